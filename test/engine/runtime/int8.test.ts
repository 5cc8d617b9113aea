import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { startMachine } from '../../../engine/src/runtime/int8/machine.ts'
import { startInt8 } from '../../../engine/src/runtime/int8/open-int8.ts'
import { inLanes } from '../../../engine/src/runtime/int8/pack.ts'
import { startOrt } from '../../../engine/src/runtime/ort.ts'
import type { Tensor } from '../../../engine/src/runtime/runtime.ts'
import { digestOfKernels } from '../../../engine/wasm/build-kernels.mjs'
import { withOpenModel } from '../../../engine/wasm/open-model.mjs'
import { seededRandom } from '../../documents/generator/random.ts'
import { floatsOf, givingAlso, type MadeLayer, onnxFile } from './onnx-file.ts'

const HEAP_BYTES_MAX = 64 * 1024 * 1024
const file = async (path: string) =>
  new Uint8Array(await readFile(new URL(`../../../${path}`, import.meta.url)))
const kernels = await WebAssembly.compile(await file('engine/wasm/kernels.wasm'))
/** The whole of it: what the engine keeps has no convolutions. */
const published = await readFile(
  createRequire(import.meta.url).resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'),
)
const inOrt = async (model: Uint8Array) =>
  startOrt(await WebAssembly.compile(await withOpenModel(published, model)), HEAP_BYTES_MAX)

/** Strokes and noise, in the range of normalised pixels. */
function image(height: number, width: number): Tensor {
  const random = seededRandom(`${height} × ${width}`)
  const data = Float32Array.from({ length: height * width }, (_, i) => {
    const stroke = Math.sin((i % width) / 3 + Math.floor(i / width) / 5) > 0.6 ? -3 : 1
    return stroke + random.int(-100, 100) / 100
  })
  return { data, shape: [1, 1, height, width] }
}

test.each([
  { name: 'recogniser', sizes: [12, 13, 14, 15, 57, 320, 901].map((width) => [32, width] as const) },
  {
    name: 'handwriting',
    sizes: [
      [32, 57],
      [32, 320],
    ] as const,
  },
  {
    name: 'detector',
    sizes: [
      [32, 32],
      [64, 224],
      [416, 352],
    ] as const,
  },
])('the kernels give the numbers of onnxruntime for the $name, bit for bit', async ({ name, sizes }) => {
  const model = await file(`models/${name}.onnx`)
  const [ours, theirs] = [(await startInt8(kernels, HEAP_BYTES_MAX)).open(model), await inOrt(model)]
  for (const [height, width] of sizes) {
    const input = image(height, width)
    expect(ours.run(input)).toEqual(theirs.run(input))
  }
})

test.each([
  ['recogniser', 32, 57],
  ['detector', 64, 96],
] as const)('every layer of the %s gives the numbers of onnxruntime', async (name, height, width) => {
  const model = await file(`models/${name}.onnx`)
  const input = image(height, width)
  const layers = new Map<string, Uint8Array>()
  ;(await startInt8(kernels, HEAP_BYTES_MAX)).open(model).run(input, (layer, numbers) => {
    layers.set(layer, numbers)
  })
  expect(layers.size).toBeGreaterThan(20)
  const theirs = (await inOrt(givingAlso(model, [...layers.keys()]))).run(input)
  for (const [layer, numbers] of layers) {
    expect(Buffer.compare(numbers, Uint8Array.from(theirs[floatsOf(layer)]?.data ?? [])), layer).toBe(0)
  }
})

test('a sum halfway between two numbers is rounded with its zero', async () => {
  const { kernels: own, memory, keep } = await startMachine(kernels, HEAP_BYTES_MAX)
  // Of the detector's, where onnxruntime says 104: 65 and 149 with zeros of 131 and 135.
  const facts = keep(inLanes([0.21341726183891296, 0.2756876051425934, 0.34664103388786316, 133]))
  const [a, b, to] = [-66, 14, 0].map((number) => keep(new Int16Array(8).fill(number)))
  if (a === undefined || b === undefined || to === undefined) throw new RangeError('three images')
  own.add(a, 16, b, 16, 0, to, 16, 8, 1, 1, facts)
  expect([...new Int16Array(memory.buffer, to, 8)]).toEqual(Array(8).fill(104 - 133))
})

