import type { RowResizer } from '../raster/resize.ts'
import type { DecodedPicture } from './decoded-picture.ts'
import { BrokenImage, boundedRows } from './grey.ts'
import { inflate } from './inflate.ts'
import { type PngHeader, pngData, readPngHeader } from './png-chunks.ts'
import { unfilter } from './png-filter.ts'
import { bitsPerPixel, greyRow } from './png-grey.ts'

/** Adam7: first column and row of each pass, and the steps to the next (PNG, section 8.1). */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
/** An interlaced picture is whole only at its end; over this size its odd rows, the last pass, are left out. */
const INTERLACED_PIXELS_MAX = 16_000_000

/** One row as it is in the data: how many pixels, and what to do with their grey values. */
interface StoredRow {
  readonly width: number
  /** The first of a pass: no row above it. */
  readonly isFirst: boolean
  readonly put: (grey: Uint8Array) => void
}

/**
 * A PNG of any depth and colour in grey, over white where it is transparent. Rows are scaled as they are
 * inflated, so that only an interlaced picture is ever held whole.
 *
 * @throws {BrokenImage} when there is not one row to be had
 */
export function decodePng(bytes: Uint8Array): DecodedPicture {
  const header = readPngHeader(bytes)
  const interlaced = header.isInterlaced ? interlacedCanvas(header) : null
  const rows = boundedRows(header.width, interlaced?.height ?? header.height)
  const plan = interlaced ? interlacedRows(header, interlaced) : plainRows(header, rows)
  const isTruncated = readRows(bytes, header, plan)
  if (interlaced) {
    for (let y = 0; y < interlaced.height; y++)
      rows.push(interlaced.data.subarray(y * header.width, (y + 1) * header.width))
  }
  const { width, height, orientation, aspect } = header
  return { raster: rows.finish(), width, height, orientation, aspect, isTruncated }
}

/** @returns true when the data ended before the last row */
function readRows(bytes: Uint8Array, header: PngHeader, plan: Iterator<StoredRow>): boolean {
  const bits = bitsPerPixel(header)
  const grey = new Uint8Array(header.width)
  const toGrey = greyRow(header)
  const longest = 1 + Math.ceil((header.width * bits) / 8)
  let [current, above] = [new Uint8Array(longest), new Uint8Array(longest)]
  let next = plan.next()
  let filled = 0
  let isEmpty = true
  for (const piece of inflate(pngData(bytes, header.dataAt))) {
    for (let at = 0; at < piece.length && !next.done; ) {
      const { width, isFirst, put } = next.value
      const length = 1 + Math.ceil((width * bits) / 8)
      const part = piece.subarray(at, at + length - filled)
      current.set(part, filled)
      filled += part.length
      at += part.length
      if (filled < length) continue
      if (isFirst) above.fill(0)
      unfilter(current, above, length, Math.max(1, bits >> 3))
      toGrey(current, width, grey)
      put(grey)
      ;[current, above] = [above, current]
      filled = 0
      isEmpty = false
      next = plan.next()
    }
    if (next.done) return false
  }
  if (isEmpty) throw new BrokenImage('the PNG has not one row of pixels')
  return true
}

function* plainRows({ width, height }: PngHeader, rows: RowResizer): Generator<StoredRow, undefined> {
  for (let y = 0; y < height; y++) yield { width, isFirst: y === 0, put: (grey) => rows.push(grey) }
}

interface Canvas {
  readonly height: number
  readonly data: Uint8Array
  /** 2 when odd rows are left out. */
  readonly rowStep: 1 | 2
}

function interlacedCanvas({ width, height }: PngHeader): Canvas {
  const rowStep = width * height > INTERLACED_PIXELS_MAX ? 2 : 1
  const rows = Math.ceil(height / rowStep)
  return { height: rows, data: new Uint8Array(width * rows).fill(255), rowStep }
}

function* interlacedRows({ width, height }: PngHeader, canvas: Canvas): Generator<StoredRow, undefined> {
  for (const [left, top, right, down] of ADAM7) {
    const inPass = Math.ceil((width - left) / right)
    if (inPass <= 0 || (canvas.rowStep === 2 && top === 1)) continue
    for (let y = top; y < height; y += down) {
      const row = (y / canvas.rowStep) * width
      const put = (grey: Uint8Array) => {
        for (let i = 0, x = left; i < inPass; i++, x += right) canvas.data[row + x] = grey[i] ?? 0
      }
      yield { width: inPass, isFirst: y === top, put }
    }
  }
}
