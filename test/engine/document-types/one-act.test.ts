import { describe, expect, test } from 'vitest'
import type { DocumentTypeDefinition } from '../../../engine/src/document-types/definition.ts'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { readActs, withoutOtherActs as withoutActs } from '../../../engine/src/document-types/one-act.ts'
import { toReadDocument } from '../../../engine/src/fields/reading.ts'
import { actsOf } from '../../../engine/src/page/acts.ts'
import type { ReadPage } from '../../../engine/src/types.ts'
import { type PrintedLine, readingFromText } from './reading-from-text.ts'
import { withRoles } from './with-roles.ts'

async function withoutOtherActs(pages: readonly ReadPage[], definition: DocumentTypeDefinition) {
  return withoutActs(pages, await readActs(pages, (page) => withRoles(toReadDocument([page]))), definition)
}

const DECREE = `DECRETO Nº 2.188, DE 14 DE MARÇO DE 2023.
Abre crédito adicional suplementar ao
orçamento vigente, no valor de R$
212.500,00, para obras de escolas.`
const TENDER = `AVISO DE LICITAÇÃO
PREGÃO ELETRÔNICO Nº 041/2023
Objeto: registro de preços de pneus e
câmaras. Abertura: 28/03/2023, às 9h.
Vigência da ata: até 31/12/2023.`
const LICENCE_HEAD = `PORTARIA Nº 147, DE 14 DE MARÇO DE 2023.
A Secretária de Meio Ambiente resolve:
Art. 1º Conceder LICENÇA DE OPERAÇÃO,
válida por três anos, à empresa Olaria`
const LICENCE_REST = `Pedra Azul Ltda, CNPJ 10.389.777/0015-49,
para fabricação de telhas, observados os
condicionantes da folha anexa.`
const STAFF = `PORTARIA Nº 148, DE 14 DE MARÇO DE 2023.
Nomeia Jacira Teles Bonfim para o cargo
de fiscal de contratos, a contar de hoje.`
const MASTHEAD: PrintedLine[] = [
  { text: 'Diário Oficial do Município de Pedra Azul, Edição 1204', x: 300, y: 20, height: 12 },
]
const FOOT: PrintedLine[] = [
  { text: 'Certificação digital: AGHV4Q9WXKBZ em www.pedraazul.gov.br/diario', x: 100, y: 1380, height: 12 },
]

function column(text: string, x: number): PrintedLine[] {
  return text.split('\n').map((line, at) => ({ text: line, x, y: 60 + at * 15, height: 12 }))
}

function pageOf(lines: readonly PrintedLine[]): ReadPage[] {
  return readingFromText([{ lines }]).pages.map(({ page }) => page)
}

function textOf(pages: readonly ReadPage[]): string {
  return pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')
}

