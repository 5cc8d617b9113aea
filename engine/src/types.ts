/** The engine's vocabulary: plain, read-only data that the stages hand to each other. */

import type { EachField, EachMore } from './schema/data-of.ts'
import type { DocumentSchema } from './schema/document-schema.ts'
import type { JsonValue } from './schema/json-value.ts'

export type { JsonValue }

/** [x, y] in page units; origin top-left of the page as displayed, y grows downwards. */
export type Point = readonly [x: number, y: number]

/** Four corners, clockwise from the text's own top-left (so a turned text keeps its order). */
export type Quad = readonly [Point, Point, Point, Point]

/** Axis-aligned rectangle in page units. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * A projective map of the plane, row-major 3 × 3, last number 1:
 * (x, y) goes to ((h0 x + h1 y + h2) / w, (h3 x + h4 y + h5) / w) with w = h6 x + h7 y + h8.
 */
export type Homography = readonly [number, number, number, number, number, number, number, number, number]

/** Grey pixels of 8 bits, row-major: `width` × `height` bytes, 0 is black. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Where a piece of text comes from. */
export type TextSource = 'text-layer' | 'ocr'

export interface Word {
  readonly text: string
  readonly quad: Quad
  /** Calibrated probability in [0, 1] that the text is right; 1 for a text layer. */
  readonly confidence: number
  /** What was read first, where a grammar corrected it (constrain/). */
  readonly read?: string
}

/**
 * One run of text on one baseline, split where a gap is wide enough to be a column or a table cell.
 * `text` is the words joined by one space.
 */
export interface TextLine {
  readonly text: string
  readonly words: readonly Word[]
  readonly quad: Quad
  /** Reading direction, counter-clockwise from the x axis as displayed: 0, 90, 180, 270 or anything between. */
  readonly angleDegrees: number
  /** Height of the text in page units (about its font size). */
  readonly height: number
  readonly source: TextSource
  /** Only on lines read from pixels. */
  readonly recognition?: Recognition
}

/**
 * What the recogniser said about a line, kept so that a value can be read again under a grammar.
 * Steps run in reading order; step s covers the share s / steps to (s + 1) / steps of `quad`'s width.
 */
export interface Recognition {
  readonly steps: number
  /** Classes kept for each step. */
  readonly kept: number
  /** Row-major [steps, kept], best first: 0 is the CTC blank, i + 1 is charset[i]. */
  readonly classes: Uint8Array
  /** Row-major [steps, kept]: natural logarithms of their probabilities at the manifest's temperature. */
  readonly logProbabilities: Float32Array
  /** What was cut out of the page: `TextLine.quad` and its margins, in the same coordinates. */
  readonly quad: Quad
  /** One for each character of `TextLine.text`. */
  readonly characters: readonly ReadCharacter[]
}

/** A character and the step at which the recogniser saw it best; a space between two words may be inferred. */
export interface ReadCharacter {
  readonly step: number
  /** Calibrated probability in [0, 1] that the character is right. */
  readonly confidence: number
}

/** A line that a page draws, as displayed, in page units. */
export interface Rule {
  readonly axis: 'level' | 'upright'
  /** How far down a level one is, or how far right an upright one. */
  readonly at: number
  /** Its ends along the other axis. */
  readonly from: number
  readonly to: number
}

/** One page after reading: lines in reading order, upright text first, turned margin stamps last. */
export interface ReadPage {
  /** 0-based over all files of the document. */
  readonly index: number
  /** The rectangle that `lines` are in. Page units: points for a PDF, pixels for an image. */
  readonly width: number
  readonly height: number
  /** Null where the rectangle is the page as displayed. */
  readonly view: View | null
  readonly lines: readonly TextLine[]
  /** QR and bar codes, from top to bottom. */
  readonly codes: readonly Code[]
  /** In the coordinates of the lines; absent where nobody knows. */
  readonly rules?: readonly Rule[]
  /** Pictures on the page as displayed: print may be cut off at their edges. */
  readonly pictures?: readonly Box[]
  readonly issues: readonly PageIssue[]
}

export type CodeFormat = 'QRCode' | 'PDF417' | 'Code128' | 'DataMatrix'

