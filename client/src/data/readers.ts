import { parseTextual } from './textual.ts'

/**
 * Turns one value of an answer into its type. Those of this file take every form of the specification
 * and never throw.
 */
export type Reader<T> = (value: unknown) => T

/** A text; null for an absent one, which the textual form writes as "null". */
export const text: Reader<string | null> = (value) => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== 'null' ? value : null
}

/** One of a few words; a newer service may know more, so it is not checked. */
export function code<T extends string>(): Reader<T | null> {
  return (value) => text(value) as T | null
}

/** A boolean, also written as "True" or "false". */
export const flag: Reader<boolean | null> = (value) => {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') return null
  return { true: true, false: false }[value.toLowerCase()] ?? null
}

/** An array, also written as a bracketed list; empty for an absent one. */
export function list<T>(read: Reader<T | null>): Reader<readonly T[]> {
  return (value) => itemsOf(value).flatMap((item) => read(item) ?? [])
}

/** An object of named values, in camelCase or snake_case, also written as text. */
export function record<T>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> {
  const names = Object.entries<Reader<unknown>>(readers)
  return (value) => {
    const source = asObject(value)
    const read = names.map(([name, reader]) => [name, reader(source[name] ?? source[snakeCase(name)])])
    // Every key of T has a reader that gives its type, which `fromEntries` cannot express.
    return Object.fromEntries(read) as T
  }
}

/** An object as `record` reads it, or null for what is none. */
export function optional<T>(read: Reader<T>): Reader<T | null> {
  return (value) => (isRecord(structured(value)) ? read(value) : null)
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  const object = structured(value)
  return isRecord(object) ? object : {}
}

export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function itemsOf(value: unknown): readonly unknown[] {
  const found = structured(value)
  if (Array.isArray(found)) return found
  // The dictionary also declares `filiation` as an object, say of a mother and a father.
  if (isRecord(found)) return Object.values(found)
  return text(found) === null ? [] : [found]
}

function structured(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value
  return parseTextual(value) ?? value
}
