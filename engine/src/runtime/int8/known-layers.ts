import type { Attribute, OnnxGraph, OnnxNode } from './onnx.ts'

/** What an attribute of a layer may be for the kernels to compute what the file says. */
type May = (value: Attribute, node: OnnxNode, graph: OnnxGraph) => boolean

const is =
  (...wanted: readonly number[]): May =>
  (value) =>
    typeof value !== 'string' && wanted.join() === value.join()
const says =
  (wanted: string): May =>
  (value) =>
    value === wanted
const ones: May = (value) => typeof value !== 'string' && value.every((one) => one === 1)
const nothing: May = (value) => typeof value !== 'string' && value.every((one) => one === 0)
const anything: May = () => true
const ofWeights: May = (value, node, graph) => {
  const { shape = [] } = graph.constants.get(node.inputs[node.operator === 'Conv' ? 1 : 3] ?? '') ?? {}
  return typeof value !== 'string' && shape.slice(2).join() === value.join()
}

const CONVOLUTION = { auto_pad: says('NOTSET'), dilations: ones, group: is(1), kernel_shape: ofWeights }

/** Every attribute that a layer of ours may have; what is not named here is refused, as other layers are. */
const KNOWN: Readonly<Record<string, Readonly<Record<string, May>>>> = {
  QLinearConv: { ...CONVOLUTION, channels_last: anything, strides: anything, pads: anything },
  Conv: { ...CONVOLUTION, kernel_shape: is(1, 1), strides: ones, pads: nothing },
  QLinearAdd: {},
  QuantizeLinear: { axis: anything },
  DequantizeLinear: { axis: anything },
  Squeeze: {},
  Transpose: { perm: (value) => PERMUTATIONS.has(String(value)) },
  DepthToSpace: { blocksize: is(2), mode: says('CRD') },
  Resize: {
    mode: says('nearest'),
    nearest_mode: says('floor'),
    coordinate_transformation_mode: says('asymmetric'),
    // Of other modes alone.
    cubic_coeff_a: anything,
    exclude_outside: nothing,
    extrapolation_value: anything,
  },
}

/** Channels to the end or back, which is how images lie here; steps before classes. */
const PERMUTATIONS = new Set(['0,2,3,1', '0,3,1,2', '0,2,1'])
/** What a layer must say, because what it means without is something else. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  DepthToSpace: ['blocksize', 'mode'],
  Resize: ['mode', 'nearest_mode', 'coordinate_transformation_mode'],
  Transpose: ['perm'],
}
/** To twice the rows and columns, channels first or last. */
const DOUBLED = new Set(['1,1,2,2', '1,2,2,1'])

/** @throws {RangeError} for a layer that the kernels do not compute as the file says */
export function assertKnown(node: OnnxNode, graph: OnnxGraph): void {
  const { operator, attributes } = node
  const known = KNOWN[operator]
  if (!known) throw new RangeError(`a network has a layer ${operator}, which the engine does not run`)
  for (const [name, value] of attributes) {
    if (known[name]?.(value, node, graph)) continue
    throw new RangeError(
      `a network has a layer ${operator} with ${name} ${value}, which the engine does not run`,
    )
  }
  const unsaid = SAID[operator]?.find((name) => !attributes.has(name))
  if (unsaid) throw new RangeError(`a network has a layer ${operator} without ${unsaid}`)
  assertInputs(node, graph)
}

function assertInputs({ operator, inputs }: OnnxNode, { constants }: OnnxGraph): void {
  const numbers = (index: number) => constants.get(inputs[index] ?? '')?.values ?? []
  if (operator === 'Resize' && !DOUBLED.has(numbers(2).join())) {
    throw new RangeError(
      `a network resizes by ${numbers(2).join(' × ')}; the engine doubles rows and columns`,
    )
  }
  if (operator === 'DequantizeLinear' && [...numbers(2)].some((zero) => zero !== 0)) {
    throw new RangeError(`a network gives numbers whose zero is ${numbers(2).join()}; the engine has 0`)
  }
}

/** Of an attribute that is a list of numbers; none where the layer does not say. */
export function numbersOf({ attributes }: OnnxNode, name: string): readonly number[] {
  const value = attributes.get(name) ?? []
  return typeof value === 'string' ? [] : value
}