/** A code of a page: what it says, and where it is printed. */
export interface Code {
  readonly format: CodeFormat
  /** Null when it holds bytes that are no text, as the one of a driver licence does. */
  readonly text: string | null
  /** In the coordinates of the page's lines. */
  readonly quad: Quad
}

/** How a photographed, skewed or turned sheet, read in its own upright rectangle, lies on its page. */
export interface View {
  /** From the rectangle to the page as displayed. */
  readonly toDisplayed: Homography
  /** The page as displayed, in page units. */
  readonly width: number
  readonly height: number
}

/** Why a page was read in part only, or is not to be trusted as it stands. */
export interface PageIssue {
  readonly code:
    | 'page_unreadable'
    | 'text_truncated'
    | 'image_truncated'
    | 'pixels_not_read'
    | 'no_text_in_picture'
    | 'low_resolution'
    | 'blurred'
    | 'cut_off'
    | 'hidden_text'
    | 'text_not_checked'
    | 'several_documents'
    | 'attachments_not_read'
  readonly message: string
}

export type EvidenceSource = TextSource | 'qr' | 'mrz' | 'derived'

/** Where (a part of) a value was read. */
export interface Evidence {
  readonly pageIndex: number
  readonly quad: Quad
  /** The text as printed. */
  readonly text: string
  readonly source: EvidenceSource
  /** Which part of a structured value this supports, e.g. `[0, 'cpf']`; empty for the whole value. */
  readonly path: readonly (string | number)[]
}

/** A picture that is part of what a document says: where it stands, in the coordinates of its page's lines. */
export interface PlacedPicture {
  readonly kind: 'portrait' | 'signature'
  readonly pageIndex: number
  readonly quad: Quad
}

/** Found or not found is a state, so that a value without evidence cannot be written down. */
export type Field =
  | {
      readonly status: 'found'
      readonly value: JsonValue
      /** The text the value was parsed from, as printed. */
      readonly raw: string
      readonly confidence: number
      readonly evidence: readonly [Evidence, ...Evidence[]]
    }
  | {
      readonly status: 'missing'
      /** What `data` carries instead: null, [] for arrays, or a default the definition declares (false). */
      readonly value: null | readonly [] | false
      /** Probability in [0, 1] that the document really does not carry the field. */
      readonly confidence: number
    }

/** camelCase field name of the specification → field. Every field of the type is present. */
export type Fields = Readonly<Record<string, Field>>

export type FoundField = Extract<Field, { readonly status: 'found' }>
/** camelCase name → field, of those that were found. */
export type FoundFields = Readonly<Record<string, FoundField>>

export type CheckOutcome = 'pass' | 'warn' | 'fail' | 'not_applicable'

/** One rule applied to the fields. A `fail` breaks documentValidation, a `warn` does not. */
export interface Check {
  readonly rule: string
  readonly outcome: CheckOutcome
  /** For people; names the rule and its limit, never document content. */
  readonly message: string
  /** camelCase names of the fields the rule looked at. */
  readonly fields: readonly string[]
}

/** What reading one document gives. */
export interface Extraction<S extends DocumentSchema = DocumentSchema> {
  readonly schema: S
  /** Every field of the schema, in its order. */
  readonly fields: EachField<S, Field>
  /** What else is printed, in the order of the schema's `more`: only what was found. */
  readonly more: EachMore<S, FoundField>
  readonly checks: readonly Check[]
  /** Those that belong to the document and of which it is known where they stand. */
  readonly pictures: readonly PlacedPicture[]
  readonly pages: readonly ReadPage[]
  /** Pages in the document, analysed or not. */
  readonly pageCount: number
  /** The documents that the file holds, in order; empty where it holds one. */
  readonly parts: readonly Part[]
}

/** One of the documents that a file holds. */
export interface Part {
  /** 0-based page indexes, both included. */
  readonly first: number
  readonly last: number
  /** Those of them that are its own: between the first and the last may lie some that nobody asked for. */
  readonly pages: readonly number[]
  /** The number of its type; null where it is of none that can be read. */
  readonly type: number | null
  /** The fields are of this one. */
  readonly isRead: boolean
}
