import type { Glyph } from '../decode/pdf-glyphs.ts'

/** A glyph in the reading frame of its direction. */
export interface PlacedGlyph {
  readonly glyph: Glyph
  /** Place in content order. */
  readonly at: number
  /** Advance from u0 to u1. */
  readonly u0: number
  readonly u1: number
  /** Its ink in the same direction: fonts may claim other widths than they print. */
  readonly ink0: number
  readonly ink1: number
  readonly inkTop: number
  readonly inkBottom: number
  readonly baseline: number
  readonly em: number
}

/** The same character twice within this distance is bold made by printing twice. */
const DOUBLE_PRINT_EM = 0.12
/** Kerned letters overlap by less, and fewer overlap in a row with accents of their own. */
const OVERPRINTED_EM = 0.15
const OVERPRINTED_MIN = 4
/** Fewer glyphs of one text object may be accents, or what is put together of parts. */
const TEXT_MIN = 3
/** No row of print has more; every glyph is compared with all others. */
const GLYPHS_MAX = 1000
/** One print goes from left to right; letters that are kerned or put together step back by less. */
const STEP_BACK_EM = 1

/**
 * A stamp over a line, or a cell that runs into the next: glyphs of both lie between each other, and the order in which
 * they were printed tells them apart. One accent over its letter is no second print.
 */
export function printsApart(row: readonly PlacedGlyph[]): PlacedGlyph[][] {
  const collisions = row.filter((glyph, i) => {
    const previous = row[i - 1]
    return previous !== undefined && collide(previous, glyph)
  })
  if (collisions.length === 0 || row.length > GLYPHS_MAX) return [[...row]]
  const texts = textsOf(row)
  const layers: PlacedGlyph[][] = []
  for (const print of inPrintedOrder(row, texts)) {
    const free = layers.find(
      (layer) =>
        overprinted(print, layer) < OVERPRINTED_MIN &&
        !print.some((glyph) => layer.some((other) => lieOnEachOther(other, glyph, texts))),
    )
    if (free) free.push(...print)
    else layers.push(print)
  }
  return layers.map((layer) => layer.sort((a, b) => a.u0 - b.u0))
}

type Texts = ReadonlySet<number>

/** The text objects that are more than a sign: one glyph of such a text on another's tells the two apart. */
function textsOf(row: readonly PlacedGlyph[]): Texts {
  const sizes = new Map<number, number>()
  for (const { glyph } of row) sizes.set(glyph.object, (sizes.get(glyph.object) ?? 0) + 1)
  return new Set([...sizes].flatMap(([object, size]) => (size >= TEXT_MIN ? [object] : [])))
}

function areTwoTexts({ glyph: one }: PlacedGlyph, { glyph: other }: PlacedGlyph, texts: Texts): boolean {
  return one.object !== other.object && texts.has(one.object) && texts.has(other.object)
}

function lieOnEachOther(one: PlacedGlyph, other: PlacedGlyph, texts: Texts): boolean {
  const sharesInk = Math.min(one.ink1, other.ink1) > Math.max(one.ink0, other.ink0)
  return sharesInk && areTwoTexts(one, other, texts) && collide(one, other)
}

/** Glyphs that were printed one after the other, from left to right. */
function inPrintedOrder(row: readonly PlacedGlyph[], texts: Texts): PlacedGlyph[][] {
  const prints: PlacedGlyph[][] = []
  for (const glyph of row.toSorted((a, b) => a.at - b.at)) {
    const print = prints.at(-1)
    const last = print?.at(-1)
    const stepsOn =
      last &&
      (areTwoTexts(last, glyph, texts)
        ? glyph.u0 >= last.u0 && !lieOnEachOther(last, glyph, texts)
        : glyph.u0 > last.u0 - STEP_BACK_EM * glyph.em)
    if (print && stepsOn) print.push(glyph)
    else prints.push([glyph])
  }
  return prints
}

function overprinted(print: readonly PlacedGlyph[], layer: readonly PlacedGlyph[]): number {
  return print.filter((glyph) => layer.some((other) => collide(other, glyph))).length
}

/** Whether glyphs lie well inside each other, and are not the same one printed twice. */
function collide(one: PlacedGlyph, other: PlacedGlyph): boolean {
  const shared = Math.min(one.u1, other.u1) - Math.max(one.u0, other.u0)
  return shared > OVERPRINTED_EM * Math.min(one.em, other.em) && !isDoublePrint(one, other)
}

/** Bold that is made by printing twice. */
export function isDoublePrint(one: PlacedGlyph, other: PlacedGlyph): boolean {
  return one.glyph.text === other.glyph.text && Math.abs(other.u0 - one.u0) < DOUBLE_PRINT_EM * other.em
}
