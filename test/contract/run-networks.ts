import type { Runtime } from '@ficha/engine'
import { lineTensor, pageTensor } from '../../engine/src/raster/to-tensor.ts'
import type { Tensor } from '../../engine/src/runtime/runtime.ts'
import { bytesOfBase64 } from './base64.ts'

/** models/samples, and what the networks made of them in Node. */
export interface NetworkSamples {
  readonly lines: readonly SampleLine[]
  readonly page: Pixels
  /** Text lines on the page, as the reference (Python) finds them. */
  readonly pageLines: number
  /** `recogniser` or `detector` → SHA-256 of everything it gave, bit for bit. */
  readonly digests: Readonly<Record<string, string>>
}

interface Pixels {
  readonly width: number
  readonly height: number
  readonly pixels: string
}

interface SampleLine extends Pixels {
  /** Best class of every step, as native onnxruntime gave it. */
  readonly classes: readonly number[]
}

/** Logits of the sample lines. */
export async function readLines(runtime: Runtime, lines: readonly Pixels[]): Promise<Tensor[]> {
  const network = await runtime.network('recogniser')
  const given: Tensor[] = []
  for (const line of lines) given.push(output(await network.run(lineTensor(raster(line))), 'logits'))
  return given
}

/** The detector's maps of the sample page. */
export async function seePage(runtime: Runtime, page: Pixels) {
  const network = await runtime.network('detector')
  const tensor = pageTensor(raster(page))
  const given = await network.run(tensor)
  const [, , height = 0, width = 0] = tensor.shape
  return { core: output(given, 'core'), fields: output(given, 'fields'), width, height }
}

export async function digest(tensors: readonly Tensor[]): Promise<string> {
  const numbers = tensors.flatMap(({ data, shape }) => [...shape, ...data])
  const hash = await crypto.subtle.digest('SHA-256', Float32Array.from(numbers))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function output(given: Readonly<Record<string, Tensor>>, name: string): Tensor {
  const tensor = given[name]
  if (!tensor) throw new RangeError(`no output ${name}, only ${Object.keys(given).join(', ')}`)
  return tensor
}

function raster({ width, height, pixels }: Pixels) {
  return { width, height, data: bytesOfBase64(pixels) }
}
