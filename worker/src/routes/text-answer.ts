import type { DocumentRow } from '../store/documents.ts'
import type { StoredText } from '../store/texts.ts'
import { documentParts, renderSeconds } from '../wire.ts'

export function textResponse(
  body: ReadableStream<Uint8Array>,
  headers: Record<string, string> = {},
): Response {
  return new Response(body, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  })
}

/** A text as `data` of its document. Nobody parses what may be megabytes: the stored bytes are put in as they are. */
export function textAsData(document: DocumentRow, { body }: StoredText): ReadableStream<Uint8Array> {
  const { head, tail } = membersOf(document)
  return between(`${opened(head)},"data":`, body, `,${closed(tail)}`)
}

/** The same beside the members of its document. */
export function textAsMembers(
  document: DocumentRow,
  { body, engine }: StoredText,
): ReadableStream<Uint8Array> {
  const { head, tail } = membersOf(document)
  const after = { pageCount: document.page_count, engine, ...tail }
  return between(`${opened(head)},`, body.pipeThrough(withoutBraces()), `,${closed(after)}`)
}

function membersOf(document: DocumentRow) {
  const { head, tail } = documentParts(document)
  return { head, tail: { processTime: renderSeconds(document.process_time_ms ?? 0), ...tail } }
}

function opened(members: object): string {
  return JSON.stringify(members).slice(0, -1)
}

function closed(members: object): string {
  return JSON.stringify(members).slice(1)
}

function between(before: string, body: ReadableStream<Uint8Array>, after: string) {
  const encoder = new TextEncoder()
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: (controller) => controller.enqueue(encoder.encode(before)),
      flush: (controller) => controller.enqueue(encoder.encode(after)),
    }),
  )
}

/** The members of an object: its first and its last byte are left out. */
function withoutBraces(): TransformStream<Uint8Array, Uint8Array> {
  let isFirst = true
  let last: Uint8Array | null = null
  return new TransformStream({
    transform(chunk, controller) {
      const bytes = isFirst ? chunk.subarray(1) : chunk
      if (chunk.length > 0) isFirst = false
      if (bytes.length === 0) return
      if (last !== null) controller.enqueue(last)
      controller.enqueue(bytes.subarray(0, -1))
      last = bytes.slice(-1)
    },
  })
}
