/** What the engine needs of an ONNX file. */
export interface OnnxGraph {
  readonly nodes: readonly OnnxNode[]
  readonly constants: ReadonlyMap<string, OnnxConstant>
  readonly outputs: readonly string[]
  /** Of its first input; 0 where any length will do. */
  readonly inputShape: readonly number[]
}

export interface OnnxNode {
  readonly operator: string
  readonly inputs: readonly string[]
  readonly outputs: readonly string[]
  readonly attributes: ReadonlyMap<string, Attribute>
}

/** Numbers of an attribute, or a text. */
export type Attribute = readonly number[] | string

export interface OnnxConstant {
  readonly shape: readonly number[]
  readonly values: Float32Array | Int32Array | Uint8Array
}

/** Numbers of fields and types in onnx.proto. */
const MODEL = { graph: 7 } as const
const GRAPH = { node: 1, initialiser: 5, input: 11, output: 12 } as const
const NODE = { input: 1, output: 2, operator: 4, attribute: 5 } as const
const ATTRIBUTE = { name: 1, real: 2, integer: 3, text: 4, integers: 8 } as const
const TENSOR = { dims: 1, type: 2, floats: 4, int32s: 5, name: 8, raw: 9 } as const
const VALUE = { name: 1, type: 2 } as const
/** The one field of a type that is a tensor, and then of its shape's dimensions. */
const [TENSOR_TYPE, SHAPE, DIMENSION, LENGTH] = [1, 2, 1, 1] as const
const TYPE = { float: 1, uint8: 2, int32: 6 } as const

/** @throws {RangeError} when the bytes are no ONNX file */
export function readOnnx(model: Uint8Array): OnnxGraph {
  const graph = last(fieldsOf(model), MODEL.graph)
  if (!(graph instanceof Uint8Array)) throw new RangeError('an ONNX file has a graph')
  const fields = fieldsOf(graph)
  return {
    nodes: messages(fields, GRAPH.node).map(readNode),
    constants: new Map(messages(fields, GRAPH.initialiser).flatMap(readConstant)),
    outputs: messages(fields, GRAPH.output).map((value) => text(last(fieldsOf(value), VALUE.name))),
    inputShape: shapeOf(messages(fields, GRAPH.input)[0]),
  }
}

function shapeOf(value: Uint8Array | undefined): number[] {
  const within = (message: Uint8Array | undefined, field: number) =>
    message && messages(fieldsOf(message), field)
  const [type] = within(value, VALUE.type) ?? []
  const [tensor] = within(type, TENSOR_TYPE) ?? []
  const [shape] = within(tensor, SHAPE) ?? []
  const dimensions = within(shape, DIMENSION) ?? []
  return dimensions.map((dimension) => numbers(fieldsOf(dimension), LENGTH)[0] ?? 0)
}

function readNode(bytes: Uint8Array): OnnxNode {
  const fields = fieldsOf(bytes)
  return {
    operator: text(last(fields, NODE.operator)),
    inputs: messages(fields, NODE.input).map(text),
    outputs: messages(fields, NODE.output).map(text),
    attributes: new Map(messages(fields, NODE.attribute).map(readAttribute)),
  }
}

function readAttribute(bytes: Uint8Array): [string, Attribute] {
  const fields = fieldsOf(bytes)
  const name = text(last(fields, ATTRIBUTE.name))
  const said = last(fields, ATTRIBUTE.text)
  if (said !== undefined) return [name, text(said)]
  const real = last(fields, ATTRIBUTE.real)
  if (real instanceof Uint8Array) return [name, [new DataView(real.slice().buffer).getFloat32(0, true)]]
  const single = numbers(fields, ATTRIBUTE.integer)
  return [name, single.length > 0 ? single : numbers(fields, ATTRIBUTE.integers)]
}

/** Nothing for a type that no layer has as a number. */
function readConstant(bytes: Uint8Array): [string, OnnxConstant][] {
  const fields = fieldsOf(bytes)
  const values = valuesOf(fields)
  if (!values) return []
  return [[text(last(fields, TENSOR.name)), { shape: numbers(fields, TENSOR.dims), values }]]
}

function valuesOf(fields: Fields): OnnxConstant['values'] | null {
  const raw = last(fields, TENSOR.raw)
  const bytes = raw instanceof Uint8Array ? raw.slice() : null
  switch (last(fields, TENSOR.type)) {
    case TYPE.float:
      return new Float32Array((bytes ?? concatenated(messages(fields, TENSOR.floats))).buffer)
    case TYPE.int32:
      return bytes ? new Int32Array(bytes.buffer) : Int32Array.from(numbers(fields, TENSOR.int32s))
    case TYPE.uint8:
      return bytes ?? Uint8Array.from(numbers(fields, TENSOR.int32s))
    default:
      return null
  }
}

/** Of each field by its number: what it was given, in order. Messages, texts and packed numbers are bytes. */
type Fields = ReadonlyMap<number, readonly (number | Uint8Array)[]>

/** @see https://protobuf.dev/programming-guides/encoding */
function fieldsOf(bytes: Uint8Array): Fields {
  const fields = new Map<number, (number | Uint8Array)[]>()
  for (let at = 0; at < bytes.length; ) {
    const key = readVarint(bytes, at)
    const [value, next] = readValue(bytes, key.next, key.value & 7)
    const field = key.value >>> 3
    fields.set(field, [...(fields.get(field) ?? []), value])
    at = next
  }
  return fields
}

function readValue(bytes: Uint8Array, at: number, kind: number): [number | Uint8Array, number] {
  const { value, next } = kind === 0 || kind === 2 ? readVarint(bytes, at) : { value: 0, next: at }
  switch (kind) {
    case 0:
      return [value, next]
    case 1:
      return [bytes.subarray(at, at + 8), at + 8]
    case 2:
      return [bytes.subarray(next, next + value), next + value]
    case 5:
      return [bytes.subarray(at, at + 4), at + 4]
    default:
      throw new RangeError(`no ONNX file has values of kind ${kind}`)
  }
}

function readVarint(bytes: Uint8Array, at: number): { readonly value: number; readonly next: number } {
  let [value, next] = [0, at]
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes[next++]
    if (byte === undefined) throw new RangeError('an ONNX file ends within a number')
    value += (byte & 127) * factor
    if (byte < 128) return { value, next }
  }
}

function last(fields: Fields, field: number): number | Uint8Array | undefined {
  return fields.get(field)?.at(-1)
}

function messages(fields: Fields, field: number): Uint8Array[] {
  return (fields.get(field) ?? []).filter((value) => value instanceof Uint8Array)
}

/** Repeated numbers, packed or not. */
function numbers(fields: Fields, field: number): number[] {
  return (fields.get(field) ?? []).flatMap((value) => {
    if (typeof value === 'number') return value
    const all: number[] = []
    for (let at = 0; at < value.length; ) {
      const one = readVarint(value, at)
      all.push(one.value)
      at = one.next
    }
    return all
  })
}

function text(value: number | Uint8Array | undefined): string {
  return value instanceof Uint8Array ? new TextDecoder().decode(value) : ''
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
