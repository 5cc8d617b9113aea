import type { ReadDocument } from '../../fields/reading.ts'
import { textIn, type Values, valuesOf } from '../../fields/values.ts'
import type { Check, Fields } from '../../types.ts'
import { findCaseNumbers } from '../../values/case-number.ts'
import { CPF_PRINT, findCpfs } from '../../values/cpf.ts'
import { fold } from '../../values/fold.ts'
import { withMask } from '../../values/printed-number.ts'
import { check } from '../check.ts'
import { checkKind } from './kind-checks.ts'
import { TERM_RULES } from './value-checks.ts'

/** The rules of docs/domain.md 4.3. */
export function checkGuardianship(fields: Fields, reading: ReadDocument): Check[] {
  const values = valuesOf(fields)
  const lines = reading.lines.map(({ line }) => line.text)
  return [
    ...TERM_RULES.check(values, lines, []),
    stampNumber(values, reading),
    printedCpfs(reading),
    ...checkKind(fold(lines.join('\n'))),
  ]
}

/** The number that the margin stamp repeats. */
function stampNumber(values: Values, reading: ReadDocument): Check {
  const number = textIn(values.caseNumber)
  const stamps = reading.pages.flatMap((page) =>
    [
      page.turned.map((line) => line.line.text).join(' '),
      ...stampSentences(page.rows.map((row) => row.map((line) => line.line.text).join(' ')).join(' ')),
    ].flatMap((stamp) => findCaseNumbers(stamp).map((hit) => hit.value)),
  )
  const passes = number === null || stamps.length === 0 ? null : stamps.includes(number)
  return check('stamp_case_number', passes, 'the margin stamp names the same case', ['caseNumber'])
}

/** e-SAJ and Projudi print their stamps upright as well. */
function stampSentences(text: string): string[] {
  return [...text.matchAll(/informe o processo\s(.{0,32})|PROJUDI\s?[-–]\s?Processo:\s(.{0,32})/gi)].map(
    (match) => match[1] ?? match[2] ?? '',
  )
}

/** The CPFs of all people on the page, in its text layer alone: on pixels they may be misread. */
function printedCpfs(reading: ReadDocument): Check {
  const lines = reading.lines.filter(({ line }) => line.source === 'text-layer')
  const hits = findCpfs(lines.map(({ line }) => line.text).join('\n')).filter(
    ({ raw, value }) => raw === withMask(CPF_PRINT.mask, value),
  )
  const passes = hits.length === 0 ? null : hits.every((hit) => hit.valid)
  return check('printed_cpfs', passes, 'every CPF on the page has the check digits of its number', [])
}
