import { wordConfidence } from '../../fields/span.ts'
import type { Evidence, Field } from '../../types.ts'
import { restrictionsIn } from '../../values/observations.ts'
import { RESTRICTIONS } from '../../values/restriction-codes.ts'
import { itemsField } from '../../weigh/more-field.ts'
import type { CategoryRow } from './category-table.ts'

/** What a row of the table is right by, whose cells were all found. */
const BY_TABLE = 0.95

/** The rows of the table of categories that have days: since when, until when, and under which restrictions. */
export function categoriesField(rows: readonly CategoryRow[]): Field {
  const items = rows.map(({ category, first, expiry, restrictions, spans }) => ({
    value: { category, firstIssueDate: first, expirationDate: expiry, restrictions },
    spans,
  }))
  return itemsField(items, BY_TABLE * Math.min(1, ...rows.map(({ spans }) => wordConfidence(spans))))
}

/** The letters among the remarks and in the table's last column, with what they mean. */
export function restrictionsField(comments: Field | undefined, rows: readonly CategoryRow[]): Field {
  const told = comments?.status === 'found' ? comments : null
  const inRemarks = told ? restrictionsIn(told.raw) : []
  const inTable = rows.filter(({ restrictions }) => restrictions !== null)
  const codes = [...inRemarks, ...inTable.flatMap(({ restrictions }) => restrictionsIn(restrictions ?? ''))]
  const table = itemsField(
    inTable.map(({ restrictions, spans }) => ({ value: restrictions, spans: spans.slice(-1) })),
    BY_TABLE,
  )
  const evidence: Evidence[] = [
    ...(told && inRemarks.length > 0 ? told.evidence : []),
    ...(table.status === 'found' ? table.evidence.map((one) => ({ ...one, path: [] })) : []),
  ]
  const [first, ...rest] = evidence
  if (codes.length === 0 || !first) return { status: 'missing', value: null, confidence: 0 }
  const value = [...new Set(codes)].map((code) => ({ code, meaning: RESTRICTIONS[code] ?? null }))
  const confidence = Math.min(
    told && inRemarks.length > 0 ? told.confidence : 1,
    inTable.length > 0 ? BY_TABLE : 1,
  )
  return {
    status: 'found',
    value,
    raw: evidence.map(({ text }) => text).join('; '),
    confidence,
    evidence: [first, ...rest],
  }
}
