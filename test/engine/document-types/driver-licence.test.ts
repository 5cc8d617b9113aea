import { describe, expect, it } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import type { Fields, JsonValue } from '../../../engine/src/types.ts'
import {
  back2022,
  type CardHolder,
  expectedOf,
  front2022,
  MARIA,
  onePage,
  openCard,
  openCardHalf,
  panel2022,
} from './driver-licence-cards.ts'
import { type PrintedPage, readingFromPlainText, readingFromText } from './reading-from-text.ts'

const PARENTS = ['JOSE EXEMPLO DA SILVA', 'ANA MODELO APARECIDA EXEMPLO SILVA']

function find(...pages: readonly PrintedPage[]): Fields {
  return driverLicence.read(readingFromText(pages)).fields
}

function valuesOf(fields: Fields): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.value]))
}

function whole(holder: CardHolder): PrintedPage {
  return onePage(front2022(holder), back2022(holder, 60, 720), panel2022(holder, 60, 1350))
}

describe('driver licence, both halves', () => {
  it('reads the open card of 2006 to 2022, which prints no place of birth', () => {
    const values = valuesOf(find(openCard(MARIA)))
    expect(values).toEqual({ ...expectedOf(MARIA), filiation: PARENTS, placeOfBirth: null })
  })

  const today = { ...expectedOf(MARIA), filiation: PARENTS, placeOfBirth: 'PIRAPORA/MG' }

  it.each([
    ['front and back on one page', [onePage(front2022(MARIA), back2022(MARIA, 60, 720))]],
    ['front and back on two pages', [front2022(MARIA), back2022(MARIA)]],
    ['with legend and machine-readable zone', [whole(MARIA)]],
    ['the back first', [back2022(MARIA), front2022(MARIA)]],
  ])('reads the card of 2022: %s', (_, pages) => {
    expect(valuesOf(find(...pages))).toEqual(today)
  })

  it('gives every field of the specification but the derived one', () => {
    const names = Object.keys(driverLicence.schema.fields).filter((name) => name !== 'documentValidation')
    expect(Object.keys(find(openCard(MARIA)))).toEqual(names)
  })

  it('says where each parent is printed', () => {
    const { filiation } = find(openCard(MARIA))
    const evidence = filiation?.status === 'found' ? filiation.evidence : []
    expect(evidence.map(({ path, text }) => [path, text])).toEqual([
      [[0], 'JOSE EXEMPLO DA SILVA'],
      [[1], 'ANA MODELO APARECIDA EXEMPLO'],
      [[1], 'SILVA'],
    ])
  })

  it('is sure of what stands under its caption', () => {
    for (const [name, field] of Object.entries(find(whole(MARIA)))) {
      expect([name, field.confidence > 0.85]).toEqual([name, true])
    }
  })
})

describe('driver licence, one half', () => {
  it('has null for what is on the back, hasCetpp too', () => {
    expect(valuesOf(find(openCardHalf(MARIA, 'front')))).toMatchObject({
      name: MARIA.name,
      expirationDate: '2029-07-17',
      issueDate: null,
      placeOfIssue: null,
      cardIssuer: null,
      comments: null,
      hasCetpp: null,
    })
    expect(valuesOf(find(front2022(MARIA)))).toMatchObject({
      issueDate: '2019-07-21',
      placeOfIssue: null,
      cardIssuer: null,
      comments: null,
      hasCetpp: null,
    })
  })

  it.each([
    ['until 2022', openCardHalf(MARIA, 'back'), '2019-07-21'],
    // The table of categories is full of dates and classes that are not the fields'.
    ['from 2022', back2022(MARIA), null],
  ])('has null for what is on the front: %s', (_, page, issueDate) => {
    expect(valuesOf(find(page))).toEqual({
      name: null,
      dateOfBirth: null,
      issueDate,
      expirationDate: null,
      licenseNumber: null,
      licenseClass: null,
      filiation: [],
      personalNumber: null,
      placeOfBirth: null,
      placeOfIssue: 'MG',
      cardIssuer: 'DETRAN-MG',
      comments: 'EAR, CETPP A',
      hasCetpp: true,
    })
  })

  it('reads the machine-readable zone alone', () => {
    const fields = find({ lines: panel2022({ ...MARIA, ...JOAO }).lines })
    expect(valuesOf(fields)).toMatchObject({
      name: 'JOAO TESTE DE SOUZA',
      dateOfBirth: '1993-02-01',
      expirationDate: '2031-07-01',
      licenseNumber: '13555411341',
      personalNumber: null,
    })
    const { licenseNumber } = fields
    expect(licenseNumber?.status === 'found' && licenseNumber.evidence[0].source).toBe('mrz')
  })
})

const JOAO = {
  mrz: ['I<BRA135554113<419<<<<<<<<<<<<', '9302017F3107014BRA<<<<<<<<<<<2', 'JOAO<<TESTE<DE<SOUZA<<<<<<<<<<'],
}

