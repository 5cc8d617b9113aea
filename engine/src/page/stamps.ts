import { boxOf, centreOf, isBelow, isOneEdge, shareRow } from '../geometry.ts'
import type { Box, ReadPage, TextLine } from '../types.ts'
import { fold } from '../values/fold.ts'
import { pattern } from '../values/pattern.ts'

/** What a notary says of a copy and of signatures, and an office of what it received. */
const STAMP = pattern()`
  CONFERE COM O ORIGINAL|AUTENTICO [^.]{0,20}COPIA|FIEL D[OE] ORIGINAL|RECONHEC(?:O|EMOS) [^.]{0,40}(?:FIRMA|ASSINATURA)
  |^\W*(?:RECEB(?:I|ID[OA]|EMOS)(?: EM| POR|\W*$)|PROTOCOL(?:O GERAL|AD[OA] EM))
`
/** What a stamp begins with, at most so many lines above. */
const HEAD = /TABELI|CARTORIO|OFICIO|AUTENTIC|CERTIFIC|PROTOCOLO/
const ABOVE_MAX = 4
/** A stamp is small: what has more lines or words is the paper itself, which holds such words. */
const [LINES_MAX, WORDS_MAX] = [12, 90]
/** A paper has few of them. */
const STAMPS_MAX = 8
/** White space between two lines of a stamp, and in a row of it, in heights of print. */
const [LEADING_MAX, GAP_MAX] = [1.5, 6]

interface Printed {
  readonly line: TextLine
  readonly box: Box
}

/** `12/03/2025, 10:22`: when a browser printed the page, in its margin. */
const PRINTED_AT = /^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/

/** `04/12/2019 09:26   6934211337   ACME LTDA   PAG. 01`: when a fax was sent, from which number, and its pages. */
const FAXED =
  /^(?=.*\d:\d\d(?!\d))(?=.*(?:\bFAX\b|(?<!\d)\d{8,13}(?!\d))).*\bP(?:AG(?:INA)?)?[.:]?\s*\d{1,3}(?:\/\d{1,3})?$/
const FAXED_WORDS_MAX = 16

/** A page without the stamps of others, and a fax's line at its edge: their days, names, codes and links are not the paper's. */
export function withoutStamps(page: ReadPage): ReadPage {
  const printed = page.lines.map((line) => ({ line, box: boxOf(line.quad) }))
  const marks = printed.filter(({ line }) => STAMP.test(fold(line.text)))
  const stamps = new Set([
    ...marks.slice(0, STAMPS_MAX).flatMap((mark) => stampAround(mark, printed)),
    ...faxedAt(printed),
  ])
  const own = printed.filter((one) => !stamps.has(one) && !PRINTED_AT.test(one.line.text))
  if (own.length === printed.length) return page
  // A seal has a code beside its words.
  const isOfSeal = (code: Box) => [...stamps].some(({ line, box }) => isBeside(line, box, code))
  const codes = page.codes.filter(({ quad }) => !isOfSeal(boxOf(quad)))
  return { ...page, lines: own.map(({ line }) => line), codes }
}

/** What a fax printed above all else or below it. */
function faxedAt(printed: readonly Printed[]): readonly Printed[] {
  const byHeight = printed.toSorted((a, b) => a.box.top - b.box.top)
  return [byHeight[0], byHeight.at(-1)].flatMap((edge) => {
    const row = printed.filter(({ box }) => edge && shareRow(box, edge.box))
    const told = row
      .toSorted((a, b) => a.box.left - b.box.left)
      .map(({ line }) => fold(line.text))
      .join(' ')
    return FAXED.test(told) && told.split(' ').length <= FAXED_WORDS_MAX ? row : []
  })
}

/** The lines of the stamp that one of them belongs to; none where it is too large for one. */
function stampAround(mark: Printed, printed: readonly Printed[]): Printed[] {
  const whole = new Set([mark, ...headOf(mark, printed)])
  for (const one of whole) {
    for (const other of printed) {
      const isBehind = other.box.left > one.box.right && isBeside(one.line, one.box, other.box)
      if (isBehind || isUnder(one, other)) whole.add(other)
    }
    if (whole.size > LINES_MAX) return []
  }
  const words = [...whole].reduce((sum, { line }) => sum + line.words.length, 0)
  return words > WORDS_MAX ? [] : [...whole]
}

/** The lines above one, from the one that begins a stamp. */
function headOf(mark: Printed, printed: readonly Printed[]): Printed[] {
  const above: Printed[] = []
  for (let one: Printed | undefined = mark; one && above.length < ABOVE_MAX; ) {
    const below: Printed = one
    one = printed.find((other) => isUnder(other, below))
    if (one) above.push(one)
  }
  return above.slice(0, above.findLastIndex(({ line }) => HEAD.test(fold(line.text))) + 1)
}

/** Whether another line is the next below one, and they begin alike or have one middle. */
function isUnder({ line, box }: Printed, below: Printed): boolean {
  const isOne = (a: number, b: number) => isOneEdge(a, b, line.height)
  const isAligned = isOne(box.left, below.box.left) || isOne(centreOf(box)[0], centreOf(below.box)[0])
  return isAligned && isBelow(box, below.box, LEADING_MAX)
}

/** Whether something stands in the row of a line, near. */
function isBeside({ height }: TextLine, line: Box, other: Box): boolean {
  const gap = Math.max(other.left - line.right, line.left - other.right)
  return gap > 0 && gap < GAP_MAX * height && shareRow(other, line)
}
