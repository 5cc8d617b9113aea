import { boxOf } from '../geometry.ts'
import { type Act, actsOf } from '../page/acts.ts'
import { isUpright } from '../page/reading-order.ts'
import type { ReadPage, TextLine } from '../types.ts'
import type { DocumentTypeDefinition } from './definition.ts'

/** Log-odds of its phrases from which an act is of a type. */
const CLEAR = 4
/** Of the page's height: what belongs to the page and stands there is read before its acts. */
const HEAD_SHARE = 0.5

/**
 * The pages without the acts that are about something else, where a page prints several, as a gazette does. Each part of
 * an act that a column makes is a page of its own: it is read before the next one.
 */
export function withoutOtherActs(
  pages: readonly ReadPage[],
  definition: DocumentTypeDefinition,
): readonly ReadPage[] {
  const each = pages.map((page) => actsOf(page.lines))
  const scores = each.map((found) => found?.acts.map((act) => scoreOf(act, definition)) ?? [])
  const best = Math.max(...scores.flat(), 0)
  if (best < CLEAR) return pages
  return pages.flatMap((page, i) => {
    const found = each[i]
    if (!found) return [page]
    const own = found.acts.filter((_, j) => (scores[i]?.[j] ?? 0) >= CLEAR)
    return own.length === found.acts.length ? [page] : partsOf(page, found.furniture, own)
  })
}

function partsOf(page: ReadPage, furniture: readonly TextLine[], acts: readonly Act[]): ReadPage[] {
  const parts = acts.flatMap(({ parts }) => parts).map((lines) => ({ ...page, lines, codes: [], issues: [] }))
  const isHead = (line: TextLine) => isUpright(line) && boxOf(line.quad).bottom < HEAD_SHARE * page.height
  const head = { ...page, lines: furniture.filter(isHead), codes: [], issues: [] }
  return [head, ...parts, { ...page, lines: furniture.filter((line) => !isHead(line)) }]
}

function scoreOf({ text }: Act, { clues }: DocumentTypeDefinition): number {
  return clues.reduce((sum, { phrase, weight }) => sum + (phrase.test(text) ? weight : 0), 0)
}
