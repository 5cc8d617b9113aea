import { type JsonValue, type Judgeable, titleOf, VERDICT } from '@ficha/engine'
import { type Judging, judgeReading } from './judge-reading.ts'

export interface Summary {
  readonly judged: {
    readonly isValid: boolean
    readonly leastConfidence: number
    /** What the tenant's profile says; null without one. */
    readonly needsReview: boolean | null
  }
  readonly title: string | null
}

export interface Summarised extends Judgeable {
  readonly data: object
  readonly fields: Readonly<Record<string, { readonly value: JsonValue; readonly confidence: number }>>
}

/**
 * What a list shows of a reading.
 *
 * @param typeConfidence null where the type was asked for
 * @param judging null where the tenant has no profile
 */
export function summaryOf(
  reading: Summarised,
  type: number,
  typeConfidence: number | null,
  judging: Judging | null,
): Summary {
  const { [VERDICT]: verdict, ...fields } = reading.fields
  const confidences = Object.values(fields).map(({ confidence }) => confidence)
  const isValid = verdict?.value === true
  const needsReview =
    judging && judgeReading(reading, judging, { type, typeConfidence }).decision === 'review'
  return {
    judged: { isValid, leastConfidence: Math.min(1, ...confidences), needsReview },
    title: titleOf(reading.data),
  }
}
