import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pictures } from '@ficha/engine/node'
import { decode, inspect } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { encode } from 'jpeg-js'
import { degrees, PDFDocument, StandardFonts } from 'pdf-lib'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { invisibleFont } from '../../cli/src/extract/text/invisible-font.ts'
import { searchablePdf } from '../../cli/src/extract/text/searchable-pdf.ts'
import { textPdf } from '../engine/text-pdf.ts'
import { ficha } from './ficha.ts'

const IMAGES = join(import.meta.dirname, '../fixtures/images')
const ENCRYPTED = join(import.meta.dirname, '../fixtures/owner-password-only.pdf')
const [LEFT, TOP, RIGHT, BOTTOM] = [0.1, 0.2, 0.4, 0.25]

/** A page of one line of three words, each a third of it. */
function readingOf(texts: readonly string[], source: 'ocr' | 'text-layer' = 'ocr') {
  const quad = (from: number, to: number) => [
    [from, TOP] as const,
    [to, TOP] as const,
    [to, BOTTOM] as const,
    [from, BOTTOM] as const,
  ]
  const step = (RIGHT - LEFT) / texts.length
  const words = texts.map((text, i) => ({
    text,
    polygon: quad(LEFT + i * step, LEFT + (i + 0.9) * step),
    confidence: 1,
  }))
  const line = { text: texts.join(' '), polygon: quad(LEFT, RIGHT), confidence: 1, source, words }
  const page = {
    page: 1,
    width: 100,
    height: 100,
    sheet: null,
    unit: 'pixel' as const,
    codes: [],
    issues: [],
  }
  return {
    type: 'text' as const,
    pages: [{ ...page, lines: [line], blocks: [] }],
    pageCount: 1,
    engine: { version: '', models: {} },
  }
}

/** Four corners of four greys, with the orientation that a camera writes. */
function photo(orientation: number): Uint8Array {
  const [width, height] = [192, 128]
  const data = new Uint8Array(4 * width * height).fill(255)
  for (let at = 0; at < width * height; at++) {
    const [isRight, isLow] = [at % width >= width / 2, Math.floor(at / width) >= height / 2]
    data.fill(40 + (isRight ? 60 : 0) + (isLow ? 120 : 0), 4 * at, 4 * at + 3)
  }
  const jpeg = new Uint8Array(encode({ width, height, data }, 95).data)
  const tiff = [
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ]
  const exif = [...new TextEncoder().encode('Exif'), 0, 0, ...tiff]
  return new Uint8Array([
    ...jpeg.subarray(0, 2),
    0xff,
    0xe1,
    0,
    exif.length + 2,
    ...exif,
    ...jpeg.subarray(2),
  ])
}

/** The greys of a page's corners as the engine sees them, in steps of twenty, and whether it is wide. */
async function cornersOf(file: Uint8Array) {
  const runtime = nodeRuntime()
  for await (const { raster } of decode([file], await inspect([file], runtime), runtime)) {
    if (!raster) break
    const { width, height, data } = raster
    const at = (x: number, y: number) =>
      Math.round((data[Math.floor(y * height) * width + Math.floor(x * width)] ?? 0) / 20)
    return { isWide: width > height, greys: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)] }
  }
  throw new RangeError('no raster')
}

/** What another PDF library finds on the first page: texts, and where each begins as shares of the page as displayed. */
async function textOf(pdf: Uint8Array) {
  const opened = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: true, verbosity: 0 }).promise
  const page = await opened.getPage(1)
  const { width, height, transform } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  const found = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []))
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform as number[]
  return found.map(({ str, transform: own }) => {
    const [x = 0, y = 0] = (own as number[]).slice(4)
    return { text: str.trim(), x: (a * x + c * y + e) / width, y: (b * x + d * y + f) / height }
  })
}

