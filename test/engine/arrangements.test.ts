import { read } from '@ficha/engine/node'
import { describe, expect, test } from 'vitest'
import { textPdf } from './text-pdf.ts'

/** Papers whose arrangement says what the network alone does not see. */
async function dataOf(type: 23 | 51 | 54, lines: readonly string[]) {
  return (await read([await textPdf(lines)], { type })).data
}

describe('a driver’s courses and remarks', () => {
  test('a course in a cell with a caption of its own is no remark', async () => {
    const data = await dataOf(54, [
      'SENTINELA GERENCIAMENTO DE RISCOS S/A',
      'MOTORISTA',
      'Nome  JOSÉ EDMILSON GALVÃO DE FARIAS        CPF  529.982.247-25',
      'Nº registro CNH  02559108365   Categoria AE   Validade CNH  05/07/2032',
      'Observações CNH   EAR',
      'Cursos   MOPP - produtos perigosos (validade 02/2028)',
    ])
    expect(data).toMatchObject({ comments: 'EAR', hasCetpp: true })
  })

  test.each([
    ['behind a box that is empty where others are crossed', '[ ] Certificado MOPP', false],
    [
      'in a long line behind a caption',
      'CURSO: TRANSPORTE DE PRODUTOS PERIGOSOS - SEST SENAT - 15/03/2024',
      true,
    ],
    ['before the day until which it is held', 'Vencimento do curso MOPP: 15/01/2028', true],
    ['in a question with its answer in the next cell', 'Possui curso MOPP?                      NÃO', false],
    ['in the row of two days', 'Curso MOPP      MOPP-088      01/06/2024      01/06/2029', true],
    ['behind a stroke, and the answer too', '| MOPP      | SIM', true],
  ])('the course named %s', async (_, line, hasCetpp) => {
    const data = await dataOf(54, [
      'CHECKLIST DE ADMISSÃO DE MOTORISTA',
      'Motorista: ADEMIR COSTA NEVES   CPF: 529.982.247-25',
      'CNH 02559108365 - E - válida até 01/02/2030',
      '[X] Exame toxicológico',
      line,
    ])
    expect(data).toMatchObject({ hasCetpp })
  })

  test.each([
    ['a list', ['"cursos": [', '{', '"codigo": "2",', '"nome": "TRANSPORTE DE PRODUTOS PERIGOSOS"', '} ]']],
    [
      'a path, its name over two lines',
      ['dados.cursos[0]', 'codigo     2 - PRODUTOS', '           PERIGOSOS'],
    ],
  ])('the course in a record: %s', async (_, lines) => {
    const data = await dataOf(54, [
      'CONSULTA DE CONDUTOR',
      'Motorista: ADEMIR COSTA NEVES   CPF: 529.982.247-25',
      'CNH 02559108365 - E - válida até 01/02/2030',
      ...lines,
    ])
    expect(data).toMatchObject({ hasCetpp: true })
  })

  test('below its heading in one of two columns', async () => {
    const data = await dataOf(54, [
      'MOTORISTA',
      'Nome  JOSÉ EDMILSON GALVÃO DE FARIAS        CPF  529.982.247-25',
      'Nº registro CNH  02559108365   Categoria AE   Validade CNH  05/07/2032',
      '',
      'Cursos                                  Direção defensiva',
      'MOPP - produtos perigosos               Em 2025, por 8 horas',
    ])
    expect(data).toMatchObject({ hasCetpp: true })
  })
})

test('a notice begins behind the foot of the act before it in a gazette', async () => {
  const data = await dataOf(51, [
    'DIÁRIO OFICIAL DO MUNICÍPIO DE CEARÁ-MIRIM',
    'Quarta-feira, 25 de março de 2026',
    '',
    'PORTARIA Nº 212/2026-GP, DE 24 DE MARÇO DE 2026',
    'O PREFEITO MUNICIPAL DE CEARÁ-MIRIM, no uso das atribuições que lhe confere a Lei Orgânica,',
    'RESOLVE: Designar a servidora JOSEFA LUANA DANTAS para responder pela Coordenadoria de Feiras.',
    'Publicado por:',
    'Ivanildo Tavares de Souza',
    'Código Identificador:1D7B40E8',
    '',
    'RENOVAÇÃO DA LICENÇA DE OPERAÇÃO - RLO',
    'POSTO CANAVIAIS LTDA - CNPJ nº. 11.222.333/0001-81, torna público que RECEBEU da Secretaria',
    'Municipal de Meio Ambiente a Renovação da Licença de Operação nº 061/2026, com validade até 18',
    'de março de 2030, para a atividade de revenda varejista de combustíveis líquidos.',
    'Publicado por:',
    'Genilson Macedo Pinheiro',
    'Código Identificador:9F03A6C1',
  ])
  expect(data).toMatchObject({ number: '061/2026', accessKey: '9F03A6C1' })
})

