import { LIMITS } from '@ficha/engine'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { degrees, PDFDocument, type PDFPage, StandardFonts, TextRenderingMode } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { type DecodedPage, decode, inspect } from '../../../engine/src/decode/decode.ts'
import type { Raster } from '../../../engine/src/types.ts'
import { pngOf } from '../../fixtures/images/make-png.ts'

const runtime = nodeRuntime()
const A4 = [595, 842] as const
const PROSE = Array.from(
  { length: 12 },
  (_, i) => `Condicionante ${i + 1}: manter limpa a faixa de protecao.`,
)
const STAMP = [
  'Para conferir o original, acesse o site https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do,',
  'informe o processo 1000045-66.2024.8.26.0100 e codigo aB3dE9xZ.',
  'Este documento e copia do original, assinado digitalmente por FULANA DE TAL, liberado nos autos em',
  '12/03/2024 as 14:22 . fls. 12',
]
const EXPORT = [
  'QR-CODE',
  'Documento assinado com certificado digital em conformidade com a Medida Provisoria',
  'no 2200-2/2001. Sua validade podera ser confirmada por meio do programa Assinador Serpro.',
  'As orientacoes para instalar o Assinador Serpro e realizar a validacao do documento digital',
  'estao disponiveis em: https://www.serpro.gov.br/assinador-digital.',
  'SERPRO / SENATRAN',
]

async function onePage(
  draw: (page: PDFPage, pdf: PDFDocument) => Promise<void>,
  size: readonly [number, number] = A4,
): Promise<DecodedPage> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([...size])
  await draw(page, pdf)
  return firstPage(await pdf.save())
}

async function firstPage(bytes: Uint8Array): Promise<DecodedPage> {
  for await (const page of decode([bytes], await inspect([bytes], runtime), runtime)) return page
  throw new RangeError('no page')
}

async function print(page: PDFPage, lines: readonly string[], hidden = false): Promise<void> {
  const font = await page.doc.embedFont(StandardFonts.Helvetica)
  for (const [n, text] of lines.entries()) {
    page.drawText(text, {
      x: 40,
      y: 800 - 20 * n,
      size: 9,
      font,
      ...(hidden ? { renderMode: TextRenderingMode.Invisible } : {}),
    })
  }
}

/** A picture of 40 × 40 samples, its top-left quarter black. */
const corner = pngOf(40, 40, (x, y) => (x < 20 && y < 20 ? 0 : 230))
async function picture(page: PDFPage, width: number, height: number): Promise<void> {
  page.drawImage(await page.doc.embedPng(corner), { x: 0, y: 0, width, height })
}

const at = ({ width, data }: Raster, x: number, y: number) => data[y * width + x]

describe('pages whose content is in pixels', () => {
  const cases: readonly (readonly [string, boolean, boolean, (page: PDFPage) => Promise<void>])[] = [
    ['a scan', true, true, (page) => picture(page, ...A4)],
    [
      'a scan with a court stamp',
      true,
      true,
      async (page) => {
        await picture(page, 400, 600)
        await print(page, STAMP)
      },
    ],
    [
      'a scan under invisible text',
      true,
      true,
      async (page) => {
        await picture(page, ...A4)
        await print(page, PROSE, true)
      },
    ],
    [
      'an exported card with its boilerplate',
      true,
      true,
      async (page) => {
        await picture(page, 240, 250)
        await print(page, EXPORT)
      },
    ],
    [
      'print turned into outlines',
      true,
      true,
      async (page) => {
        for (let i = 0; i < 300; i++) page.drawSvgPath('M0 0L4 0L2 5Z', { x: 40 + i, y: 700 })
      },
    ],
    [
      'prose with a letterhead',
      false,
      true,
      async (page) => {
        await picture(page, 100, 100)
        await print(page, PROSE)
      },
    ],
    [
      'prose with a QR code drawn as one path',
      false,
      true,
      async (page) => {
        page.drawSvgPath('M0 0h1v1h-1Z'.repeat(60), { x: 40, y: 200 })
        await print(page, PROSE)
      },
    ],
    ['prose', false, false, (page) => print(page, PROSE)],
    [
      'a card beside what an export may say about itself',
      true,
      true,
      async (page) => {
        await picture(page, 240, 250)
        await print(page, PROSE.slice(0, 8))
      },
    ],
    [
      'prose beside a card',
      false,
      true,
      async (page) => {
        await picture(page, 240, 250)
        await print(page, PROSE)
      },
    ],
    ['nothing', false, false, async () => {}],
  ]
  test.each(cases)('%s', async (_, inPixels, hasRaster, draw) => {
    const page = await onePage(draw)
    expect([page.contentInPixels, page.raster !== null]).toEqual([inPixels, hasRaster])
  })
})

describe('rasters of PDF pages', () => {
  test.each([
    [0, 0.1, 0.1],
    [90, 0.9, 0.1],
    [180, 0.9, 0.9],
    [270, 0.1, 0.9],
  ])('are grey and as displayed, turned by %i°', async (turn, x, y) => {
    const { raster, width, height, pictures } = await onePage(async (page) => {
      await picture(page, ...A4)
      page.setRotation(degrees(turn))
    })
    expect(pictures).toEqual([{ left: 0, top: 0, right: width, bottom: height }])
    if (!raster) throw new RangeError('no raster')
    expect(raster.data).toHaveLength(raster.width * raster.height)
    expect(raster.width / raster.height).toBeCloseTo(width / height, 2)
    expect(at(raster, Math.floor(raster.width * x), Math.floor(raster.height * y))).toBe(0)
    const dark = raster.data.reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0)
    expect(dark / raster.data.length).toBeCloseTo(0.25, 1)
  })

  test('are as fine as what is on the page, within the limit', async () => {
    const dpi = ({ raster, width }: DecodedPage) => Math.round(((raster?.width ?? 0) * 72) / width)
    // 40 samples over a page are no scan at all: drawn at the least.
    expect(dpi(await onePage((page) => picture(page, ...A4)))).toBe(100)
    const fine = pngOf(1000, 640, () => 128)
    const card = async (page: PDFPage, width: number, height: number) =>
      page.drawImage(await page.doc.embedPng(fine), { x: 0, y: 0, width, height })
    expect(dpi(await onePage((page) => card(page, 241, 153), [241, 153]))).toBe(300)
    expect(dpi(await onePage((page) => card(page, 595, 842), A4))).toBe(121)
    const huge = await onePage((page) => card(page, 9000, 9000), [9000, 9000])
    expect(huge.raster?.data.length).toBeLessThanOrEqual(LIMITS.rasterPixelsMax)
    expect(huge.raster?.data.length).toBeGreaterThan(0.99 * LIMITS.rasterPixelsMax)
  })

  test('pictures inside forms are found where they are displayed', async () => {
    const inner = await PDFDocument.create()
    await picture(inner.addPage([300, 300]), 300, 300)
    const bytes = await inner.save()
    const page = await onePage(async (page, pdf) => {
      const [form] = await pdf.embedPdf(bytes)
      if (form) page.drawPage(form, { x: 20, y: 20, width: 550, height: 800 })
      await print(page, PROSE)
    })
    expect(page.contentInPixels).toBe(true)
  })

  test('what lies beside the page does not count', async () => {
    const page = await onePage(async (page) => {
      page.drawImage(await page.doc.embedPng(corner), { x: 500, y: 0, width: 2000, height: 600 })
      await print(page, PROSE)
    })
    expect(page.contentInPixels).toBe(false)
  })
})
