import type { JsonValue } from '@ficha/engine'

/** The field that follows from the checks. */
const VERDICT = 'documentValidation'
/** What people call a document by, of whichever type: its holder's name, or else its number. */
const TITLES = ['name', 'wardName', 'guardianName', 'number']

export interface Summary {
  readonly judged: { readonly isValid: boolean; readonly leastConfidence: number }
  readonly title: string | null
}

/** What a list shows of a reading. */
export function summaryOf(reading: {
  readonly data: object
  readonly fields: Readonly<Record<string, { readonly value: JsonValue; readonly confidence: number }>>
}): Summary {
  const { [VERDICT]: verdict, ...fields } = reading.fields
  const confidences = Object.values(fields).map(({ confidence }) => confidence)
  const isValid = verdict?.value === true
  return { judged: { isValid, leastConfidence: Math.min(1, ...confidences) }, title: titleOf(reading.data) }
}

/** @param data camelCase names */
export function titleOf(data: object): string | null {
  const values = data as Readonly<Record<string, JsonValue>>
  const found = TITLES.map((name) => values[name]).find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : null
}
