import { describe, expect, it } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import type { Fields, JsonValue } from '../../../engine/src/types.ts'
import { tagged, taggedLines } from '../weigh/tagged-reading.ts'
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
import { expectShareRight } from './share-right.ts'
import { withRoles } from './with-roles.ts'

const PARENTS = ['JOSE EXEMPLO DA SILVA', 'ANA MODELO APARECIDA EXEMPLO SILVA']

async function find(...pages: readonly PrintedPage[]): Promise<Fields> {
  return driverLicence.read(await withRoles(readingFromText(pages))).fields
}

async function valuesOn(...pages: readonly PrintedPage[]): Promise<Record<string, JsonValue>> {
  return valuesOf(await find(...pages))
}

function valuesOf(fields: Fields): Record<string, JsonValue> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.value]))
}

function whole(holder: CardHolder): PrintedPage {
  return onePage(front2022(holder), back2022(holder, 60, 720), panel2022(holder, 60, 1350))
}

const OLD = { ...expectedOf(MARIA), filiation: PARENTS, placeOfBirth: null }
const TODAY = { ...expectedOf(MARIA), filiation: PARENTS, placeOfBirth: 'PIRAPORA/MG' }
const FRONT_ONLY = { issueDate: null, placeOfIssue: null, cardIssuer: null, comments: null, hasCetpp: null }
const BACK_ONLY = {
  ...Object.fromEntries(Object.keys(OLD).map((name) => [name, null])),
  filiation: [],
  placeOfIssue: 'MG',
  cardIssuer: 'DETRAN-MG',
  comments: 'EAR, CETPP A',
  hasCetpp: true,
}

describe('driver licence, faces and halves', () => {
  it.each<[string, readonly PrintedPage[], Record<string, JsonValue>]>([
    ['the open card of 2006 to 2022, which prints no place of birth', [openCard(MARIA)], OLD],
    ['front and back of 2022 on one page', [onePage(front2022(MARIA), back2022(MARIA, 60, 720))], TODAY],
    ['front and back on two pages', [front2022(MARIA), back2022(MARIA)], TODAY],
    ['with legend and machine-readable zone', [whole(MARIA)], TODAY],
    ['the back first', [back2022(MARIA), front2022(MARIA)], TODAY],
    ['the front until 2022', [openCardHalf(MARIA, 'front')], { ...OLD, ...FRONT_ONLY }],
    ['the front from 2022', [front2022(MARIA)], { ...TODAY, ...FRONT_ONLY, issueDate: '2019-07-21' }],
    ['the back until 2022', [openCardHalf(MARIA, 'back')], { ...BACK_ONLY, issueDate: '2019-07-21' }],
    // The table of categories is full of dates and classes that are not the fields'.
    ['the back from 2022', [back2022(MARIA)], BACK_ONLY],
  ])('%s', async (_, pages, expected) => {
    const values = await valuesOn(...pages)
    await expectShareRight(0.9, Object.keys(expected), async (name) => {
      expect([name, values[name]]).toEqual([name, expected[name]])
    })
  })

  it('gives every field of the specification but the derived one', async () => {
    const names = Object.keys(driverLicence.schema.fields).filter((name) => name !== 'documentValidation')
    expect(Object.keys(await find(openCard(MARIA))).sort()).toEqual(names.sort())
  })

  it('says where each parent is printed', async () => {
    const { filiation } = await find(openCard(MARIA))
    const evidence = filiation?.status === 'found' ? filiation.evidence : []
    expect(evidence.map(({ text }) => text).join(' ')).toBe(PARENTS.join(' '))
  })

  it('is sure of most that stands under its caption', async () => {
    await expectShareRight(0.9, Object.entries(await find(whole(MARIA))), async ([, { confidence }]) => {
      expect(confidence).toBeGreaterThan(0.85)
    })
  })

  it('doubts all that is missing on a front of which glare hides a row', async () => {
    const front = front2022(MARIA)
    const lines = front.lines.filter(({ text }) => !/NASCIMENTO|PIRAPORA/.test(text))
    const { dateOfBirth, placeOfBirth } = await find({ lines })
    for (const field of [dateOfBirth, placeOfBirth]) {
      expect([field?.status, field?.confidence]).toEqual(['missing', 0.5])
    }
  })

  it.each([
    ['ocr', false],
    ['text-layer', true],
  ] as const)('of a parent alone on a card from %s it is sure: %s', async (source, isSure) => {
    const page = front2022({ ...MARIA, parents: ['JOSE EXEMPLO DA SILVA'] })
    const { filiation } = driverLicence.read(await withRoles(readingFromText([page], source))).fields
    expect(filiation?.value).toEqual(['JOSE EXEMPLO DA SILVA'])
    expect((filiation?.confidence ?? 0) > 0.5).toBe(isSure)
  })

  it.each([
    ['ocr', false],
    ['text-layer', true],
  ] as const)(
    'of a name that begins with a surname on a card from %s it is sure: %s',
    async (source, isSure) => {
      const page = front2022({ ...MARIA, name: 'PEREIRA MODELO SOUZA' })
      const { name } = driverLicence.read(await withRoles(readingFromText([page], source))).fields
      expect(name?.value).toBe('PEREIRA MODELO SOUZA')
      expect((name?.confidence ?? 0) > 0.5).toBe(isSure)
    },
  )
})

