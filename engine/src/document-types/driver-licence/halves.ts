import type { ReadDocument, ReadLine } from '../../fields/reading.ts'
import { centreOf } from '../../geometry.ts'
import type { Box, Point } from '../../types.ts'
import { findRenachs } from '../../values/renach.ts'
import { type Caption, type Half, printOf } from './captions.ts'

/** A caption that only one half prints, by its middle. */
interface Anchor {
  readonly half: Half
  readonly at: Point
}

const [ACROSS, DOWN] = [0, 1] as const

/** Which half of a card each line stands on; null where its page shows neither. */
export function halvesOf({ lines, pages }: ReadDocument): (line: ReadLine) => Half | null {
  const known = new Map(pages.map(({ page }) => [page, halvesOn(lines.filter((line) => line.page === page))]))
  return ({ page, box }) => known.get(page)?.(box) ?? null
}

/** Divides a page by the line, horizontal or vertical, that best separates the captions of the halves. */
function halvesOn(lines: readonly ReadLine[]): (box: Box) => Half | null {
  const anchors = anchorsOf(lines)
  const halves = new Set(anchors.map(({ half }) => half))
  const [only = null] = halves
  if (halves.size < 2) return () => only
  const splits = [DOWN, ACROSS].flatMap((axis) => splitsAlong(axis, anchors))
  const [best] = splits.toSorted((a, b) => a.errors - b.errors)
  return (box) => (!best ? null : centreOf(box)[best.axis] < best.edge ? best.first : best.second)
}

function splitsAlong(axis: typeof ACROSS | typeof DOWN, anchors: readonly Anchor[]) {
  const sorted = anchors.toSorted((a, b) => a.at[axis] - b.at[axis])
  const count = (some: readonly Anchor[], half: Half) => some.filter((one) => one.half === half).length
  return sorted.slice(1).flatMap((next, i) => {
    const edge = ((sorted[i]?.at[axis] ?? 0) + next.at[axis]) / 2
    const [before, after] = [sorted.slice(0, i + 1), sorted.slice(i + 1)]
    return [
      { axis, edge, first: 'front', second: 'back', errors: count(before, 'back') + count(after, 'front') },
      { axis, edge, first: 'back', second: 'front', errors: count(before, 'front') + count(after, 'back') },
    ] as const
  })
}

function anchorsOf(lines: readonly ReadLine[]): Anchor[] {
  const captions = printOf(lines).flatMap(({ halves: [of2006, of2022], span }): Anchor[] => {
    const half = of2006 ?? of2022
    return half && half === (of2022 ?? of2006) ? [{ half, at: centreOf(span.line.box) }] : []
  })
  const others = lines.filter(({ line }) => findRenachs(line.text).length > 0)
  return [...captions, ...others.map(({ box }): Anchor => ({ half: 'back', at: centreOf(box) }))]
}

/** A half is of a model that shows this much print more than the other model. */
const CLEAR = 2

/** Whether the halves are clearly of two cards of different models. */
export function modelsDiffer(front: readonly ReadLine[], back: readonly ReadLine[]): boolean {
  const models = [modelOf(printOf(front), 'front'), modelOf(printOf(back), 'back')]
  return models.every((model) => model !== null) && models[0] !== models[1]
}

function modelOf(captions: readonly Caption[], half: Half): 2006 | 2022 | null {
  const told = new Map(captions.map(({ wording, halves }) => [wording, halves]))
  const count = (of: 0 | 1) => [...told.values()].filter((halves) => halves[of] === half).length
  const more = count(1) - count(0)
  return more >= CLEAR ? 2022 : more <= -CLEAR ? 2006 : null
}
