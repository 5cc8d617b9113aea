import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findComponents } from '../../../engine/src/detect/components.ts'

/** Rows of `#` and `.` as a map. */
function mapOf(rows: readonly string[]) {
  const width = rows[0]?.length ?? 0
  return {
    map: Float32Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0)),
    width,
    height: rows.length,
  }
}

function paint(rows: readonly string[]): string[] {
  const { map, width, height } = mapOf(rows)
  const { runs } = findComponents(map, width, height, 0.5)
  const picture = rows.map((row) => [...row])
  for (let at = 0; at < runs.length; at += 4) {
    for (let x = runs[at + 1] ?? 0; x < (runs[at + 2] ?? 0); x++) {
      const row = picture[runs[at] ?? 0]
      if (row) row[x] = String(runs[at + 3])
    }
  }
  return picture.map((row) => row.join(''))
}

const shapes: readonly [name: string, rows: readonly string[], numbered: readonly string[]][] = [
  ['corners do not touch', ['#.', '.#'], ['0.', '.1']],
  ['a U is one', ['#.#', '#.#', '###'], ['0.0', '0.0', '000']],
  ['a fork meets late', ['#.#.#', '###.#', '..###'], ['0.0.0', '000.0', '..000']],
  ['rows touch only side by side', ['##..##', '.####.'], ['00..00', '.0000.']],
  ['first come, first numbered', ['.#.#', '....', '#...'], ['.0.1', '....', '2...']],
]
test.each(shapes)('%s', (_name, rows, numbered) => expect(paint(rows)).toEqual(numbered))

test('neighbours share a component, and only what is joined does', () => {
  const maps = fc.array(fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }), {
    minLength: 1,
    maxLength: 9,
  })
  fc.assert(
    fc.property(maps, (bits) => {
      const rows = bits.map((row) => row.map((bit) => (bit ? '#' : '.')).join(''))
      const { map, width, height } = mapOf(rows)
      expect(findComponents(map, width, height, 0.5).count).toBe(floodCount(rows))
    }),
    { seed: 3, numRuns: 300 },
  )
})

/** The plainest way to count: pour paint until none is left to pour on. */
function floodCount(rows: readonly string[]): number {
  const left = new Set(
    rows.flatMap((row, y) => [...row].flatMap((sign, x) => (sign === '#' ? [`${x},${y}`] : []))),
  )
  let count = 0
  for (const start of left) {
    count += 1
    const open = [start]
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (!left.delete(at)) continue
      const [x = 0, y = 0] = at.split(',').map(Number)
      open.push(`${x + 1},${y}`, `${x - 1},${y}`, `${x},${y + 1}`, `${x},${y - 1}`)
    }
  }
  return count
}