it.each([
  {
    what: 'the first of three parents stands beside the caption, the others below both',
    rows: [
      ['Filiação:/CAPTION RUI/PARENT* REIS/PARENT', 120],
      ['IRENE/PARENT* SA/PARENT', 150],
      ['PAULO/PARENT* LIMA/PARENT', 180],
    ] as const,
    parents: ['RUI REIS', 'IRENE SA', 'PAULO LIMA'],
  },
  {
    what: 'a likely fourth belongs to three sure ones',
    rows: [
      ['RUI/PARENT* REIS/PARENT', 120],
      ['IRENE/PARENT* SA/PARENT', 150],
      ['PAULO/PARENT* LIMA/PARENT', 180],
      ['LIA/PARENT! LIMA/PARENT', 210],
    ] as const,
    parents: ['RUI REIS', 'IRENE SA', 'PAULO LIMA', 'LIA LIMA'],
  },
])('$what', ({ rows, parents }) => {
  const lines = rows.map(([text, y]) => ({ text, y, x: 100, height: 20 }))
  expect(driverLicence.read(taggedLines(lines)).fields.filiation?.value).toEqual(parents)
})

describe('driver licence, a parent who is hardly seen', () => {
  const RENAN = 'RENAN/PARENT* DA/PARENT ROSA/PARENT'
  const CAROLINE = 'CAROLINE/PARENT~ RAMOS/PARENT'
  const below = { x: 100, y: 170, height: 20 }
  const parentsOf = (first: string, other: string, place: typeof below) => {
    const box = [
      { text: 'FILIAÇÃO/CAPTION', x: 100, y: 90, height: 12 },
      { text: first, x: 100, y: 120, height: 20 },
    ]
    return driverLicence.read(taggedLines([...box, { text: other, ...place }])).fields.filiation?.value
  }

  it.each<[string, string, string, readonly string[]]>([
    ['below the other', RENAN, CAROLINE, ['RENAN DA ROSA', 'CAROLINE RAMOS']],
    ['above it', CAROLINE, RENAN, ['CAROLINE RAMOS', 'RENAN DA ROSA']],
  ])('is one %s', (_, first, other, names) => {
    expect(parentsOf(first, other, below)).toEqual(names)
  })

  it('is one beside the other', () => {
    const beside = { ...below, x: 400, y: 120 }
    expect(parentsOf(RENAN, CAROLINE, beside)).toEqual(['RENAN DA ROSA', 'CAROLINE RAMOS'])
  })

  it.each([
    ['far below', { ...below, y: 400 }],
    ['below in another column', { ...below, x: 400 }],
  ])('is none %s', (_, place) => {
    expect(parentsOf(RENAN, CAROLINE, place)).toEqual(['RENAN DA ROSA'])
  })
})

