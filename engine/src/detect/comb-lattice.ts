import type { Wall } from './comb-walls.ts'

/** Pixels of the look from wall to wall: less are letters, more are columns of a table. */
const [PITCH_MIN, PITCH_MAX, PITCH_STEP] = [10, 60, 1.05]
/** Share of a pitch by which a wall stands beside its place. */
const WANDER = 0.1
/** Walls in a row that letters hide. */
const HIDDEN_MAX = 4
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

/** How rules run between two columns: share in which one is seen, and the most pixels on end in which none is. */
export interface Between {
  readonly share: (from: number, to: number) => number
  readonly bare: (from: number, to: number) => number
}

/** Lattices of one pitch, from left to right, that are seen best together. */
export function latticesOf(
  walls: readonly Wall[],
  between: Between,
  pitches: readonly number[] = allPitches(),
): Lattice[] {
  let [best, most]: [readonly Link[], number] = [[], 0]
  for (const pitch of pitches) {
    const links = linksAt(walls, between, pitch)
    const score = links.at(-1)?.most.score ?? 0
    if (score > most) [best, most] = [links, score]
  }
  const lattices: Lattice[] = []
  for (let at = best.at(-1)?.most.at ?? -1; at >= 0; ) {
    const [own, cells]: [Wall[], number[]] = [[], []]
    const { score } = best[at] ?? { score: 0 }
    let [wall, link] = [walls[at], best[at]]
    while (wall && link) {
      own.unshift(wall)
      cells.unshift(link.cells)
      at = link.before
      if (link.cells === 0) break
      ;[wall, link] = [walls[at], best[at]]
    }
    let place = 0
    const before = at >= 0 ? (best[at]?.score ?? 0) : 0
    if (own.length > 1)
      lattices.unshift({ walls: own, places: cells.map((count) => (place += count)), score: score - before })
  }
  return lattices
}

function allPitches(): number[] {
  const pitches: number[] = []
  for (let pitch = PITCH_MIN; pitch <= PITCH_MAX; pitch *= PITCH_STEP) pitches.push(pitch)
  return pitches
}

interface Link {
  /** Of all lattices up to this wall, which is one of the last. */
  readonly score: number
  /** From the wall before in its lattice; none where it is the first. */
  readonly cells: number
  readonly before: number
  /** The best up to here. */
  readonly most: { readonly score: number; readonly at: number }
}

function linksAt(walls: readonly Wall[], { share, bare }: Between, pitch: number): Link[] {
  const aside = 1 + WANDER * pitch
  const gap = Math.max(APART * pitch, APART_MIN)
  const links: Link[] = []
  for (const [i, { x, seen }] of walls.entries()) {
    const most = links.at(-1)?.most ?? { score: 0, at: -1 }
    const isApart = most.at < 0 || bare(walls[most.at]?.x ?? 0, x) > gap
    let best = { score: most.score - (isApart ? BEGIN_APART : BEGIN), cells: 0, before: most.at }
    for (let before = i - 1; before >= 0; before--) {
      const way = x - (walls[before]?.x ?? 0)
      const cells = Math.round(way / pitch)
      if (cells > 1 + HIDDEN_MAX) break
      const stray = Math.abs(way - cells * pitch)
      if (cells < 1 || stray > aside) continue
      let score = (links[before]?.score ?? 0) - HIDDEN * (cells - 1) - (ASIDE * stray) / pitch
      const from = walls[before]?.x ?? 0
      if (score <= best.score || share(from, x) < RULED_MIN) continue
      if (bare(from, x) > gap) score -= HIDDEN_RULES
      if (score > best.score) best = { score, cells, before }
    }
    const score = best.score + seen - WORTHLESS
    links.push({ ...best, score, most: score > most.score ? { score, at: i } : most })
  }
  return links
}
