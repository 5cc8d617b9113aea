import type { Input, Tensor } from '../runtime.ts'
import { addition } from './addition.ts'
import { convolution } from './convolution.ts'
import { type Image, type Margin, openRoom } from './images.ts'
import { type Layer, readLayers } from './layers.ts'
import { type Machine, startMachine } from './machine.ts'
import { projection } from './projection.ts'
import { quantisation } from './quantisation.ts'
import { imageOf, type Run, type Step } from './run.ts'

/** The kernels, ready for networks. */
export interface Int8 {
  /**
   * What the network gives is what onnxruntime gives, bit for bit, in a third of the time.
   *
   * @param model an ONNX file of `models/`; its bytes may be freed when this returns
   * @throws {RangeError} for a network that has other layers than the detector and the recogniser
   */
  open(model: Uint8Array): Int8Network
  heapBytes(): number
  /** For other work between runs. */
  readonly machine: Machine
}

interface Int8Network {
  /** @param watch told what each layer of whole numbers computed, by its name in the file: pixels row by row */
  run(input: Input, watch?: Watch): Readonly<Record<string, Tensor>>
}

/** Of grey. */
const LEVELS = 256

type Watch = (layer: string, numbers: Uint8Array) => void

/**
 * A fresh instance. After any error in it, it must not be used again.
 *
 * @param module engine/wasm/kernels.wasm, compiled
 */
export async function startInt8(module: WebAssembly.Module, heapBytesMax: number): Promise<Int8> {
  const machine = await startMachine(module, heapBytesMax)
  return {
    open: (model) => openNetwork(machine, model),
    heapBytes: () => machine.memory.buffer.byteLength,
    machine,
  }
}

function openNetwork(machine: Machine, model: Uint8Array): Int8Network {
  const { inputShape, layers } = readLayers(model)
  const steps = layers.map((layer) => stepOf(machine, layer))
  const lastUse = new Map(steps.flatMap(({ from }, index) => from.map((name) => [name, index])))
  const margins = marginsOf(layers)
  return {
    run(input, watch) {
      assertShape(input, inputShape)
      const run: Run = { room: openRoom(machine), input, images: new Map(), margins, outputs: {} }
      for (const [index, step] of steps.entries()) {
        step.run(run)
        const layer = layers[index]
        if (watch && layer && layer.kind !== 'project') {
          watch(layer.to.name, numbersOf(machine, imageOf(run, layer.to.name), layer.to.zero))
        }
        for (const name of step.from) {
          if (lastUse.get(name) === index) run.room.release(run.images.get(name)?.from ?? 0)
        }
      }
      return run.outputs
    },
  }
}

/** An image as the file's whole numbers, without its margin. */
function numbersOf({ memory }: Machine, image: Image, zero: number): Uint8Array {
  const { width, height, channels, at, row } = image
  const numbers = new Uint8Array(width * height * channels)
  for (let y = 0; y < height; y++) {
    const own = new Int16Array(memory.buffer, at + y * row, width * channels)
    for (const [i, number] of own.entries()) numbers[y * width * channels + i] = number + zero
  }
  return numbers
}

/** What the windows of convolutions see beyond the edges of each image. */
function marginsOf(layers: readonly Layer[]): Map<string, Margin> {
  const margins = new Map<string, Margin>()
  for (const layer of layers) {
    if (layer.kind !== 'convolve') continue
    const { top, left } = margins.get(layer.from.name) ?? { top: 0, left: 0 }
    const [above, before, below, after] = layer.pads
    margins.set(layer.from.name, { top: Math.max(top, above, below), left: Math.max(left, before, after) })
  }
  return margins
}

function stepOf(machine: Machine, layer: Layer): Step {
  switch (layer.kind) {
    case 'quantise':
      return quantisation(machine, layer)
    case 'convolve':
      return convolution(machine, layer)
    case 'add':
      return addition(machine, layer)
    case 'project':
      return projection(machine, layer)
  }
}

/** @param wanted 0 where any length will do */
function assertShape(input: Input, wanted: readonly number[]): void {
  const { data, shape } = input
  const size = shape.reduce((product, length) => product * length, 1)
  const isWhole = !('levels' in input) || input.levels.length === LEVELS
  const fits =
    isWhole &&
    shape.length === wanted.length &&
    wanted.every((length, i) => length === 0 || length === shape[i])
  // The kernels work on one image.
  if (!fits || shape[0] !== 1 || size === 0 || size !== data.length) {
    throw new RangeError(
      `a network takes ${wanted.join(' × ')}, not ${shape.join(' × ')} with ${data.length} numbers`,
    )
  }
}
