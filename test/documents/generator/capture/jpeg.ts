import { BLOCK, QUANTISATION, scaledTable, transformBlock, ZIGZAG } from './jpeg-blocks.ts'
import { type Blocks, huffmanTables, writeBlocks } from './jpeg-huffman.ts'
import type { Raster } from './raster.ts'

/** EXIF orientations a camera writes for the four quarter turns. */
export type Orientation = 1 | 3 | 6 | 8

/** A picture as coefficients, from which it can be written at any quality. */
export interface Transformed {
  readonly width: number
  readonly height: number
  readonly components: number
  /** 64 coefficients a block, in the order of the scan. */
  readonly coefficients: Float32Array
  /** Of each block: the component that it is of. */
  readonly owners: Uint8Array
}

/** @param quality 1 to 100, libjpeg's scale */
export function encodeJpeg(raster: Raster, quality: number, orientation: Orientation = 1): Uint8Array {
  return writeJpeg(transformed(raster), quality, orientation)
}

/**
 * Baseline JPEG with Huffman tables made for the picture: one component for grey, 4:2:0 for colour, as scanners
 * and phones write them.
 *
 * @param quality 1 to 100, libjpeg's scale
 * @see ITU-T T.81
 */
export function writeJpeg(picture: Transformed, quality: number, orientation: Orientation): Uint8Array {
  const { width, height } = picture
  const tables = QUANTISATION.map((table) => scaledTable(table, quality))
  const blocks = quantised(picture, tables)
  const components = Array.from({ length: picture.components }, (_, i) => i)
  const kinds = components.slice(0, 2)
  const huffman = kinds.map((kind) => huffmanTables(blocks, kind))
  const frame = components.flatMap((i) => [
    i + 1,
    picture.components === 1 || i > 0 ? 0x11 : 0x22,
    Math.min(i, 1),
  ])
  const scan = components.flatMap((i) => [i + 1, i === 0 ? 0x00 : 0x11])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(orientation === 1 ? [] : [segment(0xe1, exif(orientation))]),
    segment(0xe0, [0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0]),
    ...kinds.map((kind) => segment(0xdb, [kind, ...ZIGZAG.map((at) => tables[kind]?.[at] ?? 1)])),
    segment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, components.length, ...frame]),
    ...huffman.flatMap(({ dc, ac }, kind) => [
      segment(0xc4, [kind, ...dc.counts, ...dc.symbols]),
      segment(0xc4, [0x10 | kind, ...ac.counts, ...ac.symbols]),
    ]),
    segment(0xda, [components.length, ...scan, 0, 63, 0]),
    writeBlocks(blocks, huffman),
    Buffer.from([0xff, 0xd9]),
  ])
}

function segment(marker: number, body: readonly number[]): Buffer {
  const length = body.length + 2
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...body])
}

/** The one EXIF tag that turns the picture: a TIFF header and a directory with 0x0112. */
function exif(orientation: Orientation): number[] {
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
    0x01,
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
  return [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff]
}

/** One plane of samples, and how many blocks of it stand side by side in a unit of the scan. */
interface Component {
  readonly blocksAcross: 1 | 2
  readonly width: number
  readonly height: number
  readonly samples: Uint8Array
}

function componentsOf({ width, height, channels, data }: Raster): Component[] {
  if (channels === 1) return [{ blocksAcross: 1, width, height, samples: data }]
  const [halfWidth, halfHeight] = [(width + 1) >> 1, (height + 1) >> 1]
  const luma = new Uint8Array(width * height)
  const blue = new Float32Array(halfWidth * halfHeight)
  const red = new Float32Array(halfWidth * halfHeight)
  const count = new Uint8Array(halfWidth * halfHeight)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const r = data[at] ?? 0
      const g = data[at + 1] ?? 0
      const b = data[at + 2] ?? 0
      const half = (y >> 1) * halfWidth + (x >> 1)
      luma[y * width + x] = 0.299 * r + 0.587 * g + 0.114 * b + 0.5
      blue[half] = (blue[half] ?? 0) - 0.168736 * r - 0.331264 * g + 0.5 * b
      red[half] = (red[half] ?? 0) + 0.5 * r - 0.418688 * g - 0.081312 * b
      count[half] = (count[half] ?? 0) + 1
    }
  }
  const mean = (sums: Float32Array): Uint8Array => {
    const out = new Uint8Array(sums.length)
    for (let i = 0; i < out.length; i++) out[i] = Math.min(255, 128.5 + (sums[i] ?? 0) / (count[i] ?? 1))
    return out
  }
  const chroma = { blocksAcross: 1, width: halfWidth, height: halfHeight } as const
  return [
    { blocksAcross: 2, width, height, samples: luma },
    { ...chroma, samples: mean(blue) },
    { ...chroma, samples: mean(red) },
  ]
}

/** All blocks of a picture in the order of the scan. */
export function transformed(raster: Raster): Transformed {
  const components = componentsOf(raster)
  const [first] = components
  if (!first) throw new RangeError('a picture without components')
  const unitsAcross = Math.ceil(first.width / (8 * first.blocksAcross))
  const unitsDown = Math.ceil(first.height / (8 * first.blocksAcross))
  const perUnit = components.reduce((sum, { blocksAcross }) => sum + blocksAcross * blocksAcross, 0)
  const owners = new Uint8Array(unitsAcross * unitsDown * perUnit)
  const coefficients = new Float32Array(owners.length * BLOCK)
  let at = 0
  for (let row = 0; row < unitsDown; row++) {
    for (let column = 0; column < unitsAcross; column++) {
      for (const [i, { blocksAcross, width, height, samples }] of components.entries()) {
        for (let block = 0; block < blocksAcross * blocksAcross; block++) {
          const x = 8 * (column * blocksAcross + (block % blocksAcross))
          const y = 8 * (row * blocksAcross + Math.floor(block / blocksAcross))
          transformBlock(samples, width, height, x, y, coefficients, at * BLOCK)
          owners[at++] = i
        }
      }
    }
  }
  return { width: raster.width, height: raster.height, components: components.length, coefficients, owners }
}

/** Whole steps of the tables; the first value of a block is the difference to the component's block before. */
function quantised({ coefficients, owners }: Transformed, tables: readonly Float32Array[]): Blocks {
  const steps = tables.map((table) => Float32Array.from(ZIGZAG, (at) => table[at] ?? 1))
  const values = new Int16Array(coefficients.length)
  const previous = [0, 0, 0]
  for (let block = 0; block < owners.length; block++) {
    const owner = owners[block] ?? 0
    const step = steps[Math.min(1, owner)] ?? new Float32Array(BLOCK)
    const start = block * BLOCK
    for (let i = 0; i < BLOCK; i++)
      values[start + i] = Math.round((coefficients[start + i] ?? 0) / (step[i] ?? 1))
    const dc = values[start] ?? 0
    values[start] = dc - (previous[owner] ?? 0)
    previous[owner] = dc
  }
  return { values, owners }
}
