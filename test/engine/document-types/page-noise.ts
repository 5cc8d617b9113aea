import { type PrintedLine, type PrintedPage, printedWidth } from './reading-from-text.ts'

/** What a camera and OCR do to a page; the same seed does the same. */
export interface Noise {
  readonly seed: number
  /** Share of letters of small print (labels) and of larger print (values) that are misread. */
  readonly labelErrors?: number
  readonly valueErrors?: number
  /** Share of lines that are cut into their words, and of neighbours that are read as one line. */
  readonly split?: number
  readonly merged?: number
  /** Boxes move by up to this part of their height. */
  readonly jitter?: number
  /** Turn of the whole page, counter-clockwise. */
  readonly angleDegrees?: number
}

/** Small print: what is not higher than a label of the card fixtures. */
const LABEL_HEIGHT = 12
const CONFUSIONS: Readonly<Record<string, string>> = {
  O: '0',
  I: 'l',
  S: '5',
  B: '8',
  E: 'F',
  A: '4',
  C: 'G',
  R: 'P',
}

export function withNoise(page: PrintedPage, noise: Noise): PrintedPage {
  const random = seeded(noise.seed)
  const lines = merge(page.lines, noise.merged ?? 0, random)
    .flatMap((line) => (random() < (noise.split ?? 0) ? words(line) : [line]))
    .map((line) => misread(line, noise, random))
    .map((line) => shift(line, noise.jitter ?? 0, random))
    .map((line) => (noise.angleDegrees ? turn(line, noise.angleDegrees) : line))
  return { ...page, lines }
}

function misread(line: PrintedLine, noise: Noise, random: () => number): PrintedLine {
  const errors = line.height <= LABEL_HEIGHT ? (noise.labelErrors ?? 0) : (noise.valueErrors ?? 0)
  const text = [...line.text]
    .map((char) => {
      if (char === ' ' || random() >= errors) return char
      const kind = random()
      if (kind < 0.2) return ''
      return kind < 0.7 ? (CONFUSIONS[char] ?? char) : String.fromCharCode(65 + Math.floor(random() * 26))
    })
    .join('')
  return { ...line, text: text.trim() === '' ? line.text : text }
}

function shift(line: PrintedLine, jitter: number, random: () => number): PrintedLine {
  const by = () => (random() * 2 - 1) * jitter * line.height
  return { ...line, x: line.x + by(), y: line.y + by() }
}

function turn(line: PrintedLine, angleDegrees: number): PrintedLine {
  const radians = (angleDegrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const [u, v] = [line.x - 500, line.y - 700]
  const x = 500 + u * cos + v * sin
  return { ...line, x, y: 700 - u * sin + v * cos, angleDegrees: (line.angleDegrees ?? 0) + angleDegrees }
}

function words(line: PrintedLine): PrintedLine[] {
  if (line.angleDegrees) return [line]
  let at = 0
  return line.text.split(' ').map((text) => {
    const x = line.x + printedWidth(line.text.slice(0, at), line.height)
    at += text.length + 1
    return { ...line, text, x }
  })
}

/** Neighbours on a row as one line; the letters of the second begin where the first ends. */
function merge(lines: readonly PrintedLine[], share: number, random: () => number): PrintedLine[] {
  const merged: PrintedLine[] = []
  for (const line of lines) {
    const last = merged.at(-1)
    const gap = last ? line.x - last.x - printedWidth(last.text, last.height) : 0
    const isNeighbour =
      last && !last.angleDegrees && last.height === line.height && Math.abs(last.y - line.y) < 2 && gap > 0
    if (last && isNeighbour && gap < 3 * line.height && random() < share) {
      merged[merged.length - 1] = { ...last, text: `${last.text} ${line.text}` }
    } else merged.push(line)
  }
  return merged
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
