import { parentPort } from 'node:worker_threads'
import type { DocumentFiles } from '../gather/document-files.ts'
import { machineProblem } from '../problem.ts'
import { type DocumentReport, numberOf, type Question } from './read-document.ts'
import { readReport } from './read-parts.ts'

/** A thread that reads one document after the other, with an engine and networks of its own. */
export interface ToLane {
  readonly document: DocumentFiles
  readonly question: Question
}

/** What it answers, and what the thread's JavaScript and WebAssembly hold by then. */
export interface FromLane {
  readonly report: DocumentReport
}

parentPort?.on('message', ({ document, question }: ToLane) => {
  void answer(document, question).then((report) => parentPort?.postMessage({ report } satisfies FromLane))
})

/** An error is reported for its own document, and the lane goes on. */
async function answer(document: DocumentFiles, question: Question): Promise<DocumentReport> {
  try {
    return await readReport(document, question)
  } catch (error) {
    return {
      file: document.name,
      sha256: null,
      type: numberOf(question.type),
      processTime: 0,
      error: machineProblem('reading_failed', error instanceof Error ? error.message : String(error)),
    }
  }
}
