import { boxOf, centreOf, overlap, shareRow } from '../geometry.ts'
import type { Box, ReadPage, TextLine } from '../types.ts'
import { fold } from '../values/fold.ts'
import { pattern } from '../values/pattern.ts'

/** What a notary says of a copy and of signatures, and an office of what it received. */
const STAMP = pattern()`
  CONFERE COM O ORIGINAL|AUTENTICO (?:A PRESENTE|ESTA) (?:FOTO)?COPIA|(?:COPIA|REPRODUCAO) FIEL D[OE] ORIGINAL
  |\bRECONHEC(?:O|EMOS) [^.]{0,40}\b(?:FIRMAS?|ASSINATURAS?)\b
  |^\W*(?:RECEB(?:I|ID[OA]|EMOS)(?: EM| POR|\W*$)|PROTOCOL(?:O GERAL|AD[OA] EM))
`
/** What a stamp begins with, at most so many lines above. */
const HEAD = /TABELI|CARTORIO|OFICIO|AUTENTIC|CERTIFIC|PROTOCOLO/
const ABOVE_MAX = 3
/** A stamp is small: what has more lines or words is the paper itself, which holds such words. */
const [LINES_MAX, WORDS_MAX] = [12, 90]
/** A paper has few of them. */
const STAMPS_MAX = 8
/** White space between two lines of a stamp, and how far apart they begin or have their middles, in heights of print. */
const [LEADING_MAX, ALIGNED] = [1.5, 2]
/** White space in a row of a stamp, in heights of print. */
const GAP_MAX = 6

interface Printed {
  readonly line: TextLine
  readonly box: Box
}

/** `12/03/2025, 10:22`: when a browser printed the page, in its margin. */
const PRINTED_AT = /^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/

/** A page without the stamps of others: their days, names, codes and links are not the paper's. */
export function withoutStamps(page: ReadPage): ReadPage {
  const printed = page.lines.map((line) => ({ line, box: boxOf(line.quad) }))
  const marks = printed.filter(({ line }) => STAMP.test(fold(line.text)))
  const stamps = new Set(marks.slice(0, STAMPS_MAX).flatMap((mark) => stampAround(mark, printed)))
  const lines = page.lines.filter((line) => !stamps.has(line) && !PRINTED_AT.test(line.text))
  return lines.length === page.lines.length ? page : { ...page, lines }
}

/** The lines of the stamp that one of them belongs to; none where it is too large for one. */
function stampAround(mark: Printed, printed: readonly Printed[]): TextLine[] {
  const whole = new Set([mark, ...headOf(mark, printed)])
  for (const one of whole) {
    for (const other of printed) if (isUnder(one, other) || isBehind(one, other)) whole.add(other)
    if (whole.size > LINES_MAX) return []
  }
  const lines = [...whole].map(({ line }) => line)
  return lines.reduce((sum, { words }) => sum + words.length, 0) > WORDS_MAX ? [] : lines
}

/** The lines above one, from the one that begins a stamp. */
function headOf(mark: Printed, printed: readonly Printed[]): Printed[] {
  const above: Printed[] = []
  for (let one: Printed | undefined = mark; one && above.length <= ABOVE_MAX; ) {
    const below: Printed = one
    one = printed.find((other) => isUnder(other, below))
    if (one) above.push(one)
  }
  return above.slice(0, above.findLastIndex(({ line }) => HEAD.test(fold(line.text))) + 1)
}

/** Whether a line stands below another, near, and they begin alike or have one middle. */
function isUnder({ line, box }: Printed, below: Printed): boolean {
  const [from, to] = [box.left - below.box.left, centreOf(box)[0] - centreOf(below.box)[0]]
  const isAligned = Math.min(Math.abs(from), Math.abs(to)) < ALIGNED * line.height
  const isOver = overlap(box.left, box.right, below.box.left, below.box.right) > 0
  const apart = below.box.top - box.bottom
  return isOver && isAligned && below.box.top > box.top && apart < LEADING_MAX * line.height
}

function isBehind({ line, box }: Printed, other: Printed): boolean {
  const gap = other.box.left - box.right
  return gap > 0 && gap < GAP_MAX * line.height && shareRow(other.box, box)
}
