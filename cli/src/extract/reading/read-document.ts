import type { DocumentType, ExtractionResult } from '@ficha/engine'
import { read } from '@ficha/engine/node'
import type { DocumentFiles } from '../gather/document-files.ts'
import { type Problem, problemOf } from '../problem.ts'
import { contentHash } from './content-hash.ts'

/** What every document of a run is asked for. */
export interface Question {
  readonly type: DocumentType | 'auto'
  readonly pages?: string
  /** Of those files that ask for one. */
  readonly password?: string
}

/** One document's part of the output. */
export interface DocumentReport {
  readonly file: string
  /** Null where the files could not be opened. */
  readonly sha256: string | null
  /** Null where it was to be found and was not. */
  readonly type: DocumentType | null
  /** Probability that `type` is right, where it was found. */
  readonly typeConfidence?: number
  readonly result?: ExtractionResult
  /** Seconds. */
  readonly processTime: number
  readonly error?: Problem
}

/**
 * One document with the engine of this thread.
 *
 * @throws what is neither the document's nor the file system's fault
 */
export async function readDocument(
  { name, paths }: DocumentFiles,
  { type, ...asked }: Question,
): Promise<DocumentReport> {
  const started = performance.now()
  const seconds = () => Math.round(performance.now() - started) / 1000
  let sha256: string | null = null
  try {
    sha256 = await contentHash(paths)
    if (type !== 'auto') {
      const result = await read(paths, { type, ...asked })
      return { file: name, sha256, type, result, processTime: seconds() }
    }
    const { type: found, typeConfidence, ...result } = await read(paths, { type, ...asked })
    return { file: name, sha256, type: found, typeConfidence, result, processTime: seconds() }
  } catch (error) {
    const problem = problemOf(error)
    if (problem === null) throw error
    return {
      file: name,
      sha256,
      type: type === 'auto' ? null : type,
      processTime: seconds(),
      error: problem,
    }
  }
}
