import { describe, expect, it } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import { said, tagged, taggedLines } from '../weigh/tagged-reading.ts'
import { fieldsOf } from './driver-letter.ts'
import type { PrintedLine } from './reading-from-text.ts'

/** The data of a letter in lines of a form. */
const DRIVER: readonly PrintedLine[] = [
  `Condutor ${said('HOLDER', 'Ana Lima Prado')}`,
  `Mãe ${said('PARENT', 'Eva Lima Prado')}`,
  `Nascimento ${said('BIRTH', '14/03/1987')}`,
  `CPF ${said('HOLDER_CPF', '529.982.247-25')} registro ${said('REGISTRATION', '02650306461')}`,
  `categoria ${said('CATEGORY', 'AB')} emitida em ${said('ISSUE', '10/05/2022')}`,
].map((text, row) => ({ text, x: 60, y: 100 + 20 * row, height: 10 }))

it('a course is told by a paper with few of the fields', () => {
  const text = `Ana Lima Prado, registro ${said('REGISTRATION', '02650306461')}, concluiu o curso MOPP`
  expect(driverLicence.read(tagged(text)).fields.hasCetpp?.value).toBe(true)
})

it.each([
  ['AD/EAR,', 'AD', 'EAR'],
  ['D EAR, CETE', 'D', 'EAR, CETE'],
  ['A e B - EAR', 'AB', 'EAR'],
])('remarks that the network takes for a part of the class: %s', (printed, licenseClass, comments) => {
  const text = `Ana Lima Prado, registro ${said('REGISTRATION', '02650306461')}, categoria ${said('CATEGORY', printed)}`
  const { fields } = driverLicence.read(tagged(text))
  expect(fields.licenseClass?.value).toBe(licenseClass)
  expect(fields.comments?.value).toBe(comments)
})

it.each([
  ['CPF', said('HOLDER_CPF', '529.982.247-25')],
  ['nascida em', said('BIRTH', '14/03/1987')],
])('whom a driver’s data follow is the driver: %s', (caption, value) => {
  const text = [
    `Condutor ${said('HOLDER', 'Rui Teles Bonfim')} no local.`,
    `Requerente ${said('HOLDER', 'Ana Lima Prado').replace('*', '!')} ${caption} ${value}`,
    `registro ${said('REGISTRATION', '02650306461')} categoria ${said('CATEGORY', 'AB')}`,
  ].join('\n\n')
  expect(driverLicence.read(tagged(text)).fields.name?.value).toBe('Ana Lima Prado')
})

it('the driver is named before a sure birth, though the network sees nobody in the words', () => {
  const text = [
    `Contratante: representada por seu diretor ${said('PERSON', 'Rui Teles Bonfim,')} casado`,
    `Contratada: Joseane/HOLDER? Lima/HOLDER? Prado,/HOLDER? nascida em ${said('BIRTH', '14/03/1987')}`,
    `registro ${said('REGISTRATION', '02650306461')} categoria ${said('CATEGORY', 'AB')}`,
  ].join('\n\n')
  expect(driverLicence.read(tagged(text)).fields.name?.value).toBe('Joseane Lima Prado')
})

it('a course that was concluded on a day is had', () => {
  const text = `registro ${said('REGISTRATION', '02650306461')}; o curso de cargas perigosas foi concluído em 27/03/2024`
  expect(driverLicence.read(tagged(text)).fields.hasCetpp?.value).toBe(true)
})

