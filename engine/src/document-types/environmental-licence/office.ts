import type { Reading } from '../../fields/reading.ts'
import { pattern } from '../../values/pattern.ts'
import { roleOf } from '../../weigh/mentions.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'

const OFFICE = pattern()`
  ^\W*(?:[A-Z]+ ){0,3}(?:SECRETARI[OA]|DIRE(?:TORA?|TORIA|CAO)|SUPERINTENDEN(?:TE|CIA)|PRESIDEN(?:TE|CIA)
  |COORDENA(?:DORA?|CAO)|GEREN(?:TE|CIA)|CHEF(?:E|IA)|PREFEIT[OA]|ANALISTA|LICENCIADORA?)\b(?!.*[:@]|.*\d{5})
`
const OFFICE_WORDS_MAX = 12
const SURE = 0.9

/**
 * The line below a name that signs says the office, and little else. A letterhead and a caption may say one as well, and
 * a word alone in its cell is a caption that the network did not know.
 */
export function saysOffice({ runs }: ReaderView, { roles }: Reading): boolean {
  return runs.some(({ words, text }) =>
    words.some(
      ({ start, row, line: { norm } }) =>
        start === 0 &&
        OFFICE.test(norm) &&
        norm.split(' ').length <= OFFICE_WORDS_MAX &&
        /\s/.test(text) &&
        roles !== null &&
        ['AGENCY', 'CAPTION'].every((role) => roleOf(row, roles, role) < SURE),
    ),
  )
}
