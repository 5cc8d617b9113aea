/** A layer of a made network: its attributes are whole numbers, lists of them, or texts. */
export interface MadeLayer {
  readonly operator: string
  readonly inputs: readonly string[]
  readonly attributes?: Readonly<Record<string, string | number | readonly number[]>>
}

/** A small ONNX file, with constants of 32-bit floats by name. */
export function onnxFile(
  layers: readonly MadeLayer[],
  constants: Readonly<Record<string, readonly number[]>> = {},
): Uint8Array {
  const nodes = layers.flatMap(({ operator, inputs, attributes = {} }, at) =>
    field(1, [
      ...inputs.flatMap((name) => encoded(1, name)),
      ...encoded(2, `result ${at}`),
      ...encoded(4, operator),
      ...Object.entries(attributes).flatMap(([name, value]) =>
        field(5, [...encoded(1, name), ...attribute(value)]),
      ),
    ]),
  )
  const tensors = Object.entries(constants).flatMap(([name, values]) =>
    field(5, [
      ...number(1, values.length),
      ...number(2, 1),
      ...encoded(8, name),
      ...field(9, [...new Uint8Array(Float32Array.from(values).buffer)]),
    ]),
  )
  return Uint8Array.from(field(7, [...nodes, ...tensors]))
}

/** The same network giving the results of these layers as well, as floats: parts of a message add up. */
export function givingAlso(model: Uint8Array, names: readonly string[]): Uint8Array {
  const [FLOAT, INTEGER] = [1, 2]
  const casts = names.flatMap((name) => {
    const to = field(5, [...encoded(1, 'to'), ...number(3, FLOAT), ...number(20, INTEGER)])
    return field(1, [...encoded(1, name), ...encoded(2, floatsOf(name)), ...encoded(4, 'Cast'), ...to])
  })
  const outputs = names.flatMap((name) => field(12, encoded(1, floatsOf(name))))
  return Uint8Array.from([...model, ...field(7, [...casts, ...outputs])])
}

export function floatsOf(layer: string): string {
  return `${layer} as floats`
}

function attribute(value: string | number | readonly number[]): number[] {
  if (typeof value === 'string') return encoded(4, value)
  return typeof value === 'number' ? number(3, value) : value.flatMap((one) => number(8, one))
}

function number(key: number, value: number): number[] {
  return [...varint(key * 8), ...varint(value)]
}

function encoded(key: number, value: string): number[] {
  return field(key, [...new TextEncoder().encode(value)])
}

function field(key: number, bytes: readonly number[]): number[] {
  return [...varint(key * 8 + 2), ...varint(bytes.length), ...bytes]
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}
