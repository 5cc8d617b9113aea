import { FichaError } from '../error.ts'
import type { Reader } from './readers.ts'

/** Members of the service's own records. What is missing where it must be is no answer of the service. */

export const string: Reader<string> = (value) => {
  if (typeof value !== 'string') throw unexpected()
  return value
}

export const strings: Reader<readonly string[]> = (value) => {
  if (!Array.isArray(value)) throw unexpected()
  return value.map(string)
}

export const number: Reader<number> = (value) => {
  if (typeof value !== 'number') throw unexpected()
  return value
}

export const boolean: Reader<boolean> = (value) => {
  if (typeof value !== 'boolean') throw unexpected()
  return value
}

export const time: Reader<Date> = (value) => {
  const date = new Date(string(value))
  if (Number.isNaN(date.getTime())) throw unexpected()
  return date
}

export function items<T>(read: Reader<T>): Reader<readonly T[]> {
  return (value) => {
    if (!Array.isArray(value)) throw unexpected()
    return value.map(read)
  }
}

/** A member that may be absent; null then. */
export function maybe<T>(read: Reader<T>): Reader<T | null> {
  return (value) => (value === undefined || value === null ? null : read(value))
}

/** One of a few words; a newer service may know more, so it is not checked. */
export function word<T extends string>(): Reader<T> {
  return (value) => string(value) as T
}

export function unexpected(): FichaError {
  return new FichaError('unexpected_answer', 'the answer is not one of the Ficha service')
}
