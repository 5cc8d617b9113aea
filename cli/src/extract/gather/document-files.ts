import { oneLine } from '@ficha/engine'
import type { Problem } from '../problem.ts'

/** The files of one document, in the order of its pages. */
export interface DocumentFiles {
  /** What the document is called in every output: the path, or the paths joined by ` + `, on one line. */
  readonly name: string
  readonly paths: readonly string[]
}

/** What cannot be read before anything was opened: a folder without permission, a pattern that matches nothing. */
export interface Unreached {
  readonly name: string
  readonly error: Problem
}

export interface Gathered {
  readonly documents: readonly DocumentFiles[]
  readonly unreached: readonly Unreached[]
  /** Ending → how many files with it were left out of folders. */
  readonly leftOut: ReadonlyMap<string, number>
  /** Whether a folder or a pattern was among the operands. */
  readonly fromFolders: boolean
}

export function documentOf(paths: readonly string[]): DocumentFiles {
  return { name: oneLine(paths.join(' + ')), paths }
}
