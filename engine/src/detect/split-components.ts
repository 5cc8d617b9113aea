import { DETECTOR } from '../model-facts.ts'
import { type Components, findComponents } from './components.ts'

const FACTS = DETECTOR.lines.split
const RUN = 4

/**
 * Takes apart components that are no bars: neighbouring lines of small print whose cores touch somewhere come apart at
 * a higher threshold, bent paper does not. A block of many lines comes apart bit by bit, each part anew
 * (models/training/ficha_train/detector/split.py).
 *
 * @param core logits that the components were found on, row-major, `width` columns
 */
export function splitComponents(core: Float32Array, width: number, components: Components): Components {
  const starts = runsByComponent(components)
  const parted = shapesOf(components).map((shape, number) =>
    isRagged(shape) ? partsOf(core, width, components.runs, starts[number] ?? [], shape) : null,
  )
  if (parted.every((parts) => parts === null)) return components
  const whole: number[] = []
  const split: number[] = []
  let count = 0
  for (const [number, parts] of parted.entries()) {
    if (parts) {
      const bars = splitComponents(core, width, parts)
      for (const [i, value] of bars.runs.entries()) split.push(i % RUN === 3 ? value + count : value)
      count += bars.count
      continue
    }
    for (const at of starts[number] ?? []) whole.push(...components.runs.subarray(at, at + 3), count)
    count += 1
  }
  return { count, runs: Int32Array.from([...whole, ...split]) }
}

/** Where each component's runs begin. */
function runsByComponent({ count, runs }: Components): number[][] {
  const starts = Array.from({ length: count }, (): number[] => [])
  for (let at = 0; at < runs.length; at += RUN) starts[runs[at + 3] ?? 0]?.push(at)
  return starts
}

interface Shape {
  area: number
  x: number
  y: number
  xx: number
  xy: number
  yy: number
  /** Along its principal axis. */
  cosine: number
  sine: number
  start: number
  end: number
}

/** Area, middle, second moments about it and reach along the principal axis, of each component. */
function shapesOf({ count, runs }: Components): Shape[] {
  const shapes = Array.from(
    { length: count },
    (): Shape => ({
      ...{ area: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0 },
      ...{ cosine: 1, sine: 0, start: Infinity, end: -Infinity },
    }),
  )
  eachRun(runs, shapes, (shape, y, from, to) => {
    shape.area += to - from
    shape.x += ((to - from) * (from + to - 1)) / 2
    shape.y += y * (to - from)
  })
  for (const shape of shapes) {
    shape.x /= shape.area
    shape.y /= shape.area
  }
  eachRun(runs, shapes, (shape, y, from, to) => {
    const down = y - shape.y
    let { xx, xy } = shape
    for (let x = from; x < to; x++) {
      const across = x - shape.x
      xx += across ** 2
      xy += across * down
    }
    shape.xx = xx
    shape.xy = xy
    shape.yy += (to - from) * down ** 2
  })
  for (const shape of shapes) {
    const angle = Math.atan2(2 * shape.xy, shape.xx - shape.yy) / 2
    shape.cosine = Math.cos(angle)
    shape.sine = Math.sin(angle)
  }
  eachRun(runs, shapes, (shape, y, from, to) => {
    for (const x of [from, to - 1]) {
      const along = (x - shape.x) * shape.cosine + (y - shape.y) * shape.sine
      shape.start = Math.min(shape.start, along)
      shape.end = Math.max(shape.end, along)
    }
  })
  return shapes
}

function eachRun(
  runs: Int32Array,
  shapes: readonly Shape[],
  see: (shape: Shape, y: number, from: number, to: number) => void,
): void {
  for (let at = 0; at < runs.length; at += RUN) {
    const shape = shapes[runs[at + 3] ?? 0]
    if (shape) see(shape, runs[at] ?? 0, runs[at + 1] ?? 0, runs[at + 2] ?? 0)
  }
}

/** A bar's deviation across it is thickness / √12; that of lines side by side is far more. */
function isRagged({ area, xx, xy, yy, start, end }: Shape): boolean {
  if (area < FACTS.areaMin) return false
  const across = Math.max(0, (xx + yy - Math.hypot(xx - yy, 2 * xy)) / 2 / area)
  return Math.sqrt(12 * across) > (FACTS.ragged * area) / (end - start + 1)
}