describe('driver licence, what is printed in the boxes', () => {
  it('two codes of one letter that lost their space on the pixels', () => {
    const card = openCard({ ...MARIA, observations: ['EAR AX'] })
    expect(driverLicence.read(readingFromText([card], 'ocr')).fields.comments?.value).toBe('EAR A X')
    expect(find(card).comments?.value).toBe('EAR AX')
  })

  it('a box that was not seen on the half that carries it may hold something all the same', () => {
    const card = openCard({ ...MARIA, observations: ['EAR'] })
    const lines = card.lines.filter(({ text }) => !/^(?:OBSERVA|EAR)/.test(text))
    const { comments } = find({ ...card, lines })
    expect(comments).toMatchObject({ status: 'missing', value: null })
    expect(comments?.confidence).toBeLessThan(0.8)
  })

  it('words of two letters, which are no codes', () => {
    const card = openCard({ ...MARIA, observations: ['HABILITADO EM TRANSPORTE DE PRODUTOS'] })
    expect(driverLicence.read(readingFromText([card], 'ocr')).fields.comments?.value).toBe(
      'HABILITADO EM TRANSPORTE DE PRODUTOS',
    )
  })

  const both = (change: Partial<CardHolder>) => {
    const holder = { ...MARIA, ...change }
    return [valuesOf(find(openCard(holder))), valuesOf(find(whole({ ...holder, mrz: [] })))]
  }

  it.each<[string, Partial<CardHolder>, Record<string, JsonValue>]>([
    ['an empty box', { observations: [] }, { comments: null, hasCetpp: false }],
    ['a hatched box', { observations: ['**********'] }, { comments: null, hasCetpp: false }],
    [
      'CETCP, which is not CETPP',
      { observations: ['EAR CETCP'] },
      { comments: 'EAR CETCP', hasCetpp: false },
    ],
    [
      'words that are captions elsewhere',
      { observations: ['ACC EAR VALIDADE 12/2026'] },
      { comments: 'ACC EAR VALIDADE 12/2026', hasCetpp: false },
    ],
    ['CETPP in words', { observations: ['TRANSPORTE DE PRODUTOS', 'PERIGOSOS'] }, { hasCetpp: true }],
    ['a class of its own letter D', { licenceClass: 'D' }, { licenseClass: 'D' }],
    ['one category', { licenceClass: 'A' }, { licenseClass: 'A' }],
    // The CPF without its mask, and an identity that is the CPF.
    ['a bare CPF', { cpf: '16532417564' }, { personalNumber: '16532417564', licenseNumber: '40196834117' }],
    ['an identity like a CPF', { identity: '16532417564 SSP MG' }, { personalNumber: '16532417564' }],
    ['leading zeros', { registro: '00143228610' }, { licenseNumber: '00143228610' }],
    ['a number whose check digits fail', { registro: '40196834112' }, { licenseNumber: '40196834112' }],
    // A security number that would pass as a registro.
    ['a deceiving security number', { security: '13555411341' }, { licenseNumber: '40196834117' }],
    ['apostrophe, cedilla and hyphen', { name: "GONÇALO D'ÁVILA-SÁ" }, { name: "GONÇALO D'ÁVILA-SÁ" }],
    ['the capital', { local: 'BRASILIA-DISTRITO FEDERAL,DF', renach: 'DF012345678' }, { placeOfIssue: 'DF' }],
    ['one parent', { parents: ['ANA MODELO APARECIDA'] }, { filiation: ['ANA MODELO APARECIDA'] }],
    ['no parent', { parents: ['NAO DECLARADO'] }, { filiation: [] }],
    [
      'father and mother announced',
      { parents: ['PAI: JOSE EXEMPLO', 'MAE: ANA MODELO'] },
      { filiation: ['JOSE EXEMPLO', 'ANA MODELO'] },
    ],
    [
      'a name cut at its particle',
      { parents: ['JOSE ALBERTO EXEMPLO DOS', 'SANTOS FILHO', 'ANA MODELO'] },
      { filiation: ['JOSE ALBERTO EXEMPLO DOS SANTOS FILHO', 'ANA MODELO'] },
    ],
  ])('%s', (_, change, expected) => {
    for (const values of both(change)) expect(values).toMatchObject(expected)
  })

  it.each([
    ['CLEONICE MARTINS SILVA', 'SANTOS', 'LAERCIO CESAR SOUZA', 'ROSA'],
    ['VALDETE CESAR MOURA', 'DIAS MARTINS', 'EDVALDO ALBUQUERQUE', 'CAVALCANTE DIAS'],
    // Surnames of both on lines of their own.
    ['ÉMERSON DE PEDRAFIRME', 'RIOMANSO VERDE', 'CECÍLIA DE PEDRAFIRME', 'RIOMANSO VERDE'],
  ])('joins the wrapped lines of two parents: %s / %s / %s / %s', (...parents) => {
    const [a, b, c, d] = parents
    expect(find(openCard({ ...MARIA, parents })).filiation?.value).toEqual([`${a} ${b}`, `${c} ${d}`])
  })

  it('parts three and four parents at the blank lines', () => {
    const parents = ['JOSE EXEMPLO', '', 'ANA MODELO DE', 'SOUZA', '', 'RITA AMOSTRA']
    expect(find(front2022({ ...MARIA, parents })).filiation?.value).toEqual([
      'JOSE EXEMPLO',
      'ANA MODELO DE SOUZA',
      'RITA AMOSTRA',
    ])
  })

  it('reads a place of birth abroad', () => {
    expect(find(front2022({ ...MARIA, birthplace: 'LISBOA/EX' })).placeOfBirth?.value).toBe('LISBOA/EX')
  })

  it('knows the state by the RENACH and the footer when LOCAL is missing', () => {
    const page = openCardHalf({ ...MARIA, local: '' }, 'back')
    expect(valuesOf(find(page))).toMatchObject({ placeOfIssue: 'MG', cardIssuer: 'DETRAN-MG' })
  })

  it('takes the first of two cards in one file', () => {
    const other = {
      ...MARIA,
      name: 'CLARA AMOSTRA LIMA',
      registro: '40332465203',
      cpf: '182.690.812-99',
      birth: '27/09/1988',
      expiry: '25/06/2032',
      licenceClass: 'B',
    }
    expect(valuesOf(find(openCard(MARIA), openCard(other)))).toMatchObject({
      name: MARIA.name,
      licenseNumber: MARIA.registro,
      personalNumber: '16532417564',
      dateOfBirth: '1988-05-19',
      expirationDate: '2029-07-17',
      licenseClass: 'AB',
    })
  })

  it('finds nothing on a page about something else', () => {
    const lines = ['Prezado senhor,', 'segue o contrato de 12/03/2020.', 'Telefone 31999998888'].map(
      (text, at) => ({ text, x: 80, y: 80 + at * 40, height: 12 }),
    )
    expect(new Set(Object.values(valuesOf(find({ lines }))).flat())).toEqual(new Set([null]))
  })
})

