import { assertKnown, numbersOf } from './known-layers.ts'
import { type OnnxConstant, type OnnxGraph, type OnnxNode, readOnnx } from './onnx.ts'

/** An image of whole numbers, by the name that the network's file gives it. */
export interface Quantised {
  readonly name: string
  readonly scale: number
  /** The number that stands for 0: of 0 to 255. */
  readonly zero: number
}

export interface Quantise {
  readonly kind: 'quantise'
  readonly to: Quantised
}

export interface Convolve {
  readonly kind: 'convolve'
  readonly from: Quantised
  readonly to: Quantised
  /** [outputs, channels, rows, columns], less their zero. */
  readonly weights: Int16Array
  readonly outputs: number
  readonly channels: number
  readonly kernel: readonly [rows: number, columns: number]
  readonly steps: readonly [down: number, across: number]
  readonly pads: readonly [top: number, left: number, bottom: number, right: number]
  /** Of each output: what a sum is multiplied by, after its bias was added. */
  readonly scales: Float32Array
  readonly biases: Int32Array
}

export interface Add {
  readonly kind: 'add'
  readonly a: Quantised
  readonly b: Quantised
  /** Whether `b` has half the width and height, each of its pixels standing for four. */
  readonly isHalved: boolean
  readonly to: Quantised
}

/** A 1 x 1 convolution of floats, whose results the network gives. */
export interface Project {
  readonly kind: 'project'
  readonly from: Quantised
  /** Row-major [outputs, channels]. */
  readonly weights: Float32Array
  readonly biases: Float32Array
  readonly channels: number
  readonly given: readonly Given[]
}

/** Some of a projection's outputs, by the name that the network gives them. */
interface Given {
  readonly name: string
  readonly first: number
  readonly count: number
  /** The outputs of a pixel side by side; a plane of each; or as 2 × 2 pixels of one plane. */
  readonly layout: 'pixels' | 'planes' | 'shuffled'
}

export type Layer = Quantise | Convolve | Add | Project

/** Named otherwise, but for the order of the same numbers. */
const SAME = new Set(['Transpose', 'Squeeze', 'DequantizeLinear', 'DepthToSpace', 'Resize'])

/**
 * What our convolutional networks are made of, out of the file that `models/training` exports.
 *
 * @throws {RangeError} for a network that has other layers
 */
export function readLayers(model: Uint8Array): {
  /** 0 where any length will do. */
  readonly inputShape: readonly number[]
  readonly layers: readonly Layer[]
} {
  const graph = readOnnx(model)
  for (const node of graph.nodes) assertKnown(node, graph)
  const sources = new Map(graph.nodes.flatMap((node) => node.outputs.map((name) => [name, node] as const)))
  const layers = graph.nodes
    .filter(({ operator }) => !SAME.has(operator))
    .map((node) => readLayer(node, graph, sources))
  return { inputShape: graph.inputShape, layers: joined(layers) }
}

/** Projections of the same image as one. */
function joined(layers: readonly Layer[]): Layer[] {
  const others: Layer[] = []
  const projections = new Map<string, Project>()
  for (const layer of layers) {
    if (layer.kind !== 'project') others.push(layer)
    else {
      const before = projections.get(layer.from.name)
      projections.set(layer.from.name, before ? both(before, layer) : layer)
    }
  }
  return [...others, ...projections.values()]
}

function both(one: Project, other: Project): Project {
  const first = one.biases.length
  return {
    ...one,
    weights: Float32Array.from([...one.weights, ...other.weights]),
    biases: Float32Array.from([...one.biases, ...other.biases]),
    given: [...one.given, ...other.given.map((given) => ({ ...given, first: first + given.first }))],
  }
}

