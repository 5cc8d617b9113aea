import type { Image } from './images.ts'
import type { Convolve } from './layers.ts'
import type { Machine } from './machine.ts'
import { type Packed, packConvolution, packFacts, runLength } from './pack.ts'
import { FLOAT_BYTES, imageOf, place, type Step } from './run.ts'

const NUMBER_BYTES = 2
/** Of the kernels (tiles.ts): tiles worked on at once, points of a tile, bytes between them. */
const TILES = { '3x3': { count: 16, points: 36, gap: 64 }, '1x5': { count: 16, points: 8, gap: 64 } } as const

export function convolution(machine: Machine, layer: Convolve): Step {
  const packed = packConvolution(layer)
  const kept = { weights: machine.keep(packed.weights), facts: machine.keep(packFacts(layer)) }
  return {
    from: [layer.from.name],
    run(run) {
      const from = imageOf(run, layer.from.name)
      const { width, height } = sizeOf(from, layer)
      const to = place(run, layer.to.name, width, height, layer.outputs)
      const free = run.room.take(roomBytes(packed, layer, width))
      compute(machine, layer, packed, kept, from, to, free)
      run.room.release(free)
    },
  }
}

function sizeOf(from: Image, { channels, kernel, pads, steps }: Convolve) {
  const [top, left, bottom, right] = pads
  const width = Math.floor((from.width + left + right - kernel[1]) / steps[1]) + 1
  const height = Math.floor((from.height + top + bottom - kernel[0]) / steps[0]) + 1
  if (from.channels !== channels || width < 1 || height < 1) {
    throw new RangeError(
      `no layer of ${channels} channels takes ${from.width} × ${from.height} × ${from.channels}`,
    )
  }
  return { width, height }
}

function compute(
  { kernels }: Machine,
  layer: Convolve,
  { method }: Packed,
  { weights, facts }: { readonly weights: number; readonly facts: number },
  from: Image,
  to: Image,
  free: number,
): void {
  const { channels, outputs, kernel, steps, pads } = layer
  const first = from.at - pads[0] * from.row - pads[1] * from.pixel
  const result = [outputs, to.at, to.row, to.width, to.height, facts, free] as const
  switch (method) {
    case '3x3':
      kernels.convolve3x3(first, from.row, channels, weights, ...result)
      break
    case '1x5':
      kernels.convolve1x5(first, from.row, channels, weights, ...result)
      break
    case 'direct': {
      const [down, across] = [steps[0] * from.row, steps[1] * from.pixel]
      const run = runLength(layer) * NUMBER_BYTES
      kernels.convolve(first, down, across, kernel[0], run, from.row, weights, ...result)
    }
  }
}

/** What a kernel needs beside its images. */
function roomBytes({ method }: Packed, { channels, outputs }: Convolve, width: number): number {
  if (method === 'direct') return width * outputs * FLOAT_BYTES
  const { count, points, gap } = TILES[method]
  return points * (count * (NUMBER_BYTES * channels + FLOAT_BYTES * outputs) + 2 * gap)
}
