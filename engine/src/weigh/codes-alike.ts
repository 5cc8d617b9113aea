import { isOneEdge } from '../geometry.ts'
import { grouped } from '../in-order.ts'
import type { Mention } from './mention.ts'
import type { Run, RunWord } from './role-runs.ts'

/**
 * Codes that the network overlooked: alone on a line of the same page, above or below one that it saw, at its left edge and of its shape.
 * They are as probable as that one: a column has codes of one kind.
 */
export function codesAlike(codes: readonly Mention[], runs: readonly Run[]): Mention[] {
  const lone = codes.flatMap((code) => {
    const [word, ...others] = code.words
    return word && others.length === 0 && isAlone(word) ? [{ code, word }] : []
  })
  if (lone.length === 0) return []
  const byShape = grouped(lone, ({ word }) => shapeOf(word.text))
  const seen = new Set(codes.flatMap(({ words }) => words.map(({ row }) => row)))
  return runs
    .flatMap(({ words }) => words)
    .filter((word) => isAlone(word) && !seen.has(word.row))
    .flatMap((word) => {
      const model = byShape.get(shapeOf(word.text))?.find((one) => areInColumn(one.word, word))
      return model ? [{ ...model.code, words: [word] }] : []
    })
}

function isAlone({ line }: RunWord): boolean {
  return line.line.words.length === 1
}

function areInColumn({ line: a }: RunWord, { line: b }: RunWord): boolean {
  return a.page === b.page && isOneEdge(a.box.left, b.box.left, a.box.bottom - a.box.top)
}

/** `0406-1` as `9999-9`, `A-05-04-5` as `X-99-99-9`. */
function shapeOf(text: string): string {
  return text.replace(/\d/g, '9').replace(/\p{Lu}/gu, 'X')
}
