import type { Case, Json } from './metrics.ts'

/** What stands for every value of a document that was refused: all wrong, and nothing claimed. */
export const NOT_READ = '(not read)'

/** What was read of a document: its fields by name, each with its value and how sure the engine was. */
export type ReadFields = Readonly<
  Record<string, { readonly value: Json; readonly confidence: number } | undefined>
>

/**
 * Every field of the ground truth, beside what was read.
 *
 * @param read null where the document was refused
 */
export function casesOf(
  about: Pick<Case, 'document' | 'part' | 'type'>,
  expected: Readonly<Record<string, Json>>,
  read: ReadFields | null,
): Case[] {
  return Object.entries(expected).map(([field, value]) => {
    if (read === null) return { ...about, field, expected: value, actual: NOT_READ, confidence: 0 }
    const own = read[field]
    return { ...about, field, expected: value, actual: own?.value ?? null, confidence: own?.confidence ?? 0 }
  })
}
