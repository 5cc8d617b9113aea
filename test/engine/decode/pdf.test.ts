import { readFile } from 'node:fs/promises'
import { deflateSync } from 'node:zlib'
import { LIMITS, parsePages, UnreadableDocument } from '@ficha/engine'
import { read } from '@ficha/engine/node'
import { extract, inspect } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { degrees, PDFDocument, StandardFonts } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { IDENTITY, mapPoint } from '../../../engine/src/homography.ts'
import { CATALOG, rawPdf, stream } from './raw-pdf.ts'

const runtime = nodeRuntime()
const fixture = (name: string) => readFile(new URL(`../../fixtures/${name}`, import.meta.url))
const LICENCE = [
  'LICENÇA DE OPERAÇÃO Nº 12/2022',
  'Empreendedor: Olaria Azul Ltda',
  'CNPJ: 10.389.777/0015-49',
  'Validade: 12/05/2027',
]

/** A licence of `pages` pages; `turn` is the page's /Rotate, `tilt` the text's own turn on the page. */
async function licencePdf(
  options: { pages?: number; turn?: number; tilt?: number } = {},
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let i = 0; i < (options.pages ?? 1); i++) {
    const page = pdf.addPage([595, 842])
    page.setRotation(degrees(options.turn ?? 0))
    for (const [n, text] of LICENCE.entries()) page.drawText(text, { x: 60, y: 760 - 30 * n, size: 12, font })
    page.drawText('Para conferir o original, acesse o site', {
      x: 570,
      y: 200,
      size: 8,
      font,
      rotate: degrees(90),
    })
  }
  return pdf.save()
}

test('the memory cap of the WASM file is the limit of the engine', async () => {
  const wasm = await readFile(new URL('../../../engine/wasm/pdfium.wasm', import.meta.url))
  const { exports } = await WebAssembly.instantiate(await WebAssembly.compile(wasm), stubs(wasm)).catch(
    () => ({ exports: null }),
  )
  // A module's maximum cannot be read back from JavaScript; growing past it must fail.
  const memory = exports?.memory
  if (!(memory instanceof WebAssembly.Memory)) throw new TypeError('pdfium.wasm exports no memory')
  const pagesLeft = (LIMITS.pdfiumMemoryBytesMax - memory.buffer.byteLength) / 65_536
  expect(() => memory.grow(pagesLeft + 1)).toThrow(RangeError)
  expect(memory.grow(pagesLeft)).toBeGreaterThan(0)
})

function stubs(wasm: Buffer): WebAssembly.Imports {
  const imports: Record<string, Record<string, () => number>> = {}
  for (const { module, name } of WebAssembly.Module.imports(new WebAssembly.Module(new Uint8Array(wasm)))) {
    imports[module] = { ...imports[module], [name]: () => 0 }
  }
  return imports
}

describe('text lines', () => {
  test('carry words with quads in reading order, margin stamps last', async () => {
    const { pages } = await extract([await licencePdf()], 51, runtime)
    const lines = pages[0]?.lines ?? []
    expect(lines.map((line) => line.text)).toEqual([...LICENCE, 'Para conferir o original, acesse o site'])
    expect(lines.map((line) => line.angleDegrees)).toEqual([0, 0, 0, 0, 90])
    const [x, y] = lines[0]?.quad[0] ?? [0, 0]
    expect(x).toBeCloseTo(60, -0.5)
    expect(y).toBeGreaterThan(65)
    expect(y).toBeLessThan(82)
    // A stamp that reads upwards begins at its lower end.
    const stamp = lines.at(-1)?.quad ?? []
    expect(stamp[0]?.[1]).toBeGreaterThan(stamp[1]?.[1] ?? Number.POSITIVE_INFINITY)
  })

  test.each([90, 180, 270])('say the same of a page that lies turned by %i°', async (turn) => {
    const tuning = '../../documents/tuning/documents/54-new-before-and-now-columns.pdf'
    const pdf = await PDFDocument.load(await readFile(new URL(tuning, import.meta.url)))
    const valuesOf = async () => {
      const { fields } = await extract([await pdf.save()], 54, runtime)
      return Object.entries(fields).map(([name, { value }]) => [name, value])
    }
    const upright = await valuesOf()
    for (const page of pdf.getPages()) page.setRotation(degrees(turn))
    expect(await valuesOf()).toEqual(upright)
  })

  test.each([90, 180, 270])(
    'stand upright on a page turned by %i°, and show where they are displayed',
    async (turn) => {
      const { pages } = await extract([await licencePdf({ turn })], 51, runtime)
      const page = pages[0]
      expect([page?.width, page?.height]).toEqual([595, 842])
      expect([page?.view?.width, page?.view?.height]).toEqual(turn === 180 ? [595, 842] : [842, 595])
      const line = page?.lines.find(({ text }) => text === LICENCE[0])
      expect(line?.angleDegrees).toBeCloseTo(0)
      // The text begins 60 points from the left and 82 from the top of the upright page.
      const [x = 0, y = 0] = mapPoint(page?.view?.toDisplayed ?? IDENTITY, line?.quad[3] ?? [0, 0])
      const [left, top] = { 90: [842 - 82, 60], 180: [595 - 60, 842 - 82], 270: [82, 595 - 60] }[turn] ?? []
      expect(Math.hypot(x - (left ?? 0), y - (top ?? 0))).toBeLessThan(4)
    },
  )
})

