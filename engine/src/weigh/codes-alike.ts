import { isOneEdge } from '../geometry.ts'
import { grouped } from '../in-order.ts'
import type { Mention } from './mention.ts'
import type { Run, RunWord } from './role-runs.ts'

/**
 * Codes that the network overlooked: alone on a line of the same page, above or below one that it saw, at its left edge and of its shape.
 * They are as probable as that one: a column has codes of one kind.
 */
export function codesAlike(codes: readonly Mention[], runs: readonly Run[]): Mention[] {
  const byShape = grouped(codes, ({ words: [first] }) => first && shapeOf(first))
  const seen = new Set(codes.flatMap(({ words }) => words))
  const overlooked = runs.flatMap(({ words }) => words.filter((word) => isAlone(word) && !seen.has(word)))
  return overlooked.flatMap((word) => {
    const alike = byShape.get(shapeOf(word))?.find(({ words: [one] }) => one && areInColumn(one, word))
    return alike ? [{ ...alike, words: [word] }] : []
  })
}

function isAlone({ line }: RunWord): boolean {
  return line.line.words.length === 1
}

function areInColumn(one: RunWord, { line: b }: RunWord): boolean {
  const a = one.line
  return isAlone(one) && a.page === b.page && isOneEdge(a.box.left, b.box.left, a.box.bottom - a.box.top)
}

/** `0406-1` as `9999-9`, `A-05-04-5` as `X-99-99-9`. */
function shapeOf({ text }: RunWord): string {
  return text.replace(/\d/g, '9').replace(/\p{Lu}/gu, 'X')
}
