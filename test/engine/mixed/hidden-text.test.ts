import { extract } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { describe, expect, test } from 'vitest'
import type { DocumentType } from '../../../engine/src/document-types/schemas.ts'
import { readPages } from '../../../engine/src/read-pages.ts'
import { drawnPage, OWN, streamOf, text } from './drawn-page.ts'
import { HIDDEN, SHOWN } from './ways-to-hide.ts'

const runtime = nodeRuntime()
const AT = { x: 60, y: 400 } as const

/** What a document of each type says, and a line that is added to it. */
const PAPERS: Readonly<Record<DocumentType, { readonly lines: readonly string[]; readonly added: string }>> =
  {
    51: {
      lines: [
        'LICEN\xc7A DE OPERA\xc7\xc3O N\xba 12/2022',
        'Empreendedor: Olaria Azul Ltda',
        'CNPJ: 10.389.777/0015-49',
        'Atividade: transporte rodovi\xe1rio de produtos perigosos',
      ],
      added: 'Validade: 31/12/2039',
    },
    54: {
      lines: [
        'CARTEIRA NACIONAL DE HABILITA\xc7\xc3O',
        'Nome: JOANA DAS DORES INVENTADA',
        'Registro: 04718293588 Categoria: AB',
        'Data de nascimento: 23/06/1988',
      ],
      added: 'Validade: 31/12/2039',
    },
    23: {
      lines: [
        'TERMO DE TUTELA DEFINITIVA',
        'Processo 1004827-03.2023.8.26.0270',
        'Tutora: Joana Inventada de Lima',
        'Tutelado: Bento Inventado de Lima',
      ],
      added: 'CPF da tutora: 706.913.845-84',
    },
  }
const TYPES = [51, 54, 23] as const
const ofEachType = (ways: typeof HIDDEN) =>
  Object.entries(ways).flatMap(([name, way]) => TYPES.map((type) => ({ name, way, type })))

async function read(type: DocumentType, way: (typeof HIDDEN)[string]) {
  const { lines, added } = PAPERS[type]
  const drawn = way(added, AT.x, AT.y)
  const paper = lines.map((line, i) => text(line, 60, 780 - 28 * i)).join('')
  const result = await extract(
    [drawnPage({ ...drawn, content: `${paper} q ${drawn.content} Q` })],
    type,
    runtime,
  )
  const [page] = result.pages
  if (!page) throw new RangeError('one page was drawn')
  return { ...result, page, added, lines, printed: page.lines.map((line) => line.text).join('\n') }
}

describe('what a page does not show is not read', () => {
  test.each(ofEachType(HIDDEN))('$name, type $type', async ({ type, way }) => {
    const { page, fields, added, lines, printed } = await read(type, way)
    expect(printed.replaceAll('\n', ' ')).toContain(lines.join(' '))
    const value = added.split(': ')[1] ?? ''
    expect(printed).not.toContain(value)
    expect(JSON.stringify(fields)).not.toContain(value)
    expect(page.issues.map(({ code }) => code)).toContain('hidden_text')
    if (fields.documentValidation.value === true)
      expect(fields.documentValidation.confidence).toBeLessThanOrEqual(0.5)
  })
})

describe('what a page shows is read', () => {
  test.each(ofEachType(SHOWN))('$name, type $type', async ({ type, way }) => {
    const { page, added, printed } = await read(type, way)
    expect(printed.split('\n')).toContain(added)
    expect(page.issues).toEqual([])
    expect(page.lines.every(({ source }) => source === 'text-layer')).toBe(true)
  })
})

test('print that lets through what is painted after it is read by its pixels', async () => {
  const { page, added } = await read(51, (line, x, y) => ({
    content: `q 7 Tr ${text(line, x, y)} 0 g 0 0 595 842 re f Q`,
  }))
  expect(page.lines.filter(({ source }) => source === 'ocr').map((line) => line.text)).toEqual([])
  expect(page.lines.map((line) => line.text)).toContain(added)
})

