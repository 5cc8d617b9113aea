import type { Worker } from 'node:worker_threads'
import type { DocumentFiles } from '../gather/document-files.ts'
import { machineProblem } from '../problem.ts'
import type { FromLane, ToLane } from './lane.ts'
import { type DocumentReport, numberOf, type Question } from './read-document.ts'

/** A document that ends its lane is tried once more: the machine may have been short of memory. */
const TRIES = 2
/** The largest documents take a minute on a slow core. */
const DOCUMENT_MS_MAX = 15 * 60_000

export interface LanePool {
  /** At most this many lanes, and never more than documents. */
  readonly lanes: number
  readonly start: () => Worker
  readonly documentMsMax?: number
}

/** How a run is ended before its time. */
export interface Stop {
  /** No document is begun any more; those that are being read are read to their end. */
  readonly gently: AbortSignal
  /** Nothing is waited for. */
  readonly now: AbortSignal
}

/**
 * Read documents side by side, each lane taking the next one when it is free. A lane that ends is replaced, and costs only
 * its own document.
 *
 * @param tell is given reports as they come, one at a time: the next one waits for it
 * @returns how many documents were reported
 */
export async function readInLanes(
  documents: readonly DocumentFiles[],
  question: Question,
  { lanes, start, documentMsMax = DOCUMENT_MS_MAX }: LanePool,
  tell: (report: DocumentReport) => Promise<void>,
  stop: Stop,
): Promise<number> {
  const queue = documents.values()
  let reported: Promise<unknown> = Promise.resolve()
  let count = 0
  const failed = new AbortController()

  async function serve(): Promise<void> {
    const lane = replaceableLane(start, documentMsMax)
    const end = () => lane.end()
    stop.now.addEventListener('abort', end)
    try {
      while (!stop.gently.aborted && !failed.signal.aborted) {
        const next = queue.next()
        if (next.done) break
        const report = await lane.read(next.value, question)
        if (stop.now.aborted) break
        count += 1
        reported = reported.then(() => tell(report))
        await reported
      }
    } catch (error) {
      failed.abort()
      throw error
    } finally {
      stop.now.removeEventListener('abort', end)
      lane.end()
    }
  }

  const serving = Array.from({ length: Math.min(lanes, documents.length) }, serve)
  const ended = await Promise.allSettled(serving)
  const bad = ended.find((one) => one.status === 'rejected')
  if (bad) throw bad.reason
  return count
}

function replaceableLane(start: () => Worker, msMax: number) {
  let worker: Worker | null = null
  let hasEnded = false

  /** @throws where the lane ended, or took too long */
  async function ask(document: DocumentFiles, question: Question): Promise<DocumentReport> {
    worker ??= start()
    const asked = worker
    try {
      return await answerOf(asked, { document, question }, msMax)
    } catch (error) {
      worker = null
      void asked.terminate()
      throw error
    }
  }

  return {
    async read(document: DocumentFiles, question: Question): Promise<DocumentReport> {
      let why = ''
      for (let tried = 0; tried < TRIES; tried++) {
        try {
          return await ask(document, question)
        } catch (error) {
          why = error instanceof Error ? error.message : String(error)
          if (error instanceof TooLong || hasEnded) break
        }
      }
      return {
        file: document.name,
        sha256: null,
        type: numberOf(question.type),
        processTime: 0,
        error: machineProblem('reading_failed', why),
      }
    },
    end() {
      hasEnded = true
      void worker?.terminate()
      worker = null
    },
  }
}

class TooLong extends Error {}

function answerOf(worker: Worker, question: ToLane, msMax: number): Promise<DocumentReport> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => settle(() => reject(new TooLong(`the reading took over ${msMax / 1000} s`))),
      msMax,
    )
    const onMessage = ({ report }: FromLane) => settle(() => resolve(report))
    const onError = (error: Error) => settle(() => reject(error))
    const onExit = (code: number) => settle(() => reject(new Error(`the lane ended with ${code}`)))
    function settle(act: () => void) {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      act()
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.postMessage(question)
  })
}