describe('a page of several acts', () => {
  test('is left with the act of the type, its columns one after the other', async () => {
    const page = pageOf([
      ...MASTHEAD,
      ...column(`${DECREE}\n${TENDER}\n${LICENCE_HEAD}`, 60),
      ...column(`${LICENCE_REST}\n${STAFF}\n${TENDER}`, 520),
      ...FOOT,
    ])
    const text = textOf(await withoutOtherActs(page, environmentalLicence))
    expect(text).toContain(`${LICENCE_HEAD}\n${LICENCE_REST}`)
    expect(text).not.toMatch(/crédito|pneus|Nomeia/)
  })

  test('keeps the head of the page that stands over its second column', async () => {
    const day: PrintedLine = { text: 'Quarta-feira, 15 de março de 2023', x: 520, y: 40, height: 12 }
    const section: PrintedLine = { text: 'ATOS OFICIAIS', x: 60, y: 58, height: 12 }
    const lower = (lines: PrintedLine[]) => lines.map((line) => ({ ...line, y: line.y + 20 }))
    const page = pageOf([
      { text: 'Diário Oficial', x: 60, y: 20, height: 12 },
      day,
      section,
      ...lower(column(`${DECREE}\n${TENDER}\n${LICENCE_HEAD}`, 60)),
      ...lower(column(`${LICENCE_REST}\n${STAFF}\n${TENDER}`, 520)),
    ])
    const [head, ...acts] = await withoutOtherActs(page, environmentalLicence)
    expect(textOf(head ? [head] : [])).toContain(day.text)
    expect(textOf(acts)).toContain(`${LICENCE_HEAD}\n${LICENCE_REST}`)
  })

  test('is found where the last column is empty, and the foot of the page stands below it', async () => {
    const page = pageOf([
      ...MASTHEAD,
      ...column(`${DECREE}\n${TENDER}\n${LICENCE_HEAD}`, 60),
      ...column(`${LICENCE_REST}\n${STAFF}\n${TENDER}`, 520),
      { text: 'Documento assinado digitalmente conforme a MP 2.200-2 de 2001', x: 900, y: 1380, height: 12 },
    ])
    const text = textOf(await withoutOtherActs(page, environmentalLicence))
    expect(text).toContain(`${LICENCE_HEAD}\n${LICENCE_REST}`)
    expect(text).not.toMatch(/crédito|pneus|Nomeia/)
  })

  test('is found in columns that lean, as on a photo of a page that lies askew', async () => {
    const lean = (lines: readonly PrintedLine[]) =>
      lines.map(({ y, x, ...line }) => ({ ...line, y: 4 * y, x: x - 0.06 * 4 * y }))
    const page = pageOf([
      ...lean(column(`${DECREE}\n${TENDER}\n${LICENCE_HEAD}`, 160)),
      ...lean(column(`${LICENCE_REST}\n${STAFF}\n${TENDER}`, 470)),
    ])
    const text = textOf(await withoutOtherActs(page, environmentalLicence))
    expect(text).toContain(`${LICENCE_HEAD}\n${LICENCE_REST}`)
    expect(text).not.toMatch(/crédito|pneus|Nomeia/)
  })

  test('keeps what belongs to the page: its masthead, and where it is verified', async () => {
    const page = pageOf([
      ...MASTHEAD,
      ...column(`${DECREE}\n${LICENCE_HEAD}\n${LICENCE_REST}`, 60),
      ...column(`${STAFF}\n${TENDER}\n${DECREE}`, 520),
      ...FOOT,
    ])
    expect(textOf(await withoutOtherActs(page, environmentalLicence))).toMatch(
      /Edição 1204[\s\S]*AGHV4Q9WXKBZ/,
    )
  })

  test('keeps its masthead where the first act is a notice', async () => {
    const head = 'Ano IX - nº 2.118\nDIÁRIO OFICIAL DE PEDRA AZUL\nsexta-feira, 25 de novembro de 2022'
    const notice = `AVISO DE REQUERIMENTO Nº 12/2022. Olaria Rosa
Ltda torna público que requereu licença.`
    const page = pageOf(column([head, '', notice, LICENCE_HEAD, LICENCE_REST, STAFF, TENDER].join('\n'), 60))
    expect(textOf(await withoutOtherActs(page, environmentalLicence))).toBe(
      [head, '', LICENCE_HEAD, LICENCE_REST].join('\n'),
    )
  })

  test('a declaration of exemption is an act of its own', async () => {
    const exempt = `DECLARAÇÃO DE ISENÇÃO Nº 208/2022. Padaria Irmãos
Lima ME, para a atividade de padaria. Validade: 21/11/2023.`
    const page = pageOf(column([TENDER, LICENCE_HEAD, LICENCE_REST, exempt, DECREE].join('\n'), 60))
    expect(textOf(await withoutOtherActs(page, environmentalLicence))).toBe(
      [LICENCE_HEAD, LICENCE_REST].join('\n'),
    )
  })

  test("cases of a court's gazette, each with a word before its number", async () => {
    const other = (at: number) => `Processo 100${at}207-09.2016.8.26.0223 - Divórcio Litigioso - R.A.M.S.
14/09/2016, às 14h30. Int. - ADV: CLÁUDIA FERREIRA LEITE.`
    const own = `Processo 1004718-77.2016.8.26.0223 - Tutela - Nomeação - JULGO PROCEDENTE
o pedido e NOMEIO a requerente TUTORA dos menores, que prestará compromisso.`
    const page = pageOf(column([other(1), other(2), own, other(3)].join('\n'), 60))
    expect(textOf(await withoutOtherActs(page, guardianshipTerm))).toBe(own)
  })

  test('in one column', async () => {
    const page = pageOf(column(`${TENDER}\n${DECREE}\n${LICENCE_HEAD}\n${LICENCE_REST}\n${STAFF}`, 60))
    expect(textOf(await withoutOtherActs(page, environmentalLicence))).toBe(
      `${LICENCE_HEAD}\n${LICENCE_REST}`,
    )
  })

  test('keeps a long letterhead, though a case number in the margin reads like a further act', async () => {
    const head = Array.from(
      { length: 9 },
      (_, at) => `Seção Judiciária do Rio Grande do Sul, linha ${at} da folha`,
    )
    const term = `TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO
Aos 14 dias do mês de setembro de 2023 compareceu Ana Lima,
nomeada curadora provisória de Rui Lima, que se obriga a
prestar contas de tudo o que receber em nome do curatelado.`
    const page = pageOf(column([...head, term, '', '0201365-72.2023.4.04.7107'].join('\n'), 60))
    expect(textOf(await withoutOtherActs(page, guardianshipTerm))).toContain(head[0])
  })

  test('notices of firms without a head', async () => {
    const notice = `Olaria Pedra Azul Ltda, CNPJ
10.389.777/0015-49, torna público que
recebeu a Licença de Operação nº 12/2023.`
    const other = notice
      .replace('recebeu a Licença de Operação', 'requereu a Licença de Instalação')
      .replace('Azul', 'Rosa')
    const page = pageOf(column(`${other}\n${notice}\n${other.replace('Rosa', 'Verde')}`, 60))
    expect(textOf(await withoutOtherActs(page, environmentalLicence))).toBe(notice)
  })

  test('what is asked for is no licence beside the one that is given', async () => {
    const asked = `PEDIDO DE RENOVAÇÃO DE LICENÇA DE
OPERAÇÃO
Olaria Rosa Ltda, CNPJ
10.389.777/0015-49, torna público que
REQUEREU a renovação da Licença de
Operação nº 8/2019, que vence em 22/12/2025.`
    const given = `CONCESSÃO DE LICENÇA DE OPERAÇÃO
Olaria Azul Ltda, CNPJ
10.389.777/0015-49, torna público que
RECEBEU a Licença de Operação nº 12/2023.`
    const page = pageOf(column(`${TENDER}\n${asked}\n${given}\n${STAFF}`, 60))
    expect(textOf(await withoutOtherActs(page, environmentalLicence))).toBe(given)
    const alone = pageOf(column(`${TENDER}\n${asked}\n${STAFF}`, 60))
    expect(textOf(await withoutOtherActs(alone, environmentalLicence))).toBe(asked)
  })

  test.each([
    ['gives a licence to build', 'Conceder LICENÇA PRÉVIA E DE INSTALAÇÃO'],
    ['refuses one', 'INDEFERIR o pedido de LICENÇA DE OPERAÇÃO de'],
    [
      'says that none is needed',
      'Declarar isenta de LICENÇA DE OPERAÇÃO',
      'DECLARAÇÃO DE ISENÇÃO Nº 146/2023',
    ],
  ])(
    'an act that %s is none beside one to run',
    async (_, said, head = 'PORTARIA Nº 146, DE 14 DE MARÇO DE 2023') => {
      const other = `${head}.
A Secretária de Meio Ambiente resolve:
Art. 1º ${said}, com condicionantes
ambientais, à empresa Usina Rosa S.A.,
CNPJ 22.471.093/0001-75, no município.`
      const page = pageOf(column(`${TENDER}\n${other}\n${LICENCE_HEAD}\n${LICENCE_REST}\n${STAFF}`, 60))
      expect(textOf(await withoutOtherActs(page, environmentalLicence))).toBe(
        `${LICENCE_HEAD}\n${LICENCE_REST}`,
      )
      const alone = textOf(
        await withoutOtherActs(pageOf(column(`${TENDER}\n${other}\n${STAFF}`, 60)), environmentalLicence),
      )
      expect(alone).toContain('Usina Rosa')
    },
  )

  test('as it is where no act is of the type', async () => {
    const page = pageOf(column(`${TENDER}\n${DECREE}\n${STAFF}\n${DECREE}`, 60))
    expect(await withoutOtherActs(page, guardianshipTerm)).toEqual(page)
  })
})