test('a word that is struck out gives no value', async () => {
  const { page, fields } = await read(51, (_line, x, y) => ({
    content: `${text('Validade: 01/02/2025', x, y)} 1 w ${x + 48} ${y + 4} m ${x + 106} ${y + 4} l S ${text('12/05/2027', x + 130, y)}`,
  }))
  const printed = page.lines.map((line) => line.text).join(' ')
  expect(printed).not.toContain('01/02/2025')
  expect(printed).toContain('12/05/2027')
  expect(page.issues).toEqual([])
  expect(JSON.stringify(fields)).not.toContain('2025-02-01')
})

test('a dynamic form and a portfolio are refused, with what to do', async () => {
  const form = drawnPage({
    content: text('Please wait...', 60, 700),
    catalog: '/NeedsRendering true /AcroForm << /Fields [] /XFA 7 0 R >>',
    objects: [streamOf('', '<xdp/>')],
  })
  await expect(readPages([form], runtime)).rejects.toThrow(/dynamic XFA form/)
  const portfolio = drawnPage({
    content: text('Abra este portfolio em outro programa', 60, 700),
    catalog: '/Collection << /View /D >> /Names << /EmbeddedFiles << /Names [(a.pdf) 7 0 R] >> >>',
    objects: [
      '<< /Type /Filespec /F (a.pdf) /EF << /F 8 0 R >> >>',
      streamOf('/Type /EmbeddedFile', '%PDF-1.7'),
    ],
  })
  await expect(readPages([portfolio], runtime)).rejects.toThrow(/portfolio/)
})

describe('a font whose map says other digits than it draws', () => {
  const paper = (drawn: string, digits: string) => {
    const codes = [...'0123456789'].map((code, i) => `<3${code}> <003${digits[i]}>`).join('\n')
    const map = `/CIDInit /ProcSet findresource begin begincmap /CMapName /M def 1 begincodespacerange <00> <FF> endcodespacerange
10 beginbfchar\n${codes}\nendbfchar 1 beginbfrange <2C> <2F> <002C> endbfrange endcmap end`
    const lines = PAPERS[51].lines.map((line, i) => text(line, 60, 780 - 28 * i)).join('')
    return drawnPage({
      content: `${lines} ${text('Validade:', 60, 400)} ${text(drawn, 130, 400, 11, 'L')}`,
      resources: `/Font << /F 5 0 R /L ${OWN[0]} >>`,
      objects: [
        `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode ${OWN[1]} >>`,
        streamOf('', map),
      ],
    })
  }
  const readOf = async (digits: string) => {
    const { pages, fields } = await extract([paper('27/08/2041', digits)], 51, runtime)
    const [page] = pages
    return {
      printed: page?.lines.map((line) => line.text).join('\n') ?? '',
      issues: page?.issues.map(({ code }) => code),
      fields: JSON.stringify(fields),
    }
  }

  test.each([
    ['each is the next', '1234567890'],
    ['two are exchanged', '0723456189'],
  ])('%s: the print is read, and the page says so', async (_name, digits) => {
    const { printed, issues, fields } = await readOf(digits)
    expect(printed).toContain('27/08/2041')
    expect(issues).toContain('hidden_text')
    expect(fields).toContain('2041-08-27')
  })

  test('one that says what it draws is believed', async () => {
    const { printed, issues } = await readOf('0123456789')
    expect(printed).toContain('27/08/2041')
    expect(issues).toEqual([])
  })
})

test('a page that cannot be drawn is believed, but not surely', async () => {
  const { lines, added } = PAPERS[51]
  const paper = lines.map((line, i) => text(line, 60, 780 - 28 * i)).join('')
  const file = drawnPage({
    content: `${paper} ${text(added, AT.x, AT.y)} 0 g 55 395 400 18 re f q 9 0 0 9 500 20 cm /I Do Q`,
    resources: `/XObject << /I ${OWN[0]} >>`,
    objects: [
      streamOf(
        '/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceGray /BitsPerComponent 1',
        '\0',
      ),
    ],
  })
  const { pages, fields } = await extract([file], 51, runtime)
  expect(pages[0]?.issues.map(({ code }) => code)).toEqual(['text_not_checked'])
  expect(fields.expirationDate).toMatchObject({ status: 'found', confidence: 0.5 })
})
