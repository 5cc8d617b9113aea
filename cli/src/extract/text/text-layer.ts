import type { Point, TextPage } from '@ficha/engine'
import {
  beginText,
  endText,
  type PDFHexString,
  type PDFOperator,
  popGraphicsState,
  pushGraphicsState,
  setCharacterSqueeze,
  setFontAndSize,
  setTextMatrix,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from 'pdf-lib'
import { CHARACTER_WIDTH_EM, type InvisibleFont } from './invisible-font.ts'

/** A word's box reaches below its baseline by this share of its height. */
const DESCENT = 0.2

/** Skews of scans and photos, in radians; what is turned further is turned on purpose. */
const STRAIGHT_MAX = (8 * Math.PI) / 180

/** From the beginning of a line to its end, in its heights. */
const RISE_MAX = 1.2

/** From fractions of the page as displayed to the PDF's own coordinates. */
export type ToPdf = (point: Point) => readonly [x: number, y: number]

/**
 * What is drawn on a page so that its text can be selected and found: words over their places, which leave no ink.
 *
 * @param source which lines; a PDF has those of its text layer already
 */
export function textLayer(
  { lines }: TextPage,
  source: 'all' | 'ocr',
  font: InvisibleFont,
  toPdf: ToPdf,
): PDFOperator[] {
  const shown = lines.filter((line) => source === 'all' || line.source === 'ocr')
  const words = shown.flatMap((line) => {
    const level = levelOf(line.polygon.map(toPdf))
    return line.words.flatMap(({ text, polygon }, i) => {
      const end = i < line.words.length - 1 ? ' ' : ''
      return showWord(text, end, level(polygon.map(toPdf)), font)
    })
  })
  if (words.length === 0) return []
  return [
    pushGraphicsState(),
    beginText(),
    setTextRenderingMode(TextRenderingMode.Invisible),
    ...words,
    endText(),
    popGraphicsState(),
  ]
}

type Corners = readonly (readonly [x: number, y: number])[]

/**
 * Viewers of PDFs find lines by their baseline: the words of a slightly skewed line are moved to its middle, by less than a
 * height at its ends.
 */
function levelOf([a, b, c, d]: Corners): (word: Corners) => Corners {
  if (!a || !b || !c || !d) return (word) => word
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
  const straight = straightened(angle)
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  const rise = length * Math.abs(Math.sin(angle - straight))
  if (rise === 0 || rise > RISE_MAX * Math.hypot(a[0] - d[0], a[1] - d[1])) return (word) => word
  const up = [-Math.sin(straight), Math.cos(straight)] as const
  const heightOf = (corners: Corners) =>
    corners.reduce((sum, [x, y]) => sum + x * up[0] + y * up[1], 0) / corners.length
  const middle = heightOf([a, b, c, d])
  return (word) => {
    const by = middle - heightOf(word)
    return word.map(([x, y]) => [x + by * up[0], y + by * up[1]] as const)
  }
}

/** @param end what stands between this word and the next, beyond its box */
function showWord(text: string, end: string, [a, b, c, d]: Corners, font: InvisibleFont): PDFOperator[] {
  if (!a || !b || !c || !d) return []
  const width = Math.hypot(b[0] - a[0], b[1] - a[1])
  const height = Math.hypot(a[0] - d[0], a[1] - d[1])
  const { length } = [...text]
  if (width === 0 || height === 0 || length === 0) return []
  const angle = straightened(Math.atan2(b[1] - a[1], b[0] - a[0]))
  const along = [Math.cos(angle), Math.sin(angle)] as const
  // A mirrored page has its text mirrored.
  const turn = (b[0] - a[0]) * (a[1] - d[1]) - (b[1] - a[1]) * (a[0] - d[0]) < 0 ? -1 : 1
  const up = [-along[1] * turn, along[0] * turn] as const
  const middle = [(d[0] + c[0]) / 2, (d[1] + c[1]) / 2] as const
  const at = [
    middle[0] + DESCENT * height * up[0] - (width / 2) * along[0],
    middle[1] + DESCENT * height * up[1] - (width / 2) * along[1],
  ] as const
  const advance = width / length
  const squeeze = (100 * advance) / (CHARACTER_WIDTH_EM * height)
  let done = 0
  return font.encode(text + end).flatMap(({ name, codes, length: count }) => {
    const [x, y] = [at[0] + done * advance * along[0], at[1] + done * advance * along[1]]
    done += count
    const matrix = [along[0], along[1], up[0], up[1]].map((part) => part * height)
    const [xx = 1, xy = 0, yx = 0, yy = 1] = matrix
    return showPiece(name, codes, squeeze, [xx, xy, yx, yy, x, y])
  })
}

/** Readers of PDFs take words apart whose letters rise: those of a slightly skewed page stand straight, each at its place. */
function straightened(angle: number): number {
  const quarter = Math.round(angle / (Math.PI / 2)) * (Math.PI / 2)
  return Math.abs(angle - quarter) < STRAIGHT_MAX ? quarter : angle
}

function showPiece(
  name: string,
  codes: PDFHexString,
  squeeze: number,
  matrix: readonly [number, number, number, number, number, number],
): PDFOperator[] {
  return [setFontAndSize(name, 1), setCharacterSqueeze(squeeze), setTextMatrix(...matrix), showText(codes)]
}
