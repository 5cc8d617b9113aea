import { NOTHING } from '../../fields/field.ts'
import type { Field, Fields } from '../../types.ts'
import { APOSTROPHES } from '../../values/apostrophes.ts'

/** A word with an apostrophe or hyphen inside: D'ÁVILA, SANT'ANA, VILLAS-BOAS. */
const MARKED = new RegExp(`\\p{L}+(?:[${APOSTROPHES}-]\\p{L}+)+`, 'gu')

/**
 * Surnames are inherited letter by letter, and on small print apostrophes and hyphens get lost, hardly ever
 * invented: one that was read in the holder's or a parent's name is theirs all.
 */
export function shareNameMarks({ name = NOTHING, filiation = NOTHING }: Fields): Fields {
  const isRead = (field: Field) =>
    field.status === 'found' && field.evidence.some(({ source }) => source === 'ocr')
  if (!isRead(name) && !isRead(filiation)) return { name, filiation }
  const marked = new Set(
    textsOf(name)
      .concat(textsOf(filiation))
      .flatMap((text) => text.match(MARKED) ?? []),
  )
  const restore = (text: string) => [...marked].reduce(withMarks, text)
  return { name: changed(name, restore), filiation: changed(filiation, restore) }
}

function withMarks(text: string, word: string): string {
  const parts = word.split(new RegExp(`[${APOSTROPHES}-]`))
  const unmarked = new RegExp(
    `(?<![\\p{L}${APOSTROPHES}-])${parts.join(`[${APOSTROPHES}\\s-]?`)}(?![\\p{L}${APOSTROPHES}-])`,
    'gu',
  )
  return text.replace(unmarked, word)
}

function textsOf(field: Field): string[] {
  const values = Array.isArray(field.value) ? field.value : [field.value]
  return values.filter((value): value is string => typeof value === 'string')
}

function changed(field: Field, restore: (text: string) => string): Field {
  if (field.status === 'missing') return field
  const { value } = field
  if (typeof value === 'string') return { ...field, value: restore(value) }
  return Array.isArray(value) ? { ...field, value: textsOf(field).map(restore) } : field
}
