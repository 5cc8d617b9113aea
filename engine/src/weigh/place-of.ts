import { boxOfSpan, type Span, wordsOf } from '../fields/span.ts'
import type { Box } from '../types.ts'
import type { Proposal } from './proposal.ts'

export interface Place extends Box {
  readonly page: Span['line']['page']
}

/** What is printed somewhere. */
export type Printed = Pick<Proposal, 'spans'>

/** Where the first print of a value stands; null where nothing shows it. */
export function placeOf({ spans: [span] }: Printed): Place | null {
  return span && wordsOf(span).length > 0 ? { page: span.line.page, ...boxOfSpan(span) } : null
}
