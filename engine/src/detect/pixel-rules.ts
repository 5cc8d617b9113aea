import type { Raster, Rule } from '../types.ts'
import type { Frame } from './frame.ts'

/** Pixels of the longer side at which rules are looked for: a hair line is still one pixel, and letters are small. */
const LOOK_SIDE = 1400
/** A rule is thinner than this, in pixels of the look: what is darker than the paper this far above and below it. */
const REACH = 4
/** Grey levels by which it is darker than either. */
const DARKER_MIN = 22
/** Strips in which a rule is traced: it may rise by two pixels from one to the next. */
const STRIP = 16
const RISE_MAX = 2
/** Share of a strip's columns that it covers, and strips in a row that it may miss where something stands on it. */
const COVERED_MIN = 0.7
const MISSED_MAX = 1
/** Shorter ones are strokes of letters: a centimetre across, and half of it down, where a row may be as low as its text. */
const LONG_MIN = { level: 56, upright: 26 } as const
/** Pixels by which a rule may stray from its middle: those of a page that does not lie flat part no rows by one number. */
const STRAY_MAX = 4
/** Share of its length on which it is seen: tops of letters in a row, and letters above each other, have gaps. */
const SEEN_MIN = 0.85
/** The longest are kept: a page of squared paper has some hundred. */
const RULES_MAX = 500

/**
 * The level and upright rules that a picture shows; none of a page that does not lie flat.
 *
 * @param frame in which its text stands upright
 * @returns in pixels of the frame, edges at whole numbers; the longest first
 */
export function pixelRules(raster: Raster, frame: Frame): Rule[] {
  const { look, scale } = lookThrough(raster, frame)
  const level = tracesOf(look, LONG_MIN.level)
  // No table is without one, and most pages need not be looked at sideways.
  if (level.length === 0) return []
  const upright = tracesOf(onItsSide(look), LONG_MIN.upright)
  if ([...level, ...upright].some(strays)) return []
  const rules = [
    ...level.map((trace) => ruleOf('level', trace, scale)),
    ...upright.map((trace) => ruleOf('upright', trace, scale)),
  ]
  return rules.sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, RULES_MAX)
}

/** The frame as it is looked at: the darkest pixel of each place, so that no thin line is lost. */
function lookThrough(raster: Raster, frame: Frame): { readonly look: Raster; readonly scale: number } {
  const scale = Math.max(1, Math.max(frame.width, frame.height) / LOOK_SIDE)
  const [width, height] = [Math.ceil(frame.width / scale), Math.ceil(frame.height / scale)]
  const data = new Uint8Array(width * height).fill(255)
  const reach = Math.max(1, Math.round(scale))
  const half = (reach - 1) / 2
  const [a, b, c, d, e, f, g, h, i] = frame.toRaster
  for (let y = 0; y < height; y++) {
    const down = (y + 0.5) * scale - 0.5
    for (let x = 0; x < width; x++) {
      const right = (x + 0.5) * scale - 0.5
      const depth = g * right + h * down + i
      const left = Math.round((a * right + b * down + c) / depth - half)
      const top = Math.round((d * right + e * down + f) / depth - half)
      if (left < 0 || top < 0 || left + reach > raster.width || top + reach > raster.height) continue
      let darkest = 255
      for (let row = top; row < top + reach; row++) {
        const start = row * raster.width + left
        for (let at = start; at < start + reach; at++) {
          const value = raster.data[at] ?? 255
          if (value < darkest) darkest = value
        }
      }
      data[y * width + x] = darkest
    }
  }
  return { look: { width, height, data }, scale }
}

function onItsSide({ width, height, data }: Raster): Raster {
  const turned = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) turned[x * height + y] = data[y * width + x] ?? 0
  return { width: height, height: width, data: turned }
}

/** A rule as it is followed from strip to strip. */
interface Trace {
  readonly from: number
  readonly to: number
  /** Where its first strip begins, and its height in each. */
  readonly left: number
  readonly places: readonly number[]
  readonly missed: number
}

/** Level rules from left to right. */
function tracesOf(look: Raster, longMin: number): Trace[] {
  const ridges = ridgesOf(look)
  const done: Trace[] = []
  let open: Trace[] = []
  for (let left = 0; left + STRIP <= look.width; left += STRIP) {
    const places = coveredIn(ridges, look, left)
    const next: Trace[] = []
    let at = 0
    for (const trace of open) {
      while (at < places.length && (places[at] ?? 0) < lastOf(trace) - RISE_MAX)
        next.push(begun(places[at++] ?? 0, left))
      const place = places[at] ?? Number.POSITIVE_INFINITY
      if (place <= lastOf(trace) + RISE_MAX) {
        at += 1
        next.push(followed(trace, place, left))
      } else if (trace.missed < MISSED_MAX) next.push(missing(trace))
      else done.push(trace)
    }
    for (; at < places.length; at++) next.push(begun(places[at] ?? 0, left))
    open = next.sort((a, b) => lastOf(a) - lastOf(b))
  }
  return [...done, ...open]
    .map((trace) => atItsEnds(trace, ridges, look))
    .filter((trace) => trace.to - trace.from >= longMin && isSeen(trace, ridges, look))
}

