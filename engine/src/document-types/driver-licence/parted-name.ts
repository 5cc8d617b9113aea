import { type ReadDocument, type ReadLine, standsBelow, standsBeside } from '../../fields/reading.ts'
import { type Span, spanOfNorm, spanText } from '../../fields/span.ts'
import type { Proposal } from '../../weigh/proposal.ts'

/** Lines between the captions of one person at most. */
const NEAR_LINES = 12

const GIVEN = captionOf('PRENOMES?|(?:PRIMEIRO )?NOMES?(?: PROPRIOS?)?|(?:GIVEN|FIRST|OTHER) NAMES?')
const SURNAME = captionOf('SOBRENOMES?|SURNAMES?|(?:LAST|FAMILY) NAMES?')
/** Letters to the next caption, or the end of the line. */
const NAME = /^[\s:]*(\p{L}[\p{L}'’. -]*?)(?=\s+\p{L}+\s*:|\s*$)/u

/** One field's caption in one language or more, up to a colon or the end of the line: `1. Surname / Sobrenome`, not `Nome e sobrenome`. */
function captionOf(names: string): RegExp {
  return new RegExp(`(?<![A-Z])(?<! (?:[EY]|AND) )(?:${names})(?: ?/ ?(?:${names}))*(?= *:|$)`)
}

/** Holders of whom a part was found, where a form or a permit asks for given name and surname in fields of their own, with both. */
export function withGivenName(holders: readonly Proposal[], { lines }: ReadDocument): readonly Proposal[] {
  const at = lines.findIndex(({ norm }) => SURNAME.test(norm))
  // Of other people's the names stand further away.
  const near = lines.slice(Math.max(0, at - NEAR_LINES), at + NEAR_LINES + 1)
  const heads = [GIVEN, SURNAME].flatMap((caption) => headOf(caption, near))
  for (const find of at < 0 ? [] : [behind, below, beside]) {
    const spans = heads.flatMap((head) => find(head, near) ?? [])
    const isPart = (one: Proposal) => one.spans.some(({ line }) => spans.some((span) => span.line === line))
    const part = spans.length === 2 ? holders.find(isPart) : undefined
    if (part) return [{ ...part, value: spanText(spans), spans }, ...holders.filter((one) => !isPart(one))]
  }
  return holders
}

/** Where a name stands by its caption: all fields of a form are alike in it. */
const behind = ({ line, end }: Span) => nameIn(line, end)
const below = ({ line }: Span, lines: readonly ReadLine[]) =>
  nameOf(lines.find((one) => standsBelow(one, line)))
const beside = ({ line }: Span, lines: readonly ReadLine[]) =>
  nameOf(lines.find((one) => standsBeside(one, line)))

function headOf(caption: RegExp, lines: readonly ReadLine[]): Span[] {
  const line = lines.find(({ norm }) => caption.test(norm))
  const found = line && caption.exec(line.norm)
  return found ? [spanOfNorm(line, found.index, found.index + found[0].length)] : []
}

function nameOf(cell: ReadLine | undefined): Span | null {
  return cell && !GIVEN.test(cell.norm) && !SURNAME.test(cell.norm) ? nameIn(cell, 0) : null
}

function nameIn(line: ReadLine, from: number): Span | null {
  const [whole = '', name] = NAME.exec(line.line.text.slice(from)) ?? []
  const start = from + whole.length - (name?.length ?? 0)
  return name ? { line, start, end: from + whole.length } : null
}