describe('a page that lists licences is a whole', () => {
  test.each([
    ['former licences below each other', ['LO 123/2020', 'Validade: 12/05/2028', 'LP 10/2018', 'LI 11/2019']],
    ['an address', ['CEP 80530-010', 'FONE 3200-4700', 'OAB 12345/21', 'FAX 3200-4701']],
  ])('%s are no list', async (_, texts) => {
    const page = pageOf(texts.map((text, i) => ({ text, x: 60, y: 80 + 20 * i, height: 12 })))
    expect(await withoutOtherActs(page, environmentalLicence)).toEqual(page)
  })
})

test('one act with its articles is a whole', async () => {
  const page = pageOf(column(`${LICENCE_HEAD}\n${LICENCE_REST}`, 60))
  expect(await withoutOtherActs(page, environmentalLicence)).toEqual(page)
})

describe('a form whose parts begin like acts is a whole', () => {
  const LICENCE = `LICENÇA DE FUNCIONAMENTO Nº 1462
Razão social: Galvanotécnica Irmãos Prado Ltda
ATIVIDADE
Serviços de galvanoplastia e cromação de peças
Meio ambiente, efluentes e resíduos conforme o verso.`

  test('a cell names the installation licence', async () => {
    const cells = `LICENÇA DE INSTALAÇÃO Nº / DATA
LI 003018 - 11 de março de 1985
PRAZO DE VALIDADE
dois anos, a contar da data de emissão
LOCAL E DATA DE EMISSÃO
Piracicaba, 18 de setembro de 1987, pela agência que
concede a presente licença à fonte acima, nas condições do verso`
    const page = pageOf(column(`${LICENCE}\n${cells}`, 60))
    expect(await withoutOtherActs(page, environmentalLicence)).toEqual(page)
  })

  test('a table has the former licences', async () => {
    const rows = [
      'LICENÇA DE OPERAÇÃO',
      'CADRI',
      'LICENÇA DE OPERAÇÃO',
      'CADRI',
      'LICENÇA DE INSTALAÇÃO',
    ].map((kind, i) =>
      [kind, `370019${i}`, '14/03/2012', '14/03/2014', 'ARQUIVADO'].map((text, cell) => ({
        text,
        x: 60 + 220 * cell,
        y: 300 + 20 * i,
        height: 12,
      })),
    )
    const foot = { text: 'Autenticidade: www.agencia.sp.gov.br/verificar', x: 60, y: 400, height: 12 }
    const page = pageOf([...column(LICENCE, 60), ...rows.flat(), foot])
    expect(await withoutOtherActs(page, environmentalLicence)).toEqual(page)
  })
})

