/** Pixels of a map that hang together by their sides, as runs along rows. */
export interface Components {
  readonly count: number
  /** Four numbers for each run: row, first column, column after the last, component. Rows from the top. */
  readonly runs: Int32Array
}

const RUN = 4

/**
 * Connected components (4-connectivity) of the pixels above a threshold.
 *
 * @param map row-major [height, width]
 */
export function findComponents(
  map: Float32Array,
  width: number,
  height: number,
  threshold: number,
): Components {
  let runs = new Int32Array(1024 * RUN)
  let end = 0
  // Union-find over runs: parent[i] is a run of the same component, an earlier one or itself.
  const parent: number[] = []
  const root = (run: number) => {
    let at = run
    for (let up = parent[at] ?? at; up !== at; up = parent[at] ?? at) {
      parent[at] = parent[up] ?? up
      at = up
    }
    return at
  }
  let above = 0
  for (let y = 0; y < height; y++) {
    const rowStart = end
    // Runs of the row above, walked along once beside this row's.
    let beside = above
    for (let x = 0; x < width; x++) {
      x = firstAbove(map, y * width + x, (y + 1) * width, threshold) - y * width
      if (x === width) break
      const from = x
      while (x < width && (map[y * width + x] ?? 0) > threshold) x++
      if (end + RUN > runs.length) runs = grown(runs)
      const run = end / RUN
      runs[end] = y
      runs[end + 1] = from
      runs[end + 2] = x
      runs[end + 3] = run
      parent.push(run)
      end += RUN
      while (beside < rowStart && (runs[beside + 2] ?? 0) <= from) beside += RUN
      for (let near = beside; near < rowStart && (runs[near + 1] ?? 0) < x; near += RUN) {
        const [a, b] = [root(near / RUN), root(run)]
        parent[Math.max(a, b)] = Math.min(a, b)
      }
    }
    above = rowStart
  }
  return numbered(runs.subarray(0, end), root)
}

/** Most of a map is below. */
function firstAbove(map: Float32Array, from: number, end: number, threshold: number): number {
  let at = from
  while (at < end && !((map[at] ?? 0) > threshold)) at++
  return at
}

/** Components in the order of their first run, which is the root of the others. */
function numbered(runs: Int32Array, root: (run: number) => number): Components {
  let count = 0
  for (let at = 0; at < runs.length; at += RUN) {
    const first = root(at / RUN)
    runs[at + 3] = first * RUN === at ? count++ : (runs[first * RUN + 3] ?? 0)
  }
  return { count, runs }
}

function grown(runs: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(runs.length * 2)
  larger.set(runs)
  return larger
}