function begun(place: number, left: number): Trace {
  return { from: left, to: left + STRIP, left, places: [place], missed: 0 }
}

function followed(trace: Trace, place: number, left: number): Trace {
  return { ...trace, to: left + STRIP, places: [...trace.places, place], missed: 0 }
}

function missing(trace: Trace): Trace {
  return { ...trace, places: [...trace.places, lastOf(trace)], missed: trace.missed + 1 }
}

function lastOf({ places }: Trace): number {
  return places.at(-1) ?? 0
}

function placeAt({ left, places }: Trace, x: number): number {
  const strip = Math.floor((x - left) / STRIP)
  return places[Math.min(Math.max(strip, 0), places.length - 1)] ?? 0
}

function strays({ places }: Trace): boolean {
  return Math.max(...places) - Math.min(...places) > 2 * STRAY_MAX
}

function isSeen(trace: Trace, ridges: Uint8Array, { width }: Raster): boolean {
  let seen = 0
  for (let x = trace.from; x < trace.to; x++) {
    const middle = placeAt(trace, x)
    let isDark = false
    for (let y = middle - RISE_MAX; y <= middle + RISE_MAX; y++) isDark ||= ridges[y * width + x] === 1
    if (isDark) seen += 1
  }
  return seen >= SEEN_MIN * (trace.to - trace.from)
}

/** 1 where a pixel is darker than the paper above and below, and the darkest of its stroke. */
function ridgesOf({ width, height, data }: Raster): Uint8Array {
  const ridges = new Uint8Array(data.length)
  for (let y = REACH; y < height - REACH; y++) {
    for (let at = y * width; at < (y + 1) * width; at++) {
      const value = data[at] ?? 0
      const paper = Math.min(data[at - REACH * width] ?? 0, data[at + REACH * width] ?? 0)
      if (paper - value < DARKER_MIN) continue
      if (value <= (data[at - width] ?? 0) && value < (data[at + width] ?? 0)) ridges[at] = 1
    }
  }
  return ridges
}

/** Heights at which a rule crosses a strip, from top to bottom. */
function coveredIn(ridges: Uint8Array, { width, height }: Raster, left: number): number[] {
  const counts = new Uint8Array(height)
  for (let y = 0; y < height; y++) {
    const start = y * width + left
    let count = 0
    for (let at = start; at < start + STRIP; at++) count += ridges[at] ?? 0
    counts[y] = count
  }
  const around = (y: number) => (counts[y - 1] ?? 0) + (counts[y] ?? 0) + (counts[y + 1] ?? 0)
  const places: number[] = []
  for (let y = 1; y < height - 1; y++) {
    if (around(y) < COVERED_MIN * STRIP) continue
    // Of neighbouring heights the one in the middle.
    if (around(y) < around(y + 1) || around(y) <= around(y - 1)) continue
    places.push(y)
  }
  return places
}

/** A strip is covered in part where a rule begins and ends: there it is followed pixel by pixel. */
function atItsEnds(trace: Trace, ridges: Uint8Array, { width }: Raster): Trace {
  const isDark = (x: number, y: number) =>
    [y - 1, y, y + 1].some((row) => ridges[row * width + x] === 1 && x >= 0 && x < width)
  const end = (start: number, by: 1 | -1, y: number) => {
    let x = start
    for (let out = 1; out <= STRIP; out++) {
      if (isDark(start + by * out, y)) x = start + by * out
      else if (Math.abs(start + by * out - x) > 2) break
    }
    return x
  }
  const inward = (start: number, by: 1 | -1, y: number) => {
    let x = start
    while (Math.abs(x - start) < STRIP && !isDark(x, y)) x += by
    return x
  }
  const [first, last] = [placeAt(trace, trace.from), placeAt(trace, trace.to - 1)]
  const from = end(inward(trace.from, 1, first), -1, first)
  const to = end(inward(trace.to - 1, -1, last), 1, last) + 1
  return { ...trace, from, to }
}

function ruleOf(axis: Rule['axis'], { places, from, to }: Trace, scale: number): Rule {
  const middle = places.reduce((sum, place) => sum + place, 0) / places.length
  return { axis, at: (middle + 0.5) * scale, from: from * scale, to: to * scale }
}
