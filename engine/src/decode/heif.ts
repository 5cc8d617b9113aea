import type { Runtime } from '../runtime/runtime.ts'
import type { DecodedPicture } from './decoded-picture.ts'
import { BrokenImage, boundedRows, boundedSize, luma } from './grey.ts'
import { type Libheif, withLibheif } from './libheif.ts'

/** Of `heif_colorspace` and `heif_chroma`: as the file has it. */
const AS_STORED = 99
const COLOURS = { rgb: 1 } as const
const CHANNEL = { y: 0, red: 3, green: 4, blue: 5 } as const
/** A picture in one piece takes this much in libheif's heap for each of its pixels; one of tiles, of each tile's. */
const HEAP_PER_PIXEL = 6.5
/** A row of tiles beside libheif's heap: those of phones have 512 × 512 pixels. */
const BAND_PIXELS_MAX = 8_000_000
/** Its fresh heap, boxes, tables. */
const OWN_BYTES = 4 * 1024 * 1024

/** What a HEIF file says of its main picture, as people see it. */
export interface HeifHeader {
  readonly width: number
  readonly height: number
}

/**
 * The size of a HEIF's main picture by its boxes; no pixel is decoded.
 *
 * @throws {BrokenImage} where the file is cut off in its boxes, or has no picture
 */
export async function readHeifHeader(bytes: Uint8Array, runtime: Runtime): Promise<HeifHeader> {
  runtime.memory.makeRoom('heif', OWN_BYTES + bytes.length)
  return withLibheif(bytes, runtime, sizeOf)
}

/**
 * The main picture of a HEIC in grey, a row of tiles at a time, as phones store them. The file's own turn and mirror are
 * applied by libheif; what its Exif says of them is said twice, and not looked at (ISO/IEC 23008-12, 6.5).
 *
 * @throws {BrokenImage} when any tile of it cannot be decoded
 */
export async function decodeHeif(bytes: Uint8Array, runtime: Runtime): Promise<DecodedPicture> {
  const tiling = await withLibheif(bytes, runtime, tilingOf)
  const pixels = tiling.tileWidth * tiling.tileHeight
  runtime.memory.makeRoom('heif', OWN_BYTES + bytes.length + HEAP_PER_PIXEL * pixels)
  const { width, height } = tiling
  const bounded = boundedSize(width, height)
  const held = bounded.width * bounded.height + (tiling.isWhole ? 0 : width * tiling.tileHeight)
  const raster = await runtime.memory.whileHolding(held, () =>
    withLibheif(bytes, runtime, (libheif) => {
      const rows = boundedRows(width, height)
      if (tiling.isWhole) eachRow(libheif, decodeWhole(libheif), (row) => rows.push(row))
      else pushTiles(libheif, tiling, rows)
      return rows.finish()
    }),
  )
  return { raster, width, height, orientation: 1, isTruncated: false }
}

function sizeOf({ heif, handle }: Libheif): HeifHeader {
  return {
    width: heif.heif_image_handle_get_width(handle),
    height: heif.heif_image_handle_get_height(handle),
  }
}

/** How a picture is parted, as people see it. */
interface Tiling extends HeifHeader {
  readonly columns: number
  readonly rows: number
  readonly tileWidth: number
  readonly tileHeight: number
  /** What a turned picture's first tiles lack of a whole one. */
  readonly top: number
  readonly left: number
  /** In one piece, cut to a part of its tiles, or of tiles that are large: then libheif puts it together. */
  readonly isWhole: boolean
}

function tilingOf(libheif: Libheif): Tiling {
  const { heif, handle, ask, out } = libheif
  const size = sizeOf(libheif)
  ask((error, at) => heif.heif_image_handle_get_image_tiling(error, handle, 1, at))
  const [, columns = 1, rows = 1, tileWidth = 0, tileHeight = 0, width, height, top = 0, left = 0] =
    out.numbers(9)
  const isPlain = width === size.width && height === size.height && size.width * tileHeight <= BAND_PIXELS_MAX
  const isWhole = columns * rows === 1 || !isPlain
  const tile = isWhole ? { tileWidth: size.width, tileHeight: size.height } : { tileWidth, tileHeight }
  // libheif tells what is there of the first tiles in the place of what is missing: that there is less is what counts.
  const lacking = {
    top: top === 0 ? 0 : rows * tileHeight - size.height,
    left: left === 0 ? 0 : columns * tileWidth - size.width,
  }
  return { ...size, columns, rows, ...tile, ...lacking, isWhole }
}

