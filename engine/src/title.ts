import type { JsonValue } from './types.ts'

const TITLES = ['name', 'wardName', 'guardianName', 'number']

/**
 * What people call a document by, of whichever type: its holder's name, or else its number.
 *
 * @param data camelCase field name → value
 */
export function titleOf(data: object): string | null {
  const values = data as Readonly<Record<string, JsonValue>>
  const found = TITLES.map((name) => values[name]).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : null
}
