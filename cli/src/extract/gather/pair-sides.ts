import { basename, dirname, join } from 'node:path'
import { UsageError } from '../../command.ts'
import { type DocumentFiles, documentOf } from './document-files.ts'

/** What the names of a card's two pictures differ in: `front` and `back`. */
export interface SideNames {
  readonly first: string
  readonly second: string
}

/** @throws {UsageError} unless the text is two words parted by a hyphen */
export function sideNames(text: string): SideNames {
  const [first = '', second = '', ...more] = text.toLowerCase().split('-')
  if (first === '' || second === '' || more.length > 0 || first === second) {
    throw new UsageError('--pair takes the two words that file names differ in, e.g. front-back')
  }
  return { first, second }
}

/**
 * Two files of one folder whose names are the same but for these words are one document, the first side first. A side
 * without its other side is a document of its own.
 */
export function pairSides(paths: readonly string[], names: SideNames): DocumentFiles[] {
  const sides = paths.map((path) => ({ path, ...sideOf(path, names) }))
  const second = new Map(
    sides.flatMap(({ path, card, side }) => (side === 'second' ? [[card, path] as const] : [])),
  )
  const taken = new Set<string>()
  const documents: DocumentFiles[] = []
  for (const { path, card, side } of sides.toSorted((a, b) => rank(a.side) - rank(b.side))) {
    if (taken.has(path)) continue
    const other = side === 'first' ? second.get(card) : undefined
    const files = other === undefined || taken.has(other) ? [path] : [path, other]
    for (const file of files) taken.add(file)
    documents.push(documentOf(files))
  }
  const place = new Map(paths.map((path, i) => [path, i]))
  const placeOf = ({ paths: own }: DocumentFiles) => Math.min(...own.map((path) => place.get(path) ?? 0))
  return documents.toSorted((a, b) => placeOf(a) - placeOf(b))
}

type Side = 'first' | 'second' | null

/** First sides take their other side before anything else is a document of its own. */
function rank(side: Side): number {
  return side === 'first' ? 0 : 1
}

/** The last word of the name that names a side, standing alone: `silva-front.jpg`, `Front (2).png`, `77_back.pdf`. */
function sideOf(path: string, { first, second }: SideNames): { readonly card: string; readonly side: Side } {
  const name = basename(path)
    .toLowerCase()
    .replace(/\.[^.]*$/, '')
  const words = name.split(/(?<![\p{L}\p{N}])|(?![\p{L}\p{N}])/u)
  const at = words.findLastIndex((word) => word === first || word === second)
  if (at < 0) return { card: path, side: null }
  const card = join(dirname(path), [...words.slice(0, at), '\0', ...words.slice(at + 1)].join(''))
  return { card, side: words[at] === first ? 'first' : 'second' }
}
