import type { Runtime } from '@ficha/engine/parts'
import { READER } from '../../engine/src/model-facts.ts'
import { lineTensor, pageTensor } from '../../engine/src/raster/to-tensor.ts'
import { readRoles } from '../../engine/src/reader/read-roles.ts'
import type { Tensor } from '../../engine/src/runtime/runtime.ts'
import { bytesOfBase64 } from './base64.ts'
import { pagesOf, type ReaderSample } from './reader-sample.ts'

/** models/samples, and what the networks made of them in Node. */
export interface NetworkSamples {
  readonly lines: readonly SampleLine[]
  readonly page: Pixels
  /** Text lines on the page, as the reference (Python) finds them. */
  readonly pageLines: number
  /** A document as lines and words, and the roles that native onnxruntime gives them. */
  readonly document: ReaderSample
  /** `recogniser`, `handwriting`, `detector` or `reader` → SHA-256 of everything it gave, bit for bit. */
  readonly digests: Readonly<Record<string, string>>
}

interface Pixels {
  readonly width: number
  readonly height: number
  readonly pixels: string
}

export interface SampleLine extends Pixels {
  /** Best class of every step, as native onnxruntime gave it. */
  readonly classes: readonly number[]
}

/** Logits of the sample lines. */
export async function readLines(
  runtime: Runtime,
  lines: readonly Pixels[],
  name: 'recogniser' | 'handwriting' = 'recogniser',
): Promise<Tensor[]> {
  const network = await runtime.network(name)
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

/** The sample document so often that its words fill two windows. */
export const DOCUMENT_TIMES = 8

/** What the reader says of the sample document, repeated until it fills several windows. */
export async function seeRoles(runtime: Runtime, { pages }: ReaderSample, times: number) {
  const repeated = Array.from({ length: times }, () => pages).flat()
  const roles = await readRoles(pagesOf({ pages: repeated }), runtime)
  if (!roles) throw new RangeError('the sample document has no words')
  const words = roles.words.length
  return {
    roles: { data: roles.roles, shape: [words, roles.roles.length / words] },
    begins: { data: roles.begins, shape: [words] },
    classes: Object.entries(READER.classes).flatMap(([name, values]) =>
      values.map((value) => roles.classes[name]?.[value] ?? 0),
    ),
  }
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
