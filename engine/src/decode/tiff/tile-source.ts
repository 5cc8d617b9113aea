import { LIMITS } from '../../limits.ts'
import { BrokenImage } from '../grey.ts'
import type { TiffDirectory } from './entries.ts'

/** Where the compressed data of a picture is. */
export interface TileSource {
  /** Strips are tiles as wide as the picture. */
  readonly tileWidth: number
  readonly tileHeight: number
  /** Tiles of one plane, or of the picture where it has no planes. */
  readonly tilesPerPlane: number
  /** Compressed data of a tile, row by row, plane by plane; empty where the file has none, or has given enough. */
  tile(index: number): Uint8Array
}

interface TiledPicture {
  readonly width: number
  readonly height: number
  readonly planes: number
  /** Bits of a pixel in one tile. */
  readonly pixelBits: number
  /** Without compression: a tile is as long as its pixels, whatever the file says. */
  readonly isStored: boolean
  /** Read beside each tile. */
  readonly sharedBytes: number
}

const TAG = {
  stripOffsets: 273,
  rowsPerStrip: 278,
  stripBytes: 279,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileBytes: 325,
} as const

/** A strip for each row of the tallest picture allowed would be more than anyone writes. */
const TILES_MAX = 100_000
/** Tiles reach beyond the picture at its right and lower edges, by more than its own size where it is small. */
const MARGIN_PIXELS = 4_000_000
/** Tiles may share data, as blank ones do; no file needs to be gone through so often. */
const PASSES_MAX = 4
const SPARE_BYTES = 1_000_000

/** @throws {BrokenImage} when there are more tiles, or larger ones, than the size needs */
export function tileSource(bytes: Uint8Array, directory: TiffDirectory, picture: TiledPicture): TileSource {
  const { width, height, planes, pixelBits } = picture
  const { one, count, value } = directory
  const isTiled = directory.has(TAG.tileOffsets)
  const [offsets, lengths] = isTiled ? [TAG.tileOffsets, TAG.tileBytes] : [TAG.stripOffsets, TAG.stripBytes]
  const tileWidth = isTiled ? one(TAG.tileWidth, width) : width
  const rows = isTiled ? one(TAG.tileHeight, height) : Math.min(height, one(TAG.rowsPerStrip, height))
  const tileHeight = rows > 0 ? rows : height
  const across = Math.ceil(width / tileWidth)
  const down = Math.ceil(height / tileHeight)
  const tilesPerPlane = across * down
  if (!(tilesPerPlane * planes <= TILES_MAX))
    throw new BrokenImage(`the TIFF is cut into more than ${TILES_MAX} strips or tiles`)
  if (!(across * tileWidth * height <= LIMITS.imagePixelsMax + MARGIN_PIXELS))
    throw new BrokenImage(`the TIFF has tiles of ${tileWidth} columns, far more than its width needs`)
  if (count(offsets) === 0) throw new BrokenImage('the TIFF does not say where its pixels are')
  // Chroma that four rows share makes one row of them longer than its pixels are.
  const storedBytes = Math.ceil((tileWidth * pixelBits) / 8) * (tileHeight + 3)
  let left = PASSES_MAX * bytes.length + SPARE_BYTES
  const tile = (index: number): Uint8Array => {
    const at = value(offsets, index) ?? 0
    if (at === 0 || at >= bytes.length) return new Uint8Array()
    const declared = value(lengths, index) ?? 0
    const next = value(offsets, index + 1) ?? 0
    // Some writers give no length, 0 or one to the end of the file: the data ends where the next begins.
    const room = next > at ? next - at : bytes.length
    const known = declared > 0 ? Math.min(declared, room) : room
    const data = bytes.subarray(at, at + (picture.isStored ? storedBytes : known))
    left -= data.length + picture.sharedBytes
    return left < 0 ? new Uint8Array() : data
  }
  return { tileWidth, tileHeight, tilesPerPlane, tile }
}