describe('a PDF whose text can be selected and found', () => {
  const accents = ['Licença', 'nº', 'ção–ção', 'Łódź']

  test('has every character of a word, whatever it is, over the word', async () => {
    const picture = readFileSync(join(IMAGES, 'baseline-444.jpg'))
    const found = await textOf(await searchablePdf([picture], readingOf(accents), pictures))
    expect(found.map(({ text }) => text).join(' ')).toBe(accents.join(' '))
    expect(found[0]?.x).toBeCloseTo(LEFT, 2)
    for (const { y } of found) {
      expect(y).toBeGreaterThan(TOP)
      expect(y).toBeLessThan(BOTTOM)
    }
  })

  test('has as many fonts as its characters need', async () => {
    const { context } = await PDFDocument.create()
    const font = invisibleFont(context)
    const text = String.fromCodePoint(...Array.from({ length: 300 }, (_, i) => 0x100 + i))
    const pieces = font.encode(text)
    expect(pieces.map(({ length }) => length)).toEqual([255, 45])
    expect(font.fonts()).toHaveLength(2)
    expect(font.encode(text).map(({ codes }) => codes.toString())).toEqual(
      pieces.map(({ codes }) => codes.toString()),
    )
  })

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('a photo of orientation %i is shown as people see it', async (n) => {
    const file = photo(n)
    const pdf = await searchablePdf([file], readingOf(['um']), pictures)
    expect(await cornersOf(pdf)).toEqual(await cornersOf(file))
  })

  test('a TIFF is put in as it is read, page by page', async () => {
    const tiff = readFileSync(join(IMAGES, 'pages.tif'))
    const pdf = await PDFDocument.load(await searchablePdf([tiff], readingOf(['um']), pictures))
    expect(pdf.getPageCount()).toBe((await inspect([tiff], nodeRuntime())).pageCount)
  })

  test.each([0, 90, 180, 270])(
    'a page of a PDF turned by %i° has its words where they are shown',
    async (turn) => {
      const pdf = await PDFDocument.create()
      const page = pdf.addPage([400, 600])
      page.setCropBox(50, 100, 300, 400)
      page.setRotation(degrees(turn))
      const made = await searchablePdf([await pdf.save()], readingOf(['primeira', 'segunda']), pictures)
      const found = await textOf(made)
      expect(found.map(({ text }) => text).join(' ')).toBe('primeira segunda')
      expect(found[0]?.x).toBeCloseTo(LEFT, 2)
      expect(found[0]?.y).toBeGreaterThan(TOP)
      expect(found[0]?.y).toBeLessThan(BOTTOM)
    },
  )

  test('words of a text layer are not written twice', async () => {
    const pdf = await PDFDocument.create()
    const page = pdf.addPage([400, 600])
    page.drawText('camada', { x: 40, y: 460, size: 12, font: await pdf.embedFont(StandardFonts.Helvetica) })
    const made = await searchablePdf([await pdf.save()], readingOf(['camada'], 'text-layer'), pictures)
    expect((await textOf(made)).map(({ text }) => text)).toEqual(['camada'])
  })
})

describe('ficha extract --type text', () => {
  let folder: string
  let plain: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ficha-text-'))
    plain = join(folder, 'plain.pdf')
    writeFileSync(plain, await textPdf(Array.from({ length: 50 }, (_, line) => `plain 0 ${line}`)))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const extract = (...args: string[]) => ficha('extract', '--type', 'text', ...args)

  test('prints the text, or all that is known of it as JSON', async () => {
    const text = await extract(plain)
    const json = await extract('--json', plain)
    expect(text).toMatchObject({ status: 0, stderr: '' })
    expect(text.stdout).toContain('plain 0 0')
    const line = JSON.parse(json.stdout)
    expect(line).toMatchObject({ file: plain, type: 'text', pageCount: 1, sha256: expect.any(String) })
    expect(line.pages[0].lines[0].words[0]).toMatchObject({ confidence: 1 })
    expect(text.stdout.trim()).toBe(line.text.trim())
  })

  test('writes a file in the form that its ending says, once', async () => {
    const path = (ending: string) => join(folder, `plain.${ending}`)
    for (const ending of ['md', 'searchable.pdf', 'hocr', 'txt']) {
      const ran = await extract('--out', path(ending), plain)
      expect(ran).toEqual({ status: 0, stdout: '', stderr: '' })
    }
    expect(readFileSync(path('hocr'), 'utf8')).toContain('class="ocrx_word"')
    expect(readFileSync(path('txt'), 'utf8')).toContain('plain 0 0')
    expect(readFileSync(path('md'), 'utf8')).toContain('plain 0 0')
    const found = await textOf(readFileSync(path('searchable.pdf')))
    expect(found.map(({ text }) => text).join(' ')).toContain('plain 0 0')
    expect((await extract('--out', path('md'), plain)).stderr).toContain('is there already')
    const nowhere = await extract('--out', join(folder, 'none/x.md'), plain)
    expect(nowhere).toMatchObject({ status: 2, stderr: expect.stringContaining('x.md cannot be written') })
  })

  test('an encrypted PDF is read, and says why no copy of it is made', async () => {
    const out = join(folder, 'encrypted.pdf')
    const ran = await extract('--out', out, ENCRYPTED)
    expect(ran.status).toBe(1)
    expect(ran.stderr).toContain('password_protected: the PDF is encrypted, and its pages cannot be copied')
    expect(existsSync(out)).toBe(false)
  })

  test('a document of no type that is known keeps its text beside the refusal', async () => {
    const args = ['extract', '--type', 'auto', '--text', plain]
    const people = await ficha(...args)
    const program = await ficha(...args, '--json')
    expect([people.status, program.status]).toEqual([1, 1])
    expect(people.stdout).toMatch(/wrong_document_type: .*\n\n {2}│ plain 0 0/)
    expect(JSON.parse(program.stdout)).toMatchObject({
      type: null,
      error: { code: 'wrong_document_type' },
      text: expect.stringContaining('plain 0 0'),
    })
  })
})
