import { type DocumentType, type ExtractionResult, type TextReading, UnreadableDocument } from '@ficha/engine'
import { read } from '@ficha/engine/node'
import type { DocumentFiles } from '../gather/document-files.ts'
import { type Problem, problemOf } from '../problem.ts'
import { contentHash } from './content-hash.ts'

/** What every document of a run is asked for. */
export interface Question {
  readonly type: DocumentType | 'auto' | 'text'
  /** The text of a document of another type is given, beside the refusal. */
  readonly otherwise?: 'text'
  readonly pages?: string
  /** Of those files that ask for one. */
  readonly password?: string
  /** Whether each document of a file with several has a report. */
  readonly split?: boolean
}

/** One document's part of the output. */
export interface DocumentReport {
  readonly file: string
  /** Null where the files could not be opened. */
  readonly sha256: string | null
  /** Null where it was to be found and was not, and where text alone was asked for. */
  readonly type: DocumentType | null
  /** Probability that `type` is right, where it was found. */
  readonly typeConfidence?: number
  readonly result?: ExtractionResult
  /** Where text alone was asked for, or is all that there is. */
  readonly reading?: TextReading
  /** Seconds. */
  readonly processTime: number
  readonly error?: Problem
  /** Those of the file's other documents, in the order of their pages; this one is the first. */
  readonly others?: readonly DocumentReport[]
}

/**
 * One document with the engine of this thread.
 *
 * @throws what is neither the document's nor the file system's fault
 */
export async function readDocument(
  { name, paths }: DocumentFiles,
  { type, split: _, ...asked }: Question,
): Promise<DocumentReport> {
  const started = performance.now()
  const seconds = () => Math.round(performance.now() - started) / 1000
  let sha256: string | null = null
  try {
    sha256 = await contentHash(paths)
    const answer = await read(paths, { type, ...asked })
    const known = { file: name, sha256, processTime: seconds() }
    if (!('type' in answer)) return { ...known, type: numberOf(type), result: answer }
    if (answer.type === 'text') return { ...known, type: null, reading: answer, ...refusalOf(answer) }
    const { type: found, typeConfidence, ...result } = answer
    return { ...known, type: found, typeConfidence, result }
  } catch (error) {
    const problem = problemOf(error)
    if (problem === null) throw error
    return {
      file: name,
      sha256,
      type: numberOf(type),
      processTime: seconds(),
      error: problem,
    }
  }
}

/** The type that is known before anything is read. */
export function numberOf(type: Question['type']): DocumentType | null {
  return typeof type === 'number' ? type : null
}

function refusalOf({ refusal }: TextReading): Pick<DocumentReport, 'error'> {
  if (refusal === undefined) return {}
  const { code, message, detectedType } = refusal
  const error = problemOf(new UnreadableDocument(code, message, detectedType))
  return error === null ? {} : { error }
}