describe('remarks of a licence on paper', () => {
  it.each([
    [`com a observação ${said('REMARKS', '“EAR”')}`, 'EAR', false],
    [`com a restrição ${said('REMARKS', 'A')} desde 2019`, 'A', false],
    // To the mark that closes a quotation.
    [
      `as observações ${said('REMARKS', '"EAR" e "Hab. transp.')} emergência", e`,
      'EAR; Hab. transp. emergência',
      false,
    ],
    [
      `as observações ${said('REMARKS', '“EAR”, “lentes')} corretivas”, fica`,
      'EAR; lentes corretivas',
      false,
    ],
    [`observações ${said('REMARKS', '“EAR, A”. O curso')} MOPP venceu em 2019`, 'EAR, A', false],
    [`observações ${said('REMARKS', '"EAR". A reciclagem')} foi feita`, 'EAR', false],
    // What is asked in the next line has a caption of its own.
    [
      `Observações ${said('REMARKS', 'EAR; CETPP')}\n${said('REMARKS', 'Lentes corretivas em uso:')} sim`,
      'EAR; CETPP',
      true,
    ],
    [`Observações ${said('REMARKS', 'EAR; curso MOPP vencido')}`, 'EAR; curso MOPP vencido', false],
    [
      `Concluiu o curso ${said('REMARKS', 'MOPP')} em 2016. Observação na CNH: ${said('REMARKS', 'EAR')}`,
      'EAR',
      true,
    ],
    [`com a observação ${said('REMARKS', '“A”,')} e responde`, 'A', false],
    [`Observações ${said('REMARKS', 'EAR, CETPP')}`, 'EAR, CETPP', true],
    [`Categoria B ${said('REMARKS', 'com EAR')}`, 'EAR', false],
    // Behind them the day of the licence, or its caption.
    [`Consta ${said('REMARKS', 'EAR,')} val. ${said('EXPIRY', '09/05/2032')}`, 'EAR', false],
    [`Consta ${said('REMARKS', 'EAR')}\nVal. CNH ${said('EXPIRY', '09/05/2032')}`, 'EAR', false],
    // Each course in a line of its own.
    [
      `Observações ${said('REMARKS', 'EXERCE ATIVIDADE REMUNERADA;')}\n${said('REMARKS', 'TRANSPORTE DE PRODUTOS PERIGOSOS')}`,
      'EXERCE ATIVIDADE REMUNERADA; TRANSPORTE DE PRODUTOS PERIGOSOS',
      true,
    ],
    [`Observações ${said('REMARKS', 'EARIA')}`, 'EAR/A', false],
    [`Já consta ${said('REMARKS', 'EAR e o curso de passageiros está em dia')}`, 'EAR', false],
    [
      `Observações ${said('REMARKS', 'EAR;')} curso MOPP válido até 12/2027; ${said('REMARKS', 'lentes corretivas')}`,
      'EAR; curso MOPP válido até 12/2027; lentes corretivas',
      true,
    ],
    // They are told in a sentence, which goes on.
    [`A carteira traz ${said('REMARKS', 'EAR na parte de')} baixo`, 'EAR', false],
    [`Ele tem ${said('REMARKS', 'A e EAR, mas')} nunca dirigiu`, 'A e EAR', false],
    [`Anotada ${said('REMARKS', 'A (sempre de óculos,')} por favor)`, 'A', false],
    [
      `Observações ${said('REMARKS', 'EAR (exerce atividade remunerada)')}`,
      'EAR (exerce atividade remunerada)',
      false,
    ],
    // Of a course that somebody has not.
    [`Consta ${said('REMARKS', 'EAR')}\n${said('REMARKS', 'MOPP')} .... não possui`, 'EAR', false],
    [`Observação ${said('REMARKS', 'A, CETPP')} (não)`, 'A', false],
    [`Observações ${said('REMARKS', 'EAR; E')}\nCurso TPP`, 'EAR; E Curso TPP', true],
    // What is said of a course above them is none.
    [`Emergência: ${said('REMARKS', 'NÃO CONSTA')}\n${said('REMARKS', 'A; EAR')}`, 'A; EAR', false],
    // The row of their caption went on in what stands above it.
    [
      `Restrições ${said('REMARKS', 'A - USO DE LENTES')} ${said('REMARKS', 'OBSERVAÇÕES.....: EAR; CETPP')}`,
      'EAR; CETPP',
      true,
    ],
    // The state of the licence, in the line above.
    [
      `Situação ${said('REMARKS', 'EM USO')}\n${said('REMARKS', 'EAR; CETCP; A').replace('*', '')}`,
      'EAR; CETCP; A',
      false,
    ],
    // A question of a form.
    [`Perguntas ${said('REMARKS', 'Exerce atividade remunerada (EAR)?')} (X) Sim ( ) Não`, null, null],
    // They say that there are none.
    ['No campo observações da carteira não há anotação.', null, false],
    ['sem observações, residente na capital', null, false],
    [`Observação ${said('REMARKS', 'nenhuma')}`, null, false],
    // What the network took for remarks is none, and nothing speaks of them.
    [`Diária ${said('REMARKS', '149,90 x 6')}`, null, null],
    [`Campo ${said('REMARKS', '20')} – telefone`, null, null],
    // A course has a place of its own.
    ['RNTRC: 055148820 Curso MOPP: SIM – validade 04/2028', null, true],
    ['Curso MOPP: não', null, false],
    ['( ) MOPP ( ) Transporte escolar', null, null],
    ['( ) Sim, com curso MOPP válido\n(X) Não transporta', null, false],
    ['[X] CETPP', null, true],
    ['Possui MOPP (X) sim ( ) não', null, true],
    ['Curso MOPP: ( ) Sim (X) Não', null, false],
    ['Possui MOPP? Sim ( ) Não (X)', null, false],
    ['EAR: sim. MOPP em dia, validade 10/11/2028', null, true],
    ['MOPP (validade 11/2028)', null, true],
    ['Curso MOPP vencido em 2019', null, null],
    ['possui o curso MOPP mas está vencido', null, null],
    // The name of the course goes on in the next line of a sentence, and so does what is said of it.
    [
      'concluiu com aproveitamento o curso para condutores de veículos de produtos\nperigosos de 16 horas',
      null,
      true,
    ],
    ['carrega etanol no terminal, com o curso MOPP\nconcluído no dia 14/11/2023', null, true],
    ['Curso MOPP exigido para a vaga', null, null],
    ['Consta ainda, averbado em 07/02/2023, o curso para\ncondutores de produtos perigosos.', null, true],
    ['Do prontuário não consta o curso MOPP', null, false],
    ['MOPP', null, null],
    ['o motorista não possui MOPP', null, false],
    ['não transportar produtos perigosos, por não\npossuir o curso (MOPP)', null, false],
    ['declara não ter curso MOPP', null, false],
    ['se não possuir o curso MOPP, pagará multa', null, null],
    ['[X] EAR na CNH\n[ ] MOPP\n[ ] NR-35', null, false],
    ['[X] EAR na CNH\n[X] MOPP\n[ ] NR-35', null, true],
    // Over the lines of a sentence.
    ['concluiu com aproveitamento o\nCURSO ESPECIALIZADO PARA\nTRANSPORTE DE PRODUTOS PERIGOSOS', null, true],
    ['tem o de emergência, não possuindo\ncurso de transporte de produtos perigosos.', null, false],
    ['O motorista deve possuir\no curso de produtos perigosos', null, null],
    ['Declara possuir o\ncurso de produtos perigosos', null, true],
    ['curso de Produtos Perigosos (MOPP) feito no centro', null, true],
    ['5. Concluí o curso de Movimentação de Produtos Perigosos (MOPP)', null, true],
    // In a list below its heading, and among boxes.
    ['CURSOS\nTRANSP. PRODUTOS PERIGOSOS', null, true],
    // What a caption asks for is not held.
    ['Curso\n(MOPP/coletivo)\ncoletivo – 50 h, 1999', null, null],
    ['Cursos\n(produtos perigosos, escolar)\nescolar', null, null],
    ['Curso especializado\nMOPP ou coletivo\ncoletivo', null, null],
    ['Curso (MOPP/coletivo): coletivo', null, null],
    ['Cursos averbados:\nProdutos perigosos (MOPP)\nEmergência\nX', null, null],
  ])('%s', (text, comments, hasCetpp) => {
    const fields = fieldsOf(text)
    expect([fields.comments?.value, fields.hasCetpp?.value]).toEqual([comments, hasCetpp])
  })
})