test('grey levels give what their numbers give, and there are 256', async () => {
  const recogniser = (await startInt8(kernels, HEAP_BYTES_MAX)).open(await file('models/recogniser.onnx'))
  const levels = Float32Array.from({ length: 256 }, (_, level) => (level - 180) / 33)
  const data = Uint8Array.from({ length: 32 * 75 }, (_, i) => (i * 37) % 256)
  const shape = [1, 1, 32, 75]
  const numbers = Float32Array.from(data, (level) => levels[level] ?? 0)
  expect(recogniser.run({ data, levels, shape })).toEqual(recogniser.run({ data: numbers, shape }))
  expect(() => recogniser.run({ data, levels: levels.subarray(1), shape })).toThrow(RangeError)
})

test('two networks share a heap, and each run begins anew', async () => {
  const int8 = await startInt8(kernels, HEAP_BYTES_MAX)
  const detector = int8.open(await file('models/detector.onnx'))
  const first = detector.run(image(64, 96))
  const recogniser = int8.open(await file('models/recogniser.onnx'))
  recogniser.run(image(32, 200))
  expect(detector.run(image(64, 96))).toEqual(first)
})

test('an input of another shape, and one that needs more memory than there may be, are errors', async () => {
  const recogniser = (await startInt8(kernels, 4 * 1024 * 1024)).open(await file('models/recogniser.onnx'))
  expect(() => recogniser.run(image(31, 64))).toThrow('31 × 64')
  expect(() => recogniser.run(image(32, 20_000))).toThrow(RangeError)
})

test('a network with layers that the kernels do not have is refused by their name', async () => {
  const int8 = await startInt8(kernels, HEAP_BYTES_MAX)
  const reader = await file('models/reader.onnx')
  expect(() => int8.open(reader)).toThrow(/a layer \w+, which/)
})

const CONVOLUTION = ['image', 'scale', 'zero', 'weights']
test.each<[string, MadeLayer, Readonly<Record<string, readonly number[]>>?]>([
  ['group 8', { operator: 'QLinearConv', inputs: CONVOLUTION, attributes: { group: 8 } }],
  ['dilations 2,2', { operator: 'QLinearConv', inputs: CONVOLUTION, attributes: { dilations: [2, 2] } }],
  ['auto_pad SAME_UPPER', { operator: 'Conv', inputs: ['image'], attributes: { auto_pad: 'SAME_UPPER' } }],
  ['pads 1,1,1,1', { operator: 'Conv', inputs: ['image'], attributes: { pads: [1, 1, 1, 1] } }],
  ['kernel_shape 3,3', { operator: 'Conv', inputs: ['image'], attributes: { kernel_shape: [3, 3] } }],
  ['mode linear', { operator: 'Resize', inputs: ['image'], attributes: { mode: 'linear' } }],
  ['nearest_mode ceil', { operator: 'Resize', inputs: ['image'], attributes: { nearest_mode: 'ceil' } }],
  ['mode DCR', { operator: 'DepthToSpace', inputs: ['image'], attributes: { blocksize: 2, mode: 'DCR' } }],
  ['blocksize 4', { operator: 'DepthToSpace', inputs: ['image'], attributes: { blocksize: 4, mode: 'CRD' } }],
  ['without mode', { operator: 'DepthToSpace', inputs: ['image'], attributes: { blocksize: 2 } }],
  ['perm 1,0', { operator: 'Transpose', inputs: ['image'], attributes: { perm: [1, 0] } }],
  ['axes 1', { operator: 'QLinearAdd', inputs: ['image'], attributes: { axes: 1 } }],
  [
    'resizes by 1 × 3 × 3 × 1',
    {
      operator: 'Resize',
      inputs: ['image', '', 'scales'],
      attributes: {
        mode: 'nearest',
        nearest_mode: 'floor',
        coordinate_transformation_mode: 'asymmetric',
      },
    },
    { scales: [1, 3, 3, 1] },
  ],
  ['zero is 3', { operator: 'DequantizeLinear', inputs: ['image', 'scale', 'zero'] }, { zero: [3] }],
])('a layer that the kernels would compute otherwise is refused: %s', async (what, layer, constants) => {
  const int8 = await startInt8(kernels, HEAP_BYTES_MAX)
  expect(() => int8.open(onnxFile([layer], constants))).toThrow(what)
})

test('kernels.wasm is of its sources; `npm run kernels` makes it again', () => {
  const [source] = WebAssembly.Module.customSections(kernels, 'source')
  expect(new TextDecoder().decode(source)).toBe(digestOfKernels())
})
