import { read } from '@ficha/engine/node'
import { describe, expect, test } from 'vitest'
import { textPdf } from './text-pdf.ts'

/** Papers that tell of several people, read by the network and the rules together. */
const OWN = [
  'Nome: Adalberto Quirino Fontes',
  'CPF: 529.982.247-25',
  'Nascimento: 14/03/1981',
  'CNH: 04271983604',
  'Categoria: AD',
  'Validade da CNH: 12/05/2029',
]
const OTHERS = [
  'Nome: Marcela Tavares Brito',
  'CPF: 111.444.777-35',
  'Nascimento: 02/11/1990',
  'CNH: 26374919207',
  'Categoria: B',
  'Validade da CNH: 30/09/2030',
]
const COLUMN = 48
const beside = (left: readonly string[], right: readonly string[]) =>
  left.map((text, i) => text.padEnd(COLUMN) + (right[i] ?? ''))

describe('of two drivers the one whom the paper is about', () => {
  test.each([
    [
      'beside the other',
      [
        'AVISO DE SINISTRO - AUTOMÓVEL',
        '',
        ...beside(
          ['CONDUTOR DO VEÍCULO SEGURADO', '', ...OWN],
          ['CONDUTOR DO VEÍCULO TERCEIRO', '', ...OTHERS],
        ),
      ],
    ],
    [
      'above the other',
      [
        'TERMO DE SUBSTITUIÇÃO DE MOTORISTA',
        '',
        'Motorista substituto',
        ...OWN,
        '',
        'Motorista substituído',
        ...OTHERS,
      ],
    ],
  ])('%s', async (_, lines) => {
    const { data } = await read([await textPdf(lines)], { type: 54 })
    expect(data).toMatchObject({
      name: 'Adalberto Quirino Fontes',
      personalNumber: '52998224725',
      licenseNumber: '04271983604',
      licenseClass: 'AD',
      expirationDate: '2029-05-12',
    })
  })
})

test('whom a decision appoints stands against whom its report names', async () => {
  const { data } = await read(
    [
      await textPdf([
        'PODER JUDICIÁRIO DO ESTADO DE GOIÁS',
        'Comarca de Jataí - Vara de Família e Sucessões',
        'Processo nº 5033676-75.2024.8.09.0093',
        '',
        'SENTENÇA',
        '',
        'Vistos. Trata-se de ação de interdição de DALVA PRADO SOUTO. O curador provisório,',
        'JORGE PRADO SOUTO, CPF 529.982.247-25, mudou-se para outro Estado. A curatela',
        'provisória foi deferida em 10/02/2024.',
        '',
        'Ante o exposto, JULGO PROCEDENTE o pedido para decretar a curatela de DALVA PRADO',
        'SOUTO, nascida em 12/03/1945, CPF 111.444.777-35, nomeando-lhe curadora definitiva',
        'a filha ELIANA PRADO SOUTO, CPF 390.533.447-05.',
        '',
        'Jataí, 14 de agosto de 2025.',
      ]),
    ],
    { type: 23 },
  )
  expect(data.guardians).toMatchObject([{ name: 'ELIANA PRADO SOUTO', cpf: '39053344705' }])
  expect(data).toMatchObject({ nature: 'DEFINITIVE', issueDate: expect.stringContaining('2025-08-14') })
})

const TERM_OF_TUTELA = [
  'PODER JUDICIÁRIO DO ESTADO DE GOIÁS',
  'Comarca de Jataí - Vara de Família e Sucessões',
  'Processo nº 5033676-75.2024.8.09.0093',
  '',
  'TERMO DE COMPROMISSO DE TUTELA',
  '',
]

test('whom a guardian replaces is none', async () => {
  const { data } = await read(
    [
      await textPdf([
        ...TERM_OF_TUTELA,
        'Foi removida do encargo a tutora DALVA PRADO SOUTO, CPF 529.982.247-25, e nomeada, em substituição,',
        'ELIANA PRADO SOUTO, CPF 390.533.447-05, tutora de LUCAS BRITO NUNES, nascido em 01/02/2018.',
        '',
        'Jataí, 14 de agosto de 2025.',
      ]),
    ],
    { type: 23 },
  )
  expect(data.guardians).toMatchObject([{ name: 'ELIANA PRADO SOUTO', cpf: '39053344705' }])
})

