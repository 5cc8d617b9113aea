import { expect, it } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { said, tagged } from '../weigh/tagged-reading.ts'

it.each([
  ['6 meses, na forma dos artigos 33 a 35', '6 meses'],
  ['90 (noventa) dias, correspondente ao estágio', '90 (noventa) dias'],
  ['12 (doze) meses a', '12 (doze) meses'],
  ['até o dia 12/05/2027, ficando ciente', 'até o dia 12/05/2027'],
])('of %s the term is %s', (text, value) => {
  const { fields } = guardianshipTerm.read(
    tagged(`TERMO DE GUARDA\nprazo de ${said('TERM', text)} do Estatuto`),
  )
  expect(fields.validityText?.value).toBe(value)
})

it.each([
  ['Indeterminado', 'Indeterminado'],
  ['Prazo: indeterminado', 'indeterminado'],
  ['Por prazo indeterminado', 'Por prazo indeterminado'],
])('the cell %s is a term of which the network sees nothing', (cell, value) => {
  const { fields } = guardianshipTerm.read(
    tagged(`TERMO DE CURATELA\n\nPrazo\n\n${cell}\n\n${said('GUARDIAN', 'Ana Lima')}`),
  )
  expect(fields.validityText?.value).toBe(value)
})

it('a comma parts no matters of a court’s division', () => {
  const division = `${said('COURT_DIVISION', 'Vara Criminal, Júri,')} ${said('COURT_DIVISION', 'Execuções Penais e Infância')}`
  const { fields } = guardianshipTerm.read(tagged(`TERMO DE GUARDA\n${division}`))
  expect(fields.courtDivision?.value).toBe('Vara Criminal, Júri, Execuções Penais e Infância')
})

it.each([
  ['Vara da Infância e da', '\nJuventude e do Idoso', 'Vara da Infância e da Juventude e do Idoso'],
  [
    '1ª VARA DOS FEITOS DE',
    ' RELAÇÕES DE\nCONSUMO, CÍVEIS E',
    '1ª VARA DOS FEITOS DE RELAÇÕES DE CONSUMO, CÍVEIS E LUZ',
  ],
  ['Vara de Família e', ' Sucessões. Curadora', 'Vara de Família e Sucessões'],
  ['2ª Vara Cível', ' Intimação de Partes', '2ª Vara Cível'],
])('a court whose name is cut behind a preposition goes on: %s', (court, rest, division) => {
  const district = division.endsWith('LUZ') ? ` ${said('DISTRICT', 'LUZ')}` : ''
  const text = `TERMO DE GUARDA\nJuízo da ${said('COURT_DIVISION', court)}${rest}${district}\n\n${said('GUARDIAN', 'Ana Lima')}`
  const { courtDivision } = guardianshipTerm.read(tagged(text)).fields
  expect(courtDivision?.value).toBe(division)
})

it.each(['', ' - PROJUDI'])(
  'a heading of which the network sees a part is the court up to a dash: %j',
  (system) => {
    const court = `${said('COURT_DIVISION', 'VARA DE FAMÍLIA')} DE IRATI${system}`
    const { courtDivision } = guardianshipTerm.read(tagged(`${court}\n\nTERMO DE GUARDA`)).fields
    expect(courtDivision?.value).toBe('VARA DE FAMÍLIA DE IRATI')
  },
)

it('where the paper names the day of its signature, another day is hardly its own', () => {
  const text = (when: string) => `TERMO DE CURATELA
${when}, por sentença transitada em julgado em ${said('ISSUE', '03/10/2024,')} presta compromisso.
Assinado eletronicamente em ${said('SIGNED', '21/10/2024')}`
  const issued = (when: string) => guardianshipTerm.read(tagged(text(when))).fields.issueDate?.value
  expect(issued('Na data da assinatura eletrônica deste')).toBe('2024-10-21')
  expect(issued('Na presente data')).toBe('2024-10-03')
  const dated = `Na data da assinatura prestou compromisso. Caruaru, ${said('ISSUE', '21/10/2024.')}`
  const term = guardianshipTerm.read(tagged(`TERMO DE CURATELA\n${dated}\nANA LIMA 21/10/2024/SIGNED~`))
  expect(term.fields.issueDate?.value).toBe('2024-10-21')
})
