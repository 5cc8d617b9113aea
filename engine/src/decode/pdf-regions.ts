import { areaOf, boxAround } from '../geometry.ts'
import { LIMITS } from '../limits.ts'
import { hasLetterRow } from '../raster/letter-row.ts'
import type { Box, Raster } from '../types.ts'
import type { Region } from './decoded-page.ts'
import type { PdfPage } from './pdf.ts'
import type { PageArt, Picture, Shape } from './pdf-art.ts'
import type { Glyph } from './pdf-glyphs.ts'
import { finestDpi, renderPart, SHEET_DPI } from './pdf-raster.ts'

/** Points. Less is a line of print of 4 pt, or a rule. */
const SIDE_MIN = 6
/** Points: less wide is no word. */
const WIDTH_MIN = 15
/** Share of a page: 2 cm² of A4, a seal. */
const SMALL_AREA = 0.003
/** From this share on a picture is read without asking whether it looks like print: half a card on A4. */
const LARGE_AREA = 0.04
/** A shape of fewer segments may be a letter, or a rule, a tick, a module of a code. */
const LETTER_SEGMENTS_MIN = 8
/** Segments and number of letter-like shapes side by side: those of a word or a date. */
const PRINT = { segments: 60, letters: 5 } as const
/** The same where a value stands: a page that says nothing else, or the place behind a caption. */
const VALUE = { segments: 20, letters: 2, heightMax: 24, wideness: 1.25, captionGap: 40 } as const
/** Lines that the path of a word has at least; an ornament or a signature has fewer. */
const WORD_SUBPATHS_MIN = 3
/** Points between parts that are read together: a line of print apart. */
const JOIN_GAP = 8
/** Between words, where an `l` or an `I` stands between them. */
const OUTLINES_GAP = 12
/** Points kept around a part: recogniser and detector want paper around the print. */
const MARGIN = 6
/** Points of paper that are put around a part that is little else than a word: in less the detector finds none. */
const PAPER_AROUND = 18
/** Points that tiles of one picture may lie apart. */
const TILE_GAP = 1
const PAPER = 255
/** More parts are read together with their neighbours: each costs a look of the detector. */
const REGIONS_MAX = 24

/** A part as it is drawn. */
interface Drawn {
  readonly box: Box
  readonly raster: Raster
}

/** Where something is to be read, and what is there. */
interface Part {
  readonly box: Box
  readonly kind: 'picture' | 'outlines' | 'text'
  readonly pictures: readonly Picture[]
  /** Of the shapes. */
  readonly segments: number
}

/**
 * The parts of a page with a text layer that the layer does not give: its pictures, print turned into outlines, and text
 * whose characters cannot be what is printed.
 */
export function pdfRegions(
  page: PdfPage,
  art: PageArt,
  glyphs: readonly Glyph[],
  doubtful: ReadonlySet<Glyph>,
): Region[] {
  const trusted = glyphs.filter((glyph) => !doubtful.has(glyph))
  const parts = [...pictureParts(art), ...outlineParts(page, art, trusted), ...textParts(doubtful)]
  let left: number = LIMITS.rasterPixelsMax
  return atMost(REGIONS_MAX, joined(parts, 0))
    .toSorted((a, b) => areaOf(b.box) - areaOf(a.box))
    .flatMap((part) => {
      // A picture of a value alone is cut close to its print.
      const isSmall = areaOf(part.box) < SMALL_AREA * page.width * page.height
      const wanted = part.kind === 'picture' && !isSmall ? part.box : withMargin(part.box, page)
      const dpi = part.kind === 'picture' && !isSmall ? finestDpi(part.pictures) : SHEET_DPI
      const drawn = renderPart(page, part.pictures, wanted, dpi, left)
      if (!drawn) return []
      left -= drawn.raster.data.length
      const bare =
        part.kind === 'picture' && !isSmall
          ? drawn
          : { ...drawn, raster: withoutGlyphs(drawn.raster, drawn.box, trusted) }
      const { box, raster } = isSmall ? onPaper(bare) : bare
      const isLarge = areaOf(box) >= LARGE_AREA * page.width * page.height
      return [
        {
          box,
          raster,
          mayBePlain: part.kind === 'picture' && !isLarge && !mayBeValue(part.box, trusted),
        },
      ]
    })
}

/** Those that show more than a word, which is cut close to its print. */
export function largePictures({ width, height }: PdfPage, art: PageArt): Box[] {
  const boxes = pictureParts(art).map(({ box }) => box)
  return boxes.filter((box) => areaOf(box) >= LARGE_AREA * width * height)
}

/** Strips and tiles are one picture. */
function pictureParts({ pictures }: PageArt): Part[] {
  const parts = pictures.map((picture): Part => {
    return { box: picture.box, kind: 'picture', pictures: [picture], segments: 0 }
  })
  return joined(parts, TILE_GAP).filter(
    ({ box }) => box.bottom - box.top >= SIDE_MIN && box.right - box.left >= WIDTH_MIN,
  )
}

