import { midpoint } from '../geometry.ts'
import { homographyBetween, invert, mapPoint, mapQuad } from '../homography.ts'
import type { Homography, Point, Quad, Raster } from '../types.ts'
import { findDocument } from './find-document.ts'
import type { FoundLine } from './find-lines.ts'
import type { Frame } from './frame.ts'
import type { Look } from './look.ts'
import { quarterTurn } from './quarter-turn.ts'

/** How the text of a raster is made upright, and whether the detector should look again at what is then seen. */
export interface FoundFrame {
  readonly frame: Frame
  readonly seeAgain: boolean
}

/** Lines shorter than this many heights do not tell an angle. */
const LENGTH_HEIGHTS_MIN = 4
/** Below this skew, in degrees, a page is level: its lines stray by half a line height across the page. */
const LEVEL_DEGREES = 0.1
/** Up to this skew, and this spread of angles, lines are found as well as on an upright page. */
const SEEN_WELL_DEGREES = 5
const SEEN_WELL_SPREAD = 1.5
/** A sheet over more than this share of the picture needs no second look only to be larger. */
const LARGE_SHARE = 0.75
/** A sheet over more than this share of the picture is the picture: its edges are those of the scanner. */
const WHOLE_SHARE = 0.96
/** Of a sheet's four straight sides, this share of the area inside is seen as document. */
const FILL_MIN = 0.9
/** Length of text outside the largest document, above which the picture shows more than one. */
const OUTSIDE_SHARE_MAX = 0.06
/** What is added around a sheet: its sides are known to about a hundredth. */
const MARGIN = 0.02

/** @returns null when the raster is upright and full as it is */
export function findFrame(look: Look, raster: Raster): FoundFrame | null {
  const { lines } = look
  const turns = quarterTurn(lines)
  const skew = skewDegrees(lines, turns)
  const turned = turnedFrame(raster, turns, skew)
  const document = documentFrame(look, raster, ((90 * turns + skew) * Math.PI) / 180)
  const spread = angleSpread(lines, turned)
  if (document && angleSpread(lines, document.frame) <= spread) {
    const seeAgain = document.share < LARGE_SHARE || Math.abs(skew) > SEEN_WELL_DEGREES || turns !== 0
    return { frame: document.frame, seeAgain: seeAgain || spread > SEEN_WELL_SPREAD }
  }
  if (turns === 0 && Math.abs(skew) < LEVEL_DEGREES) return null
  return { frame: turned, seeAgain: turns !== 0 || Math.abs(skew) > SEEN_WELL_DEGREES }
}

/** Angle of the lines against the page's quarter turn, clockwise; the median weighted by length. */
function skewDegrees(lines: readonly FoundLine[], turns: number): number {
  const angles = anglesOf(
    lines.map(({ quad }) => quad),
    90 * turns,
  )
  return weightedMedian(angles)
}

/** How far the lines are from level in a frame: median of their angles' size, weighted by length. */
function angleSpread(lines: readonly FoundLine[], frame: Frame): number {
  const toFrame = invert(frame.toRaster)
  const angles = anglesOf(
    lines.map(({ quad }) => mapQuad(toFrame, quad)),
    0,
  )
  return weightedMedian(angles.map(({ value, weight }) => ({ value: Math.abs(value), weight })))
}

interface Weighted {
  readonly value: number
  readonly weight: number
}

/** Angles in degrees, clockwise against `base`, of the lines that are long enough and within 45° of it. */
function anglesOf(quads: readonly Quad[], base: number): Weighted[] {
  return quads.flatMap(([a, b, , d]) => {
    const weight = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (weight < LENGTH_HEIGHTS_MIN * Math.hypot(d[0] - a[0], d[1] - a[1])) return []
    const degrees = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI - base
    const value = ((((degrees + 180) % 360) + 360) % 360) - 180
    return Math.abs(value) < 45 ? [{ value, weight }] : []
  })
}

/** 0 for nothing. */
function weightedMedian(values: readonly Weighted[]): number {
  const sorted = [...values].sort((a, b) => a.value - b.value)
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  let passed = 0
  for (const { value, weight } of sorted) {
    passed += weight
    if (passed >= half) return value
  }
  return 0
}

/** The whole raster, turned about its middle. */
function turnedFrame(raster: Raster, turns: number, skew: number): Frame {
  const radians = ((90 * turns + skew) * Math.PI) / 180
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)]
  const [width, height] = turns % 2 === 0 ? [raster.width, raster.height] : [raster.height, raster.width]
  const from: Point = [(width - 1) / 2, (height - 1) / 2]
  const to: Point = [(raster.width - 1) / 2, (raster.height - 1) / 2]
  const right = to[0] - cosine * from[0] + sine * from[1]
  const down = to[1] - sine * from[0] - cosine * from[1]
  return { width, height, toRaster: [cosine, -sine, right, sine, cosine, down, 0, 0, 1] }
}

/**
 * The document's own rectangle; null where no single document stands out from its background.
 *
 * @param radians the direction in which its text reads, clockwise from the x axis
 */
function documentFrame(
  look: Look,
  raster: Raster,
  radians: number,
): { readonly frame: Frame; readonly share: number } | null {
  const found = findDocument(look.maps)
  if (!found || found.fill < FILL_MIN) return null
  const quad = startingTopLeft(mapQuad(look.toRaster, found.quad), radians)
  const [a, b, c, d] = quad
  const width = (distance(a, b) + distance(d, c)) / 2
  const height = (distance(a, d) + distance(b, c)) / 2
  const share = areaOf(quad) / (raster.width * raster.height)
  if (share > WHOLE_SHARE || outsideShare(look.lines, quad, width, height) > OUTSIDE_SHARE_MAX) return null
  const [mx, my] = [MARGIN * width, MARGIN * height]
  const inner: Quad = [
    [mx, my],
    [mx + width, my],
    [mx + width, my + height],
    [mx, my + height],
  ]
  const toRaster: Homography = homographyBetween(inner, quad)
  return {
    frame: { width: Math.round(width + 2 * mx), height: Math.round(height + 2 * my), toRaster },
    share,
  }
}

/** The corners, clockwise, from the one where a text that reads in this direction begins. */
function startingTopLeft(quad: Quad, radians: number): Quad {
  const along = ([x0, y0]: Point, [x1, y1]: Point) =>
    (x1 - x0) * Math.cos(radians) + (y1 - y0) * Math.sin(radians)
  const [a, b, c, d] = quad
  const turns: readonly Quad[] = [
    [a, b, c, d],
    [b, c, d, a],
    [c, d, a, b],
    [d, a, b, c],
  ]
  const top = (one: Quad) => along(one[0], one[1]) + along(one[3], one[2])
  return turns.reduce((best, one) => (top(one) > top(best) ? one : best), quad)
}

/** Share of the text, by length, whose middle lies outside the quad and its margin. */
function outsideShare(lines: readonly FoundLine[], quad: Quad, width: number, height: number): number {
  const toInner = homographyBetween(quad, [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ])
  const isOutside = (x: number, size: number) => x < -MARGIN * size || x > (1 + MARGIN) * size
  let [outside, all] = [0, 0]
  for (const { quad: line } of lines) {
    const [a, b, c] = line
    const length = distance(a, b)
    const [x, y] = mapPoint(toInner, midpoint(a, c))
    all += length
    if (isOutside(x, width) || isOutside(y, height)) outside += length
  }
  return all > 0 ? outside / all : 0
}

function areaOf([a, b, c, d]: Quad): number {
  return Math.abs((c[0] - a[0]) * (d[1] - b[1]) - (d[0] - b[0]) * (c[1] - a[1])) / 2
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}
