import { type JsonValue, titleOf, VERDICT } from '@ficha/engine'

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