describe('the activity of a licence', () => {
  const licence = (...lines: readonly string[]) => [
    'PREFEITURA MUNICIPAL DE TOLEDO - SECRETARIA DO MEIO AMBIENTE',
    'LICENÇA AMBIENTAL DE OPERAÇÃO Nº 88/2025',
    'Razão social: PREMOLDADOS OESTE LTDA   CNPJ: 11.222.333/0001-81',
    ...lines,
    'Validade: 03/09/2028',
  ]

  test.each([
    [
      'goes on behind a dash that begins the next line',
      ['Atividade: Fabricação de artefatos de cimento', '           - blocos, lajotas e tubos'],
      ['Fabricação de artefatos de cimento - blocos, lajotas e tubos'],
    ],
    [
      'goes on below a colon',
      [
        'para a atividade de:',
        '     TRANSPORTE DE PRODUTOS PERIGOSOS - CLASSE 3 (LÍQUIDOS INFLAMÁVEIS):',
        '     ETANOL E GASOLINA',
      ],
      ['TRANSPORTE DE PRODUTOS PERIGOSOS - CLASSE 3 (LÍQUIDOS INFLAMÁVEIS): ETANOL E GASOLINA'],
    ],
    [
      'is one of a list behind each dash',
      ['Atividades:', '- Fabricação de papel', '- Fabricação de embalagens'],
      ['Fabricação de papel', 'Fabricação de embalagens'],
    ],
    [
      'ends with a letter that is no `e`',
      [
        'Item   Atividade                                  Classe',
        '3.1    Coleta de resíduos dos grupos A, B e E     6.2',
        '3.2    Coleta de óleo lubrificante usado          9',
      ],
      ['Coleta de resíduos dos grupos A, B e E', 'Coleta de óleo lubrificante usado'],
    ],
    [
      'is what is done',
      ['Licenciada para OPERAR fábrica de rações para animais, na Estrada da Pedreira, 1200.'],
      ['fábrica de rações para animais'],
    ],
  ])('%s', async (_, lines, mainActivity) => {
    expect(await dataOf(51, licence(...lines))).toMatchObject({ mainActivity })
  })
})

describe('the plates of a licence', () => {
  const licence = (...lines: readonly string[]) => [
    'FEPAM - FUNDAÇÃO ESTADUAL DE PROTEÇÃO AMBIENTAL',
    'LICENÇA DE OPERAÇÃO Nº 03322 / 2025',
    'EMPREENDEDOR: TRANSGUAIBA LOGÍSTICA LTDA   CPF / CNPJ: 11.222.333/0001-81',
    'ATIVIDADE: TRANSPORTE RODOVIÁRIO DE PRODUTOS PERIGOSOS',
    ...lines,
    'Esta licença é válida até 05/11/2028.',
  ]

  test('stand in the column below their caption', async () => {
    const data = await dataOf(
      51,
      licence(
        'Placa      Renavam        Tipo            Situação',
        'KHR 2290   00882310771    Caminhão        Ativo',
        'PEU 6D41   01044718830    Carreta tanque  Ativo',
      ),
    )
    expect(data).toMatchObject({ licensePlate: ['KHR2290', 'PEU6D41'] })
  })

  test.each([
    'Veículo KLM-5N67, com a substituição do reboque pelo de placa ABC-1D23.',
    'Placas: KLM-5N67, ABC-1D23, que não poderão deixar de portar cópia desta licença.',
    'Placas: KLM-5N67, ABC-1D23\nNão estão contemplados nesta licença os veículos GHT-2J11 e GHT-2J12.',
  ])('stay: %s', async (lines) => {
    const data = await dataOf(51, licence(...lines.split('\n')))
    expect(data).toMatchObject({ licensePlate: ['KLM5N67', 'ABC1D23'] })
  })

  test('do not stand below a word of a sentence', async () => {
    const data = await dataOf(51, licence('2. Fixar a placa', '   DOF 1184 na entrada.'))
    expect(data).toMatchObject({ licensePlate: [] })
  })

  test.each([
    'ABC-1D23 (em substituição à placa GHT-2J11)',
    'ABC-1D23, que substitui o caminhão de placa GHT-2J11.',
    'ABC-1D23 (placa anterior GHT-2711)',
  ])('are not that which one stands for: %s', async (told) => {
    const data = await dataOf(51, licence(`Veículo autorizado: placa ${told}`))
    expect(data).toMatchObject({ licensePlate: ['ABC1D23'] })
  })

  test.each([
    'O veículo de placa GHT-2J11 não consta da licença e deverá ser incluído.',
    'A carreta GHT-2J11 não figura entre os veículos licenciados.',
    'O veículo de placa GHT-2J11 não faz parte desta licença.',
    'O veículo GHT-2J11 deixou de integrar a frota licenciada.',
  ])('are not those of: %s', async (line) => {
    const data = await dataOf(51, licence('Veículo autorizado: placa ABC-1D23.', line))
    expect(data).toMatchObject({ licensePlate: ['ABC1D23'] })
  })
})

