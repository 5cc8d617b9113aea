import { stat } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { glob, isDynamicPattern } from 'tinyglobby'
import { machineProblem } from '../problem.ts'
import { documentOf, type Gathered } from './document-files.ts'
import { pairSides, type SideNames } from './pair-sides.ts'
import { inNaturalOrder, type Walk, walkFolder } from './walk-folder.ts'

/**
 * Files, folders and patterns as documents, each file once. Shells of Windows leave patterns as they are, so they are
 * understood here on every system; a file whose name looks like a pattern is that file.
 *
 * @param sides where two pictures are one document: what their names differ in
 */
export async function gather(operands: readonly string[], sides: SideNames | null): Promise<Gathered> {
  const walk: Walk = { paths: [], unreached: [], leftOut: new Map() }
  let fromFolders = false
  for (const operand of operands) {
    const found = await stat(operand).catch(() => null)
    if (found?.isDirectory()) {
      fromFolders = true
      await walkFolder(operand, walk)
    } else if (found === null && isDynamicPattern(operand)) {
      fromFolders = true
      await matchPattern(operand, walk)
    } else walk.paths.push(operand)
  }
  const paths = [...new Set(walk.paths)]
  return {
    documents: sides === null ? paths.map((path) => documentOf([path])) : pairSides(paths, sides),
    unreached: walk.unreached,
    leftOut: walk.leftOut,
    fromFolders,
  }
}

async function matchPattern(pattern: string, walk: Walk): Promise<void> {
  // A backslash parts folders on Windows alone; elsewhere it takes a sign's meaning away.
  const portable = process.platform === 'win32' ? pattern.replaceAll('\\', '/') : pattern
  const matched = await glob(portable, {
    absolute: isAbsolute(pattern),
    expandDirectories: false,
    followSymbolicLinks: false,
  })
  const paths = matched.map((path) => join(path)).toSorted(inNaturalOrder)
  if (paths.length === 0) {
    walk.unreached.push({
      name: pattern,
      error: machineProblem('nothing_matches', 'no file matches the pattern'),
    })
  }
  walk.paths.push(...paths)
}
