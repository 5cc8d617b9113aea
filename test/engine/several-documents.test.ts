import { readFile } from 'node:fs/promises'
import { read } from '@ficha/engine/node'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { textPdf } from './text-pdf.ts'

/** A licence with its conditions on a second page, a term, a card's export and a term of another court. */
const NAMES = ['51-semad-mg-mine', '23-tjba-tutela-plain', '54-export-l3', '23-tjce-tutela-siblings'] as const
const RANGES = [
  [1, 2],
  [3, 3],
  [4, 4],
  [5, 5],
] as const

async function bytesOf(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(await documentFile(`${name}.pdf`)))
}

async function bundle(names: readonly string[]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  for (const name of names) {
    const from = await PDFDocument.load(await bytesOf(name))
    for (const page of await pdf.copyPages(from, from.getPageIndices())) pdf.addPage(page)
  }
  return pdf.save()
}

test('of several documents in one file the one that was asked for is read, and the result says so', async () => {
  const file = await bundle(NAMES)
  const { data, fields, parts, text, pageCount } = await read([file], { type: 51 })
  const alone = await read([await bytesOf(NAMES[0])], { type: 51 })
  expect(parts).toEqual(
    RANGES.map(([from, to], i) => ({
      from,
      to,
      pages: from === to ? `${from}` : `${from}-${to}`,
      type: [51, 23, 54, 23][i],
      isRead: i === 0,
    })),
  )
  expect(data).toEqual(alone.data)
  const pages = Object.values(fields).flatMap(({ evidence }) => evidence.map(({ page }) => page))
  expect(pages.filter((page) => page > 2)).toEqual([])
  expect(pageCount).toBe(5)
  const issues = text.flatMap(({ page, issues: own }) =>
    own.map(({ code, message }) => ({ page, code, message })),
  )
  expect(issues).toContainEqual({
    page: 1,
    code: 'several_documents',
    message:
      'the file holds 4 documents; read was the one of pages 1-2, not those of pages 3 (type 23), 4 (type 54), 5 (type 23)',
  })
})

test('a document behind others is found by its type', async () => {
  const file = await bundle(NAMES)
  const { data, parts } = await read([file], { type: 54 })
  expect(parts?.find(({ isRead }) => isRead)).toMatchObject({ from: 4, to: 4, type: 54 })
  const alone = await read([await bytesOf(NAMES[2])], { type: 54 })
  // The signature of the export is over its own bytes.
  const { documentValidation: _, ...own } = data
  expect(alone.data).toMatchObject(own)
})

test('a file without the type asked for is refused', async () => {
  const file = await bundle([NAMES[1], NAMES[3]])
  await expect(read([file], { type: 54 })).rejects.toMatchObject({
    code: 'wrong_document_type',
    detectedType: 23,
  })
})

test('a document of several pages stays one, and so do files that are given together', async () => {
  const [licence, term] = [await bytesOf(NAMES[0]), await bytesOf(NAMES[1])]
  expect(await read([licence], { type: 51 })).not.toHaveProperty('parts')
  expect(await read([licence, term], { type: 51 })).not.toHaveProperty('parts')
})

/** A licence that numbers its pages. */
async function numbered(count: number): Promise<PDFDocument> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let page = 1; page <= count; page++) {
    const first = ['LICENÇA DE OPERAÇÃO Nº 123/2024', 'Empreendedor: Serraria Exemplo Ltda']
    const later = ['Condicionantes da licença nº 123/2024', '1. Manter cópia no local.']
    const own = page === 1 ? first : later
    const lines = ['GOVERNO DO ESTADO DE EXEMPLO', ...own, `Página ${page} de ${count}`]
    const sheet = pdf.addPage([595, 842])
    for (const [i, line] of lines.entries()) sheet.drawText(line, { x: 60, y: 780 - 30 * i, size: 12, font })
  }
  return pdf
}

test('pages that are numbered through are one document', async () => {
  const pdf = await numbered(2)
  expect(await read([await pdf.save()], { type: 51 })).not.toHaveProperty('parts')
})

/** Pages of lines, each below the same head. */
async function underOneHead(
  head: readonly string[],
  pages: readonly (readonly string[])[],
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (const page of pages) {
    const sheet = pdf.addPage([595, 842])
    for (const [i, line] of [...head, ...page].entries())
      sheet.drawText(line, { x: 60, y: 780 - 24 * i, size: 11, font })
  }
  return pdf.save()
}

