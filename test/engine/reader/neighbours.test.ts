import { expect, it } from 'vitest'
import { type BoxedLine, FAR, neighboursOf } from '../../../engine/src/reader/neighbours.ts'
import { seededRandom } from '../../documents/generator/random.ts'

const f = Math.fround
const EM = f(10)

/** Lines of some heights, at places on a raster, so that many gaps are equal. */
function page(seed: string, count: number): BoxedLine[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, () => {
    const [left, top] = [random.int(0, 60) * 10, random.int(0, 80) * 6]
    const [width, height] = [random.int(1, 30) * 5, random.int(1, 8) === 1 ? 30 : 10]
    const box = { left: f(left), top: f(top), right: f(left + width), bottom: f(top + height) }
    return { box, isUpright: random.int(1, 10) > 1 }
  })
}

/** By all pairs, as training computes it (models/training/ficha_train/reader/features.py). */
function byAllPairs(lines: readonly BoxedLine[]) {
  const none = () => ({ index: 0, gap: FAR })
  const found = lines.map(() => ({ left: none(), above: none(), below: none(), right: none() }))
  const keep = (nearest: { index: number; gap: number } | undefined, index: number, gap: number) => {
    if (nearest && gap < nearest.gap) Object.assign(nearest, { index, gap })
  }
  for (const [i, { box: a, isUpright }] of lines.entries()) {
    for (const [j, { box: b, isUpright: isOther }] of lines.entries()) {
      if (i === j || !isUpright || !isOther) continue
      const lower = f(0.4) * Math.min(f(a.bottom - a.top), f(b.bottom - b.top))
      const isInRow = f(Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)) > f(lower)
      const isLeft = isInRow && b.right <= f(a.left + f(EM * 0.5))
      const isOver = f(Math.min(a.right, b.right) - Math.max(a.left, b.left)) > 0
      const isAbove = isOver && b.bottom <= f(a.top + f(EM * 0.45)) && !isInRow
      keep(found[i]?.left, j, isLeft ? f(a.left - b.right) : FAR)
      keep(found[j]?.right, i, isLeft ? f(a.left - b.right) : FAR)
      keep(found[i]?.above, j, isAbove ? f(a.top - b.bottom) : FAR)
      keep(found[j]?.below, i, isAbove ? f(a.top - b.bottom) : FAR)
    }
  }
  return found
}

it.each([1, 2, 40, 300, 700])('neighbours of %i lines are those that all pairs tell', (count) => {
  for (let seed = 0; seed < 5; seed++) {
    const lines = page(`${count} ${seed}`, count)
    expect(neighboursOf(lines, EM)).toEqual(byAllPairs(lines))
  }
})
