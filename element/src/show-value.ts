import type { JsonValue, ValueKind } from '@ficha/engine'

export type Language = 'pt' | 'en'

/** Words that stand for values. */
export interface ValueWords {
  readonly yes: string
  readonly no: string
  readonly date: (day: string, month: string, year: string) => string
}

const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2})\S*)?$/

/** A value as people write it; `data` and every export keep it as it is. */
export function showValue(
  value: JsonValue,
  kind: ValueKind | undefined,
  words: ValueWords,
  language: Language,
): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  switch (kind?.kind) {
    case 'code':
      return kind.codes[value]?.[language] ?? value
    case 'date':
    case 'moment':
      return dated(value, words)
    case 'taxNumber':
      return grouped(value)
    default:
      return value
  }
}

function dated(value: string, words: ValueWords): string {
  const date = ISO_DATE.exec(value)
  if (date === null) return value
  const [, year = '', month = '', day = '', time] = date
  return words.date(day, month, year) + (time ? ` ${time}` : '')
}

/** 000.000.000-00 and 00.000.000/0000-00, letters of the new CNPJ included. */
function grouped(number: string): string {
  if (/^\d{11}$/.test(number)) return number.replace(/(\d{3})(\d{3})(\d{3})(\d{2})/, '$1.$2.$3-$4')
  if (/^[0-9A-Z]{12}\d{2}$/.test(number))
    return number.replace(/(.{2})(.{3})(.{3})(.{4})(.{2})/, '$1.$2.$3/$4-$5')
  return number
}
