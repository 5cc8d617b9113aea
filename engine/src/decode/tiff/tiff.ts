import type { RowResizer } from '../../raster/resize.ts'
import type { MemoryLedger } from '../../runtime/memory.ts'
import type { Raster } from '../../types.ts'
import type { DecodedPicture } from '../decoded-picture.ts'
import { BrokenImage, boundedRows } from '../grey.ts'
import { decodeJpeg, type JpegContext } from '../jpeg/jpeg.ts'
import { inflatedTile } from './compression.ts'
import { COMPRESSION } from './compressions.ts'
import { readDirectory, type TiffPage } from './directory.ts'
import { type RowForm, rowForm } from './rows.ts'
import { PHOTOMETRIC, type PixelGrey, pixelGrey } from './samples.ts'

/** Rows of tiles held until their neighbours are there. */
const BAND_PIXELS_MAX = 16_000_000
/** The largest MCU: a JPEG may be that much larger than its tile. */
const MCU_MAX = 32

/**
 * One picture of a TIFF in grey: strips or tiles; uncompressed, PackBits, LZW, Deflate, CCITT groups 3 and 4, JPEG;
 * bilevel, grey, palette, RGB, CMYK, YCbCr, CIELab, of 1 to 16 bits. Rows are scaled as they are decompressed.
 *
 * @param number 0-based among the pictures of the file
 * @param memory counts what a progressive JPEG in it holds
 * @throws {BrokenImage} when nothing of it can be decoded
 */
export function decodeTiff(bytes: Uint8Array, number: number, memory: MemoryLedger): DecodedPicture {
  const page = { ...readDirectory(bytes, number), memory }
  const { width, height, orientation, aspect } = page
  const { raster, isTruncated } = decodePage(page)
  return { raster, width, height, orientation, aspect, isTruncated }
}

type Decoded = Pick<DecodedPicture, 'raster' | 'isTruncated'>
type Page = TiffPage & { readonly memory: MemoryLedger }

function decodePage(page: Page): Decoded {
  if (page.oldJpeg) return decodeJpeg(page.oldJpeg, { memory: page.memory })
  if (page.compression === COMPRESSION.jpeg && page.tilesPerPlane === 1 && !page.isPlanar)
    return asStored(page, decodeJpeg(...jpegOf(page, 0)))
  if (!page.isPlanar) return decodePlane(page, 0, page.samples, pixelGrey(page))
  // The other two planes of YCbCr are chroma, and may be smaller.
  const planeCount = page.photometric === PHOTOMETRIC.ycc ? 1 : page.samples
  // Each plane is scaled on its own and they are joined then: scaling and grey are both sums.
  const planes: Raster[] = []
  let isTruncated = false
  for (let plane = 0; plane < planeCount; plane++) {
    const decoded = decodePlane(page, plane * page.tilesPerPlane, 1, (samples, at) => samples[at] ?? 0)
    planes.push(decoded.raster)
    isTruncated ||= decoded.isTruncated
  }
  return { raster: joinPlanes(page, planes), isTruncated }
}

/** A JPEG's grey is light; where the TIFF says that 0 is white, it is ink. */
function asStored({ photometric }: Page, picture: DecodedPicture): DecodedPicture {
  if (photometric !== PHOTOMETRIC.whiteIsZero) return picture
  const { raster } = picture
  return { ...picture, raster: { ...raster, data: raster.data.map((grey) => 255 - grey) } }
}

