import { DETECTOR } from '../model-facts.ts'
import { paddedSide } from '../raster/to-tensor.ts'
import { tonesOf } from '../raster/tones.ts'
import type { Box, Raster } from '../types.ts'
import type { DetectorMaps } from './find-pieces.ts'

/** A level this far from the paper's, as a share of the contrast, is no paper: print, a shadow, an edge. */
const OFF_PAPER_SHARE = 0.08
/** Fewer such pixels in a row or column are dust. */
const PIXELS_MIN = 3
/** Paper kept around the print, in pixels that the detector sees: more than the line that it looks for is high. */
const MARGIN = 32
/** A part larger than this is not worth the cutting. */
const SHARE_MAX = 0.92
/** What is no line, in logits. */
const NOTHING = -20
const HALF = 2
const QUARTER = 4

/**
 * The part of a page outside which it is plain paper: margins are a third of a sheet, and the detector takes as long
 * for them as for print.
 *
 * @param page as the detector is to see it
 * @returns in multiples of the detector's 32 pixels, within the page as `pageTensor` pads it; null for the whole page
 */
export function printedPart(page: Raster): Box | null {
  const { width, height } = page
  const { ink, paper } = tonesOf(page)
  const isPrint = Uint8Array.from({ length: 256 }, (_, level) =>
    Math.abs(level - paper) > OFF_PAPER_SHARE * (paper - ink) ? 1 : 0,
  )
  const down = rowsWithPrint(page, isPrint)
  if (!down) return null
  const across = columnsWithPrint(page, isPrint)
  if (!across) return null
  const [rows, columns] = [withMargins(down, height), withMargins(across, width)]
  const area = (columns.to - columns.from) * (rows.to - rows.from)
  if (area > SHARE_MAX * paddedSide(width) * paddedSide(height)) return null
  return { left: columns.from, top: rows.from, right: columns.to, bottom: rows.to }
}

/** From the first to the last, both of them included. */
interface Extent {
  readonly first: number
  readonly last: number
}

function rowsWithPrint({ width, height, data }: Raster, isPrint: Uint8Array): Extent | null {
  const hasPrint = (y: number) => {
    let count = 0
    for (let at = y * width, end = at + width; at < end && count < PIXELS_MIN; at++)
      count += isPrint[data[at] ?? 0] ?? 0
    return count >= PIXELS_MIN
  }
  let first = 0
  while (first < height && !hasPrint(first)) first += 1
  if (first === height) return null
  let last = height - 1
  while (!hasPrint(last)) last -= 1
  return { first, last }
}

/** Only the columns before the first and after the last that were found so far are looked at. */
function columnsWithPrint({ width, height, data }: Raster, isPrint: Uint8Array): Extent | null {
  const counts = new Uint32Array(width)
  let [first, last] = [width, -1]
  for (let y = 0, row = 0; y < height; y++, row += width) {
    for (let x = 0; x < first; x++) {
      const count = (counts[x] ?? 0) + (isPrint[data[row + x] ?? 0] ?? 0)
      counts[x] = count
      if (count < PIXELS_MIN) continue
      first = x
      last = Math.max(last, x)
    }
    for (let x = width - 1; x > last && x > first; x--) {
      const count = (counts[x] ?? 0) + (isPrint[data[row + x] ?? 0] ?? 0)
      counts[x] = count
      if (count >= PIXELS_MIN) last = x
    }
  }
  return last < 0 ? null : { first, last }
}

/** With margins, in multiples of what the detector takes. */
function withMargins(
  { first, last }: Extent,
  length: number,
): { readonly from: number; readonly to: number } {
  const multiple = DETECTOR.input.multipleOf
  return {
    from: Math.max(0, Math.floor((first - MARGIN) / multiple) * multiple),
    to: Math.min(paddedSide(length), paddedSide(last + 1 + MARGIN)),
  }
}

/** The detector's maps of a part as those of the page: no lines beyond the part, and what it shows at its edge. */
export function mapsOfPage(
  part: DetectorMaps,
  { left, top }: Box,
  width: number,
  height: number,
): DetectorMaps {
  const core = new Float32Array((width / HALF) * (height / HALF)).fill(NOTHING)
  place(part.core, part.width / HALF, part.height / HALF, core, width / HALF, left / HALF, top / HALF)
  const [columns, rows] = [width / QUARTER, height / QUARTER]
  const [partColumns, partRows] = [part.width / QUARTER, part.height / QUARTER]
  const fields = new Float32Array(FIELDS * columns * rows)
  for (let n = 0; n < FIELDS; n++) {
    const from = part.fields.subarray(n * partColumns * partRows, (n + 1) * partColumns * partRows)
    const to = fields.subarray(n * columns * rows, (n + 1) * columns * rows)
    place(from, partColumns, partRows, to, columns, left / QUARTER, top / QUARTER)
    if (n === AREA) repeatEdges(to, columns, rows, left / QUARTER, top / QUARTER, partColumns, partRows)
  }
  return { core, fields, width, height }
}

/** The second of the fields is where the sheet or card is: a margin belongs to what it is the margin of. */
const FIELDS = 4
const AREA = 1

function place(
  from: Float32Array,
  width: number,
  height: number,
  to: Float32Array,
  stride: number,
  left: number,
  top: number,
): void {
  for (let y = 0; y < height; y++) {
    to.set(from.subarray(y * width, (y + 1) * width), (top + y) * stride + left)
  }
}

function repeatEdges(
  map: Float32Array,
  columns: number,
  rows: number,
  left: number,
  top: number,
  width: number,
  height: number,
): void {
  for (let y = top; y < top + height; y++) {
    const row = y * columns
    map.fill(map[row + left] ?? 0, row, row + left)
    map.fill(map[row + left + width - 1] ?? 0, row + left + width, row + columns)
  }
  for (let y = 0; y < top; y++) map.copyWithin(y * columns, top * columns, (top + 1) * columns)
  const last = top + height - 1
  for (let y = last + 1; y < rows; y++) map.copyWithin(y * columns, last * columns, (last + 1) * columns)
}
