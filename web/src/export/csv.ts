import type { JsonValue, Naming } from '@ficha/engine'
import { pointer } from '../evidence/corrections.ts'
import { evidenceFor, leavesOf } from '../evidence/leaves.ts'
import type { OpenDocument } from '../state/state.ts'
import { spell } from './spell.ts'

const HEAD = ['file', 'type', 'field', 'value', 'corrected', 'confidence', 'page', 'source', 'raw']
/** A spreadsheet would run these as a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** One row for each plain value of all documents, so that types can be mixed (RFC 4180, with a byte-order mark for Excel). */
export function toCsv(documents: readonly OpenDocument[], naming: Naming): string {
  const rows = [HEAD, ...documents.flatMap((document) => rowsOf(document, naming))]
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

function rowsOf(document: OpenDocument, naming: Naming): string[][] {
  const { phase, corrections, name, type } = document
  if (phase.kind !== 'read') return []
  return Object.entries(phase.reading.fields).flatMap(([field, report]) => {
    const leaves = leavesOf(report.value)
    const whole = corrections[pointer(field, [])]
    // An empty list still has its row: that nothing was found is a result.
    const rows = leaves.length === 0 ? [{ path: [], value: null }] : leaves
    return rows.map(({ path, value }) => {
      const [evidence] = evidenceFor(report, path)
      return [
        name,
        String(type),
        [field, ...path].map((step) => spell(String(step), naming)).join('.'),
        plain(value),
        plain(corrections[pointer(field, path)] ?? whole ?? null),
        String(report.confidence),
        String(evidence?.page ?? ''),
        evidence?.source ?? '',
        evidence?.text ?? '',
      ]
    })
  })
}

function plain(value: JsonValue): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
