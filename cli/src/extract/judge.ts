import { VERDICT } from '@ficha/engine'
import { z } from 'zod'
import type { DocumentReport } from './reading/read-document.ts'

/** From which confidence a field is taken unseen. */
export interface Thresholds {
  /** For fields without one of their own, and for a type that was found out. */
  readonly others: number
  /** `51` → field → threshold; above 1 where nothing is confident enough. */
  readonly byField: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** Whether a document needs nobody's eyes, and why not. */
export interface Judgement {
  readonly decision: 'accepted' | 'review'
  /** `name 0.83`, `check cnh.dates`, `page 2 blurred`: never a value. */
  readonly reasons: readonly string[]
}

/** What `ficha evaluate` writes and `--profile` takes. */
export const profile = z.object({
  ficha: z.literal('profile 1'),
  /** Share of the accepted fields that shall be right. */
  precision: z.number(),
  others: z.number(),
  byField: z.record(z.string(), z.record(z.string(), z.number())),
})
export type Profile = z.infer<typeof profile>

/**
 * A document is accepted where every field is confident enough, no check fails, every page was read and no page is in
 * doubt. A field that was not found counts too: its confidence is that it is not there.
 */
export function judge(report: DocumentReport, { others, byField }: Thresholds): Judgement {
  const { result, error, type, typeConfidence = 1 } = report
  if (!result) return { decision: 'review', reasons: [`error ${error?.code ?? 'unknown'}`] }
  const own = byField[String(type)] ?? {}
  const unread = result.pageCount - result.text.length
  const reasons = [
    ...(typeConfidence < others ? [`type ${spelt(typeConfidence)}`] : []),
    // The verdict says what the checks say, which are reasons themselves.
    ...Object.entries(result.fields).flatMap(([name, { confidence }]) =>
      name !== VERDICT && confidence < (own[name] ?? others) ? [`${name} ${spelt(confidence)}`] : [],
    ),
    ...result.validations.flatMap(({ rule, outcome }) => (outcome === 'fail' ? [`check ${rule}`] : [])),
    ...result.text.flatMap(({ page, issues }) => issues.map(({ code }) => `page ${page} ${code}`)),
    ...(unread > 0 ? [`${unread} pages not read`] : []),
  ]
  return { decision: reasons.length === 0 ? 'accepted' : 'review', reasons }
}

/** Rounded down, so that what is below a threshold never looks as if it reached it. */
function spelt(confidence: number): string {
  return (Math.floor(confidence * 1000) / 1000).toString()
}
