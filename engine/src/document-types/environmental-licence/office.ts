import { type ReadDocument, standsBelow } from '../../fields/reading.ts'
import { roleOf } from '../../reader/role-of.ts'
import { pattern } from '../../values/pattern.ts'
import { LIKELY, SURE } from '../../weigh/proposal.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'

const OFFICE = pattern()`
  ^\W*(?:[A-Z]+ ){0,3}(?:SECRETARI[OA]|DIRE(?:TORA?|TORIA|CAO)|SUPERINTENDEN(?:TE|CIA)|PRESIDEN(?:TE|CIA)
  |COORDENA(?:DORA?|CAO)|GEREN(?:TE|CIA)|CHEF(?:E|IA)|PREFEIT[OA]|ANALISTA|LICENCIADORA?)\b(?!.*[:@]|.*\d{5})
`
const OFFICE_WORDS_MAX = 12

/**
 * An office below the name of who signs: the line has little else. A letterhead or a caption may name an office, too, and a word
 * alone in its cell is a caption.
 */
export function saysOffice({ runs }: ReaderView, { roles }: ReadDocument): boolean {
  if (!roles) return false
  const words = runs.filter(({ text }) => /\s/.test(text)).flatMap((run) => run.words)
  const names = new Set(
    words.filter(({ row }) => roleOf(row, roles, 'PERSON') > LIKELY).map(({ line }) => line),
  )
  return words.some(
    ({ start, row, line }) =>
      start === 0 &&
      OFFICE.test(line.norm) &&
      line.norm.split(' ').length <= OFFICE_WORDS_MAX &&
      ['AGENCY', 'CAPTION'].every((role) => roleOf(row, roles, role) < SURE) &&
      [...names].some((name) => standsBelow(line, name)),
  )
}