type Rows = ReturnType<typeof boundedRows>

function pushTiles(libheif: Libheif, tiling: Tiling, rows: Rows): void {
  const { width, height, columns, tileWidth, tileHeight, top, left } = tiling
  const band = new Uint8Array(width * tileHeight)
  for (let row = 0; row < tiling.rows; row++) {
    for (let column = 0; column < columns; column++) {
      const at = column * tileWidth - left
      const from = Math.max(0, -at)
      eachRow(libheif, decodeTile(libheif, column, row), (pixels, y) => {
        const own = pixels.subarray(from, Math.max(from, Math.min(pixels.length, width - at)))
        if (y < tileHeight) band.set(own, y * width + at + from)
      })
    }
    const last = Math.min(tileHeight, height + top - row * tileHeight)
    for (let y = row === 0 ? top : 0; y < last; y++) rows.push(band.subarray(y * width, (y + 1) * width))
  }
}

/** @returns its address */
function decodeTile({ heif, handle, options, ask }: Libheif, column: number, row: number): number {
  const stored = [AS_STORED, AS_STORED, options] as const
  return ask((error, out) =>
    heif.heif_image_handle_decode_image_tile(error, handle, out, ...stored, column, row),
  )
}

/** @returns its address */
function decodeWhole({ heif, handle, options, ask }: Libheif): number {
  return ask((error, out) => heif.heif_decode_image(error, handle, out, AS_STORED, AS_STORED, options))
}

/** Tells the luminance of a picture row by row, and frees it. A row is not to be kept. */
function eachRow(libheif: Libheif, image: number, tell: (row: Uint8Array, y: number) => void): void {
  const { heif } = libheif
  try {
    const isRgb = heif.heif_image_get_colorspace(image) === COLOURS.rgb
    const channels = isRgb ? [CHANNEL.red, CHANNEL.green, CHANNEL.blue] : [CHANNEL.y]
    const planes = channels.map((channel) => planeOf(libheif, image, channel))
    const [{ width, height } = { width: 0, height: 0 }] = planes
    const grey = new Uint8Array(width)
    for (let y = 0; y < height; y++) {
      const [first, green, blue] = planes.map((plane) => plane.row(y))
      if (!first) break
      if (green && blue) {
        for (let x = 0; x < width; x++) grey[x] = luma(first[x] ?? 0, green[x] ?? 0, blue[x] ?? 0)
      }
      tell(green && blue ? grey : first, y)
    }
  } finally {
    heif.heif_image_release(image)
  }
}

interface Plane {
  readonly width: number
  readonly height: number
  /** Eight bits a pixel; a view of the heap where it has no more. */
  row(y: number): Uint8Array
}

function planeOf({ heif, heap, out }: Libheif, image: number, channel: number): Plane {
  const width = heif.heif_image_get_width(image, channel)
  const height = heif.heif_image_get_height(image, channel)
  const at = heif.heif_image_get_plane_readonly(image, channel, out.at)
  const [stride = 0] = out.numbers(1)
  if (at === 0 || width < 1 || height < 1) throw new BrokenImage('the HEIC has no picture')
  // Ten or twelve bits a pixel, which libheif did not make eight: the upper ones are kept.
  const less = heif.heif_image_get_bits_per_pixel_range(image, channel) - 8
  const bytes = heap()
  const grey = new Uint8Array(less > 0 ? width : 0)
  return {
    width,
    height,
    row(y) {
      const from = at + y * stride
      if (less <= 0) return bytes.subarray(from, from + width)
      for (let x = 0; x < width; x++) {
        grey[x] = ((bytes[from + 2 * x] ?? 0) | ((bytes[from + 2 * x + 1] ?? 0) << 8)) >> less
      }
      return grey
    },
  }
}
