import { letterModel } from './constrain/letter-model.ts'
import { withLikelyWords } from './constrain/likely-words.ts'
import { drawnLines } from './detect/drawn-lines.ts'
import { findFrame } from './detect/find-frame.ts'
import { look, lookAgain } from './detect/look.ts'
import { type LookPlan, planLongLook, planLook } from './detect/plan-look.ts'
import { compose, IDENTITY, invert, mapQuad } from './homography.ts'
import { placeOfPrint } from './raster/cut-line.ts'
import type { Runtime } from './runtime/runtime.ts'
import { besideCombs, type ReadOn, readCombs } from './text/read-combs.ts'
import { readLines } from './text/read-lines.ts'
import type { Homography, Quad, Raster, Rule, TextLine, View } from './types.ts'

/**
 * A picture of one word, which fills the look with letters that are larger than any that the detector knows: pixels of its
 * shorter side as it is looked at, what is looked at around it, and from how many pixels on it is looked at as others first.
 */
const WORD_PICTURE = { side: 64, margin: 0.3, sideMax: 120 } as const

interface Size {
  readonly width: number
  readonly height: number
}

/** What was read on the pixels of a page. */
export interface PixelReading {
  /** In no particular order. */
  readonly lines: readonly TextLine[]
  /** Lines that are drawn, in the coordinates of `lines`. */
  readonly rules: readonly Rule[]
  /** The rectangle they are in, in page units, and how it lies on the page. */
  readonly width: number
  readonly height: number
  readonly view: View | null
  /** Read at these places, one em high and in the coordinates of `lines`, whether the detector sees text there or not. */
  readonly readAt: (places: readonly Quad[]) => Promise<TextLine[]>
}

/**
 * Find and read the text of a raster: two looks of the detector where the sheet does not stand upright and full.
 *
 * @param page size of the page as displayed, in page units; `raster` shows all of it
 */
export async function readPixels(raster: Raster, page: Size, runtime: Runtime): Promise<PixelReading> {
  const first = await look(raster, runtime)
  const long = planLongLook(first.lines, raster)
  const found = long ? null : findFrame(first, raster)
  const frame = found?.frame ?? { width: raster.width, height: raster.height, toRaster: IDENTITY }
  const plan = long ?? planLook(first.lines, frame, raster, found?.seeAgain ?? false)
  const seen = plan ? await lookAgain(plan, raster, runtime) : first.lines
  const mayBeWord = seen.length === 0 || Math.min(raster.width, raster.height) <= WORD_PICTURE.sideMax
  const word = mayBeWord ? await lookAgain(asWord(raster), raster, runtime) : []
  const lines = word.length > 0 ? word : seen
  const networks = {
    recogniser: await runtime.network('recogniser'),
    handwriting: () => runtime.network('handwriting'),
  }
  const units = unitScaling(page.width / raster.width, page.height / raster.height)
  const toReading = compose(units, found ? invert(found.frame.toRaster) : IDENTITY)
  const letters = letterModel(await runtime.letters())
  const readOn: ReadOn = async (own, places, map) =>
    (await readLines(own, places, map, networks)).map((line) => withLikelyWords(line, letters))
  const { rules: drawn, combs } = await runtime.onPixels((machine) => drawnLines(raster, frame, machine))
  const written = await readCombs(raster, combs, frame, toReading, readOn)
  const printed = await readOn(raster, besideCombs(lines, written, frame), toReading)
  const read = [...printed, ...written.flatMap((comb) => comb.lines)]
  const toRaster = invert(toReading)
  const readAt = (places: readonly Quad[]) =>
    readOn(
      raster,
      places.map((place) => placeOfPrint(raster, { quad: mapQuad(toRaster, place), bend: [] })),
      toReading,
    )
  const rules = drawn.map((rule) => inUnits(rule, page, raster))
  if (!found) return { lines: read, rules, width: page.width, height: page.height, view: null, readAt }
  const [width, height] = [
    (found.frame.width * page.width) / raster.width,
    (found.frame.height * page.height) / raster.height,
  ]
  const toDisplayed = compose(units, compose(found.frame.toRaster, invert(units)))
  const view = { toDisplayed, width: page.width, height: page.height }
  return { lines: read, rules, width, height, view, readAt }
}

/** As a picture is looked at that may be one word. */
function asWord({ width, height }: Raster): LookPlan {
  const side = Math.min(width, height)
  const margin = WORD_PICTURE.margin * side
  const region = { left: -margin, top: -margin, right: width + margin, bottom: height + margin }
  return { frame: { width, height, toRaster: IDENTITY }, region, scale: WORD_PICTURE.side / side }
}

function inUnits({ axis, at, from, to }: Rule, page: Size, raster: Size): Rule {
  const [x, y] = [page.width / raster.width, page.height / raster.height]
  const [along, across] = axis === 'level' ? [x, y] : [y, x]
  return { axis, at: at * across, from: from * along, to: to * along }
}

/** From pixels, whole coordinates at their centres, to page units. */
function unitScaling(x: number, y: number): Homography {
  return [x, 0, x / 2, 0, y, y / 2, 0, 0, 1]
}
