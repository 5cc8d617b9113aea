import { nodeRuntime } from '@ficha/engine/parts/node'
import { degrees, PDFDocument, PDFName, type PDFPage, PDFRawStream } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { decode, inspect } from '../../../engine/src/decode/decode.ts'
import type { Raster } from '../../../engine/src/types.ts'
import { imageFixture } from '../../fixtures/images/fixture.ts'
import { difference } from './read-image.ts'

const runtime = nodeRuntime()

interface Placed {
  readonly file?: string
  readonly x?: number
  readonly y?: number
  readonly width?: number
  readonly height?: number
  readonly turn?: number
  readonly decode?: readonly number[]
}

/** A page of 192 × 128 points that shows one picture; a white speck of vector art makes PDFium draw it. */
async function raster(placed: Placed, pageTurn: number, by: 'us' | 'PDFium'): Promise<Raster> {
  const pdf = await PDFDocument.create()
  const page = pdf.addPage([192, 128])
  page.setRotation(degrees(pageTurn))
  await draw(page, placed)
  if (by === 'PDFium') page.drawSvgPath('M0 0h0.1v0.1Z', { x: 1, y: 1, opacity: 0 })
  const bytes = await pdf.save()
  for await (const decoded of decode([bytes], await inspect([bytes], runtime), runtime)) {
    if (decoded.raster) return decoded.raster
  }
  throw new RangeError('no raster')
}

async function draw(page: PDFPage, placed: Placed): Promise<void> {
  const { file = 'baseline-420.jpg', x = 0, y = 0, width = 192, height = 128, turn = 0, decode } = placed
  const picture = await page.doc.embedJpg(imageFixture(file))
  page.drawImage(picture, { x, y, width, height, rotate: degrees(turn) })
  if (!decode) return
  await picture.embed()
  const stream = page.doc.context.lookup(picture.ref)
  if (stream instanceof PDFRawStream) stream.dict.set(PDFName.of('Decode'), page.doc.context.obj([...decode]))
}

describe('a page that is one JPEG is the same whoever decodes it', () => {
  test.each<[string, Placed, number]>([
    ['over the whole page', {}, 0],
    ['a progressive one', { file: 'progressive-422.jpg' }, 0],
    ['in grey', { file: 'grey.jpg' }, 0],
    ['with its samples as they are', { decode: [0, 1, 0, 1, 0, 1] }, 0],
    ['with a margin', { x: 30, y: 10, width: 120, height: 80 }, 0],
    ['on a page turned right', {}, 90],
    ['on a page on its head', {}, 180],
    ['on a page turned left', {}, 270],
    ['turned on its page', { x: 150, y: 4, width: 120, height: 80, turn: 90 }, 0],
    ['on its head on its page', { x: 192, y: 128, turn: 180 }, 0],
    ['turned twice', { x: 20, y: 124, width: 120, height: 80, turn: 270 }, 90],
  ])('%s', async (_, placed, pageTurn) => {
    const [ours, drawn] = [await raster(placed, pageTurn, 'us'), await raster(placed, pageTurn, 'PDFium')]
    expect([ours.width, ours.height]).toEqual([drawn.width, drawn.height])
    // Scaling differs at edges of the drawing; a wrong turn differs by some 60.
    expect(difference(ours, drawn.data).mean).toBeLessThan(6)
  })
})

test.each<[string, Placed]>([
  ['inks', { file: 'cmyk.jpg' }],
  ['a skew', { turn: 3 }],
  ['an inversion', { decode: [1, 0, 1, 0, 1, 0] }],
  ['an inversion in grey', { file: 'grey.jpg', decode: [1, 0] }],
  ['a picture beyond the page', { x: -40, y: -40, width: 300, height: 240 }],
])('%s is left to PDFium', async (_, placed) => {
  // The speck itself may show in a pixel or two.
  const [plain, speckled] = [await raster(placed, 0, 'us'), await raster(placed, 0, 'PDFium')]
  expect(difference(plain, speckled.data).mean).toBeLessThan(0.05)
})

test('an inverted picture is shown as it is meant', async () => {
  const [plain, inverted] = [
    await raster({ file: 'grey.jpg' }, 0, 'us'),
    await raster({ file: 'grey.jpg', decode: [1, 0] }, 0, 'us'),
  ]
  expect(
    difference(
      inverted,
      plain.data.map((value) => 255 - value),
    ).mean,
  ).toBeLessThan(6)
})
