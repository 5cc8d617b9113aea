import { type ReadDocument, toReadDocument } from '../../../engine/src/fields/reading.ts'
import { quadAround } from '../../../engine/src/geometry.ts'
import type { Point, Quad, ReadPage, TextLine, TextSource, Word } from '../../../engine/src/types.ts'

/** A text line by its place: what a text layer or OCR would hand to the rules. */
export interface PrintedLine {
  readonly text: string
  /** Left edge and top. */
  readonly x: number
  readonly y: number
  readonly height: number
  /** Counter-clockwise turn of the text about its own corner (x, y). */
  readonly angleDegrees?: number
}

export interface PrintedPage {
  readonly lines: readonly PrintedLine[]
  readonly width?: number
  readonly height?: number
}

/** Letters of the fonts on forms and cards are this wide, in heights. */
const LETTER_WIDTH = 0.58

/** A reading as if `pages` had been decoded: words placed letter by letter. */
export function readingFromText(
  pages: readonly PrintedPage[],
  source: TextSource = 'text-layer',
  confidence = 1,
): ReadDocument {
  return toReadDocument(
    pages.map(
      (page, index): ReadPage => ({
        index,
        width: page.width ?? 1000,
        height: page.height ?? 1414,
        view: null,
        lines: page.lines.map((line) => textLine(line, source, confidence)),
        codes: [],
        issues: [],
      }),
    ),
  )
}

/** Plain text as one page, a line below the other; blank lines part blocks. */
export function readingFromPlainText(text: string): ReadDocument {
  const lines = text.split('\n').flatMap((line, at) => {
    const indent = line.length - line.trimStart().length
    const x = 80 + indent * 12 * LETTER_WIDTH
    return line.trim() === '' ? [] : [{ text: line.trim(), x, y: 60 + at * 15, height: 12 }]
  })
  return readingFromText([{ lines, height: Math.max(1414, text.split('\n').length * 15 + 120) }])
}

/** Width of a text in the units of its height. */
export function printedWidth(text: string, height: number): number {
  return text.length * LETTER_WIDTH * height
}

function textLine(line: PrintedLine, source: TextSource, confidence: number): TextLine {
  const words: Word[] = []
  let at = 0
  for (const text of line.text.split(/\s+/)) {
    const from = printedWidth(line.text.slice(0, at), line.height)
    words.push({ text, quad: quadAt(line, from, from + printedWidth(text, line.height)), confidence })
    at += text.length + 1
  }
  const width = printedWidth(line.text, line.height)
  return {
    text: words.map((word) => word.text).join(' '),
    words,
    quad: line.angleDegrees ? quadAt(line, 0, width) : quadAround(words.map((word) => word.quad)),
    angleDegrees: line.angleDegrees ?? 0,
    height: line.height,
    source,
  }
}

function quadAt({ x, y, height, angleDegrees = 0 }: PrintedLine, from: number, to: number): Quad {
  const radians = (angleDegrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const corner = (u: number, v: number): Point => [x + u * cos + v * sin, y - u * sin + v * cos]
  return [corner(from, 0), corner(to, 0), corner(to, height), corner(from, height)]
}
