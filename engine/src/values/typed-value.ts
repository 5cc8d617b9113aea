import type { JsonValue } from '../schema/json-value.ts'
import type { ValueKind } from '../schema/value-kinds.ts'
import { findDates } from './date.ts'
import { fold } from './fold.ts'

/** What people write into a form or a table for yes and no. */
const YES = new Set(['TRUE', 'SIM', 'YES', 'VERDADEIRO', 'S', 'Y', 'X', '1'])
const NO = new Set(['FALSE', 'NAO', 'NO', 'FALSO', 'N', '0'])
/** CPF and CNPJ as digits; a table of numbers loses the zeros before them. */
const CPF_LENGTH = 11
const CNPJ_LENGTH = 14
const TAX_NUMBER = /^[0-9A-Z]{12}\d{2}$|^\d{11}$/
/** Between the items of a list: a bar or a line; a semicolon where there is neither. */
const BARS = /\s*[|\n]\s*/
const SEMICOLONS = /\s*;\s*/

/**
 * A value in a person's own spelling as `data` carries it: `01/08/1982` is `1982-08-01`, `123.456.789-09` loses its
 * signs, `sim` is true, `Estadual` is `STATE`. Nothing is null, or an empty list.
 *
 * @returns undefined where the text is no value of that kind
 */
export function typedValue(text: string, kind: ValueKind): JsonValue | undefined {
  const plain = text
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
  if (plain === '') return kind.kind === 'list' ? [] : null
  switch (kind.kind) {
    case 'text':
      return plain
    case 'date':
      return dayOf(plain)
    case 'moment':
      return momentOf(plain)
    case 'taxNumber':
      return taxNumberOf(plain)
    case 'flag':
      return YES.has(fold(plain)) ? true : NO.has(fold(plain)) ? false : undefined
    case 'code':
      return codeOf(plain, kind.codes)
    case 'group':
      return undefined
    case 'list':
      return listOf(plain, kind.of)
  }
}

function dayOf(text: string): string | undefined {
  const [date, ...more] = findDates(text)
  const isWhole = date !== undefined && more.length === 0 && date.raw.length === text.length
  return isWhole && date.time === null ? date.iso : undefined
}

function momentOf(text: string): string | undefined {
  const [date, ...more] = findDates(text)
  if (date === undefined || more.length > 0 || date.raw.length !== text.length) return undefined
  if (date.time === null) return date.iso
  return `${date.iso}T${date.time.length === 'HH:MM'.length ? `${date.time}:00` : date.time}`
}

function taxNumberOf(text: string): string | undefined {
  const signs = text.toUpperCase().replace(/[\s./-]/g, '')
  const length = signs.length > CPF_LENGTH ? CNPJ_LENGTH : CPF_LENGTH
  const padded = /^\d{9,}$/.test(signs) ? signs.padStart(length, '0') : signs
  return TAX_NUMBER.test(padded) ? padded : undefined
}

function codeOf(
  text: string,
  codes: Readonly<Record<string, { readonly pt: string; readonly en: string }>>,
): string | undefined {
  const wanted = fold(text)
  return Object.entries(codes).find(([code, { pt, en }]) =>
    [code, pt, en].some((name) => fold(name) === wanted),
  )?.[0]
}

function listOf(text: string, kind: ValueKind): JsonValue | undefined {
  const items = text.split(BARS.test(text) ? BARS : SEMICOLONS).filter((item) => item !== '')
  const values = items.map((item) => typedValue(item, kind))
  const known = values.filter((value) => value !== undefined)
  return known.length === values.length ? known : undefined
}