describe('remarks that the network missed', () => {
  it.each([
    ['Observação registrada no prontuário: exerce atividade remunerada.', true],
    ['Observações da carteira: lentes corretivas', true],
    ['OBSERVAÇÃO: EAR', true],
    ['Observações:\nEAR, A', true],
    ['Quadro de observações\nEAR, A', true],
    ['Observação: não exerce atividade remunerada', false],
    ['Observação: entregar cópia da carteira', false],
    ['sem observações, residente na capital', false],
  ])('%s', (text, isDoubted) => {
    const { comments } = fieldsOf(text)
    expect(comments).toMatchObject({ status: 'missing', value: null })
    expect((comments?.confidence ?? 0) <= 0.5).toBe(isDoubted)
  })
})

describe('remarks that are a list of codes with their meaning', () => {
  const of = (...rows: readonly (readonly string[])[]) => {
    const cells = rows.flatMap((row, at) =>
      row.map((text, column) => ({ text, x: 60 + 40 * column, y: 300 + 15 * at, height: 10 })),
    )
    return driverLicence.read(taggedLines([...DRIVER, ...cells])).fields.comments?.value
  }
  const ear = said('REMARKS', 'EAR - EXERCE ATIVIDADE REMUNERADA')

  it.each([
    [
      ['Observações'],
      [`${said('REMARKS', '99; A; curso MOPP')} vencido em 10/09/2012`],
      '99; A; curso MOPP vencido em 10/09/2012',
    ],
    [['Restrições:', `${said('REMARKS', 'A')} - lentes desde 2019`], [], 'A - lentes desde 2019'],
    [[`Observações: ${said('REMARKS', 'EAR')} desde a renovação`], [], 'EAR desde a renovação'],
    [['Quadro de observações', `${said('REMARKS', 'EAR')} desde a renovação`], [], 'EAR desde a renovação'],
    [['Observações da CNH', said('REMARKS', 'EAR')], ['Curso de reciclagem'], 'EAR'],
    [['Observações', `${said('REMARKS', 'EAR')} Emissão: 10/10/2020`], [], 'EAR'],
    [['Motorista', `${said('REMARKS', 'EAR')} desde a renovação`], [], 'EAR'],
  ])('go on to the end of their cell: %j %j', (first, second, comments) => {
    expect(of(first, second)).toBe(comments)
  })

  it('end above rows that tell of something else', () => {
    expect(of([ear], ['B - CATEGORIA ANTERIOR'])).toBe('EAR - EXERCE ATIVIDADE REMUNERADA')
    expect(of([ear], ['PONTOS: 4'], ['A - LENTES'])).toBe('EAR - EXERCE ATIVIDADE REMUNERADA')
  })
})

