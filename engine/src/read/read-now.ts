import { inspect } from '../decode/decode.ts'
import { definitionOf } from '../document-types/document-types.ts'
import type { DocumentType } from '../document-types/schemas.ts'
import { UnreadableDocument } from '../errors.ts'
import { fieldsOf, typeOf } from '../extract.ts'
import { LIMITS } from '../limits.ts'
import { type PagesRead, readPages, readText } from '../read-pages.ts'
import { toTextReading } from '../text-wire.ts'
import { type ExtractionResult, toResult } from '../wire.ts'
import type { Asked, FoundReading, Otherwise, Progress } from './read.ts'
import type { Answered, Question } from './read-on.ts'
import type { WatchedRuntime } from './watch-runtime.ts'

/** How much of a page is behind when a stage begins: recognition takes most of the time that pixels take. */
const SHARE_BEHIND: Readonly<Record<Progress['stage'], number>> = {
  load: 0,
  open: 0,
  understand: 0.02,
  find: 0.1,
  read: 0.35,
}
/** After this many lines, about 100 ms, other work on this thread has its turn, and an abort is noticed. */
const RUNS_BETWEEN_BREATHS = 8

/**
 * One document in this thread, telling how far it is.
 *
 * @param keep is given the pages that fields of any type can be asked of
 */
export async function readNow(
  { runtime, watch, failure }: WatchedRuntime,
  files: readonly Uint8Array[],
  { type, otherwise, pages, password, wordsMax, tell, signal }: Question,
  keep: (read: PagesRead) => void = () => {},
): Promise<Answered | FoundReading> {
  let page = 0
  let pageCount = 0
  const say = (stage: Progress['stage']) => {
    const share = pageCount === 0 ? 0 : (Math.max(0, page - 1) + SHARE_BEHIND[stage]) / pageCount
    tell?.({ stage, page, pageCount, share: Math.min(1, share) })
  }
  let runs = 0
  watch(async (name) => {
    // Roles are read last, when no page is ahead.
    if (name !== 'reader') say(name === 'detector' ? 'find' : 'read')
    runs += 1
    if (runs % RUNS_BETWEEN_BREATHS === 0) await breathe(signal)
  })
  const onPage = () => {
    signal.throwIfAborted()
    page += 1
    say('understand')
  }
  say('open')
  try {
    if (tell !== null) pageCount = await countPages(files, runtime, pages, password)
    const asked = pages ? { pages, password, onPage } : { password, onPage }
    if (type === 'text') return toTextReading(await readText(files, runtime, { ...asked, wordsMax }))
    const definitions = type === 'auto' ? undefined : [definitionOf(type)]
    const read = await readPages(files, runtime, definitions ? { ...asked, definitions } : asked)
    if (type === 'auto') keep(read)
    return answerOf(read, type, otherwise)
  } catch (error) {
    throw failure() ?? error
  } finally {
    watch(() => {})
  }
}

/** What pages that are read already say when they are asked as a type, or for their type. */
export function answerOf(
  read: PagesRead,
  type: Asked,
  otherwise: Otherwise | undefined,
): Answered | FoundReading {
  if (type === 'text') return toTextReading(read)
  try {
    return fieldsAs(read, type)
  } catch (error) {
    const isOther = error instanceof UnreadableDocument && error.code === 'wrong_document_type'
    if (otherwise !== 'text' || !isOther) throw error
    const { message, detectedType } = error
    return toTextReading(read, { code: 'wrong_document_type', message, detectedType })
  }
}

function fieldsAs(read: PagesRead, type: DocumentType | 'auto'): ExtractionResult | FoundReading {
  if (type !== 'auto') return toResult(fieldsOf(read, type))
  const found = typeOf(read)
  const typeConfidence = Math.round(found.confidence * 1e4) / 1e4
  return { ...toResult(fieldsOf(read, found.type)), type: found.type, typeConfidence }
}

/** How many pages will be read. */
async function countPages(
  files: readonly Uint8Array[],
  runtime: WatchedRuntime['runtime'],
  pages: Question['pages'],
  password: Question['password'],
): Promise<number> {
  const { pageCount } = await inspect(files, runtime, pages, password)
  return (
    pages?.reduce((sum, { from, to }) => sum + to - from + 1, 0) ??
    Math.min(pageCount, LIMITS.pagesAnalysedByDefault)
  )
}

/** Lets whatever waits for this thread come first. */
async function breathe(signal: AbortSignal): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  signal.throwIfAborted()
}