test('a sibling who stays with a parent is no ward', async () => {
  const { data } = await read(
    [
      await textPdf([
        ...TERM_OF_TUTELA,
        'Foi nomeada ELIANA PRADO SOUTO, CPF 390.533.447-05, tutora de LUCAS BRITO NUNES, nascido em',
        '01/02/2018. O irmão DAVI BRITO NUNES, nascido em 04/04/2012, permanece com o pai.',
        '',
        'Jataí, 14 de agosto de 2025.',
      ]),
    ],
    { type: 23 },
  )
  expect(data.wards).toMatchObject([{ name: 'LUCAS BRITO NUNES', birthDate: '2018-02-01' }])
})

const COUPLE = [
  ['ADALBERTO QUIRINO FONTES', 'CPF 529.982.247-25'],
  ['MARCELA TAVARES BRITO', 'CPF 111.444.777-35'],
] as const

test.each([
  ['beside each other', beside(COUPLE[0], COUPLE[1])],
  ['one below the other', [...COUPLE[0], '', ...COUPLE[1]]],
])('of a couple with numbers below their names both are guardians: %s', async (_, names) => {
  const head = [
    'PODER JUDICIÁRIO DO ESTADO DE GOIÁS',
    'Comarca de Jataí - Vara da Infância e da Juventude',
    'Processo nº 5033676-75.2024.8.09.0093',
    '',
    'TERMO DE GUARDA DEFINITIVA',
    '',
    'GUARDIÕES',
    '',
  ]
  const ward = ['', 'Criança: LUCAS BRITO NUNES, nascida em 01/02/2018', '', 'Jataí, 14 de agosto de 2025.']
  const { data } = await read([await textPdf([...head, ...names, ...ward])], { type: 23 })
  expect(data.guardians).toMatchObject([
    { name: 'ADALBERTO QUIRINO FONTES', cpf: '52998224725' },
    { name: 'MARCELA TAVARES BRITO', cpf: '11144477735' },
  ])
})

test('of a table that the paper names one number of, that row is asked for', async () => {
  const row = (...cells: readonly string[]) => cells.map((cell) => cell.padEnd(24)).join('')
  const { data } = await read(
    [
      await textPdf([
        'DETRAN-RJ - EDITAL DE INSTAURAÇÃO DE PROCESSO DE SUSPENSÃO',
        '',
        'Este extrato refere-se ao processo E-12/061/8842/2023.',
        '',
        row('Processo', 'Condutor', 'Registro', 'Pontos'),
        row('E-12/061/8840/2023', 'ALAN COSTA VIDAL', '40196834117', '22'),
        row('E-12/061/8842/2023', 'BRUNA SALES FONTES', '02650306461', '25'),
        row('E-12/061/8849/2023', 'CAIO DUTRA LEMOS', '03664071908', '31'),
        '',
        'Prontuário do processo E-12/061/8842/2023: categoria B; validade do exame 10/04/2027;',
        'CPF 529.982.247-25.',
      ]),
    ],
    { type: 54 },
  )
  expect(data).toMatchObject({ name: 'BRUNA SALES FONTES' })
})

test('a number that is printed once is of one person', async () => {
  const { data } = await read(
    [
      await textPdf([
        'TJDFT - VARA DA INFÂNCIA E DA JUVENTUDE',
        'Processo: 0708812-11.2024.8.07.0013',
        '',
        'Decisão com força de termo de guarda',
        '',
        'A guarda provisória concedida em 10/01/2024 a ANTÔNIA REIS, por 180 dias, expirou. Sobreveio',
        'notícia de seu falecimento. Defiro o pedido e concedo a GUARDA PROVISÓRIA da criança ENZO REIS',
        'DA MATA, nascido em 11/03/2020, a CÍCERO REIS BARBOSA, CPF 529.982.247-25, pelo prazo de 1 ano.',
        '',
        'Brasília, 02 de agosto de 2024. Juíza Lívia Prado.',
      ]),
    ],
    { type: 23 },
  )
  expect(data).toMatchObject({
    guardians: expect.arrayContaining([
      expect.objectContaining({ name: 'CÍCERO REIS BARBOSA', cpf: '52998224725' }),
    ]),
    wards: [expect.objectContaining({ name: 'ENZO REIS DA MATA', cpf: null })],
  })
})