describe('a course in a table', () => {
  const of = (...cells: readonly (readonly [x: number, y: number, text: string])[]) => {
    const { fields } = driverLicence.read(
      taggedLines([...DRIVER, ...cells.map(([x, y, text]) => ({ x, y, text, height: 10 }))]),
    )
    return fields.hasCetpp?.value
  }

  it('is told by a date in its row', () => {
    const row = (heading: string, date: string) =>
      of(
        [60, 285, heading],
        [60, 300, 'Código'],
        [60, 315, 'MOPP'],
        [120, 315, 'Produtos perigosos'],
        [300, 315, date],
      )
    expect(row('CURSOS ESPECIALIZADOS', '18/02/2023')).toBe(true)
    expect(row('CURSOS ESPECIALIZADOS', '-')).toBeNull()
    expect(row('CARGAS', '18/02/2023')).toBeNull()
  })

  it('is not surely missing where remarks do not name it and a table does', () => {
    const { hasCetpp } = fieldsOf('MOPP aprovado', `com a observação ${said('REMARKS', '“EAR”')}`)
    expect(hasCetpp?.value).toBe(false)
    expect(hasCetpp?.confidence).toBeLessThanOrEqual(0.5)
  })

  it('is told by the cell below its caption', () => {
    const row = (answer: string) =>
      of([60, 300, 'CURSO MOPP / CETPP'], [300, 300, 'FONE'], [60, 315, answer], [300, 315, '99955-0142'])
    expect(row('SIM – até 28/02/2027')).toBe(true)
    expect(row('Não')).toBe(false)
    expect(row('em análise')).toBeNull()
  })

  it('is told by the cell beside its caption', () => {
    const row = (answer: string) =>
      of([60, 300, 'EAR'], [120, 300, 'SIM'], [200, 300, 'Curso MOPP'], [300, 300, answer])
    expect(row('NÃO POSSUI')).toBe(false)
    expect(row('SIM')).toBe(true)
    expect(row('em análise')).toBeNull()
    expect(of([60, 300, 'MOPP'], [300, 300, 'SIM'], [360, 300, 'NÃO'])).toBeNull()
  })

  it('is told by the column of the cross in its row', () => {
    const row = (x: number) =>
      of(
        [300, 300, 'Sim'],
        [360, 300, 'Não'],
        [60, 315, 'Produtos perigosos (CETPP)'],
        [x, 315, '[X]'],
        [60, 330, 'Emergência (CETVE)'],
        [300, 330, '[X]'],
      )
    expect(row(300)).toBe(true)
    expect(row(360)).toBe(false)
  })
})

it('the class is that of the licence, not of a former one or the one that is applied for', () => {
  expect(fieldsOf(`CNH anterior: categoria ${said('CATEGORY', 'B')}`).licenseClass?.value).toBe('AB')
})

