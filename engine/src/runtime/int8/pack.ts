import type { Convolve, Project } from './layers.ts'

/** How a convolution is computed, with its weights as the kernels take them. */
export interface Packed {
  readonly method: 'direct' | '3x3' | '1x5'
  readonly weights: Int16Array
}

/** Outputs that a kernel computes side by side. */
const SIDE_BY_SIDE = 8
const LANES = 4
/** Numbers of a window are multiplied in pairs. */
const PAIR = 2
/** The first layers have windows of 9 numbers, in rows of 3: each row gets a fourth of weight 0. */
const RUN_MULTIPLE = 2 * PAIR

/**
 * Where Winograd's minimal filtering evaluates weights as polynomials (Lavin & Gray 2015), as fractions, so that all stays whole:
 * 0, 1, -1, 2, -2 and infinity, on lines a half and minus a half as well.
 */
const SQUARE_POINTS = [
  [0, 1],
  [1, 1],
  [-1, 1],
  [2, 1],
  [-2, 1],
  [1, 0],
] as const
const LINE_POINTS = [
  [0, 1],
  [1, 1],
  [-1, 1],
  [2, 1],
  [-2, 1],
  [1, 2],
  [-1, 2],
  [1, 0],
] as const
const [SIDE, LINE_SIDE] = [SQUARE_POINTS.length, LINE_POINTS.length]
/** Sums are known modulo 2^32, and 576 = 9 * 2^6 (3 x 3) or 360 = 45 * 2^3 (1 x 5) times as large. */
const SUM_MAX = { '3x3': 2 ** (31 - 6), '1x5': 2 ** (31 - 3) } as const
const LEVEL_MAX = 255

export function packConvolution(layer: Convolve): Packed {
  const method = methodOf(layer)
  switch (method) {
    case '3x3':
      return { method, weights: packSquare(layer) }
    case '1x5':
      return { method, weights: packLine(layer) }
    case 'direct':
      return { method, weights: packDirect(layer) }
  }
}

/** Numbers of a window's row, filled up. */
export function runLength({ kernel: [, columns], channels }: Convolve): number {
  return Math.ceil((columns * channels) / RUN_MULTIPLE) * RUN_MULTIPLE
}

/** By Winograd where no sum can be too large. */
function methodOf(layer: Convolve): Packed['method'] {
  const { kernel, steps, channels } = layer
  if (steps[0] !== 1 || steps[1] !== 1 || channels % SIDE_BY_SIDE !== 0) return 'direct'
  const method = kernel.join('x')
  return (method === '3x3' || method === '1x5') && highestSum(layer) < SUM_MAX[method] ? method : 'direct'
}

function highestSum({ weights, outputs }: Convolve): number {
  const size = weights.length / outputs
  let highest = 0
  for (let from = 0; from < weights.length; from += size) {
    let sum = 0
    for (let i = from; i < from + size; i++) sum += Math.abs(weights[i] ?? 0)
    highest = Math.max(highest, sum)
  }
  return LEVEL_MAX * highest
}

/** Where the weight of the window's number `k` stands: for each 8 outputs, for each pair of numbers, the pairs of weights. */
function placeOf(output: number, k: number, length: number): number {
  const [block, inBlock] = [Math.floor(output / SIDE_BY_SIDE), output % SIDE_BY_SIDE]
  return (block * length + Math.floor(k / PAIR) * PAIR) * SIDE_BY_SIDE + inBlock * PAIR + (k % PAIR)
}

function packDirect(layer: Convolve): Int16Array {
  const { weights, outputs, channels, kernel } = layer
  const [rows, columns] = kernel
  const run = runLength(layer)
  const packed = new Int16Array(outputs * rows * run)
  let from = 0
  for (let output = 0; output < outputs; output++) {
    for (let channel = 0; channel < channels; channel++) {
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++, from++)
          packed[placeOf(output, row * run + column * channels + channel, rows * run)] = weights[from] ?? 0
      }
    }
  }
  return packed
}

