import { boxOf, overlap } from '../geometry.ts'
import { compose, IDENTITY, invert, mapQuad } from '../homography.ts'
import { resize } from '../raster/resize.ts'
import type { Runtime } from '../runtime/runtime.ts'
import type { Box, Code, CodeFormat, Homography, Point, Quad, Raster, TextLine } from '../types.ts'
import { codeRegions } from './code-regions.ts'
import { readSymbols } from './zxing.ts'

/** What a page gives to look at: its pixels, and its size in page units. */
export interface CodePage {
  readonly width: number
  readonly height: number
  readonly raster: Raster | null
}

/**
 * A QR code of a licence is printed 2 to 4 cm wide, 5 pixels a module at 200 dpi; A4 has 3.9 million then.
 * More in one region would only cost the reader time (15 ms a million) and memory, which is capped.
 */
const PIXELS_MAX = 4_000_000

/** Bars and modules that are read as words are read with less. Those of a text layer may be letters of a typeface of bars. */
const SURE = 0.8

const FORMATS: ReadonlySet<string> = new Set<CodeFormat>(['QRCode', 'PDF417', 'Code128', 'DataMatrix'])

/**
 * The two-dimensional codes and bar codes of a page.
 *
 * @param lines what was read on it; where pixels were read surely, there is no code
 * @param view from the coordinates of the page's lines to the page as displayed, as in `ReadPage`
 * @returns their quads in the coordinates of the page's lines, from top to bottom
 */
export async function findCodes(
  page: CodePage,
  lines: readonly TextLine[],
  view: Homography | null,
  runtime: Runtime,
): Promise<readonly Code[]> {
  if (page.raster === null) return []
  const { raster } = page
  const [across, down] = [page.width / raster.width, page.height / raster.height]
  const toLines = view && invert(view)
  const toPixels = compose([1 / across, 0, 0, 0, 1 / down, 0, 0, 0, 1], view ?? IDENTITY)
  const print = lines
    .filter(({ source }) => source === 'ocr')
    .flatMap(({ words }) => words)
    .filter(({ confidence }) => confidence >= SURE)
    .map(({ quad }) => mapQuad(toPixels, quad))
  const codes: Code[] = []
  for (const region of codeRegions(raster, print)) {
    const seen = bounded(part(raster, region))
    const [columns, rows] = [
      (region.right - region.left) / seen.width,
      (region.bottom - region.top) / seen.height,
    ]
    for (const { format, contentType, text, position } of await readSymbols(seen, runtime)) {
      if (!isCodeFormat(format)) continue
      const { topLeft, topRight, bottomRight, bottomLeft } = position
      const corner = ({ x, y }: { x: number; y: number }): Point => [
        (region.left + x * columns) * across,
        (region.top + y * rows) * down,
      ]
      const quad: Quad = [corner(topLeft), corner(topRight), corner(bottomRight), corner(bottomLeft)]
      const code = {
        format,
        text: contentType === 'Text' ? textOf(text) : null,
        quad: toLines ? mapQuad(toLines, quad) : quad,
      }
      if (!codes.some((found) => isSame(found, code))) codes.push(code)
    }
  }
  return codes.sort((one, other) => one.quad[0][1] - other.quad[0][1] || one.quad[0][0] - other.quad[0][0])
}

/** Where two regions overlap, a code may be seen in both. */
function isSame(a: Code, b: Code): boolean {
  const [one, other] = [boxOf(a.quad), boxOf(b.quad)]
  return (
    a.format === b.format &&
    a.text === b.text &&
    overlap(one.left, one.right, other.left, other.right) > 0 &&
    overlap(one.top, one.bottom, other.top, other.bottom) > 0
  )
}

function part(raster: Raster, { left, top, right, bottom }: Box): Raster {
  const [width, height] = [right - left, bottom - top]
  if (width === raster.width && height === raster.height) return raster
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const from = (top + y) * raster.width + left
    data.set(raster.data.subarray(from, from + width), y * width)
  }
  return { width, height, data }
}

function bounded(raster: Raster): Raster {
  const shrink = Math.sqrt(PIXELS_MAX / (raster.width * raster.height))
  if (shrink >= 1) return raster
  return resize(raster, Math.floor(raster.width * shrink), Math.floor(raster.height * shrink))
}

function isCodeFormat(format: string): format is CodeFormat {
  return FORMATS.has(format)
}

/** Bytes that were taken for text show by their control characters; those of a driver licence hold a photo. */
function textOf(text: string): string | null {
  return /^[^\p{Cc}\uFFFD]+$/u.test(text.replace(/[\r\n\t]/g, ' ')) ? text : null
}
