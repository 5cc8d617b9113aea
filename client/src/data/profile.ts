import { items, maybe, number, string, word } from './members.ts'
import { asObject, isRecord, snakeCase } from './readers.ts'

/** What `ficha evaluate --profile` writes: from which confidence a field needs nobody's eyes. */
export interface Profile {
  readonly ficha: 'profile 1'
  /** Share of the accepted fields that shall be right, in [0, 1]. */
  readonly precision: number
  /** Of fields without a threshold of their own, and of a type that was found. */
  readonly others: number
  /** `54` → field → threshold; above 1 where the field is never taken unseen. */
  readonly byField: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** What the tenant's profile says of a document as it stands. */
export interface Judgement {
  readonly decision: 'accepted' | 'review'
  /** None where it is accepted. */
  readonly reasons: readonly Doubt[]
}

/** Why a person has to look at a document: never a value. Narrow `kind`. */
export type Doubt =
  | { readonly kind: 'type'; readonly confidence: number; readonly threshold: number }
  | {
      readonly kind: 'field'
      /** In camelCase. */
      readonly field: string
      readonly confidence: number
      readonly threshold: number
    }
  | { readonly kind: 'check'; readonly rule: string }
  /** A page, from 1, and the code of what is wrong with it. */
  | { readonly kind: 'page'; readonly page: number; readonly code: string }
  /** How many pages were not read, though nobody named those to read. */
  | { readonly kind: 'unread'; readonly pages: number }

export const readProfile = maybe((value): Profile => {
  const { precision, others, byField } = asObject(value)
  const types = Object.entries(asObject(byField)).map(([type, fields]) => {
    const own = Object.entries(asObject(fields)).map(([name, one]) => [name, number(one)] as const)
    return [type, Object.fromEntries(own)] as const
  })
  return {
    ficha: 'profile 1',
    precision: number(precision),
    others: number(others),
    byField: Object.fromEntries(types),
  }
})

/** @param names of the document's type, in camelCase */
export function readJudgement(value: unknown, names: readonly string[]): Judgement | null {
  if (!isRecord(value)) return null
  return {
    decision: word<Judgement['decision']>()(value.decision),
    // A kind that a later service has is left out: the decision says enough.
    reasons: items((one) => readDoubt(one, names))(value.reasons).filter((one) => one !== null),
  }
}

function readDoubt(value: unknown, names: readonly string[]): Doubt | null {
  const { kind, field, confidence, threshold, rule, page, code, pages } = asObject(value)
  switch (kind) {
    case 'field': {
      const name = names.find((known) => known === field || snakeCase(known) === field) ?? string(field)
      return { kind, field: name, confidence: number(confidence), threshold: number(threshold) }
    }
    case 'type':
      return { kind, confidence: number(confidence), threshold: number(threshold) }
    case 'check':
      return { kind, rule: string(rule) }
    case 'page':
      return { kind, page: number(page), code: string(code) }
    case 'unread':
      return { kind, pages: number(pages) }
    default:
      return null
  }
}
