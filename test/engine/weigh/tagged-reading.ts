import type { ReadDocument } from '../../../engine/src/fields/reading.ts'
import { READER } from '../../../engine/src/model-facts.ts'
import type { Roles } from '../../../engine/src/reader/read-roles.ts'
import {
  type PrintedLine,
  readingFromPlainText,
  readingFromText,
} from '../document-types/reading-from-text.ts'

/**
 * A reading whose words have roles: `word/ROLE`, `word/ROLE*` where a mention begins, `word/ROLE!` where one begins that is likely,
 * `word/ROLE~` where it is hardly seen, `word/ROLE?` where it is the next best, `word/ROLE^` where surely none begins, `word/ROLE+`
 * where one may; of `word/UNSURE` nothing is known.
 */
export function tagged(text: string): ReadDocument {
  return withRolesOf(text, readingFromPlainText(bare(text)))
}

/** The same of lines at their places, given in reading order. */
export function taggedLines(lines: readonly PrintedLine[]): ReadDocument {
  const reading = readingFromText([{ lines: lines.map((line) => ({ ...line, text: bare(line.text) })) }])
  return withRolesOf(lines.map(({ text }) => text).join(' '), reading)
}

/** A reading all of whose words have one role. */
export function allWith(role: string, reading: ReadDocument): ReadDocument {
  const words = reading.lines.flatMap(({ line }) => line.text.split(' '))
  return withRolesOf(words.map((word) => `${word}/${role}*`).join(' '), reading)
}

/** The same reading as if its words had been read on pixels, each with this confidence. */
export function readWith(confidence: number, reading: ReadDocument): ReadDocument {
  const words = reading.roles?.words.map((word) => {
    const own = word.line.words.map((one) => ({ ...one, confidence }))
    return { ...word, line: { ...word.line, source: 'ocr' as const, words: own } }
  })
  return { ...reading, roles: reading.roles && { ...reading.roles, words: words ?? [] } }
}

/** Every word of a text with a role, the first of them as the beginning of a mention. */
export function said(role: string, text: string): string {
  return text
    .split(' ')
    .map((word, i) => `${word}/${role}${i === 0 ? '*' : ''}`)
    .join(' ')
}

function bare(text: string): string {
  return text.replace(/\/[A-Z_]+[*!~?^+]?(?=\s|$)/g, '')
}

function withRolesOf(text: string, reading: ReadDocument): ReadDocument {
  const marks = [...text.matchAll(/\S+/g)].map(
    ([word]) => /^(.*?)(?:\/([A-Z_]+)([*!~?^+])?)?$/.exec(word) ?? [],
  )
  const words = reading.lines.flatMap(({ page, line }) => line.words.map((_, at) => ({ page, line, at })))
  const count = READER.roles.length
  const roles: Roles = {
    words,
    roles: new Float32Array(words.length * count).fill(0.001),
    begins: new Float32Array(words.length),
    classes: {},
  }
  for (const [i, [, , role = 'O', sign]] of marks.entries()) {
    const own = sign === '~' ? 0.1 : sign === '?' ? 0.4 : sign === '!' ? 0.8 : 0.95
    if (role !== 'UNSURE') roles.roles[i * count + READER.roles.indexOf(role)] = own
    if (own < 0.5) roles.roles[i * count + READER.roles.indexOf('O')] = 1 - own
    roles.begins[i] = sign === '*' || sign === '!' ? 0.9 : sign === '^' ? 0.01 : sign === '+' ? 0.3 : 0.1
  }
  return { ...reading, roles }
}
