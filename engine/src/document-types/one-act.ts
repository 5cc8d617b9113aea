import { boxOf } from '../geometry.ts'
import { type Act, actsOf } from '../page/acts.ts'
import { isUpright } from '../page/reading-order.ts'
import type { ReadPage, TextLine } from '../types.ts'
import type { DocumentTypeDefinition } from './definition.ts'

/** Log-odds from which an act is of a type. */
const CLEAR = 0
/** An act that falls this far behind the best one, in log-odds, is another firm's or another case's. */
const NEAR = 4
/** Two acts may be one document's title and text: one of them is left out only if it is long and surely of another type. */
const FEW = 2
const SURELY_OTHER = -5
const WORDS_THAT_DECIDE = 25
/** Share of the page's height: the page's own lines above are read before its acts, the others after them. */
const HEAD_SHARE = 0.5

/** Gives the log-odds that the print of a page is of a type (`oddsOf`). */
export type OddsOfPage = (page: ReadPage, definition: DocumentTypeDefinition) => Promise<number>

/**
 * The pages without acts of other types, where a page prints several acts, as a gazette does. An act that runs over columns becomes a
 * page for each column, so that they are read in their order.
 */
export async function withoutOtherActs(
  pages: readonly ReadPage[],
  definition: DocumentTypeDefinition,
  oddsOfPage: OddsOfPage,
): Promise<readonly ReadPage[]> {
  const each = pages.map((page) => actsOf(page.lines))
  const scores: number[][] = []
  for (const [i, page] of pages.entries()) {
    const own: number[] = []
    for (const { parts } of each[i]?.acts ?? [])
      own.push(await oddsOfPage({ ...page, lines: parts.flat() }, definition))
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
        : score >= SURELY_OTHER || wordsOf(act) < WORDS_THAT_DECIDE
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

function wordsOf({ parts }: Act): number {
  return parts.flat().reduce((sum, { words }) => sum + words.length, 0)
}