/** @param first of the plane's tiles */
function decodePlane(page: Page, first: number, samples: number, grey: PixelGrey): Decoded {
  const { width, height, tileWidth, tileHeight } = page
  const rows = boundedRows(width, height)
  const band = tileWidth < width ? bandOf(width, tileHeight) : null
  const form = rowForm(page, samples, grey)
  let isTruncated = false
  let isEmpty = true
  let lost: BrokenImage | null = null
  for (let y = 0, tile = first; y < height; y += tileHeight) {
    for (let x = 0; x < width; x += tileWidth, tile++) {
      const wanted = Math.min(tileHeight, height - y)
      const put = band
        ? (line: Uint8Array, n: number) => band.set(line.subarray(0, width - x), n * width + x)
        : (line: Uint8Array) => rows.push(line.subarray(0, width))
      let got = 0
      try {
        got = readTile(page, tile, form, wanted, put)
      } catch (error) {
        if (!(error instanceof BrokenImage)) throw error
        lost ??= error
      }
      isTruncated ||= got < wanted
      isEmpty &&= got === 0
      // A strip that is lost must not move those below it.
      if (!band) pushWhite(rows, width, wanted - got)
    }
    if (band) flush(band, width, Math.min(tileHeight, height - y), rows)
  }
  if (isEmpty) throw lost ?? new BrokenImage('the TIFF has not one row of pixels')
  return { raster: rows.finish(), isTruncated }
}

/** @returns rows that were there */
function readTile(
  page: Page,
  tile: number,
  form: RowForm,
  wanted: number,
  put: (line: Uint8Array, n: number) => void,
): number {
  if (page.compression === COMPRESSION.jpeg) return readJpegTile(page, tile, wanted, put)
  const row = new Uint8Array(form.bytes)
  let [filled, n] = [0, 0]
  for (const piece of inflatedTile(page, tile)) {
    for (let at = 0; at < piece.length; ) {
      const part = piece.subarray(at, at + form.bytes - filled)
      row.set(part, filled)
      filled += part.length
      at += part.length
      if (filled < form.bytes) continue
      filled = 0
      for (const line of form.lines(row)) {
        put(line, n)
        n += 1
        if (n === wanted) return n
      }
    }
  }
  return n
}

function readJpegTile(
  page: Page,
  tile: number,
  wanted: number,
  put: (line: Uint8Array, n: number) => void,
): number {
  const { raster, width, height, isTruncated } = asStored(page, decodeJpeg(...jpegOf(page, tile)))
  if (isTruncated || raster.width !== width || width < page.tileWidth || height < wanted) return 0
  for (let n = 0; n < wanted; n++) put(raster.data.subarray(n * width, n * width + page.tileWidth), n)
  return wanted
}

function jpegOf(page: Page, tile: number): Parameters<typeof decodeJpeg> {
  const { photometric, jpegTables, memory, tileWidth, tileHeight } = page
  const context: JpegContext = {
    memory,
    // Tiles are many: a frame larger than its tile would be read as often.
    atMost: { width: tileWidth + MCU_MAX, height: tileHeight + MCU_MAX },
    ...(photometric === PHOTOMETRIC.ycc && { colours: 'ycc' }),
    ...(photometric === PHOTOMETRIC.rgb && { colours: 'rgb' }),
    ...(photometric === PHOTOMETRIC.inks && { colours: 'inks' }),
    ...(jpegTables && { tables: jpegTables }),
  }
  return [page.tile(tile), context]
}

function bandOf(width: number, rows: number): Uint8Array {
  if (width * rows > BAND_PIXELS_MAX)
    throw new BrokenImage(
      `a row of tiles of the TIFF has ${width * rows} pixels; the limit is ${BAND_PIXELS_MAX}`,
    )
  return new Uint8Array(width * rows).fill(255)
}

function flush(band: Uint8Array, width: number, count: number, rows: RowResizer): void {
  for (let n = 0; n < count; n++) rows.push(band.subarray(n * width, (n + 1) * width))
  band.fill(255)
}

function pushWhite(rows: RowResizer, width: number, count: number): void {
  if (count === 0) return
  const white = new Uint8Array(width).fill(255)
  for (let n = 0; n < count; n++) rows.push(white)
}

function joinPlanes(page: TiffPage, planes: readonly Raster[]): Raster {
  const [first] = planes
  if (!first) throw new BrokenImage('the TIFF has no plane')
  const grey = pixelGrey(page)
  const pixel = new Uint8Array(planes.length)
  const data = new Uint8Array(first.data.length)
  for (let i = 0; i < data.length; i++) {
    for (let n = 0; n < planes.length; n++) pixel[n] = planes[n]?.data[i] ?? 0
    data[i] = grey(pixel, 0)
  }
  return { ...first, data }
}
