import type { ReadLine } from '../fields/reading.ts'
import { normalise } from '../values/normalise.ts'
import type { RecordField } from './record-field.ts'

/** A caption of a record: the field it names and where it ends on its line. */
export interface RecordCaption {
  readonly line: ReadLine
  /** Null for a caption of none of the fields. */
  readonly field: RecordField | null
  /** Offset into `line.line.text` of what follows the caption and its colon. */
  readonly end: number
}

/** Words that captions have and that tell no field from another. */
const FILLERS: ReadonlySet<string> = new Set(
  (
    'A AS O OS E DE DA DO DAS DOS EM NA NO N NR NUM NUMERO DATA DT COMPLETO COMPLETA CNH ATUAL TITULAR ' +
    'CONDUTOR MOTORISTA PORTADOR HABILITADO DOCUMENTO CARTEIRA'
  ).split(' '),
)
const CAPTION_LENGTH_MAX = 60
/** A misread letter for so many that are right, on pixels; a text layer has none. */
const LETTERS_PER_EDIT = 5
/** Numbers before a caption: `1.`, `4a`, `2 e 1`. */
const NUMBERING = /^\W*(?:\d{1,2}\s?(?:E\s?\d)?[A-D]?[\s.):-]+)?/

/** The caption that a cell begins with or is; null where it begins with anything else. */
export function captionOf(line: ReadLine, fields: readonly RecordField[]): RecordCaption | null {
  const { text } = line.line
  const colon = /[:：]|\.{3,}|_{2,}/u.exec(text)
  if (colon && colon.index <= CAPTION_LENGTH_MAX) {
    const end = colon.index + colon[0].length
    return { line, field: fieldNamed(text.slice(0, colon.index), line, fields), end }
  }
  const field = text.length <= CAPTION_LENGTH_MAX ? fieldNamed(text, line, fields) : null
  return field ? { line, field, end: text.length } : null
}

/** Captions in two languages name a field in one of them: `Nome / Name`. */
function fieldNamed(caption: string, line: ReadLine, fields: readonly RecordField[]): RecordField | null {
  const misread = line.line.source === 'ocr'
  for (const part of [caption, ...caption.split(/[/|(–]|\s-\s/u)]) {
    const words = wordsOf(part)
    const named = fields
      .map((field) => ({ field, length: longestMatch(field, words, misread) }))
      .filter(({ length }) => length > 0)
      .sort((a, b) => b.length - a.length)[0]
    if (named) return named.field
  }
  return null
}

function wordsOf(caption: string): string[] {
  return normalise(caption)
    .replace(NUMBERING, '')
    .split(/[^A-Z\d]+/)
    .filter((word) => word.length > 0)
}

/** Words of the field's longest caption that is there, with nothing beside it but fillers; 0 where none is. */
function longestMatch(field: RecordField, words: readonly string[], misread: boolean): number {
  const fits = field.captions.filter(
    (caption) =>
      caption.every((wanted) => words.some((word) => isSame(word, wanted, misread))) &&
      words.every((word) => FILLERS.has(word) || caption.some((wanted) => isSame(word, wanted, misread))),
  )
  return fits.reduce((longest, caption) => Math.max(longest, caption.length), 0)
}

function isSame(word: string, wanted: string, misread: boolean): boolean {
  if (word === wanted) return true
  const editsMax = misread ? Math.floor(wanted.length / LETTERS_PER_EDIT) : 0
  return editsMax > 0 && word.length === wanted.length && differing(word, wanted) <= editsMax
}

function differing(a: string, b: string): number {
  return [...a].filter((letter, i) => letter !== b[i]).length
}
