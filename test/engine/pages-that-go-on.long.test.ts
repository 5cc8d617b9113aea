import { read } from '@ficha/engine/node'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { textPdf } from './text-pdf.ts'

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