test('a term is a whole whose case number has a cell, and whose notice stands below its cells', async () => {
  const page = pageOf(
    column(
      `TERMO DE CURATELA DEFINITIVA
PROCESSO
0803914-91.2022.8.14.0005
NOME E NASCIMENTO
TEREZA CRISTINA AMORIM
QUEM O REPRESENTA
MANOEL AMORIM DE SOUZA
O Dr. Leôncio Barata, Juiz de Direito, FAZ SABER que prestou
compromisso de curador o acima nomeado, filho da curatelada,
o qual exercerá a curatela nos termos da sentença proferida.`,
      60,
    ),
  )
  expect(await withoutOtherActs(page, guardianshipTerm)).toEqual(page)
})

test('a certificate set with wide leading is a whole, though a row of a sentence begins with a case number', async () => {
  const rows = `TERMO DE REGISTRO DE INTERDIÇÃO
CERTIFICO que foi registrada a interdição de Valdemiro Erbs,
decretada por sentença da Vara da Família desta Comarca, nos autos nº
7838886-88.2010.8.24.0011 e que por sentença de 29 de junho de 2023
foi nomeado novo curador do interdito o seu irmão Rubens Erbs, em
substituição a Hilda Erbs, com os mesmos poderes que ela exercia.`
  const lines = rows.split('\n').map((text, at) => ({ text, x: 60, y: 60 + 21 * at, height: 12 }))
  const page = pageOf(lines)
  expect(actsOf(page[0]?.lines ?? [])).toBeNull()
})

describe('a page of one act', () => {
  const text = (words: string) =>
    Array.from({ length: 8 }, (_, at) => `${words} da linha ${at + 1} do texto corrido`).join('\n')

  test('whose running text is set in columns is read one column after the other', async () => {
    const columns = [...column(text('Primeira'), 60), ...column(text('Segunda'), 520)]
    // A page's lines come row by row.
    const page = pageOf([...MASTHEAD, ...columns.toSorted((a, b) => a.y - b.y), ...FOOT])
    const read = textOf(await withoutOtherActs(page, driverLicence))
    expect(read).toContain(`${text('Primeira')}\n${text('Segunda')}`)
    expect(read).toMatch(/^Diário[\s\S]*AGHV4Q9WXKBZ/)
  })

  test('stays whole where the cells of a form stand beside each other', async () => {
    const page = pageOf([...column(text('Nome'), 60), ...column('A\nB\nC\nD\nE\nF\nG\nH', 520)])
    expect(await withoutOtherActs(page, driverLicence)).toEqual(page)
  })
})
