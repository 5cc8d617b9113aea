import { boxOf } from '../geometry.ts'
import { type Act, actsOf } from '../page/acts.ts'
import { isUpright } from '../page/reading-order.ts'
import type { ReadPage, TextLine } from '../types.ts'
import type { DocumentTypeDefinition } from './definition.ts'

/** Log-odds from which an act is of a type. */
const CLEAR = 0
/** An act so much less probable than the best one is another firm's or another case's. */
const NEAR = 4
/** Two acts may be a document's title and its text: only what says much, and surely about something else, is left out. */
const FEW = 2
const SURELY_OTHER = -5
const WORDS_THAT_TELL = 25
/** Of the page's height: what belongs to the page and stands there is read before its acts. */
const HEAD_SHARE = 0.5

/** Log-odds that what a page prints is of the type (`oddsOf`). */
export type ToldType = (page: ReadPage, definition: DocumentTypeDefinition) => Promise<number>

/**
 * The pages without the acts that are about something else, where a page prints several, as a gazette does. Each part of
 * an act that a column makes is a page of its own: it is read before the next one.
 */
export async function withoutOtherActs(
  pages: readonly ReadPage[],
  definition: DocumentTypeDefinition,
  told: ToldType,
): Promise<readonly ReadPage[]> {
  const each = pages.map((page) => actsOf(page.lines))
  const scores: number[][] = []
  for (const [i, page] of pages.entries()) {
    const own: number[] = []
    for (const { parts } of each[i]?.acts ?? [])
      own.push(await told({ ...page, lines: parts.flat() }, definition))
    scores.push(own)
  }
  const best = Math.max(...scores.flat())
  if (best < CLEAR) return pages
  return pages.flatMap((page, i) => {
    const found = each[i]
    if (!found) return [page]
    const isOwn = (act: Act, score: number) =>
      found.acts.length > FEW
        ? score >= Math.max(CLEAR, best - NEAR)
        : score >= SURELY_OTHER || act.words < WORDS_THAT_TELL
    const own = found.acts.filter((act, j) => isOwn(act, scores[i]?.[j] ?? 0))
    return own.length === found.acts.length ? [page] : partsOf(page, found.furniture, own)
  })
}

function partsOf(page: ReadPage, furniture: readonly TextLine[], acts: readonly Act[]): ReadPage[] {
  const parts = acts.flatMap(({ parts }) => parts).map((lines) => ({ ...page, lines, codes: [], issues: [] }))
  const isHead = (line: TextLine) => isUpright(line) && boxOf(line.quad).bottom < HEAD_SHARE * page.height
  const head = { ...page, lines: furniture.filter(isHead), codes: [], issues: [] }
  return [head, ...parts, { ...page, lines: furniture.filter((line) => !isHead(line)) }]
}
