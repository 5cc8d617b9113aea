import type { Tensor } from '../runtime.ts'
import type { Image } from './images.ts'
import type { Project } from './layers.ts'
import type { Machine } from './machine.ts'
import { packProjection } from './pack.ts'
import { FLOAT_BYTES, imageOf, type Step } from './run.ts'

/** A part of what a projection computes, as the network gives it. */
type Given = Project['given'][number]

export function projection(machine: Machine, layer: Project): Step {
  const { channels } = layer
  const { outputs, ...packed } = packProjection(layer)
  const [weights, biases] = [machine.keep(packed.weights), machine.keep(packed.biases)]
  return {
    from: [layer.from.name],
    run(run) {
      const from = imageOf(run, layer.from.name)
      const { width, height } = from
      const free = run.room.take(width * channels * FLOAT_BYTES)
      const row = run.room.take(width * outputs * FLOAT_BYTES)
      const given = layer.given.map((one) => ({ ...one, ...emptyTensor(one, from) }))
      for (let y = 0; y < height; y++) {
        const start = from.at + y * from.row
        machine.kernels.project(start, channels, layer.from.scale, weights, biases, outputs, row, width, free)
        const values = new Float32Array(machine.memory.buffer, row, width * outputs)
        for (const one of given) takeRow(values, outputs, one, y, from)
      }
      run.room.release(free)
      run.room.release(row)
      for (const { name, data, shape } of given) run.outputs[name] = { data, shape }
    },
  }
}

function emptyTensor({ count, layout }: Given, { width, height }: Image): Tensor {
  const shapes = {
    pixels: [1, width * height, count],
    planes: [1, count, height, width],
    shuffled: [1, 1, 2 * height, 2 * width],
  }
  return { data: new Float32Array(count * width * height), shape: shapes[layout] }
}

/** @param outputs of each pixel among `values` */
function takeRow(
  values: Float32Array,
  outputs: number,
  { first, count, layout, data }: Given & Tensor,
  y: number,
  { width, height }: Image,
): void {
  if (layout === 'pixels') {
    for (let x = 0, from = first, to = y * width * count; x < width; x++, from += outputs, to += count)
      for (let output = 0; output < count; output++) data[to + output] = values[from + output] ?? 0
    return
  }
  const isShuffled = layout === 'shuffled'
  const step = isShuffled ? 2 : 1
  for (let output = 0; output < count; output++) {
    // Four outputs are 2 × 2 pixels, row by row.
    const start = isShuffled
      ? (2 * y + (output >> 1)) * 2 * width + (output & 1)
      : (output * height + y) * width
    for (let x = 0, from = first + output, to = start; x < width; x++, from += outputs, to += step)
      data[to] = values[from] ?? 0
  }
}
