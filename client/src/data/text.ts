import { items, maybe, number, string, word } from './members.ts'
import { asObject, type Reader, record } from './readers.ts'

/** [x, y] as fractions of the page's width and height, from its top-left. */
export type Point = readonly [x: number, y: number]
export type Source = 'text-layer' | 'ocr' | 'qr' | 'mrz' | 'derived'

/** The text of a page, whatever it is: `data` of a document that was sent as `text`. */
export interface Text {
  readonly pages: readonly TextPage[]
  /** The same as Markdown: headings, paragraphs and tables. */
  readonly markdown: string
}

export interface TextPage {
  /** From 1. */
  readonly page: number
  /** As displayed, in `unit`. */
  readonly width: number
  readonly height: number
  readonly unit: 'point' | 'pixel'
  /** The sheet or card in a picture, from its own top-left; null where the page was read as it is. */
  readonly sheet: readonly Point[] | null
  /** In the order in which people read them. */
  readonly lines: readonly TextLine[]
  /** The same lines as headings, paragraphs and tables, in the same order. */
  readonly blocks: readonly TextBlock[]
  /** QR and bar codes; `text` is null where a code holds bytes that are no text. */
  readonly codes: readonly {
    readonly format: string
    readonly text: string | null
    readonly polygon: readonly Point[]
  }[]
  /** Why a page was read in part only. */
  readonly issues: readonly Issue[]
}

export interface Issue {
  readonly code: string
  readonly message: string
}

export interface TextLine extends TextWord {
  readonly source: Source
  readonly words: readonly TextWord[]
}

export interface TextWord {
  readonly text: string
  /** Corners, clockwise from the text's own top-left. */
  readonly polygon: readonly Point[]
  /** Probability that the text is right, of a line the mean of its words; 1 for a text layer. */
  readonly confidence: number
}

export type TextBlock = TextParagraph | TextTable

export interface TextParagraph {
  readonly kind: 'heading' | 'paragraph'
  readonly polygon: readonly Point[]
  /** Indexes of `TextPage.lines`. */
  readonly lines: readonly number[]
}

export interface TextTable {
  readonly kind: 'table'
  readonly polygon: readonly Point[]
  readonly lines: readonly number[]
  readonly rows: number
  readonly columns: number
  /** Those in which something stands, row by row. */
  readonly cells: readonly TextCell[]
}

export interface TextCell {
  /** From 0. */
  readonly row: number
  readonly column: number
  /** Columns that it spans. */
  readonly width: number
  readonly text: string
  readonly lines: readonly number[]
}

const point: Reader<Point> = (value) => {
  const [x, y] = items(number)(value)
  return [number(x), number(y)]
}
export const polygon = items(point)
export const source = word<Source>()
export const readIssue = record<Issue>({ code: string, message: string })

const WORD = { text: string, polygon, confidence: number }
const indexes = items(number)
const readParagraph = record<TextParagraph>({ kind: word<TextParagraph['kind']>(), polygon, lines: indexes })
const readTable = record<Omit<TextTable, 'kind'>>({
  polygon,
  lines: indexes,
  rows: number,
  columns: number,
  cells: items(
    record<TextCell>({ row: number, column: number, width: number, text: string, lines: indexes }),
  ),
})

/** @throws {FichaError} `unexpected_answer` for anything but a text */
export const readTextData = record<Text>({
  pages: items(
    record<TextPage>({
      page: number,
      width: number,
      height: number,
      unit: word<TextPage['unit']>(),
      sheet: maybe(polygon),
      lines: items(record<TextLine>({ ...WORD, source, words: items(record<TextWord>(WORD)) })),
      blocks: items((block) =>
        asObject(block).kind === 'table'
          ? { kind: 'table' as const, ...readTable(block) }
          : readParagraph(block),
      ),
      codes: items(record<TextPage['codes'][number]>({ format: string, text: maybe(string), polygon })),
      issues: items(readIssue),
    }),
  ),
  markdown: string,
})