describe('driver licence, the machine-readable zone', () => {
  const ZONE = [
    'I<BRA135554113<419<<<<<<<<<<<<',
    '9302017F3107014BRA<<<<<<<<<<<2',
    'JOAO<<TESTE<DE<SOUZA<<<<<<<<<<',
  ]

  it('is read alone', async () => {
    const fields = await find({ lines: panel2022({ ...MARIA, mrz: ZONE }).lines })
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

  it('makes what it agrees with surer', async () => {
    const read = (zone: string) => {
      const card = `Registro 40196834117/REGISTRATION~ validade 17/07/2029/EXPIRY~\n${zone}`
      return driverLicence.read(tagged(card)).fields
    }
    const [alone, both] = [read(''), read((MARIA.mrz ?? []).join('\n'))]
    for (const name of ['licenseNumber', 'expirationDate'])
      expect(both[name]?.confidence).toBeGreaterThan(alone[name]?.confidence ?? 1)
  })
})

describe('driver licence, what is printed in the boxes', () => {
  it.each<[string, (holder: CardHolder) => PrintedPage]>([
    ['until 2022', openCard],
    ['from 2022', (holder) => whole({ ...holder, mrz: [] })],
  ])('%s', async (_, draw) => {
    await expectShareRight(0.9, BOXES, async ([, change, expected]) => {
      expect(await valuesOn(draw({ ...MARIA, ...change }))).toMatchObject(expected)
    })
  })

  it('joins the wrapped lines of parents', async () => {
    await expectShareRight(0.9, WRAPPED, async ([draw, parents, expected]) => {
      expect((await find(draw({ ...MARIA, parents: [...parents] }))).filiation?.value).toEqual(expected)
    })
  })

  it('takes the first of two cards in one file', async () => {
    const other = {
      ...MARIA,
      name: 'CLARA AMOSTRA LIMA',
      registro: '40332465203',
      cpf: '182.690.812-99',
      birth: '27/09/1988',
      expiry: '25/06/2032',
      licenceClass: 'B',
    }
    expect(await valuesOn(openCard(MARIA), openCard(other))).toMatchObject({
      licenseNumber: MARIA.registro,
      personalNumber: '16532417564',
    })
  })

  it('finds nothing on a page about something else', async () => {
    const lines = ['Prezado senhor,', 'segue o contrato de 12/03/2020.', 'Telefone (31) 99999-8888'].map(
      (text, at) => ({ text, x: 80, y: 80 + at * 40, height: 12 }),
    )
    expect(new Set(Object.values(await valuesOn({ lines })).flat())).toEqual(new Set([null]))
  })
})

const BOXES: readonly (readonly [string, Partial<CardHolder>, Record<string, JsonValue>])[] = [
  ['an empty box', { observations: [] }, { comments: null, hasCetpp: false }],
  ['a hatched box', { observations: ['**********'] }, { comments: null, hasCetpp: false }],
  ['CETCP, which is not CETPP', { observations: ['EAR CETCP'] }, { comments: 'EAR CETCP', hasCetpp: false }],
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
]

const WRAPPED: readonly (readonly [
  (holder: CardHolder) => PrintedPage,
  readonly string[],
  readonly string[],
])[] = [
  [
    openCard,
    ['CLEONICE MARTINS SILVA', 'SANTOS', 'LAERCIO CESAR SOUZA', 'ROSA'],
    ['CLEONICE MARTINS SILVA SANTOS', 'LAERCIO CESAR SOUZA ROSA'],
  ],
  [
    openCard,
    ['VALDETE CESAR MOURA', 'DIAS MARTINS', 'EDVALDO ALBUQUERQUE', 'CAVALCANTE DIAS'],
    ['VALDETE CESAR MOURA DIAS MARTINS', 'EDVALDO ALBUQUERQUE CAVALCANTE DIAS'],
  ],
  // Surnames of both on lines of their own.
  [
    openCard,
    ['ÉMERSON DE PEDRAFIRME', 'RIOMANSO VERDE', 'CECÍLIA DE PEDRAFIRME', 'RIOMANSO VERDE'],
    ['ÉMERSON DE PEDRAFIRME RIOMANSO VERDE', 'CECÍLIA DE PEDRAFIRME RIOMANSO VERDE'],
  ],
  [
    openCard,
    ['JOSE ALBERTO EXEMPLO DOS', 'SANTOS FILHO', 'ANA MODELO'],
    ['JOSE ALBERTO EXEMPLO DOS SANTOS FILHO', 'ANA MODELO'],
  ],
  // Blank lines part three.
  [
    front2022,
    ['JOSE EXEMPLO', '', 'ANA MODELO DE', 'SOUZA', '', 'RITA AMOSTRA'],
    ['JOSE EXEMPLO', 'ANA MODELO DE SOUZA', 'RITA AMOSTRA'],
  ],
]

describe('driver licence, print that is glued together', () => {
  it('takes field numbers off both', async () => {
    const lines = [
      { text: '2e 1 NOME E SOBRENOME', x: 80, y: 100, height: 12 },
      { text: 'MARIA APARECIDA EXEMPLO SILVA', x: 80, y: 120, height: 18 },
      { text: '4d CPF 5N°REGISTRO 9CAT HAB', x: 300, y: 200, height: 16 },
      { text: '165.324.175-64 40196834117 AB', x: 300, y: 222, height: 16 },
      { text: '3935705 4c DOC IDENTIDADE / ÓRG EMISSOR / UF', x: 300, y: 160, height: 12 },
    ]
    expect(await valuesOn({ lines })).toMatchObject({
      name: MARIA.name,
      personalNumber: '16532417564',
      licenseNumber: '40196834117',
      licenseClass: 'AB',
    })
  })
})

describe('driver licence, values beside their captions', () => {
  it('reads a list', async () => {
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
    expect(valuesOf(driverLicence.read(await withRoles(reading)).fields)).toEqual(OLD)
  })
})