describe('pages', () => {
  test('only the pages asked for are read, and keep their numbers', async () => {
    const { pages, pageCount } = await extract([await licencePdf({ pages: 5 })], 51, runtime, {
      pages: parsePages('2,4-5'),
    })
    expect([pageCount, pages.map((page) => page.index)]).toEqual([5, [1, 3, 4]])
  })

  test('several files are one document', async () => {
    const files = [await licencePdf({ pages: 2 }), await licencePdf()]
    const { pages, pageCount } = await extract(files, 51, runtime)
    expect([pageCount, pages.map((page) => page.index)]).toEqual([3, [0, 1, 2]])
  })

  test('by default the first ten are read', async () => {
    const { pages, pageCount } = await extract([await licencePdf({ pages: 12 })], 51, runtime)
    expect([pageCount, pages.length]).toEqual([12, LIMITS.pagesAnalysedByDefault])
  })

  test('a page beyond the last is refused', async () => {
    await expect(inspect([await licencePdf()], runtime, parsePages('1-2'))).rejects.toMatchObject({
      code: 'page_out_of_range',
    })
  })

  test('more pages than the limit are refused', async () => {
    const pdf = await licencePdf({ pages: LIMITS.pagesMax + 1 })
    await expect(inspect([pdf], runtime)).rejects.toMatchObject({ code: 'too_many_pages' })
  })
})

