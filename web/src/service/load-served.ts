import type { DocumentFields, DocumentText, FichaClient } from '@ficha/client'
import type { ExtractionResult } from '@ficha/engine'
import { type OpenDocument, type Phase, store } from '../state/state.ts'

/** Follow a document of the service to its end, then fetch what was read and what was sent. */
export async function loadServed(client: FichaClient, id: string, signal: AbortSignal): Promise<void> {
  const now = await client.get(id, { signal })
  const files = await fetchFiles(client, id, signal)
  const document: OpenDocument = {
    id,
    name: now.externalId ?? id,
    type: now.type ?? 'auto',
    typeConfidence: now.typeConfidence ?? null,
    files,
    shown: files,
    origin: 'service',
    phase: WAITING,
    notes: [],
    corrections: {},
  }
  if (signal.aborted) return
  if (now.status === 0) {
    show(document)
    await client.waitFor(id, { signal })
  }
  const phase = await fetchPhase(client, id, signal)
  // A type that was to be found is known by now.
  const ended = now.type === null ? await client.get(id, { signal }) : now
  const type = ended.type ?? 'auto'
  show({ ...document, type, typeConfidence: ended.typeConfidence ?? null, phase })
}

const WAITING: Phase = { kind: 'reading', progress: { stage: 'understand', page: 0, pageCount: 0, share: 0 } }

function show(served: OpenDocument): void {
  store.update((state) => ({ ...state, served }))
}

async function fetchPhase(client: FichaClient, id: string, signal: AbortSignal): Promise<Phase> {
  const [fields, text] = await Promise.all([client.fields(id, { signal }), client.text(id, { signal })])
  if (fields.status === 2) {
    const { code, message } = fields.error
    return { kind: 'failed', code, message, detectedType: null }
  }
  if (fields.status !== 1 || text.status !== 1) return WAITING
  return { kind: 'read', reading: toReading(fields, text), seconds: fields.processTime }
}

/** What the service answers in two parts is what the engine gives in one. */
function toReading(
  fields: Extract<DocumentFields, { status: 1 }>,
  text: Extract<DocumentText, { status: 1 }>,
): ExtractionResult {
  // The client has checked every member; its types know the names, the engine's only that there are some.
  const reports = fields.fields as unknown as ExtractionResult['fields']
  const data = Object.fromEntries(Object.entries(reports).map(([name, { value }]) => [name, value]))
  return {
    data,
    fields: reports,
    validations: fields.validations,
    text: text.pages,
    pageCount: fields.pageCount,
    engine: fields.engine as ExtractionResult['engine'],
  }
}

/** The files as uploaded; none where the service has purged them already. */
async function fetchFiles(client: FichaClient, id: string, signal: AbortSignal): Promise<File[]> {
  const files: File[] = []
  for (let number = 1, count = 1; number <= count; number++) {
    try {
      const file = await client.file(id, { number, signal })
      count = file.count
      files.push(new File([file.blob], `${id}-${number}`, { type: file.blob.type }))
    } catch (error) {
      if (signal.aborted) throw error
      return files
    }
  }
  return files
}
