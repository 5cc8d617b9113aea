import { describe, expect, it } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import { said, tagged, taggedLines } from '../weigh/tagged-reading.ts'
import { fieldsOf } from './driver-letter.ts'

describe('where a driver was born', () => {
  it.each([
    [[`natural de ${said('BIRTH_PLACE', 'Petrópolis, Estado do Rio de Janeiro,')}`], 'Petrópolis/RJ'],
    [[`natural de ${said('BIRTH_PLACE', 'Sobral, no Estado do Ceará')}`], 'Sobral/CE'],
    // The network took both for two places.
    [
      [`de ${said('BIRTH_PLACE', 'Petrópolis,')} ${said('BIRTH_PLACE', 'Estado do Rio de Janeiro')}`],
      'Petrópolis/RJ',
    ],
    // City and state have cells of their own.
    [['Cidade nasc.', said('BIRTH_PLACE', 'IJUÍ'), 'UF nasc.', 'RS/BIRTH_PLACE*'], 'IJUÍ/RS'],
    // The network saw the state in the cell before, too.
    [[said('BIRTH_PLACE', 'SJS/PR'), 'RS/BIRTH_PLACE', '', '', '', said('BIRTH_PLACE', 'IJUÍ')], 'IJUÍ/RS'],
    [[`Município ${said('BIRTH_PLACE', 'Cáceres')} UF MT/BIRTH_PLACE*`], 'Cáceres/MT'],
    [['natural de', said('BIRTH_PLACE', 'Salto'), '', said('BIRTH_PLACE', 'Estado SP')], 'Salto/SP'],
    // The network sees nothing in the state's blank, behind the city or in the next cell.
    [[`NATURALIDADE.: ${said('BIRTH_PLACE', 'ARAPIRACA')} UF NASC.: AL`], 'ARAPIRACA/AL'],
    [[`Município ${said('BIRTH_PLACE', 'Cáceres')} Estado: Mato`], null],
    [[`Município ${said('BIRTH_PLACE', 'Cáceres')} UF da CNH anterior e MT`], null],
    // It is told where somebody lives.
    [[`residente e domiciliada em ${said('BIRTH_PLACE', 'Foz do Iguaçu/PR,')}`], null],
    [[`residente na cidade de ${said('BIRTH_PLACE', 'Cáceres/MT')}`], null],
    // A city alone is no place.
    [[`Município ${said('BIRTH_PLACE', 'Cáceres')}`, '', '', 'UF', 'MT'], null],
  ] as const)('%j: %s', (lines, place) => {
    expect(fieldsOf(...lines).placeOfBirth?.value).toBe(place)
  })
})

it('the state of a city is in the blank beside it, and nowhere else', () => {
  const cells = (text: string) => [
    { text: said('HOLDER', 'Ana Lima Prado'), x: 60, y: 100, height: 10 },
    { text: `Registro ${said('REGISTRATION', '02650306461')}`, x: 60, y: 120, height: 10 },
    { text: `Local nasc. ${said('BIRTH_PLACE', 'PALMEIRA DOS ÍNDIOS')}`, x: 60, y: 140, height: 10 },
    { text, x: 420, y: 140, height: 10 },
  ]
  const bornIn = (text: string) => driverLicence.read(taggedLines(cells(text))).fields.placeOfBirth?.value
  expect(bornIn('UF...: AL')).toBe('PALMEIRA DOS ÍNDIOS/AL')
  expect(bornIn('CPF: AL')).toBeNull()
})

describe('who issued a licence', () => {
  it.each([
    ['Central de Serviços DetranRS', 'RS'],
    ['www.detran.sp.gov.br', 'SP'],
    ['DETRAN-MA · consulta autenticada', 'MA'],
    ['Detran/PR – Coordenadoria', 'PR'],
    ['emitida pelo DETRAN–SC', 'SC'],
    // Two are named, and nothing says which of them it was.
    ['DETRAN-MA e DETRAN-PI', null],
    ['detranquilo', null],
    // It is written to.
    ['Ao Diretor do DETRAN-SC', null],
    ['À DETRAN/PI – Setor de Recursos', null],
  ])('%s: %s', (text, state) => {
    const unsure = text.replace(/\S*detran\S*/giu, '$&/AGENCY~')
    const { placeOfIssue, cardIssuer } = fieldsOf(unsure)
    expect(placeOfIssue?.value).toBe(state)
    expect(cardIssuer?.value).toBe(state && `DETRAN-${state}`)
  })
})

it.each([
  ['02650306461/MA', 'MA'],
  ['02650306461 – GO,', 'GO'],
  ['02650306461 - AC', undefined],
])('a licence is issued in the state behind its number: %s', (number, state) => {
  const { placeOfIssue } = driverLicence.read(
    tagged(`Ana Lima Prado, CNH ${said('REGISTRATION', number)}`),
  ).fields
  expect(placeOfIssue?.value ?? undefined).toBe(state)
})

it.each([
  ['names no agency', '', 0.7],
  ['names one', ', emitida pelo DETRAN-MA/AGENCY*', 0.995],
])('the issuer of a paper that %s is at most so sure', (_, agency, most) => {
  const paper = tagged(`Ana Lima Prado, CNH ${said('REGISTRATION', '02650306461/MA')}${agency}`)
  const { placeOfIssue, cardIssuer } = driverLicence.read(paper).fields
  expect(cardIssuer?.value).toBe('DETRAN-MA')
  expect(cardIssuer?.confidence).toBe(Math.min(most, placeOfIssue?.confidence ?? 0))
})

describe('where a licence was issued', () => {
  it.each([
    ['the RENACH begins with the state', ['MT770418225'], 'MT'],
    ['the nearest one in a table', ['MT770418225', ...Array(9).fill('Status Ativo'), 'GO551827364'], 'MT'],
    ['an issuer that is named counts for more', ['MT770418225', 'DETRAN-PR'], 'PR'],
    ['no state, no place', ['770418225'], null],
    [
      'beside the class, whoever wrote the paper',
      [
        said('AGENCY', 'Superintendência em Mato Grosso do Sul'),
        'Categoria / UF',
        'E/CATEGORY* //CATEGORY MT/CATEGORY',
      ],
      'MT',
    ],
    [
      'the state that its caption asks for, whichever agency asks',
      ['DETRAN-RR/AGENCY*', 'UF da CNH', 'AM/ISSUE_PLACE!'],
      'AM',
    ],
    [
      'a letterhead, in the lines around the agency',
      [
        'ESTADO DE SAO PAULO',
        said('AGENCY', 'DEPARTAMENTO ESTADUAL DE TRANSITO'),
        '117a. CIRETRAN - MATAO - SP',
      ],
      'SP',
    ],
    [
      'not where they name two',
      [
        'ESTADO DE SAO PAULO',
        said('AGENCY', 'DEPARTAMENTO ESTADUAL DE TRANSITO'),
        'Rua do Carmo - UBERABA - MG',
      ],
      null,
    ],
  ])('%s', (_, lines, state) => {
    expect(fieldsOf(...lines).placeOfIssue?.value ?? null).toBe(state)
  })
})