/** For each of the 36 points of a tile a matrix of outputs by channels. */
function packSquare({ weights, outputs, channels }: Convolve): Int16Array {
  const rows = transformation(SQUARE_POINTS, 3)
  const packed = new Int16Array(SIDE * SIDE * outputs * channels)
  const half = new Int32Array(SIDE * 3)
  for (let pair = 0; pair < outputs * channels; pair++) {
    const to = placeOf(Math.floor(pair / channels), pair % channels, channels)
    for (let i = 0; i < SIDE; i++) {
      for (let x = 0; x < 3; x++) half[i * 3 + x] = product(rows, i * 3, weights, pair * 9 + x, 3)
    }
    for (let i = 0; i < SIDE; i++) {
      for (let j = 0; j < SIDE; j++)
        packed[(i * SIDE + j) * outputs * channels + to] = product(rows, j * 3, half, i * 3, 1)
    }
  }
  return packed
}

/** Of three numbers of a row and three of a column. */
function product(
  row: Int32Array,
  at: number,
  other: Int16Array | Int32Array,
  from: number,
  step: number,
): number {
  return (
    (row[at] ?? 0) * (other[from] ?? 0) +
    (row[at + 1] ?? 0) * (other[from + step] ?? 0) +
    (row[at + 2] ?? 0) * (other[from + 2 * step] ?? 0)
  )
}

function packLine({ weights, outputs, channels }: Convolve): Int16Array {
  const rows = transformation(LINE_POINTS, 5)
  const packed = new Int16Array(LINE_SIDE * outputs * channels)
  for (let pair = 0; pair < outputs * channels; pair++) {
    const to = placeOf(Math.floor(pair / channels), pair % channels, channels)
    for (let i = 0; i < LINE_SIDE; i++) {
      let sum = 0
      for (let x = 0; x < 5; x++) sum += (rows[i * 5 + x] ?? 0) * (weights[pair * 5 + x] ?? 0)
      packed[i * outputs * channels + to] = sum
    }
  }
  return packed
}

/** Of `length` weights, row by row. The kernels make up for the sign of 1 and -1, and for what else rows are multiplied by. */
function transformation(points: readonly (readonly [number, number])[], length: number): Int32Array {
  return Int32Array.from({ length: points.length * length }, (_, i) => {
    const [row, k] = [Math.floor(i / length), i % length]
    const [above, below] = points[row] ?? [0, 0]
    const sign = Math.abs(above) === below ? -1 : 1
    return sign * above ** k * below ** (length - 1 - k)
  })
}

/** What `requantised` of the kernels takes. */
export function packFacts({ to, scales, biases }: Convolve): Float32Array {
  const facts = new Float32Array(2 * LANES + 2 * scales.length)
  facts.fill(-to.zero, 0, LANES).fill(LEVEL_MAX - to.zero, LANES, 2 * LANES)
  facts.set(scales, 2 * LANES)
  new Int32Array(facts.buffer).set(biases, 2 * LANES + scales.length)
  return facts
}

/** Each number as often as a vector has places. */
export function inLanes(numbers: readonly number[]): Float32Array {
  return Float32Array.from({ length: numbers.length * LANES }, (_, i) => numbers[Math.floor(i / LANES)] ?? 0)
}

/** For each 8 outputs, for each channel: the weights of the outputs. Outputs are filled up to a multiple of 8. */
export function packProjection({ weights, biases, channels }: Project) {
  const outputs = Math.ceil(biases.length / SIDE_BY_SIDE) * SIDE_BY_SIDE
  const packed = new Float32Array(outputs * channels)
  for (let from = 0; from < weights.length; from++) {
    const [output, channel] = [Math.floor(from / channels), from % channels]
    const inBlock = output % SIDE_BY_SIDE
    packed[(output - inBlock) * channels + channel * SIDE_BY_SIDE + inBlock] = weights[from] ?? 0
  }
  const filled = new Float32Array(outputs)
  filled.set(biases)
  return { outputs, weights: packed, biases: filled }
}