/** Shapes where the text layer has letters are their shadow or their underline. */
function outlineParts(page: PdfPage, { shapes }: PageArt, trusted: readonly Glyph[]): Part[] {
  const letters = shapes.filter(({ segments }) => segments >= LETTER_SEGMENTS_MIN)
  if (segmentsOf(letters) < VALUE.segments) return []
  const columns = Math.ceil(page.width) + 1
  const said = new Uint8Array(columns * (Math.ceil(page.height) + 1))
  for (const { ink } of trusted) {
    for (let y = Math.max(0, Math.floor(ink.top)); y < ink.bottom; y++) {
      const row = y * columns
      said.fill(1, row + Math.max(0, Math.floor(ink.left)), row + Math.min(columns, Math.ceil(ink.right)))
    }
  }
  const isSilent = ({ box: { left, top, right, bottom } }: Shape) => {
    const at = Math.floor((top + bottom) / 2) * columns + Math.floor((left + right) / 2)
    return !said[at]
  }
  const asPart = (shape: Shape): Part => ({ ...shape, kind: 'outlines', pictures: [] })
  const silent = letters.filter(isSilent)
  const lines = joined(silent.map(asPart), OUTLINES_GAP).filter(({ box, segments }) => {
    const least = mayBeValue(box, trusted) ? VALUE : PRINT
    return segments >= least.segments && isPrint(silent, box, least.letters)
  })
  const plain = shapes.filter(
    (shape) => shape.segments < LETTER_SEGMENTS_MIN && isNarrow(shape) && isSilent(shape),
  )
  return joined([...lines, ...plain.map((shape) => ({ ...asPart(shape), segments: 0 }))], JOIN_GAP).filter(
    ({ segments }) => segments > 0,
  )
}

function isPrint(shapes: readonly Shape[], part: Box, letters: number): boolean {
  const own = shapes.filter(({ box }) => touch(box, part, 0))
  return (
    own.some(({ subpaths }) => subpaths >= WORD_SUBPATHS_MIN) ||
    hasLetterRow(
      own.map(({ box }) => box),
      letters,
    )
  )
}

/** Whether a low and wide part stands where a caption calls for a value, or is all that a page says. */
function mayBeValue(box: Box, trusted: readonly Glyph[]): boolean {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  if (height > VALUE.heightMax || width < VALUE.wideness * height) return false
  const isCaption = ({ loose, ink }: Glyph) => {
    const [gap, middle] = [box.left - loose.right, (ink.top + ink.bottom) / 2]
    return gap >= -1 && gap <= VALUE.captionGap && middle >= box.top && middle <= box.bottom
  }
  return trusted.length === 0 || trusted.some(isCaption)
}

/** An `I`, an `l` or a dash; a cell of a table is wider. */
function isNarrow({ box: { left, top, right, bottom } }: Shape): boolean {
  return right - left <= bottom - top
}

function segmentsOf(shapes: readonly Shape[]): number {
  return shapes.reduce((sum, { segments }) => sum + segments, 0)
}

function textParts(doubtful: ReadonlySet<Glyph>): Part[] {
  const parts = [...doubtful].map(
    ({ loose }): Part => ({ box: loose, kind: 'text', pictures: [], segments: 0 }),
  )
  return joined(parts, JOIN_GAP)
}

/** Parts that do not touch. What holds a picture is one, with all that is drawn over it. */
function joined(parts: readonly Part[], gap: number): Part[] {
  let apart: Part[] = []
  for (const part of parts) {
    let one = part
    for (;;) {
      const touched = apart.filter(({ box }) => touch(box, one.box, gap))
      if (touched.length === 0) break
      one = [...touched, one].reduce(together)
      apart = apart.filter((other) => !touched.includes(other))
    }
    apart.push(one)
  }
  return apart
}

/** Parts joined over wider and wider gaps, until they are few. */
function atMost(count: number, parts: Part[]): Part[] {
  let few = parts
  for (let gap = JOIN_GAP; few.length > count; gap *= 2) few = joined(few, gap)
  return few
}

function together(a: Part, b: Part): Part {
  const kinds = [a.kind, b.kind]
  return {
    box: boxAround([a.box, b.box]),
    kind: kinds.includes('picture') ? 'picture' : kinds.includes('text') ? 'text' : 'outlines',
    pictures: [...a.pictures, ...b.pictures],
    segments: a.segments + b.segments,
  }
}

function touch(a: Box, b: Box, gap: number): boolean {
  return (
    a.left <= b.right + gap && b.left <= a.right + gap && a.top <= b.bottom + gap && b.top <= a.bottom + gap
  )
}

function withMargin({ left, top, right, bottom }: Box, { width, height }: PdfPage): Box {
  return {
    left: Math.max(0, left - MARGIN),
    top: Math.max(0, top - MARGIN),
    right: Math.min(width, right + MARGIN),
    bottom: Math.min(height, bottom + MARGIN),
  }
}

/** A part in the middle of a larger one, which nothing else stands in. */
function onPaper({ box, raster }: Drawn): Drawn {
  const scale = raster.width / (box.right - box.left)
  const pad = Math.round(PAPER_AROUND * scale)
  const [width, height] = [raster.width + 2 * pad, raster.height + 2 * pad]
  const data = new Uint8Array(width * height).fill(PAPER)
  for (let y = 0; y < raster.height; y++)
    data.set(raster.data.subarray(y * raster.width, (y + 1) * raster.width), (y + pad) * width + pad)
  const points = pad / scale
  return {
    box: {
      left: box.left - points,
      top: box.top - points,
      right: box.right + points,
      bottom: box.bottom + points,
    },
    raster: { width, height, data },
  }
}

/** What the text layer says is not read again beside what it does not say. */
function withoutGlyphs(raster: Raster, box: Box, trusted: readonly Glyph[]): Raster {
  const scale = raster.width / (box.right - box.left)
  const data = raster.data.slice()
  for (const { ink } of trusted) {
    if (!touch(ink, box, 0)) continue
    const from = Math.max(0, Math.floor((ink.left - box.left) * scale) - 1)
    const to = Math.min(raster.width, Math.ceil((ink.right - box.left) * scale) + 1)
    const bottom = Math.min(raster.height, Math.ceil((ink.bottom - box.top) * scale) + 1)
    for (let y = Math.max(0, Math.floor((ink.top - box.top) * scale) - 1); y < bottom; y++) {
      if (from < to) data.fill(PAPER, y * raster.width + from, y * raster.width + to)
    }
  }
  return { ...raster, data }
}
