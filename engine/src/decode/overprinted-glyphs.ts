import { areaOf } from '../geometry.ts'
import type { Box } from '../types.ts'
import type { Glyph } from './pdf-glyphs.ts'

/** Share of the smaller of two boxes: neighbours that are kerned cover less of each other. */
const SHARED_MIN = 0.3
/** Glyphs of a text that lie on another; one may be an accent on its letter. */
const GLYPHS_MIN = 2
/** In content order: neighbours of a line touch, and parts of a sign stand together. */
const NEIGHBOURS = 3
/** Glyphs of a text that do not lie on the other, between those that do. */
const SKIPPED_MAX = 2
/** More texts on each other are a pattern of security printing; the first are looked at. */
const TEXTS_MAX = 40
/** Glyphs compared with each one: a page may print thousands at one place. */
const COMPARED_MAX = 32
/** Ten for each of `LIMITS.charactersPerPageMax`: pairs of glyphs that lie on each other; more are a bomb. */
const PAIRS_MAX = 400_000
/** Cells on the longer side of a page. */
const CELLS = 96

/**
 * Texts that lie on other texts, each as the glyphs that do: what is seen there may be the other's ink alone. A number
 * under white paint with a new one typed on it is such a text, and so is the new one.
 */
export function overprintedTexts(
  glyphs: readonly Glyph[],
  page: { readonly width: number; readonly height: number },
): Glyph[][] {
  const partners = collisions(glyphs, Math.max(page.width, page.height) / CELLS)
  const texts: Set<number>[] = []
  let last = 0
  for (const at of [...partners.keys()].sort((a, b) => a - b)) {
    const text = texts.at(-1)
    const own = partners.get(at) ?? []
    if (text && at - last <= SKIPPED_MAX + 1 && !own.some((other) => text.has(other))) text.add(at)
    else texts.push(new Set([at]))
    last = at
  }
  return texts
    .filter((text) => text.size >= GLYPHS_MIN)
    .slice(0, TEXTS_MAX)
    .map((text) => [...text].flatMap((at) => glyphs[at] ?? []))
}

/** For each glyph that lies on glyphs of another object: which. */
function collisions(glyphs: readonly Glyph[], cell: number): Map<number, number[]> {
  const cells = new Map<number, number[]>()
  const partners = new Map<number, number[]>()
  let pairs = 0
  const join = (a: number, b: number) => {
    const own = partners.get(a)
    if (own) own.push(b)
    else partners.set(a, [b])
  }
  for (const [at, glyph] of glyphs.entries()) {
    const { ink } = glyph
    const key = Math.floor((ink.top + ink.bottom) / 2 / cell) * 2 * CELLS
    const [from, to] = [Math.floor(ink.left / cell), Math.floor(ink.right / cell)]
    // Of the texts on each other the middles lie in one row of cells or in two that touch.
    for (let x = from; x <= Math.min(to, from + CELLS); x++) {
      for (const row of [key - 2 * CELLS, key, key + 2 * CELLS]) {
        for (const before of (cells.get(row + x) ?? []).slice(-COMPARED_MAX)) {
          const other = glyphs[before]
          if (!other || other.object === glyph.object || at - before < NEIGHBOURS) continue
          if (partners.get(at)?.includes(before) || !coverEachOther(other.ink, ink)) continue
          pairs += 1
          if (pairs > PAIRS_MAX) return partners
          join(at, before)
          join(before, at)
        }
      }
      const own = cells.get(key + x)
      if (own) own.push(at)
      else cells.set(key + x, [at])
    }
  }
  return partners
}

function coverEachOther(a: Box, b: Box): boolean {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 && width * height > SHARED_MIN * Math.min(areaOf(a), areaOf(b))
}
