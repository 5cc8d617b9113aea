import { type Thresholds, thresholdOf } from './profile.ts'
import { VERDICT } from './schema/document-schema.ts'
import type { CheckOutcome } from './types.ts'

/** What of a reading is judged; an `ExtractionResult` has all of it. */
export interface Judgeable {
  readonly fields: Readonly<Record<string, { readonly confidence: number }>>
  readonly validations: readonly { readonly rule: string; readonly outcome: CheckOutcome }[]
  readonly text: readonly { readonly page: number; readonly issues: readonly { readonly code: string }[] }[]
  readonly pageCount: number
}

/** How the document came to be read. */
export interface AskedFor {
  /** Null or `auto` where it is not known. */
  readonly type: number | 'auto' | null
  /** Probability that the type is right, where it was found; null where it was asked for. */
  readonly typeConfidence?: number | null | undefined
  /** Whether somebody named the pages to be read: that the others were not is no doubt then. */
  readonly hasPages?: boolean | undefined
  /** Fields whose value a person has given: they are sure. */
  readonly corrected?: ReadonlySet<string> | undefined
}

/** Why a person has to look at a document: never a value. */
export type Doubt =
  | { readonly kind: 'type'; readonly confidence: number; readonly threshold: number }
  | {
      readonly kind: 'field'
      /** In camelCase. */
      readonly field: string
      readonly confidence: number
      /** Above 1 where nothing is confident enough. */
      readonly threshold: number
    }
  | { readonly kind: 'check'; readonly rule: string }
  /** A page, from 1, and the code of what is wrong with it. */
  | { readonly kind: 'page'; readonly page: number; readonly code: string }
  | { readonly kind: 'unread'; readonly pages: number }

/** Whether a document needs nobody's eyes, and why not. */
export interface Judgement {
  readonly decision: 'accepted' | 'review'
  /** None where it is accepted. */
  readonly reasons: readonly Doubt[]
}

/**
 * A document is accepted where every field is confident enough, no check fails, every page was read and no page is in
 * doubt. A field that was not found counts too: its confidence is that it is not there.
 */
export function judge(
  { fields, validations, text, pageCount }: Judgeable,
  thresholds: Thresholds,
  { type, typeConfidence, hasPages = false, corrected }: AskedFor,
): Judgement {
  const found = typeConfidence ?? 1
  const unread = hasPages ? 0 : pageCount - text.length
  const reasons: readonly Doubt[] = [
    ...(found < thresholds.others
      ? [{ kind: 'type', confidence: found, threshold: thresholds.others } as const]
      : []),
    // The verdict says what the checks say, which are reasons themselves.
    ...Object.entries(fields).flatMap(([field, { confidence }]) => {
      const threshold = thresholdOf(thresholds, String(type), field)
      const isSure = field === VERDICT || corrected?.has(field) || confidence >= threshold
      return isSure ? [] : [{ kind: 'field', field, confidence, threshold } as const]
    }),
    ...validations.flatMap(({ rule, outcome }) =>
      outcome === 'fail' ? [{ kind: 'check', rule } as const] : [],
    ),
    ...text.flatMap(({ page, issues }) => issues.map(({ code }) => ({ kind: 'page', page, code }) as const)),
    ...(unread > 0 ? [{ kind: 'unread', pages: unread } as const] : []),
  ]
  return { decision: reasons.length === 0 ? 'accepted' : 'review', reasons }
}

/** A reason in a few words, for tables and logs: `name 0.83`, `check cnh.dates`, `page 2 blurred`. */
export function describeDoubt(doubt: Doubt): string {
  switch (doubt.kind) {
    case 'type':
      return `type ${spelt(doubt.confidence)}`
    case 'field':
      return `${doubt.field} ${spelt(doubt.confidence)}`
    case 'check':
      return `check ${doubt.rule}`
    case 'page':
      return `page ${doubt.page} ${doubt.code}`
    case 'unread':
      return `${doubt.pages} pages not read`
  }
}

/** Rounded down, so that what is below a threshold never looks as if it reached it. */
function spelt(confidence: number): string {
  return (Math.floor(confidence * 1000) / 1000).toString()
}
