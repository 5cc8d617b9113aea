import { bareIn, type Ruled, seenShare } from './comb-rules.ts'
import type { Wall } from './comb-walls.ts'

/** Pixels of the look from wall to wall: less are letters, more are columns of a table. */
const [PITCH_MIN, PITCH_MAX, PITCH_STEP] = [10, 60, 1.05]
const PITCHES: number[] = []
for (let pitch = PITCH_MIN; pitch <= PITCH_MAX; pitch *= PITCH_STEP) PITCHES.push(pitch)
/** Share of a pitch by which a wall stands beside its place. */
const WANDER = 0.1
/** Walls in a row that letters hide. */
export const HIDDEN_MAX = 4
/** A wall that is seen so far is worth nothing; what one costs that is not seen, and the whole of a pitch beside its place. */
const [WORTHLESS, HIDDEN, ASIDE] = [0.35, 0.3, 1]
/** What it costs that another lattice begins, and that one does where the rules are bare. */
const [BEGIN, BEGIN_APART] = [1, 0.3]
/** Share of a pitch, and pixels, that are bare between two rows. Less is between cells that stand apart and where letters hide rules. */
const [APART, APART_MIN] = [0.36, 7]
/** What it costs that letters hide the rules. */
const HIDDEN_RULES = 0.6
/** Share of a lattice whose rules are seen. */
const RULED_MIN = 0.4

/** Walls at one pitch. */
export interface Lattice {
  readonly walls: readonly Wall[]
  /** For each wall how many cells stand before it. */
  readonly places: readonly number[]
  /** How well they are seen, in whole walls. */
  readonly score: number
}

/** Walls from left to right, and the rules between them. */
interface Links {
  readonly xs: Float64Array
  readonly seen: Float64Array
  readonly ruled: Ruled
  /** For each two walls, once it is asked for: the most columns on end between them in which no rule is seen. */
  readonly bares: Int16Array
}

/** For each wall the lattice of one pitch that is seen best up to there. */
interface Chain {
  /** Of all lattices up to this wall, which is one of the last. */
  readonly scores: Float64Array
  /** From the wall before in its lattice; none where it is the first. */
  readonly cells: Uint8Array
  /** The wall before, or the last one of the lattice before. */
  readonly befores: Int16Array
  /** The wall up to here of the highest score; below zero where none is worth anything. */
  readonly tops: Int16Array
}

/** Lattices of one pitch, from left to right, that are seen best together. */
export function latticesOf(
  walls: readonly Wall[],
  ruled: Ruled,
  pitches: readonly number[] = PITCHES,
): Lattice[] {
  const count = walls.length
  const links: Links = {
    xs: Float64Array.from(walls, ({ x }) => x),
    seen: Float64Array.from(walls, ({ seen }) => seen),
    ruled,
    bares: new Int16Array(count * count).fill(-1),
  }
  let [best, next] = [chainOf(count), chainOf(count)]
  let most = 0
  for (const pitch of pitches) {
    link(next, links, pitch)
    const score = scoreAt(next, next.tops[count - 1] ?? -1)
    if (score <= most) continue
    most = score
    ;[best, next] = [next, best]
  }
  return most > 0 ? partsOf(best, walls) : []
}

function chainOf(count: number): Chain {
  return {
    scores: new Float64Array(count),
    cells: new Uint8Array(count),
    befores: new Int16Array(count),
    tops: new Int16Array(count),
  }
}

function scoreAt({ scores }: Chain, at: number): number {
  return at < 0 ? 0 : (scores[at] ?? 0)
}

function partsOf(chain: Chain, walls: readonly Wall[]): Lattice[] {
  const lattices: Lattice[] = []
  let at = chain.tops[walls.length - 1] ?? -1
  while (at >= 0) {
    const [own, cells]: [Wall[], number[]] = [[], []]
    const score = scoreAt(chain, at)
    for (let isFirst = false; !isFirst; at = chain.befores[at] ?? -1) {
      own.unshift(walls[at] ?? { x: 0, seen: 0 })
      cells.unshift(chain.cells[at] ?? 0)
      isFirst = cells[0] === 0
    }
    let place = 0
    const places = cells.map((count) => (place += count))
    if (own.length > 1) lattices.unshift({ walls: own, places, score: score - scoreAt(chain, at) })
  }
  return lattices
}

/** This runs for each pitch on each rule of a page, so nothing is made in it. */
function link(chain: Chain, links: Links, pitch: number): void {
  const { scores, cells, befores, tops } = chain
  const { xs, seen, ruled } = links
  const aside = 1 + WANDER * pitch
  const gap = Math.max(APART * pitch, APART_MIN)
  const farthest = (1.5 + HIDDEN_MAX) * pitch
  for (let i = 0; i < xs.length; i++) {
    const x = xs[i] ?? 0
    const top = i > 0 ? (tops[i - 1] ?? -1) : -1
    const most = scoreAt(chain, top)
    const isApart = top < 0 || bareBetween(links, top, i) > gap
    let [best, bestCells, bestBefore] = [most - (isApart ? BEGIN_APART : BEGIN), 0, top]
    for (let before = i - 1; before >= 0; before--) {
      const from = xs[before] ?? 0
      const way = x - from
      if (way >= farthest) break
      const count = Math.round(way / pitch)
      const stray = Math.abs(way - count * pitch)
      if (count < 1 || stray > aside) continue
      let score = (scores[before] ?? 0) - HIDDEN * (count - 1) - (ASIDE * stray) / pitch
      if (score <= best || seenShare(ruled, from, x) < RULED_MIN) continue
      if (bareBetween(links, before, i) > gap) score -= HIDDEN_RULES
      if (score > best) [best, bestCells, bestBefore] = [score, count, before]
    }
    scores[i] = best + (seen[i] ?? 0) - WORTHLESS
    cells[i] = bestCells
    befores[i] = bestBefore
    tops[i] = (scores[i] ?? 0) > most ? i : top
  }
}

function bareBetween({ xs, ruled, bares }: Links, first: number, second: number): number {
  const at = first * xs.length + second
  const known = bares[at] ?? -1
  if (known >= 0) return known
  const bare = bareIn(ruled, xs[first] ?? 0, xs[second] ?? 0)
  bares[at] = bare
  return bare
}