describe('the court of a term', () => {
  test.each([
    ['behind its district', 'COMARCA DE PATOS – 7ª VARA MISTA', '7ª VARA MISTA', 'PATOS'],
    [
      'at its clerk’s',
      'Comarca de Resende - Cartório da 2ª Vara de Família',
      '2ª Vara de Família',
      'Resende',
    ],
    ['that is abbreviated', 'Vara Inf. e Juv. da Comarca de Sobral', 'Vara Inf. e Juv', 'Sobral'],
    [
      'that is cut short',
      'V CRIMINAL, JURI, INF. JUV. DE IRECÊ',
      'V CRIMINAL, JURI, INF. JUV. DE IRECÊ',
      'IRECÊ',
    ],
    [
      'of many matters',
      '1ª VARA DOS FEITOS DAS RELAÇÕES DE CONSUMO, CÍVEIS E ACIDENTES DO TRABALHO DE JEQUIÉ',
      '1ª VARA DOS FEITOS DAS RELAÇÕES DE CONSUMO, CÍVEIS E ACIDENTES DO TRABALHO DE JEQUIÉ',
      'JEQUIÉ',
    ],
    [
      'of all matters',
      'VARA ÚNICA DE FEITOS GERAIS E DE PRECATÓRIAS DE MUCAJAÍ',
      'VARA ÚNICA DE FEITOS GERAIS E DE PRECATÓRIAS DE MUCAJAÍ',
      'MUCAJAÍ',
    ],
  ])('%s', async (_, line, courtDivision, district) => {
    const data = await dataOf(23, [
      'PODER JUDICIÁRIO',
      line,
      'Processo Nº 0002417-67.2014.815.0251',
      'TERMO DE CURATELA PROVISÓRIA',
      'Curador: LUIZ FARIA PINTO, CPF 529.982.247-25',
      'Interditanda: OLGA FARIA PINTO',
    ])
    expect(data).toMatchObject({ courtDivision, district })
  })

  test('is no heading with a numeral', async () => {
    const lines = ['1ª Vara de Família', 'Curadora: ROSA LIMA, CPF 529.982.247-25', 'V DO PRAZO', '180 dias']
    expect(await dataOf(23, ['TERMO DE CURATELA', ...lines])).toMatchObject({
      courtDivision: '1ª Vara de Família',
    })
  })

  test.each([
    [
      [
        'JUÍZO DE DIREITO DA VARA DE FAMÍLIA DA COMARCA DE ITABUNA',
        '3º Cartório de Família, Órfãos e Sucessões',
      ],
      { courtDivision: 'VARA DE FAMÍLIA', district: 'ITABUNA' },
    ],
    [
      [
        'Comarca de Tatuí - Foro de Tatuí - 2ª Vara Cível',
        'Ofício da Família e Sucessões - Seção de Processamento II',
      ],
      { courtDivision: '2ª Vara Cível', district: 'Tatuí' },
    ],
  ])('is not the office that stands below it: %s', async (lines, told) => {
    const data = await dataOf(23, [
      ...lines,
      'Processo nº 0301183-22.2015.8.05.0113',
      'TERMO DE COMPROMISSO DE CURADORA',
      'Compareceu NEUSA ALVES PRADO, CPF 529.982.247-25, curadora de ADÃO ALVES PRADO.',
      'Itabuna, 11 de maio de 2015.',
    ])
    expect(data).toMatchObject(told)
  })
})

