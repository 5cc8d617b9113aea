import type { RowResizer } from '../../raster/resize.ts'
import type { BlockStore } from './blocks.ts'
import type { GreyModel } from './colour.ts'
import { type Frame, mcuGrid } from './frame.ts'
import { type BlockSide, fillFlat, inverseDct } from './idct.ts'
import type { JpegState } from './segments.ts'

/** Samples of one component for one row of MCUs. */
interface Plane {
  readonly store: BlockStore
  readonly quants: Int32Array
  readonly samples: Uint8Array
  readonly width: number
  /** Block rows of an MCU row. */
  readonly blockRows: number
  /** Share of the picture's rows and columns that it has. */
  readonly across: number
  readonly down: number
}

/**
 * What transforms a row of MCUs and hands its pixels on, row by row.
 *
 * @param isSingle the rows are block rows of the one component of a scan
 */
export function bandWriter(
  frame: Frame,
  state: JpegState,
  model: GreyModel,
  stores: readonly (BlockStore | null)[],
  side: BlockSide,
  isSingle: boolean,
  rows: RowResizer,
): (row: number) => void {
  const { hMax, vMax } = mcuGrid(frame)
  const planes = model.components.flatMap((index): Plane[] => {
    const [component, store] = [frame.components[index], stores[index]]
    if (!component || !store) return []
    const blockRows = isSingle ? 1 : component.v
    const width = store.across * side
    return [
      {
        store,
        quants: keptQuants(state.quantTables[component.quantTable & 3], side),
        samples: new Uint8Array(width * blockRows * side),
        width,
        blockRows,
        across: component.h / hMax,
        down: isSingle ? 1 : component.v / vMax,
      },
    ]
  })
  const width = Math.ceil((frame.width * side) / 8)
  const bandRows = (isSingle ? 1 : vMax) * side
  const grey = new Uint8Array(width)
  return (row) => {
    for (const plane of planes) transform(plane, row, side)
    for (let y = 0; y < bandRows; y++) rows.push(greyRow(planes, model, y, width, grey))
  }
}

/** A table that never came leaves the coefficients as they are. */
function keptQuants(table: Int32Array | undefined, side: BlockSide): Int32Array {
  return Int32Array.from(
    { length: side * side },
    (_, i) => table?.[Math.floor(i / side) * 8 + (i % side)] ?? 1,
  )
}

function transform({ store, quants, samples, width, blockRows }: Plane, row: number, side: BlockSide): void {
  for (let y = 0; y < blockRows; y++) {
    const first = ((row * blockRows + y) % store.rows) * store.across
    for (let x = 0; x < store.across; x++) {
      const at = (first + x) * store.blockLength
      const to = y * side * width + x * side
      if (store.textured[first + x] === 1)
        inverseDct(side, store.coefficients, at, quants, samples, to, width)
      else fillFlat(side, (store.coefficients[at] ?? 0) * (quants[0] ?? 0), samples, to, width)
    }
  }
}

function greyRow(
  planes: readonly Plane[],
  { toGrey }: GreyModel,
  y: number,
  width: number,
  out: Uint8Array,
): Uint8Array {
  const [first] = planes
  if (!toGrey && first?.across === 1) {
    const from = Math.floor(y * first.down) * first.width
    return first.samples.subarray(from, from + first.width)
  }
  const sample = (plane: Plane | undefined, x: number) =>
    plane ? (plane.samples[Math.floor(y * plane.down) * plane.width + Math.floor(x * plane.across)] ?? 0) : 0
  const [a, b, c, d] = planes
  for (let x = 0; x < width; x++) {
    out[x] = toGrey ? toGrey(sample(a, x), sample(b, x), sample(c, x), sample(d, x)) : sample(a, x)
  }
  return out
}
