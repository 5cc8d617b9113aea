import { evidenceOf, wordConfidence } from '../../fields/span.ts'
import type { Field } from '../../types.ts'
import { restrictionsIn } from '../../values/observations.ts'
import { RESTRICTIONS } from '../../values/restriction-codes.ts'
import { listOfShown, shown } from '../../weigh/choose.ts'
import { BY_FORM } from '../../weigh/proposal.ts'
import type { CategoryRow } from './category-table.ts'

/** The rows of the table of categories that have days: since when, until when, and under which restrictions. */
export function categoriesField(rows: readonly CategoryRow[]): Field {
  const items = rows.map(({ category, first, expiry, restrictions, spans }) => ({
    value: { category, firstIssueDate: first, expirationDate: expiry, restrictions },
    spans,
  }))
  return listOfShown(items, BY_FORM * Math.min(1, ...rows.map(({ spans }) => wordConfidence(spans))))
}

/** The letters among the remarks and in the table's last column, with what they mean. */
export function restrictionsField(comments: Field | undefined, rows: readonly CategoryRow[]): Field {
  const told = comments?.status === 'found' ? comments : null
  const inRemarks = told ? restrictionsIn(told.raw) : []
  const inTable = rows.filter(({ restrictions }) => restrictions !== null)
  const codes = [...inRemarks, ...inTable.flatMap(({ restrictions }) => restrictionsIn(restrictions ?? ''))]
  const value = [...new Set(codes)].map((code) => ({ code, meaning: RESTRICTIONS[code] ?? null }))
  const isInRemarks = told && inRemarks.length > 0
  const evidence = [
    ...(isInRemarks ? told.evidence : []),
    ...inTable.flatMap(({ spans }) => evidenceOf(spans.slice(-1))),
  ]
  const most = inTable.length > 0 ? BY_FORM : 1
  return shown(value, codes.length > 0 ? evidence : [], isInRemarks ? Math.min(told.confidence, most) : most)
}
