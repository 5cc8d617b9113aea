import type { Point, ReadTextWord, TextCell, TextPage, TextTable } from '@ficha/engine'

/** What is looked at, focused and marked as one: a line, or a cell of a table. */
export interface TextUnit {
  readonly words: readonly ReadTextWord[]
  /** Where it stands: a place for each of its lines. */
  readonly places: readonly (readonly Point[])[]
}

/** A page's units in reading order; `block` → where its own begin, `cell` → which is its own. */
export interface PageUnits {
  readonly units: readonly TextUnit[]
  readonly starts: readonly number[]
}

const known = new WeakMap<TextPage, PageUnits>()

export function unitsOf(page: TextPage): PageUnits {
  const before = known.get(page)
  if (before !== undefined) return before
  const units: TextUnit[] = []
  const starts = page.blocks.map((block) => {
    const start = units.length
    units.push(...(block.kind === 'table' ? cellsOf(block, page) : linesOf(block.lines, page)))
    return start
  })
  const made = { units, starts }
  known.set(page, made)
  return made
}

function linesOf(indexes: readonly number[], { lines }: TextPage): TextUnit[] {
  return indexes.flatMap((index) => {
    const line = lines[index]
    return line === undefined ? [] : [{ words: line.words, places: [line.polygon] }]
  })
}

/** A line of the page may have words in several cells, from left to right. */
function cellsOf({ cells }: TextTable, page: TextPage): TextUnit[] {
  const taken = new Set<ReadTextWord>()
  return cells.map((cell) => {
    const pieces = piecesOf(cell, page, taken)
    return { words: pieces.flat(), places: pieces.flatMap(placeOf) }
  })
}

/** The words of a cell, a piece for each of its lines. */
function piecesOf(cell: TextCell, { lines }: TextPage, taken: Set<ReadTextWord>): ReadTextWord[][] {
  const texts = cell.text.split(' ')
  let next = 0
  const pieces = cell.lines.map((index) =>
    (lines[index]?.words ?? []).filter((word) => {
      if (taken.has(word) || word.text !== texts[next]) return false
      taken.add(word)
      next += 1
      return true
    }),
  )
  if (next === texts.length) return pieces
  // It says what it says, wherever its words may be.
  return [texts.map((text) => ({ text, polygon: [], confidence: 1 }))]
}

function placeOf(words: readonly ReadTextWord[]): (readonly Point[])[] {
  const [a, , , d] = words[0]?.polygon ?? []
  const [, b, c] = words.at(-1)?.polygon ?? []
  return a && b && c && d ? [[a, b, c, d]] : []
}