function readLayer(node: OnnxNode, graph: OnnxGraph, sources: ReadonlyMap<string, OnnxNode>): Layer {
  const constant = (index: number) => constantOf(graph, node.inputs[index])
  const number = (index: number) => constant(index).values[0] ?? 0
  const original = (name = '', halves = false): { name: string; halves: boolean } => {
    const source = sources.get(name)
    if (!source || !SAME.has(source.operator)) return { name, halves }
    return original(source.inputs[0], halves || source.operator === 'Resize')
  }
  const from = (index: number): Quantised => ({
    name: original(node.inputs[index]).name,
    scale: number(index + 1),
    zero: number(index + 2),
  })
  const to = (index: number): Quantised => ({
    name: node.outputs[0] ?? '',
    scale: number(index),
    zero: number(index + 1),
  })
  switch (node.operator) {
    case 'QuantizeLinear':
      return { kind: 'quantise', to: to(1) }
    case 'QLinearConv':
      return readConvolve(node, graph, from(0), to(6))
    case 'QLinearAdd':
      return {
        kind: 'add',
        a: from(0),
        b: from(3),
        isHalved: original(node.inputs[3]).halves,
        to: to(6),
      }
    case 'Conv': {
      const dequantise = sources.get(node.inputs[0] ?? '')
      const scale = constantOf(graph, dequantise?.inputs[1]).values[0] ?? 0
      return readProject(node, graph, { name: original(node.inputs[0]).name, scale, zero: 0 })
    }
    default:
      throw new RangeError(`a network has a layer ${node.operator}, which the engine does not run`)
  }
}

function readConvolve(node: OnnxNode, graph: OnnxGraph, from: Quantised, to: Quantised): Convolve {
  const constant = (index: number) => constantOf(graph, node.inputs[index])
  const [weights, weightScales, weightZeros, biases] = [constant(3), constant(4), constant(5), constant(8)]
  const [outputs = 0, channels = 0, rows = 0, columns = 0] = weights.shape
  const [down = 1, across = 1] = numbersOf(node, 'strides')
  const [top = 0, left = 0, bottom = 0, right = 0] = numbersOf(node, 'pads')
  // Each step rounded to 32 bits, as onnxruntime does it.
  const scales = Float32Array.from({ length: outputs }, (_, output) =>
    Math.fround(Math.fround(from.scale * (weightScales.values[output] ?? 0)) / to.scale),
  )
  return {
    kind: 'convolve',
    from,
    to,
    weights: lessZero(weights, weightZeros),
    outputs,
    channels,
    kernel: [rows, columns],
    steps: [down, across],
    pads: [top, left, bottom, right],
    scales,
    biases: Int32Array.from(biases.values),
  }
}

/** @param zeros one for each output */
function lessZero({ values, shape: [outputs = 1] }: OnnxConstant, zeros: OnnxConstant): Int16Array {
  const weights = new Int16Array(values)
  const size = weights.length / outputs
  for (let output = 0, at = 0; output < outputs; output++) {
    const zero = zeros.values[output] ?? 0
    for (const end = at + size; at < end; at++) weights[at] = (weights[at] ?? 0) - zero
  }
  return weights
}

function readProject(node: OnnxNode, graph: OnnxGraph, from: Quantised): Project {
  const [weights, biases] = [constantOf(graph, node.inputs[1]), constantOf(graph, node.inputs[2])]
  const [outputs = 0, channels = 0] = weights.shape
  return {
    kind: 'project',
    from,
    weights: Float32Array.from(weights.values),
    biases: Float32Array.from(biases.values),
    channels,
    given: [{ ...givenAs(node.outputs[0] ?? '', graph), first: 0, count: outputs }],
  }
}

/** The name and form in which the network gives what was computed as `name`. */
function givenAs(
  name: string,
  graph: OnnxGraph,
  layout: Given['layout'] = 'planes',
): Pick<Given, 'name' | 'layout'> {
  if (graph.outputs.includes(name)) return { name, layout }
  const next = graph.nodes.find(({ inputs }) => inputs[0] === name)
  if (!next) throw new RangeError(`a network computes ${name} and does not give it`)
  const forms = { DepthToSpace: 'shuffled', Transpose: 'pixels' } as const
  const form = Object.entries(forms).find(([operator]) => operator === next.operator)?.[1]
  return givenAs(next.outputs[0] ?? '', graph, form ?? layout)
}

function constantOf({ constants }: OnnxGraph, name = ''): OnnxConstant {
  const constant = constants.get(name)
  if (!constant) throw new RangeError(`a network does not say what ${name} is`)
  return constant
}