test('the second sheet of two goes on, however the number of the first was read', async () => {
  const head = ['ESTADO DE EXEMPLO', 'SECRETARIA DO MEIO AMBIENTE', 'SUPERINTENDÊNCIA DE QUALIDADE AMBIENTAL']
  const pages = [
    [
      'GQA/LICENCIAMENTO f1. 112',
      'LICENÇA DE FUNCIONAMENTO',
      '01 - NÚMERO: GQA 118/2009   02 - PROCESSO: 5601.04418/2008-7',
      '05 - RAZÃO SOCIAL: TRANSPORTES EXEMPLO LTDA   06 - CNPJ: 01.772.844/0001-13',
      ...Array<string>(16).fill('A Secretaria concede a presente Licença nas condições especificadas.'),
      'Goiânia, 22 de outubro de 2009.',
      'Superintendente de Licenciamento',
    ],
    [
      'GQA/LICENCIAMENTO f1. 2/2',
      'EXIGÊNCIAS TÉCNICAS COMPLEMENTARES',
      '1 - Estão autorizados a transportar os veículos de placas NKD-3381 e NGU-7704.',
      '2 - Foram vistoriados em 11/09/2009 e 14/09/2009. O seguro vence em 30/04/2010.',
    ],
  ]
  expect(await read([await underOneHead(head, pages)], { type: 51 })).not.toHaveProperty('parts')
})

test('pages that are numbered on go on, though the first of them are missing', async () => {
  const head = ['ESTADO DE EXEMPLO', 'SECRETARIA DO MEIO AMBIENTE']
  const pages = ['3/5', '4/5'].map((number) => [
    `Folha ${number}`,
    'LICENÇA DE OPERAÇÃO',
    'RAZÃO SOCIAL: TRANSPORTES EXEMPLO LTDA   CNPJ: 01.772.844/0001-13',
    ...Array<string>(number === '3/5' ? 16 : 4).fill(
      'A Secretaria concede a presente Licença nas condições acima.',
    ),
    'Superintendente de Licenciamento',
  ])
  expect(await read([await underOneHead(head, pages)], { type: 51 })).not.toHaveProperty('parts')
})

test('pages under one head that name the same people are one document', async () => {
  const head = ['PODER JUDICIÁRIO DO ESTADO', 'Juízo de Direito da 1ª Vara Cível da Comarca de Gravatá']
  const pages = [
    [
      'TERMO DE AUDIÊNCIA',
      'Processo nº: 0014417-66.2019.8.17.0640',
      'Requerente: Lindinalva Maria do Carmo Silva',
      'Aberta a audiência, constatou-se a presença da requerente e de sua defensora.',
      'Depoimento da requerente: que a neta mora com ela desde o nascimento.',
    ],
    [
      'Foi proferida a seguinte DECISÃO: defiro o pedido e concedo a guarda provisória da criança',
      'EMILLY VITÓRIA DO CARMO LIMA, nascida em 12/04/2015, à sua avó materna',
      'LINDINALVA MARIA DO CARMO SILVA, CPF nº 447.208.914-97, RG nº 2.771.480 SDS/PE.',
      'Juíza de Direito',
    ],
  ]
  const { data, ...others } = await read([await underOneHead(head, pages)], { type: 23 })
  expect(others).not.toHaveProperty('parts')
  expect(data.caseNumber).toBe('0014417-66.2019.8.17.0640')
})

test('a document has none of the pages that were left out', async () => {
  const pdf = await numbered(3)
  const term = await PDFDocument.load(await bytesOf(NAMES[1]))
  for (const page of await pdf.copyPages(term, [0])) pdf.addPage(page)
  const { parts, text } = await read([await pdf.save()], { type: 51, pages: '1,3-4' })
  expect(parts).toEqual([
    { from: 1, to: 3, pages: '1,3', type: 51, isRead: true },
    { from: 4, to: 4, pages: '4', type: 23, isRead: false },
  ])
  expect(text[0]?.issues.at(-1)?.message).toContain('read was the one of pages 1,3, not those of pages 4')
})

test('a form that goes on overleaf without a head stays one document', async () => {
  const front = [
    'PODER JUDICIÁRIO DO ESTADO DO PARANÁ',
    'VARA DA INFÂNCIA E DA JUVENTUDE DE TOLEDO',
    'TERMO DE GUARDA PROVISÓRIA',
    'Nº do processo: 4419033-39.2024.8.16.0001      Expedição: 19/08/2024',
    'GUARDIÃO',
    'EDIVALDO CORRÊA MIRA      CPF 308.873.871-28',
    'Av. Padre Júlio, 3308 - Centro      Telefone (45) 99127-0045',
  ]
  const back = [
    'Criança / adolescente',
    'YASMIN FACUNDES      23/12/2015      CPF 111.444.777-35',
    'Mãe: ELIZÂNGELA FACUNDES      Pai: RONALDO PENA',
    'Certidão de nascimento 0021801552016100144103008641277      Naturalidade Cascavel/PR',
    'Cartão SUS 700 5023 1188 4406      NIS 165.32417.56-4',
    'Responsável anterior: Lar São José, CNPJ 11.222.333/0001-81',
    'Este termo produz efeitos para inscrição como dependente.',
    'assinatura do guardião      assinatura do juiz',
  ]
  const pdf = await PDFDocument.create()
  for (const lines of [front, back]) {
    const from = await PDFDocument.load(await textPdf(lines))
    for (const page of await pdf.copyPages(from, [0])) pdf.addPage(page)
  }
  const { data, ...rest } = await read([await pdf.save()], { type: 23 })
  expect(rest).not.toHaveProperty('parts')
  expect(data).toMatchObject({ wardName: 'YASMIN FACUNDES', guardianCpf: '30887387128' })
})