describe('bad files are typed errors', () => {
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'
  const cases: readonly (readonly [
    name: string,
    file: () => Promise<Uint8Array> | Uint8Array,
    code: string,
  ])[] = [
    ['a password', () => fixture('encrypted.pdf'), 'password_protected'],
    [
      'no page',
      () => rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
      'corrupt_file',
    ],
    ['only a header', () => new TextEncoder().encode('%PDF-1.7\n'), 'corrupt_file'],
    ['a blank page', () => rawPdf([...CATALOG, page]), 'no_text_found'],
    [
      'a page of 14,401 points',
      () => rawPdf([...CATALOG, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 14401 14401] >>']),
      'unreadable_document',
    ],
    [
      'pages that contain themselves',
      () =>
        rawPdf([
          '<< /Type /Catalog /Pages 2 0 R >>',
          '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000000 >>',
        ]),
      'corrupt_file',
    ],
    [
      'one page that is the tree itself',
      () => rawPdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
      'corrupt_file',
    ],
    ['an empty file', () => new Uint8Array(), 'corrupt_file'],
    ['text', () => new TextEncoder().encode('LICENÇA DE OPERAÇÃO'), 'unsupported_media_type'],
  ]
  test.each(cases)('%s', async (_name, file, code) => {
    const error = await extract([await file()], 51, runtime).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(UnreadableDocument)
    expect(error).toMatchObject({ code })
  })

  test('a page that is too large, with its size and the limit', async () => {
    const file = rawPdf([...CATALOG, '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 14401 9000] >>'])
    await expect(extract([file], 51, runtime)).rejects.toThrow(
      'page 1 measures 14401 × 9000 points, and a side may have 14400',
    )
  })

  test('a password for the owner only does not keep anyone from reading', async () => {
    const { fields } = await extract([await fixture('owner-password-only.pdf')], 51, runtime)
    expect(fields.number?.status).toBe('found')
  })
})

describe('a PDF with a password', () => {
  const encrypted = () => fixture('encrypted.pdf')
  const refusal = async (password?: string) =>
    read(await encrypted(), { type: 51, password }).catch((error: unknown) => error)

  test('is read with its password, page by page, as any other', async () => {
    const { data } = await read(await encrypted(), { type: 51, password: 'secret', pages: '1' })
    expect(data.number).not.toBeNull()
    expect(await inspect([await encrypted()], runtime, undefined, 'secret')).toMatchObject({ pageCount: 2 })
  })

  test('is refused without one, or with another, and the refusal says what to do', async () => {
    for (const none of [undefined, '']) {
      expect(await refusal(none)).toMatchObject({
        code: 'password_protected',
        message: expect.stringContaining('give its password with it'),
      })
    }
    const wrong = await refusal('Segredo-da-Ana')
    expect(wrong).toBeInstanceOf(UnreadableDocument)
    expect(wrong).toMatchObject({
      code: 'password_protected',
      message: expect.stringContaining('does not open'),
    })
    expect(`${wrong} ${JSON.stringify(wrong)}`).not.toContain('Segredo')
  })

  test('other files beside it need none, and take the one that is given', async () => {
    const open = await licencePdf()
    const both = await read([await encrypted(), open], { type: 51, password: 'secret', pages: '1,3' })
    expect(both.pageCount).toBe(3)
    expect((await read(open, { type: 51, password: 'secret' })).data.number).toBe('12/2022')
  })

  test('a password that cannot be one is a wrong call, whose message does not tell it', async () => {
    const long = 'ção'.repeat(30)
    const error = await refusal(long)
    expect(error).toBeInstanceOf(RangeError)
    expect(error).toMatchObject({ message: 'the password has 150 bytes; the limit is 127' })
    // @ts-expect-error: a number is no password
    await expect(read(await encrypted(), { type: 51, password: 4711 })).rejects.toThrow(
      'read() takes a password as text; it was given number',
    )
  })
})

describe('bombs end within the memory limit, and the next file reads as before', () => {
  const deflate = (bytes: Uint8Array) => new Uint8Array(deflateSync(bytes, { level: 1 }))
  const contents = (body: Uint8Array, filters: string) => [
    ...CATALOG,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    stream(`/Filter ${filters}`, body),
  ]
  const bombs: readonly (readonly [string, () => Uint8Array])[] = [
    [
      '200 MB of operators in one stream',
      () => rawPdf(contents(deflate(new Uint8Array(200_000_000).fill(0x20)), '/FlateDecode')),
    ],
    [
      'deflated twice',
      () =>
        rawPdf(
          contents(deflate(deflate(new Uint8Array(200_000_000).fill(0x71))), '[/FlateDecode /FlateDecode]'),
        ),
    ],
    [
      'forms that draw ten forms that draw ten forms',
      () => {
        const form = (next: number) =>
          stream(
            `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /F ${next} 0 R >> >>`,
            new TextEncoder().encode('/F Do '.repeat(10)),
          )
        const chain = Array.from({ length: 10 }, (_, i) => form(i + 5))
        return rawPdf([
          ...CATALOG,
          '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /F 5 0 R >> >> >>',
          stream('', new TextEncoder().encode('/F Do '.repeat(10))),
          ...chain,
          stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9]', new TextEncoder().encode('0 0 m')),
        ])
      },
    ],
  ]
  test.each(bombs)('%s', async (_name, make) => {
    const good = await licencePdf()
    const before = JSON.stringify(await extract([good], 51, runtime))
    // Processor time: a busy machine is no fault of ours.
    const started = process.cpuUsage().user
    const error = await extract([make()], 51, runtime).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(UnreadableDocument)
    expect(process.cpuUsage().user - started).toBeLessThan(10e6)
    expect(JSON.stringify(await extract([good], 51, runtime))).toBe(before)
  })
})

describe('pages that are pictures', () => {
  /** A 2 × 2 pixel PNG, stretched over the page. */
  const PIXELS = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8Dwn4GBgYEJRIAwABQ9AgO4Hf3VAAAAAElFTkSuQmCC',
    'base64',
  )

  async function scan(stamp: string): Promise<Uint8Array> {
    const pdf = await PDFDocument.create()
    const page = pdf.addPage([595, 842])
    page.drawImage(await pdf.embedPng(PIXELS), { x: 0, y: 0, width: 595, height: 842 })
    const font = await pdf.embedFont(StandardFonts.Helvetica)
    if (stamp) page.drawText(stamp, { x: 60, y: 20, size: 8, font })
    return pdf.save()
  }

  test.each(['', 'fls. 12'])('fail plainly, with a stamp %j', async (stamp) => {
    await expect(extract([await scan(stamp)], 51, runtime)).rejects.toMatchObject({ code: 'no_text_found' })
  })

  test('are named on the page when the text layer still gave fields', async () => {
    const { pages, fields } = await extract([await licencePdf(), await scan('fls. 2')], 51, runtime)
    expect(fields.number?.status).toBe('found')
    expect(pages.map((page) => page.issues.map((issue) => issue.code))).toEqual([
      [],
      ['no_text_in_picture', 'hidden_text'],
    ])
  })
})
