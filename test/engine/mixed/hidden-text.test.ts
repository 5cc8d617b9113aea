import { extract } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { describe, expect, test } from 'vitest'
import { drawnPage, OWN, streamOf, text } from './drawn-page.ts'
import { AT, ofEachType, PAPERS, readPaper } from './papers.ts'
import { HIDDEN, SHOWN } from './ways-to-hide.ts'

const runtime = nodeRuntime()

describe('what a page does not show is not read', () => {
  test.each(ofEachType(HIDDEN))('$name, type $type', async ({ type, way }) => {
    const { page, fields, added, lines, printed } = await readPaper(type, way)
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
    const { page, added, printed } = await readPaper(type, way)
    expect(printed.split('\n')).toContain(added)
    expect(page.issues).toEqual([])
    expect(page.lines.every(({ source }) => source === 'text-layer')).toBe(true)
  })
})

test('print that lets through what is painted after it is read by its pixels', async () => {
  const { page, added } = await readPaper(51, (line, x, y) => ({
    content: `q 7 Tr ${text(line, x, y)} 0 g 0 0 595 842 re f Q`,
  }))
  expect(page.lines.filter(({ source }) => source === 'ocr').map((line) => line.text)).toEqual([])
  expect(page.lines.map((line) => line.text)).toContain(added)
})

const stroke =
  (wide: number, from: number, to = from) =>
  (x: number, y: number) =>
    `${wide} w ${x + 48} ${y + from} m ${x + 106} ${y + to} l S`

test.each([
  ['once', [stroke(1, 4)]],
  ['twice', [stroke(0.5, 3), stroke(0.5, 4.5)]],
  ['by a slanted line', [stroke(1, -1, 9)]],
  ['by an X', [stroke(1, -4, 13), stroke(1, 13, -4)]],
  [
    'by an X in one go',
    [
      (x: number, y: number) =>
        stroke(1, -4, 13)(x, y).replace('S', `${x + 106} ${y - 4} l ${x + 48} ${y + 13} l S`),
    ],
  ],
])('a word that is struck out %s gives no value', async (_how, strokes) => {
  const { page, fields } = await readPaper(51, (_line, x, y) => {
    return {
      content: `${text('Validade: 01/02/2025', x, y)} ${strokes.map((at) => at(x, y)).join(' ')} ${text('12/05/2027', x + 130, y)}`,
    }
  })
  const printed = page.lines.map((line) => line.text).join(' ')
  expect(printed).not.toContain('01/02/2025')
  expect(printed).toContain('12/05/2027')
  expect(page.issues).toEqual([])
  expect(JSON.stringify(fields)).not.toContain('2025-02-01')
})

test('of a word that is struck out in part, as a recorded change is printed, the rest is read', async () => {
  const { page, fields } = await readPaper(51, (_line, x, y) => ({
    content: `${text('Validade: 01/02/202512/05/2027', x, y)} 1 w ${x + 48} ${y + 4} m ${x + 104} ${y + 4} l S`,
  }))
  expect(page.lines.map((line) => line.text).slice(-2)).toEqual(['Validade:', '12/05/2027'])
  expect(fields.expirationDate).toMatchObject({ value: '2027-05-12' })
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
    ['one is called as another is, and may be its twin', '0123456739'],
    ['one is called as another that is not used', '5123456789'],
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
