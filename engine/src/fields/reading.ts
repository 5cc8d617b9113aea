import { boxOf, isBelow, shareRow } from '../geometry.ts'
import { blocksOf } from '../page/blocks.ts'
import { isUpright, type PlacedLine, rowsOf } from '../page/reading-order.ts'
import type { Roles } from '../reader/read-roles.ts'
import type { ReadPage } from '../types.ts'
import { normaliseWithMap } from '../values/normalise.ts'

/** Longer lines are text, in which the words of a caption or a heading announce nothing. */
export const HEADING_LENGTH_MAX = 80

/** A text line for the rules: its box, and its text without case and accents. */
export interface ReadLine extends PlacedLine {
  readonly page: ReadPage
  /** Upper-case without accents; labels are matched here. */
  readonly norm: string
  /** `map[i]` is the offset in `line.text` of `norm[i]`; one entry more than `norm` has characters. */
  readonly map: readonly number[]
}

/** Whether a line stands below another in its column, as a value below its caption. */
export function standsBelow(line: ReadLine, above: ReadLine): boolean {
  return line.page === above.page && isBelow(above.box, line.box)
}

/** Whether a line stands right of another in its row, as a value beside its caption. */
export function standsBeside(line: ReadLine, before: ReadLine): boolean {
  return line.page === before.page && line.box.left > before.box.left && shareRow(line.box, before.box)
}

/** Lines of one paragraph, one column or one cell, from top to bottom. */
export type Block = readonly ReadLine[]

export interface PageLayout {
  readonly page: ReadPage
  /** Upright text, from top to bottom, each row from left to right. */
  readonly rows: readonly (readonly ReadLine[])[]
  readonly blocks: readonly Block[]
  /** Margin stamps: text that is turned against the page. */
  readonly turned: readonly ReadLine[]
}

/** A document that was read, laid out for the rules of its type. */
export interface ReadDocument {
  readonly pages: readonly PageLayout[]
  /** All lines in reading order, page by page, turned ones last on their page. */
  readonly lines: readonly ReadLine[]
  /** Every PDF of the document is digitally signed over all of its bytes; null when none is a PDF. */
  readonly isSigned: boolean | null
  /** What the reader network says of each word; null where it saw none. */
  readonly roles: Roles | null
  /** The document's first page is there, the one that says what it is. */
  readonly fromStart: boolean
}

/**
 * @param isSigned see `ReadDocument`; null for pages that come from no file
 * @param roles see `ReadDocument`; null for pages that the network was not shown
 * @param fromStart see `ReadDocument`; where nobody says, whether the file's first page is there
 */
export function toReadDocument(
  pages: readonly ReadPage[],
  isSigned: boolean | null = null,
  roles: Roles | null = null,
  fromStart: boolean = pages.some(({ index }) => index === 0),
): ReadDocument {
  const layouts = pages.map(layOut)
  return {
    isSigned,
    roles,
    fromStart,
    pages: layouts,
    lines: layouts.flatMap((page) => [...page.rows.flat(), ...page.turned]),
  }
}

function layOut(page: ReadPage): PageLayout {
  const toRead = ({ line, box }: PlacedLine): ReadLine => ({
    page,
    line,
    box,
    ...normaliseWithMap(line.text),
  })
  const rows = rowsOf(page.lines).map((row) => row.map(toRead))
  const turned = page.lines.filter((line) => !isUpright(line))
  return {
    page,
    rows,
    blocks: blocksOf(rows),
    turned: turned.map((line) => toRead({ line, box: boxOf(line.quad) })),
  }
}