/** The parts that a component comes apart into at the lowest level that parts it; null when it stays whole. */
function partsOf(
  core: Float32Array,
  width: number,
  runs: Int32Array,
  own: readonly number[],
  axis: Shape,
): Components | null {
  const column = (at: number, i: 1 | 2) => runs[at + i] ?? 0
  const top = runs[own[0] ?? 0] ?? 0
  const rows = (runs[own.at(-1) ?? 0] ?? 0) - top + 1
  const left = own.reduce((least, at) => Math.min(least, column(at, 1)), Infinity)
  const columns = own.reduce((most, at) => Math.max(most, column(at, 2)), 0) - left
  const region = new Float32Array(rows * columns).fill(-Infinity)
  let size = 0
  for (const at of own) {
    const y = runs[at] ?? 0
    region.set(
      core.subarray(y * width + column(at, 1), y * width + column(at, 2)),
      (y - top) * columns + column(at, 1) - left,
    )
    size += column(at, 2) - column(at, 1)
  }
  for (const level of FACTS.levels) {
    const found = findComponents(region, columns, rows, Math.log(level / (1 - level)))
    const areas = new Float64Array(found.count)
    for (let at = 0; at < found.runs.length; at += RUN) {
      const number = found.runs[at + 3] ?? 0
      areas[number] = (areas[number] ?? 0) + (found.runs[at + 2] ?? 0) - (found.runs[at + 1] ?? 0)
    }
    const least = Math.max(DETECTOR.lines.areaMin, FACTS.partShare * Math.max(...areas))
    // From 1 on in the order of their first pixels; 0 for what is too small to be a part.
    let count = 0
    const numbers = Array.from(areas, (area) => (area >= least ? ++count : 0))
    const together = areas.reduce((sum, area) => sum + (area >= least ? area : 0), 0)
    if (count < 2 || together < FACTS.partsShare * size) continue
    if (!areBeside(reachesOf(found.runs, numbers, count, axis))) continue
    const seeds = new Int32Array(rows * columns)
    for (let at = 0; at < found.runs.length; at += RUN) {
      const row = (found.runs[at] ?? 0) * columns
      const number = numbers[found.runs[at + 3] ?? 0] ?? 0
      seeds.fill(number, row + (found.runs[at + 1] ?? 0), row + (found.runs[at + 2] ?? 0))
    }
    return { count, runs: runsOf(grown(seeds, region, columns), columns, left, top) }
  }
  return null
}

/** How far each part, numbered from 1 on, reaches along the axis of the whole. */
function reachesOf(
  runs: Int32Array,
  numbers: readonly number[],
  count: number,
  { cosine, sine }: Shape,
): { start: number; end: number }[] {
  const reaches = Array.from({ length: count }, () => ({ start: Infinity, end: -Infinity }))
  for (let at = 0; at < runs.length; at += RUN) {
    const reach = reaches[(numbers[runs[at + 3] ?? 0] ?? 0) - 1]
    if (!reach) continue
    for (const x of [runs[at + 1] ?? 0, (runs[at + 2] ?? 0) - 1]) {
      const along = x * cosine + (runs[at] ?? 0) * sine
      reach.start = Math.min(reach.start, along)
      reach.end = Math.max(reach.end, along)
    }
  }
  return reaches
}

/** Whether two parts lie beside each other across the axis; those of one bent line follow each other. */
function areBeside(reaches: readonly { readonly start: number; readonly end: number }[]): boolean {
  return reaches.some((a, i) =>
    reaches
      .slice(0, i)
      .some(
        (b) =>
          Math.min(a.end, b.end) - Math.max(a.start, b.start) >
          FACTS.besideShare * Math.min(a.end - a.start, b.end - b.start),
      ),
  )
}

/** Every pixel of the region gets the seed that reaches it first, step by step to all four sides. */
function grown(seeds: Int32Array, region: Float32Array, columns: number): Int32Array {
  const queue: number[] = []
  for (const [at, seed] of seeds.entries()) if (seed > 0) queue.push(at)
  const take = (to: number, seed: number) => {
    if (seeds[to] !== 0 || region[to] === -Infinity) return
    seeds[to] = seed
    queue.push(to)
  }
  // The queue grows while it is walked along.
  for (const at of queue) {
    const seed = seeds[at] ?? 0
    const x = at % columns
    take(at + columns, seed)
    take(at - columns, seed)
    if (x + 1 < columns) take(at + 1, seed)
    if (x > 0) take(at - 1, seed)
  }
  return seeds
}

/** Runs of equal labels, numbered from 0, in pixels of the whole map. */
function runsOf(labels: Int32Array, columns: number, left: number, top: number): Int32Array {
  const runs: number[] = []
  for (let row = 0; row < labels.length; row += columns) {
    for (let x = 0; x < columns; ) {
      const label = labels[row + x] ?? 0
      const from = x
      while (x < columns && labels[row + x] === label) x++
      if (label > 0) runs.push(top + row / columns, left + from, left + x, label - 1)
    }
  }
  return Int32Array.from(runs)
}
