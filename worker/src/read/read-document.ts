import {
  DOCUMENT_TYPES,
  type DocumentType,
  type Reading,
  type ReadOptions,
  UnreadableDocument,
} from '@ficha/engine'
import { memoryPeakBytes, read } from '@ficha/engine/workerd'
import type { AskedType } from '../document-type.ts'
import { LIMITS } from '../limits.ts'
import { describeError, log } from '../log.ts'
import type { Judging } from './judge-reading.ts'
import type { ReadAnswer } from './read-answer.ts'
import { receiveFiles, type SentFiles } from './sent-files.ts'
import { summaryOf } from './summary.ts'
import { textOf } from './text-of.ts'
import { takeReadingTurn } from './turn.ts'

/**
 * Read one document.
 *
 * @throws when the world failed or we are wrong: reading may be tried again
 */
export async function readDocument(
  sent: SentFiles,
  type: AskedType,
  pages: string | null,
  password: string | null,
  judging: Judging | null,
): Promise<ReadAnswer> {
  const turn = await takeReadingTurn({
    weight: 1,
    waitSeconds: LIMITS.readerTurnSecondsMax,
    holdSeconds: LIMITS.processingSecondsMax,
  })
  if (turn === null) {
    // The sender's failure to send is no failure of ours.
    void sent.bytes.cancel().catch(() => {})
    return { outcome: 'busy' }
  }
  try {
    return await readNow(await receiveFiles(sent), type, pages, password, judging)
  } catch (error) {
    // Across RPC an error loses where it was thrown.
    log({ event: 'read-failed', ...describeError(error) })
    throw error
  } finally {
    turn.end()
  }
}

async function readNow(
  files: readonly Uint8Array[],
  type: AskedType,
  pages: string | null,
  password: string | null,
  judging: Judging | null,
): Promise<ReadAnswer> {
  const startedAt = Date.now()
  // A Worker's clock moves only with I/O: without the pause the time of a pure computation is zero.
  const elapsedMs = () => scheduler.wait(0).then(() => Date.now() - startedAt)
  try {
    const options = { pages: pages ?? undefined, password: password ?? undefined }
    const told =
      type === 'text' ? await readText(files, options) : await readAs(files, type, options, judging)
    return { outcome: 'read', ...told, ms: await elapsedMs(), memoryPeakBytes: memoryPeakBytes() }
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    const { code, message, detectedType } = error
    return { outcome: 'unreadable', code, detail: message, detectedType, ms: await elapsedMs() }
  }
}

/** The engine's own types are all that there are; what is none is to be found out again. */
function knownType(type: number | null): DocumentType | null {
  return DOCUMENT_TYPES.find((known) => known === type) ?? null
}

type Told = Omit<Extract<ReadAnswer, { outcome: 'read' }>, 'outcome' | 'ms' | 'memoryPeakBytes'>
type Options = Pick<ReadOptions, 'pages' | 'password'>

async function readAs(
  files: readonly Uint8Array[],
  type: Exclude<AskedType, 'text'>,
  options: Options,
  judging: Judging | null,
): Promise<Told> {
  if (type !== 'auto') {
    const result = await read(files, { type, ...options })
    return { ...tell(result, null), ...summaryOf(result, type, null, judging) }
  }
  // The result of a document whose type was found is that of the type: what found it stands beside.
  const { type: foundType, typeConfidence, ...result } = await read(files, { type, ...options })
  const found = { type: foundType, confidence: typeConfidence }
  return { ...tell(result, found), ...summaryOf(result, foundType, typeConfidence, judging) }
}

function tell(result: Reading, found: Told['found']): Omit<Told, 'judged' | 'title'> {
  return {
    result: JSON.stringify(result),
    engine: null,
    pageCount: result.text.length,
    found,
    parts: (result.parts ?? []).map(({ from, to, pages, type }) => ({
      from,
      to,
      pages,
      type: knownType(type),
    })),
  }
}

/** No field of a text is to be judged, and none is what people call it by. */
async function readText(files: readonly Uint8Array[], options: Options): Promise<Told> {
  const reading = await read(files, { type: 'text', ...options })
  return {
    result: JSON.stringify(textOf(reading)),
    engine: reading.engine,
    pageCount: reading.pages.length,
    found: null,
    judged: null,
    title: null,
    parts: [],
  }
}
