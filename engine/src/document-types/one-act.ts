import type { ReadDocument } from '../fields/reading.ts'
import { boxOf, median } from '../geometry.ts'
import { type Act, actsOf, type PageOfActs } from '../page/acts.ts'
import { columnsOf } from '../page/columns.ts'
import { isUpright, rowsOf } from '../page/reading-order.ts'
import type { ReadPage, TextLine } from '../types.ts'
import { normalise } from '../values/normalise.ts'
import { CELL_WORDS_MAX } from '../weigh/role-runs.ts'
import { oddsOf } from './classify.ts'
import type { DocumentTypeDefinition } from './definition.ts'

/** Log-odds from which an act is of a type. */
const CLEAR = 0
/** An act that falls this far behind the best one, in log-odds, is another firm's or another case's. */
const NEAR = 4
/**
 * Two acts may be one document's title and text, and a form has parts that begin like acts: both are read, unless each is surely an act
 * of its own.
 */
const FEW = 2
/** A case number in the margin reads like the beginning of an act, and has no text. */
const WORDS_MIN = 5
/** Share of the page's height: the page's own lines above are read before its acts, the others after them. */
export const HEAD_SHARE = 0.5

/** The acts of a page, each read on its own. */
export interface ActsOfPage extends PageOfActs {
  /** As many as acts: what the reader network, without a type, sees in each. */
  readonly documents: readonly ReadDocument[]
}

/** Every act of the pages, read by `read` as a page of its own. */
export async function readActs(
  pages: readonly ReadPage[],
  read: (page: ReadPage) => Promise<ReadDocument>,
): Promise<ActsOfPage[]> {
  const each: ActsOfPage[] = []
  for (const page of pages) {
    const { furniture, acts } = actsOf(page.lines) ?? { furniture: [], acts: [] }
    const documents: ReadDocument[] = []
    for (const { parts } of acts) documents.push(await read({ ...page, lines: parts.flat() }))
    each.push({ furniture, acts, documents })
  }
  return each
}

/**
 * The pages without acts of other types, where a page prints several acts, as a gazette does. An act that runs over columns becomes a
 * page for each column, so that they are read in their order. The same pages where no act is clearly of the type.
 */
export function withoutOtherActs(
  pages: readonly ReadPage[],
  each: readonly ActsOfPage[],
  definition: DocumentTypeDefinition,
): readonly ReadPage[] {
  const scores = each.map(({ documents }) => documents.map((document) => oddsOf(document, definition)))
  const best = Math.max(...scores.flat())
  if (best < CLEAR) return pages.flatMap(inColumns)
  return pages.flatMap((page, i) => {
    const found = each[i]
    if (!found) return [page]
    const long = found.acts.filter(({ words }) => words >= WORDS_MIN)
    const isMany =
      long.length > FEW || (long.length === FEW && long.every((act) => act.isNumbered || act.isNotice))
    const isOwn = (score: number) => !isMany || score >= Math.max(CLEAR, best - NEAR)
    const own = withoutLesser(
      found.acts.filter((_, j) => isOwn(scores[i]?.[j] ?? 0)),
      (act) => isMany || act.isNotice,
      definition,
    )
    if (own.length === found.acts.length) return inColumns(page)
    const parts = own.flatMap((act) => act.parts)
    return partsOf(page, found.furniture, parts)
  })
}

/** Where some acts give what is looked for and others do not, as requests, these are other documents. */
function withoutLesser(
  acts: readonly Act[],
  mayBeLesser: (act: Act) => boolean,
  { isLesser }: DocumentTypeDefinition,
): readonly Act[] {
  if (!isLesser) return acts
  const given = acts.filter((act) => !mayBeLesser(act) || !isLesser(normalise(textOf(act.parts.flat()))))
  return given.length > 0 ? given : acts
}

function textOf(lines: readonly TextLine[]): string {
  return lines.map(({ text }) => text).join(' ')
}

/** A page of running text with a page for each column, read one after the other; cells of a form belong to those beside them. */
function inColumns(page: ReadPage): ReadPage[] {
  const columns = columnsOf(rowsOf(page.lines).flat()).columns.map((column) => column.map(({ line }) => line))
  const wordsIn = (lines: readonly TextLine[]) => median(lines.map(({ words }) => words.length))
  if (columns.length < 2 || columns.some((lines) => wordsIn(lines) <= CELL_WORDS_MAX)) return [page]
  const own = new Set(columns.flat())
  const others = page.lines.filter((line) => !own.has(line))
  return partsOf(page, others, columns)
}

function partsOf(page: ReadPage, furniture: readonly TextLine[], columns: Act['parts']): ReadPage[] {
  const parts = columns.map((lines) => ({ ...page, lines, codes: [], issues: [] }))
  const isHead = (line: TextLine) => isUpright(line) && boxOf(line.quad).bottom < HEAD_SHARE * page.height
  const head = { ...page, lines: furniture.filter(isHead), codes: [], issues: [] }
  return [head, ...parts, { ...page, lines: furniture.filter((line) => !isHead(line)) }]
}
