import type { DocumentType } from '../document-types/schemas.ts'
import type { CodeFormat, PageIssue, Point, TextSource } from '../types.ts'
import type { EngineReport } from '../wire.ts'

/** The text of a document, whatever it is. Polygons are fractions of the page as displayed, clockwise from the text's own top-left. */
export interface TextReading {
  readonly type: 'text'
  /** Those that were read. */
  readonly pages: readonly TextPage[]
  /** Pages in the document, read or not. */
  readonly pageCount: number
  readonly engine: EngineReport
  /** Only with `otherwise: 'text'`: why the document has no fields of the type that was asked for. */
  readonly refusal?: Refusal
}

export interface Refusal {
  readonly code: 'wrong_document_type'
  readonly message: string
  /** What it seems to be; null when it is none of the types that can be read. */
  readonly detectedType: DocumentType | null
}

export interface TextPage {
  /** From 1. */
  readonly page: number
  /** As displayed, in `unit`. */
  readonly width: number
  readonly height: number
  /** Corners of the sheet that was found in a picture, from its own top-left; null where there is none to find. */
  readonly sheet: readonly Point[] | null
  readonly unit: 'point' | 'pixel'
  /** In the order in which people read them. */
  readonly lines: readonly ReadTextLine[]
  /** The same lines as headings, paragraphs and tables, in the same order. */
  readonly blocks: readonly TextBlock[]
  /** QR and bar codes; `text` is null where a code holds bytes that are no text. */
  readonly codes: readonly {
    readonly format: CodeFormat
    readonly text: string | null
    readonly polygon: readonly Point[]
  }[]
  readonly issues: readonly PageIssue[]
}

export interface ReadTextLine {
  /** Its words, joined by one space. */
  readonly text: string
  readonly polygon: readonly Point[]
  /** Mean of its words. */
  readonly confidence: number
  readonly source: TextSource
  readonly words: readonly ReadTextWord[]
}

export interface ReadTextWord {
  readonly text: string
  readonly polygon: readonly Point[]
  /** Probability in [0, 1] that the text is right; 1 for a text layer. */
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
