import { expect, it } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { groupsIn } from '../../../engine/src/fields/values.ts'
import { said, tagged } from '../weigh/tagged-reading.ts'

const [OWN, QUOTED] = ['8012207-37.2024.8.05.0001', '0803355-39.2023.8.10.0029']
const CHILD = 'Davi Lima Prado'

/** The fields of a paper that is about a child. */
function fieldsOf(text: string) {
  const reading = tagged(text)
  const roles = reading.roles && { ...reading.roles, classes: { kind: { GUARDA: 0.99, none: 0.01 } } }
  return guardianshipTerm.read({ ...reading, roles }).fields
}

/** A judgment of a court of appeal, whose report names others and quotes another case. */
const JUDGMENT = [
  `Apelação cível nº ${said('CASE', OWN).replace('*', '!')}`,
  `Vistos. A assistente social ${said('WARD', 'Eva Costa Reis').replace('*', '!')} ouviu a tia, e em caso semelhante,`,
  `${said('CASE', `${QUOTED},`)} julgado em 2023, os avós tiveram a guarda.`,
  `Ante o exposto, dou provimento para deferir a guarda de ${said('WARD', CHILD)} à tia.`,
].join('\n\n')

it('a decision has its own number at its head, whatever it quotes', () => {
  expect(fieldsOf(JUDGMENT).caseNumber?.value).toBe(OWN)
})

it('whom a decision names is the ward, and nobody else whom its report names', () => {
  expect(groupsIn(fieldsOf(JUDGMENT).wards?.value ?? []).map(({ name }) => name)).toEqual([CHILD])
})

it('a birth of somebody who is of age is no ward’s', () => {
  const fields = fieldsOf(
    [
      said('TITLE', 'TERMO DE GUARDA'),
      `Pede a guarda de ${said('WARD', `${CHILD}.`)} A requerente, nascida em ${said('BIRTH', '26/02/1999,')}`,
      `diz que cuida do irmão, nascido em ${said('BIRTH', '09/01/2012,')} desde a morte dos pais.`,
      `Salvador, ${said('ISSUE', '18/09/2024')}`,
    ].join('\n'),
  )
  expect(fields.wardBirthDate?.value).toBe('2012-01-09')
})
