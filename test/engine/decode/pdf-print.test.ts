import { extract } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { expect, test } from 'vitest'
import { CATALOG, rawPdf, stream } from './raw-pdf.ts'

const runtime = nodeRuntime()

/** The words of a page in whose font the code of `~` stands for this character. */
async function wordsWith(tilde: number, text: string): Promise<string[]> {
  const map = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange
1 beginbfchar <7e> <${tilde.toString(16).padStart(4, '0')}> endbfchar endcmap`
  const { pages } = await extract(
    [
      rawPdf([
        ...CATALOG,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
        stream('', new TextEncoder().encode(`BT /F 12 Tf 60 700 Td (${text}) Tj ET`)),
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
        stream('', new TextEncoder().encode(map)),
      ]),
    ],
    51,
    runtime,
  )
  return pages.flatMap(({ lines }) => lines.flatMap((line) => line.words.map((word) => word.text)))
}

const like = (codes: readonly number[], print: string, words: readonly string[]) =>
  codes.map((code) => ({ code, print, words }))

test.each([
  ...like([0xa0, 0x2002, 0x2009, 0x202f, 0x3000], 'CNPJ~10.389.777', ['CNPJ', '10.389.777']),
  ...like([0xad, 0x2010, 0x2011, 0x2012, 0x2015, 0x2212], '0015~49 ABC~1234', ['0015-49', 'ABC-1234']),
  ...like([0x2044, 0x2215], '12~05~2027', ['12/05/2027']),
  ...like([0x301], 'CI~CERA MARI~LIA LUI~S', ['CÍCERA', 'MARÍLIA', 'LUÍS']),
  ...like([0x327], 'Conceic~ao', ['Conceiçao']),
])('the character of code $code parts, joins or marks: $words', async ({ code, print, words }) => {
  expect(await wordsWith(code, print)).toEqual(words)
})

test.each([-0.2, 0.02, 0.1, 0.21, 0.33])('letters leaned over by %d are no turned text', async (lean) => {
  const lines = ['GUARDIA MARIA APARECIDA DE SOUZA', 'CPF 165.324.175-64, casada, professora']
  const print = lines.map((line, i) => `1 0 ${lean} 1 60 ${700 - 20 * i} Tm (${line}) Tj`)
  expect(await linesOf(`BT /F 12 Tf ${print.join(' ')} ET`)).toEqual(lines)
})

/** The lines of a page with this content, as its text layer gives them. */
async function linesOf(content: string, ...more: readonly string[]): Promise<string[]> {
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>'
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
  const file = rawPdf([...CATALOG, page, stream('', Buffer.from(content, 'latin1')), font, ...more])
  const { pages } = await extract([file], 51, runtime)
  return pages.flatMap(({ lines }) => lines.map((line) => line.text))
}
const HEAD = `BT /F 12 Tf 60 780 Td (LICEN\xc7A DE OPERA\xc7\xc3O N\xba 12/2022) Tj ET\n`

test('a word that a page repeats says once how its font is encoded', async () => {
  const codes = Array.from(
    { length: 9 },
    (_, row) => `BT /F 12 Tf 60 ${700 - 20 * row} Td (XBzai-Lphjg) Tj ET`,
  )
  const [first, ...others] = await linesOf(codes.join('\n'))
  expect(first).toBe('XBzai-Lphjg')
  expect(others).toHaveLength(8)
})

test('words a seventh of an em apart are words', async () => {
  const [, line] = await linesOf(`${HEAD}BT /F 12 Tf 60 700 Td [(por) -150 (este) -150 (instituto)] TJ ET`)
  expect(line).toBe('por este instituto')
})

test('characters in columns are no number', async () => {
  const cells = [1, 2, 3, 4, 5].map((n) => `BT /F 12 Tf ${60 * n} 700 Td (${n}) Tj ET`).join('\n')
  const [, ...lines] = await linesOf(HEAD + cells)
  expect(lines).toEqual(['1', '2', '3', '4', '5'])
})

test('print of a negative size is read as it stands', async () => {
  const [, line] = await linesOf(`${HEAD}BT /F -12 Tf -1 0 0 -1 60 700 Tm (Validade: 12/05/2027) Tj ET`)
  expect(line).toBe('Validade: 12/05/2027')
})

test.each(['before', 'after'])('an accent printed %s its letter is a part of it', async (when) => {
  const width = { Ant: 0.667 + 0.556 + 0.278, o: 0.556 }
  const at = 60 + 12 * width.Ant
  const letter = `BT /F 12 Tf ${at} 700 Td (o) Tj ET`
  const accent = `BT /F 12 Tf ${at + 1.3} 700 Td (\x88) Tj ET`
  const rest = `BT /F 12 Tf ${at + 12 * width.o} 700 Td (nio) Tj ET`
  const both = when === 'before' ? [accent, letter] : [letter, accent]
  const [, line] = await linesOf([HEAD, 'BT /F 12 Tf 60 700 Td (Ant) Tj ET', ...both, rest].join('\n'))
  expect(line).toBe('Antônio')
})
