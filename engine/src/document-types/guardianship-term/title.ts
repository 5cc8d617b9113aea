import type { Candidate } from '../../fields/choose.ts'
import { fold } from '../../values/fold.ts'
import { pattern } from '../../values/pattern.ts'
import { tidy } from '../../values/tidy.ts'
import type { Prose } from './prose.ts'

const OPENING = pattern()`
  ^
  (?:(?:GUARDA|TUTELA|CURATELA)[A-Z ]{0,30}[-:] TERMO|TERMO|COMPROMISSO|AUTO DE COMPROMISSO
    |CERTIDAO DE CURATELA|CERTIDAO DE TUTELA|ALVARA DE)
  (?![A-Z])
`
const OFFICE =
  /GUARDA(?![A-Z])|GUARDIA[OS]?(?![A-Z])|GUARDIOES|TUTEL|TUTOR(?![I])|CURATEL|CURADOR|APOIAD|COMPROMISSO|RESPONSABILIDADE/
/** A line that goes on with the title when it stands right below in the same size. */
const CONTINUATION = /^[(A-Z][A-Z\s()/,-]*$/
const SIZE_RATIO = 1.12
/** The number that a system gives the file is no part of its title. */
const FILE_NUMBER = /,?\s+[Nn](?:[º°o.]{1,2}|úmero)\s*\d{7,}$/
const LENGTH_MAX = 110
/** The height of a line of pixels depends on its letters. */
const READ_SIZE_SLACK = 0.15

/** Lines that open with `TERMO …`: alone, large, in capitals and high on the page. */
export function titleCandidates(prose: Prose): Candidate[] {
  const body = typicalHeight(prose)
  return prose.lines.flatMap((piece, i) => {
    const text = prose.text.slice(piece.start, piece.end)
    const folded = fold(text)
    const next = prose.lines[i + 1]
    const goesOn =
      next && isContinued(prose, piece.end, next) && next.line.line.height / piece.line.line.height
    const isTwoLines =
      goesOn !== undefined &&
      goesOn !== false &&
      Math.abs(goesOn - 1) < (piece.line.line.source === 'ocr' ? READ_SIZE_SLACK : 0.05)
    const end = isTwoLines ? next.end : piece.end
    const whole = prose.folded.slice(piece.start, end)
    if (!OPENING.test(folded) || !OFFICE.test(whole) || end - piece.start > LENGTH_MAX) return []
    const value = tidy(prose.text.slice(piece.start, end).replace(FILE_NUMBER, ''))
    if (/:\s|\d{2}\/\d{2}\/\d|\d{7}/.test(value)) return []
    const { box, page, line } = piece.line
    const score =
      0.5 +
      (/[a-zà-ú]{3}/.test(value) ? -0.5 : 1.2) +
      (line.height > SIZE_RATIO * body ? 1.5 : 0) +
      (isAlone(prose, piece.start, end) ? 1 : -2) +
      (box.top < 0.55 * page.height ? 0.7 : -0.5) +
      (page.index === 0 ? 0.3 : -0.5) +
      (/GUARD|TUTEL|TUTOR|CURAT|CURADOR|APOIAD/.test(whole) ? 1 : -0.3)
    return [{ value, spans: prose.locate(piece.start, end), score }]
  })
}

function isContinued(prose: Prose, end: number, next: { start: number; end: number }): boolean {
  const gap = prose.text.slice(end, next.start)
  const text = prose.text.slice(next.start, next.end)
  if (gap.includes('\n\n') || gap.includes('\f') || text.length > 60) return false
  const printed = text.replace(/[^\p{L}]/gu, '')
  return (
    CONTINUATION.test(fold(text)) &&
    printed === printed.toUpperCase() &&
    !/^(?:PROCESSO|AUTOS|COMARCA|\d)/.test(fold(text))
  )
}

/** Nothing else on the line or in the sentence. */
function isAlone(prose: Prose, start: number, end: number): boolean {
  const before = prose.text.charAt(start - 1)
  const after = prose.text.charAt(end)
  return (start === 0 || /[\n\f]/.test(before)) && (after === '' || /[\n\f]/.test(after))
}

function typicalHeight(prose: Prose): number {
  const heights = prose.lines.map((piece) => piece.line.line.height).sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}
