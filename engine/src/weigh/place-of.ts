import { boxOfSpan, type Span, wordsOf } from '../fields/span.ts'
import { boxOf, shareColumn, shareRow } from '../geometry.ts'
import type { Roles } from '../reader/read-roles.ts'
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

/** Whether two stand in one row and not in one column. */
export function isBeside(one: Place | null, other: Place | null): boolean {
  return one !== null && one.page === other?.page && shareRow(one, other) && !shareColumn(one, other)
}

/** Where a word that the network saw stands. */
export function placeOfWord(row: number, { words }: Roles): Place | null {
  const seen = words[row]
  const word = seen?.line.words[seen.at]
  return seen && word ? { page: seen.page, ...boxOf(word.quad) } : null
}

/** Data of several people repeat at least so many fields; a former licence beside the present one fewer. So many values are a list. */
export const REPEATED_MIN = 3