it('that a paper has no class is as likely as that it was not seen', () => {
  const paper = [
    `O condutor ${said('HOLDER', 'Ana Lima Prado,')} nascida em ${said('BIRTH', '14/03/1987')}`,
    `CPF ${said('HOLDER_CPF', '529.982.247-25')} registro ${said('REGISTRATION', '02650306461')}`,
    `emitida em ${said('ISSUE', '10/05/2022')} até ${said('EXPIRY', '09/05/2032')}`,
  ].join('\n')
  const { licenseClass, filiation } = driverLicence.read(tagged(paper)).fields
  expect(licenseClass).toMatchObject({ status: 'missing', confidence: 0.5 })
  expect(filiation?.confidence).toBeGreaterThan(0.5)
})

it.each([
  ['A e D (AD),', 'AD'],
  ['B (veículos de passeio)', 'B'],
  ['(AB)', 'AB'],
])('the class in `%s` is %s', (text, licenceClass) => {
  const { fields } = driverLicence.read(tagged(`Categoria ${said('CATEGORY', text)}`))
  expect(fields.licenseClass?.value).toBe(licenceClass)
})

it('takes nobody for a parent of himself', () => {
  const fields = fieldsOf(`Eu, ${said('PARENT', 'ANA LIMA PRADO,')} filha de ${said('PARENT', 'Rui Prado')}`)
  expect(fields.filiation?.value).toEqual(['Eva Lima Prado', 'Rui Prado'])
})

it('names no third parent whom the network is not sure of, as a spouse', () => {
  const both = `${said('PARENT', 'Eva Lima Prado')} e ${said('PARENT', 'Rui Prado')}`
  const { fields } = driverLicence.read(tagged(`Filiação: ${both}\nCônjuge: Davi/PARENT* Sales/PARENT?`))
  expect(fields.filiation?.value).toEqual(['Eva Lima Prado', 'Rui Prado'])
})

it.each([
  ['03469.691764', '03469691764'],
  ['034.696.917-64', '03469691764'],
  ['03469.691765', null],
])('the registration number %s, with a speck in it or the mask of a register, is %s', (printed, number) => {
  const { fields } = driverLicence.read(tagged(`registro ${said('REGISTRATION', printed)}`))
  expect(fields.licenseNumber?.value).toBe(number)
})

it('is not sure that a card has no CPF where its caption was read', () => {
  const card = [
    'REPÚBLICA FEDERATIVA DO BRASIL',
    'DOC. IDENTIDADE / ÓRG. EMISSOR',
    'ACC',
    'ASSINATURA DO PORTADOR',
  ]
  const confidenceOn = (...lines: readonly string[]) =>
    driverLicence.read(tagged([...card, ...lines].join('\n'))).fields.personalNumber?.confidence
  expect(confidenceOn()).toBeGreaterThan(0.9)
  expect(confidenceOn('4d CPF')).toBeLessThan(0.9)
})

it('knows a class by its form where the network only wavers', () => {
  const text = `habilitado desde 1973 na categoria "E"/CATEGORY? (Profissional), com registro ${said('REGISTRATION', '02650306461')}`
  expect(driverLicence.read(tagged(text)).fields.licenseClass?.value).toBe('E')
})

it.each([
  ['a day after the issue', '06/08/2016', '2016-08-06'],
  ['the only day, whatever it is', '', '1992-05-04'],
])('ends on %s, not on one before it', (_, later, end) => {
  const text = [
    `categoria ${said('CATEGORY', 'E')} desde ${said('EXPIRY', '04/05/1992')}`,
    `emitida em ${said('ISSUE', '11/08/2013')} exame ${later === '' ? '' : said('EXPIRY', later)}`,
  ].join('\n')
  expect(driverLicence.read(tagged(text)).fields.expirationDate?.value).toBe(end)
})

it('the class is the one that is held, not the one that a form asks for beside it', () => {
  const rows = [
    ['Categoria pretendida', 'Categoria atual', 'Registro'],
    ['E/CATEGORY*', 'D/CATEGORY!', '02650306461/REGISTRATION*'],
    ['Validade', 'Emissão', 'Nascimento'],
    ['09/05/2032/EXPIRY*', '10/05/2022/ISSUE*', '14/03/1987/BIRTH*'],
  ]
  const lines = rows.flatMap((row, i) =>
    row.map((text, j): PrintedLine => ({ text, x: 60 + 180 * j, y: 100 + 24 * i, height: 12 })),
  )
  const { licenseClass, expirationDate } = driverLicence.read(taggedLines(lines)).fields
  expect([licenseClass?.value, expirationDate?.value]).toEqual(['D', '2032-05-09'])
})
