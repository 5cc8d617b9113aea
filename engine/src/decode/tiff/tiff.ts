import type { RowResizer } from '../../raster/resize.ts'
import type { MemoryLedger } from '../../runtime/memory.ts'
import type { Raster } from '../../types.ts'
import type { DecodedPicture } from '../decoded-picture.ts'
import { BrokenImage, boundedRows } from '../grey.ts'
import { decodeJpeg, type JpegContext } from '../jpeg/jpeg.ts'
import { inflatedTile } from './compression.ts'
import { COMPRESSION, readDirectory, type TiffPage } from './directory.ts'
import { pixelGrey, type Unpack, undoDifferences, unpacker } from './samples.ts'

/** A row that needs more bytes belongs to no sheet of paper. */
const ROW_BYTES_MAX = 4_000_000
/** Rows of tiles held until their neighbours are there. */
const BAND_PIXELS_MAX = 16_000_000
/** Values of tag 262 that say what a JPEG in it holds. */
const RGB = 2
const YCC = 6

/**
 * One picture of a TIFF in grey: strips or tiles; uncompressed, PackBits, LZW, Deflate, CCITT groups 3 and 4, JPEG;
 * bilevel, grey, palette, RGB, CMYK, of 1 to 16 bits. Rows are scaled as they are decompressed.
 *
 * @param number 0-based among the pictures of the file
 * @param memory counts what a progressive JPEG in it holds
 * @throws {BrokenImage} when nothing of it can be decoded
 */
export function decodeTiff(bytes: Uint8Array, number: number, memory: MemoryLedger): DecodedPicture {
  const page = { ...readDirectory(bytes, number), memory }
  const { width, height, orientation } = page
  const { raster, isTruncated } = decodePage(page)
  return { raster, width, height, orientation, isTruncated }
}

type Decoded = Pick<DecodedPicture, 'raster' | 'isTruncated'>
type Page = TiffPage & { readonly memory: MemoryLedger }

function decodePage(page: Page): Decoded {
  if (page.oldJpeg) return decodeJpeg(page.oldJpeg, { memory: page.memory })
  const perRow = Math.ceil(page.width / page.tileWidth)
  const perPlane = perRow * Math.ceil(page.height / page.tileHeight)
  if (page.tiles.length < perPlane)
    throw new BrokenImage('the TIFF declares fewer strips than its height needs')
  if (page.compression === COMPRESSION.jpeg && perPlane === 1 && !page.isPlanar)
    return decodeJpeg(...jpegOf(page, 0))
  if (!page.isPlanar) return decodePlane(page, 0, page.samples, pixelGrey(page))
  // Each plane is scaled on its own and they are joined then: scaling and grey are both sums.
  const planes: Raster[] = []
  let isTruncated = false
  for (let plane = 0; plane < page.samples; plane++) {
    const decoded = decodePlane(page, plane * perPlane, 1, (samples, at) => samples[at] ?? 0)
    planes.push(decoded.raster)
    isTruncated ||= decoded.isTruncated
  }
  return { raster: joinPlanes(page, planes), isTruncated }
}

/** @param first of the plane's tiles */
function decodePlane(
  page: Page,
  first: number,
  samples: number,
  grey: (samples: Uint8Array, at: number) => number,
): Decoded {
  const { width, height, tileWidth, tileHeight } = page
  const rows = boundedRows(width, height)
  const perRow = Math.ceil(width / tileWidth)
  const rowBytes = Math.ceil((tileWidth * samples * page.bits) / 8)
  if (!(rowBytes > 0 && rowBytes <= ROW_BYTES_MAX))
    throw new BrokenImage(`a row of the TIFF has ${rowBytes} bytes`)
  const band = perRow > 1 ? bandOf(width, tileHeight) : null
  const unpack = unpacker(page)
  let isTruncated = false
  let isEmpty = true
  for (let y = 0, tile = first; y < height; y += tileHeight) {
    for (let x = 0; x < width; x += tileWidth, tile++) {
      const wanted = Math.min(tileHeight, height - y)
      const put = band
        ? (line: Uint8Array, n: number) => band.set(line.subarray(0, width - x), n * width + x)
        : (line: Uint8Array) => rows.push(line)
      const got = readTile(page, tile, samples, rowBytes, wanted, unpack, grey, put)
      isTruncated ||= got < wanted
      isEmpty &&= got === 0
      // A strip that is lost must not move those below it.
      if (!band) pushWhite(rows, width, wanted - got)
    }
    if (band) flush(band, width, Math.min(tileHeight, height - y), rows)
  }
  if (isEmpty) throw new BrokenImage('the TIFF has not one row of pixels')
  return { raster: rows.finish(), isTruncated }
}

/** @returns rows that were there */
function readTile(
  page: Page,
  tile: number,
  samples: number,
  rowBytes: number,
  wanted: number,
  unpack: Unpack,
  grey: (samples: Uint8Array, at: number) => number,
  put: (line: Uint8Array, n: number) => void,
): number {
  const { tileWidth } = page
  if (page.compression === COMPRESSION.jpeg) return readJpegTile(page, tile, wanted, put)
  const row = new Uint8Array(rowBytes)
  const unpacked = new Uint8Array(tileWidth * samples)
  const line = new Uint8Array(tileWidth)
  let [filled, n] = [0, 0]
  for (const piece of inflatedTile(page, tile)) {
    for (let at = 0; at < piece.length; ) {
      const part = piece.subarray(at, at + rowBytes - filled)
      row.set(part, filled)
      filled += part.length
      at += part.length
      if (filled < rowBytes) continue
      filled = 0
      if (page.predictor === 2) undoDifferences(row, page, samples)
      unpack(row, tileWidth * samples, unpacked)
      for (let x = 0; x < tileWidth; x++) line[x] = grey(unpacked, x * samples)
      put(line, n)
      n += 1
      if (n === wanted) return n
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
  try {
    const { raster, width, height, isTruncated } = decodeJpeg(...jpegOf(page, tile))
    if (isTruncated || raster.width !== width || width !== page.tileWidth || height < wanted) return 0
    for (let n = 0; n < wanted; n++) put(raster.data.subarray(n * width, (n + 1) * width), n)
    return wanted
  } catch (error) {
    if (error instanceof BrokenImage) return 0
    throw error
  }
}

function jpegOf(
  { photometric, tiles, jpegTables, memory }: Page,
  tile: number,
): Parameters<typeof decodeJpeg> {
  const context: JpegContext = {
    memory,
    ...(photometric === YCC && { colours: 'ycc' }),
    ...(photometric === RGB && { colours: 'rgb' }),
    ...(jpegTables && { tables: jpegTables }),
  }
  return [tiles[tile] ?? new Uint8Array(), context]
}

function bandOf(width: number, rows: number): Uint8Array {
  if (width * rows > BAND_PIXELS_MAX)
    throw new BrokenImage(`a row of tiles of the TIFF has ${width * rows} pixels`)
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
