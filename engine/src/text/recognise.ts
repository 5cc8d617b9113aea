import { CLASS_COUNT, LINE_ROWS, RECOGNISER } from '../model-facts.ts'
import { lineTensor } from '../raster/to-tensor.ts'
import type { Levels, Network } from '../runtime/runtime.ts'
import type { Raster } from '../types.ts'

/** Columns that the network reads at once: its memory grows with them. */
const COLUMNS_MAX = 1600
/** Columns that two pieces share; the outer half of them, which sees only one side, is dropped. */
const SHARED_COLUMNS = 192

/**
 * What the recogniser says about a cut line: logits, row-major [ceil(width / 4), CLASS_COUNT].
 * A line too long for one run is read in overlapping pieces.
 */
export async function recognise(line: Raster, recogniser: Network): Promise<Float32Array> {
  const whole = lineTensor(line)
  if (line.width <= COLUMNS_MAX) return run(recogniser, whole, line.width)
  const { stride } = RECOGNISER
  const logits = new Float32Array(Math.ceil(line.width / stride) * CLASS_COUNT)
  for (let from = 0; from + SHARED_COLUMNS < line.width; from += COLUMNS_MAX - SHARED_COLUMNS) {
    const to = Math.min(line.width, from + COLUMNS_MAX)
    const piece = await run(
      recogniser,
      { ...whole, data: columns(whole.data, line.width, from, to) },
      to - from,
    )
    const skipped = from === 0 ? 0 : SHARED_COLUMNS / 2 / stride
    logits.set(piece.subarray(skipped * CLASS_COUNT), (from / stride + skipped) * CLASS_COUNT)
  }
  return logits
}

async function run(recogniser: Network, whole: Levels, width: number): Promise<Float32Array> {
  const { logits } = await recogniser.run({ ...whole, shape: [1, 1, LINE_ROWS, width] })
  if (!logits) throw new TypeError('the recogniser gives no logits')
  return logits.data
}

function columns(data: Uint8Array, width: number, from: number, to: number): Uint8Array {
  const piece = new Uint8Array(LINE_ROWS * (to - from))
  for (let row = 0; row < LINE_ROWS; row++) {
    piece.set(data.subarray(row * width + from, row * width + to), row * (to - from))
  }
  return piece
}