describe('driver licence, labels glued to values', () => {
  it('takes field numbers off both', () => {
    const lines = [
      { text: '2e 1 NOME E SOBRENOME', x: 80, y: 100, height: 12 },
      { text: 'MARIA APARECIDA EXEMPLO SILVA', x: 80, y: 120, height: 18 },
      { text: '4d CPF 5N°REGISTRO 9CAT HAB', x: 300, y: 200, height: 16 },
      { text: '165.324.175-64 40196834117 AB', x: 300, y: 222, height: 16 },
      { text: '3935705 4c DOC IDENTIDADE / ÓRG EMISSOR / UF', x: 300, y: 160, height: 12 },
    ]
    expect(valuesOf(find({ lines }))).toMatchObject({
      name: MARIA.name,
      personalNumber: '16532417564',
      licenseNumber: '40196834117',
      licenseClass: 'AB',
    })
  })
})

describe('driver licence, values beside their captions', () => {
  it('reads a list', () => {
    const reading = readingFromPlainText(`CARTEIRA NACIONAL DE HABILITAÇÃO
Nome: MARIA APARECIDA EXEMPLO SILVA
Data de Nascimento: 19/05/1988
CPF: 165.324.175-64
Nº Registro: 40196834117
Validade: 17/07/2029
Cat. Hab.: AB
1ª Habilitação: 02/08/2007
Filiação: JOSE EXEMPLO DA SILVA
          ANA MODELO APARECIDA EXEMPLO SILVA
Local: BELO HORIZONTE, MG
Data de Emissão: 21/07/2019
Observações: EAR, CETPP A
DETRAN-MG (MINAS GERAIS)`)
    expect(valuesOf(driverLicence.read(reading).fields)).toEqual({
      ...expectedOf(MARIA),
      filiation: PARENTS,
      placeOfBirth: null,
    })
  })
})

describe('driver licence, honesty', () => {
  it('is not sure that a value is absent when its caption is there', () => {
    const page = openCardHalf({ ...MARIA, expiry: '' }, 'front')
    const { expirationDate, issueDate } = find(page)
    expect(expirationDate).toMatchObject({ status: 'missing', confidence: 0.3 })
    expect(issueDate?.confidence).toBeGreaterThan(0.9)
  })
})

describe('driver licence, hostile text', () => {
  // Each took half a minute when words were measured in lines of any length.
  it.each(['D ', 'NOME ', 'CPF 5 N ', '12/03/2020 ', 'MG123456789 ', 'a/abc'])(
    'a long line of %s',
    (part) => {
      const text = part.repeat(60_000 / part.length)
      const lines = ['FILIAÇÃO', text, 'OBSERVAÇÕES', text].map((line, at) => ({
        text: line,
        x: 60,
        y: 60 + at * 24,
        height: 20,
      }))
      const reading = readingFromText([{ lines }], 'ocr')
      const start = performance.now()
      driverLicence.read(reading).fields
      expect(performance.now() - start).toBeLessThan(2000)
    },
  )
})
