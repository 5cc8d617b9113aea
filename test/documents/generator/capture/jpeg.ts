import { blockCoefficients, QUANTISATION, scaledTable, ZIGZAG } from './jpeg-blocks.ts'
import { BitWriter, countSymbols, huffmanTable, type Symbols, writeSymbols } from './jpeg-huffman.ts'
import type { Raster } from './raster.ts'

/** EXIF orientations a camera writes for the four quarter turns. */
export type Orientation = 1 | 3 | 6 | 8

/**
 * Baseline JPEG with Huffman tables made for the picture: one component for grey, 4:2:0 for colour, as scanners
 * and phones write them.
 *
 * @param quality 1 to 100, libjpeg's scale
 * @see ITU-T T.81
 */
export function encodeJpeg(raster: Raster, quality: number, orientation: Orientation = 1): Uint8Array {
  const tables = QUANTISATION.map((table) => scaledTable(table, quality))
  const components = componentsOf(raster)
  const coded = codeUnits(components, tables)
  const kinds = components.length === 1 ? [0] : [0, 1]
  const huffman = kinds.map((kind) => {
    const own = coded.filter((unit) => unit.kind === kind)
    return { dc: huffmanTable(countSymbols(own, 'dc')), ac: huffmanTable(countSymbols(own, 'ac')) }
  })
  const bits = new BitWriter()
  for (const unit of coded) {
    const table = huffman[unit.kind]
    if (table) writeSymbols(bits, unit, table.dc, table.ac)
  }
  const { width, height } = raster
  const grey = components.length === 1
  const frame = components.flatMap((_, i) => [i + 1, grey || i > 0 ? 0x11 : 0x22, Math.min(i, 1)])
  const scan = components.flatMap((_, i) => [i + 1, i === 0 ? 0x00 : 0x11])
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
    bits.end(),
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

/** One plane of samples, and how many blocks of it stand side by side in a coded unit. */
interface Component {
  readonly kind: 0 | 1
  readonly blocksAcross: 1 | 2
  readonly width: number
  readonly height: number
  readonly samples: Uint8Array
}

function componentsOf({ width, height, channels, data }: Raster): Component[] {
  if (channels === 1) return [{ kind: 0, blocksAcross: 1, width, height, samples: data }]
  const [halfWidth, halfHeight] = [(width + 1) >> 1, (height + 1) >> 1]
  const luma = new Uint8Array(width * height)
  const blue = new Float32Array(halfWidth * halfHeight)
  const red = new Float32Array(halfWidth * halfHeight)
  const count = new Uint8Array(halfWidth * halfHeight)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      const half = (y >> 1) * halfWidth + (x >> 1)
      luma[y * width + x] = 0.299 * r + 0.587 * g + 0.114 * b + 0.5
      blue[half] = (blue[half] ?? 0) - 0.168736 * r - 0.331264 * g + 0.5 * b
      red[half] = (red[half] ?? 0) + 0.5 * r - 0.418688 * g - 0.081312 * b
      count[half] = (count[half] ?? 0) + 1
    }
  }
  const mean = (sums: Float32Array): Uint8Array =>
    Uint8Array.from(sums, (sum, i) => Math.min(255, 128.5 + sum / (count[i] ?? 1)))
  const chroma = { kind: 1, blocksAcross: 1, width: halfWidth, height: halfHeight } as const
  return [
    { kind: 0, blocksAcross: 2, width, height, samples: luma },
    { ...chroma, samples: mean(blue) },
    { ...chroma, samples: mean(red) },
  ]
}

/** All blocks in the order of the scan, as symbols that Huffman codes will stand for. */
function codeUnits(components: readonly Component[], tables: readonly Float32Array[]): Symbols[] {
  const [first] = components
  if (!first) throw new RangeError('a picture without components')
  const unitsAcross = Math.ceil(first.width / (8 * first.blocksAcross))
  const unitsDown = Math.ceil(first.height / (8 * first.blocksAcross))
  const previous = components.map(() => 0)
  const coded: Symbols[] = []
  for (let unit = 0; unit < unitsAcross * unitsDown; unit++) {
    const [column, row] = [unit % unitsAcross, Math.floor(unit / unitsAcross)]
    for (const [i, { kind, blocksAcross, width, height, samples }] of components.entries()) {
      for (let block = 0; block < blocksAcross ** 2; block++) {
        const x = 8 * (column * blocksAcross + (block % blocksAcross))
        const y = 8 * (row * blocksAcross + Math.floor(block / blocksAcross))
        const table = tables[kind] ?? new Float32Array(64)
        const values = blockCoefficients(samples, width, height, x, y, table)
        const dc = values[0] ?? 0
        values[0] = dc - (previous[i] ?? 0)
        previous[i] = dc
        coded.push({ kind, values })
      }
    }
  }
  return coded
}