test('both guardians of a table are found where the network doubts one’s number', async () => {
  const data = await dataOf(23, [
    '2º Juizado da Infância e da Juventude da Comarca de Porto Velho',
    'TERMO DE GUARDA DEFINITIVA',
    'Autos nº 7021463-13.2025.8.22.0001',
    'GUARDIÃES',
    'Edivaldo Nascimento Cruz        CPF 529.982.247-25',
    'Luzia Ferreira Passos           CPF 390.533.447-05',
    'CRIANÇAS / ADOLESCENTE',
    'Tainá Passos do Nascimento      16/05/2011',
    'Iago Passos do Nascimento       08/10/2014',
    'Ravi Passos Ferreira            21/01/2021',
    'Porto Velho/RO, 25 de fevereiro de 2026.',
  ])
  expect(data).toMatchObject({
    guardians: [{ name: 'Edivaldo Nascimento Cruz' }, { name: 'Luzia Ferreira Passos' }],
  })
})

test('of two drivers’ rows the number in the row of the name is the driver’s', async () => {
  const data = await dataOf(54, [
    'MDF-e - DOCUMENTO AUXILIAR DE MANIFESTO ELETRÔNICO',
    'Placa QWE1R23  RNTRC 04411882   UF SP',
    'Condutor',
    'CPF               Nome',
    '529.982.247-25    WAGNER TITO LEAL',
    '390.533.447-05    ADEMAR PINTO LUZ',
    'Motorista principal: Wagner Tito Leal, CNH 02559108365, categoria E.',
  ])
  expect(data).toMatchObject({ name: 'WAGNER TITO LEAL', personalNumber: '52998224725' })
})

describe('a licence that is prolonged until the agency decides', () => {
  test.each([
    [
      'has no end',
      'Protocolada a renovação no prazo, a validade desta licença fica prorrogada até manifestação definitiva.',
      null,
    ],
    [
      'is none that will be, if it is asked for',
      'Em caso de renovação protocolada no prazo, a licença permanecerá válida até a manifestação definitiva.',
      '2023-08-12',
    ],
  ])('%s', async (_, line, expirationDate) => {
    const data = await dataOf(51, [
      'ESTADO DE MATO GROSSO - SEMA',
      'LICENÇA DE OPERAÇÃO Nº 045/2019',
      'Empreendedor: CURTUME PANTANAL LTDA  CNPJ 11.222.333/0001-81',
      'Atividade: Curtimento de couros',
      'Validade original: 12/08/2023',
      line,
    ])
    expect(data).toMatchObject({ expirationDate })
  })
})

test.each([
  ['Validade do termo: até 30/01/2026', '30/01/2026'],
  ['O presente termo tem validade até 30 de janeiro de 2026.', '30 de janeiro de 2026'],
  ['Vigência: 30/07/2025 a 30/01/2026', '30/01/2026'],
])('a term ends on the last day that it tells: %s', async (line, validityText) => {
  const data = await dataOf(23, [
    'TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO',
    '2ª Vara Cível de Passos - Processo: 5001183-22.2025.8.13.0479',
    'Curadora: ROSA PIRES LIMA     CPF: 529.982.247-25',
    'Curatelado: JOÃO PIRES LIMA',
    line,
    'Passos, 30 de julho de 2025.',
  ])
  expect(data).toMatchObject({ validityText, expirationDate: '2026-01-30' })
})

test('a class behind the number of the licence is the driver’s', async () => {
  const data = await dataOf(54, [
    'MOTORISTAS DA VIAGEM',
    'Jonas Leme Prado - CPF 529.982.247-25 - CNH 02559108365/E - 03/03/2030',
  ])
  expect(data).toMatchObject({ licenseNumber: '02559108365', licenseClass: 'E' })
})

test('a space of a typed face that stands in an empty stretch of the page parts no name', async () => {
  const row = (left: string, value: string) => `${left.padEnd(24)}${value.padEnd(40)}${left.padEnd(24)}SIM`
  const names = 'registro tipo sexo situacao emissor uf orgao numero ordem linha parte campo item nota'.split(
    ' ',
  )
  const data = await dataOf(54, [
    'CONSULTA DE CONDUTOR - DETRAN',
    row('nome', 'WANDERSON LUIZ CAIXETA BORBA'),
    ...names.map((name) => row(name, 'CPF')),
    row('nomeMae', 'DIVINA CAIXETA BORBA'),
    row('numeroRegistro', '62472927637'),
    row('categoria', 'AE'),
    row('dataValidade', '09/02/2029'),
    row('cpf', '529.982.247-25'),
  ])
  expect(data).toMatchObject({ name: 'WANDERSON LUIZ CAIXETA BORBA' })
})
