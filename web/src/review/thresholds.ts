import { SURE_MIN } from '@ficha/element/parts'
import type { AskedType } from '../state/document-types.ts'
import { store } from '../state/state.ts'

/** From which confidence a field needs nobody's eyes, as `ficha evaluate --profile` found it on somebody's own documents. */
export interface Thresholds {
  /** Of the file. */
  readonly name: string
  /** Share of the accepted fields that shall be right. */
  readonly precision: number
  readonly others: number
  /** `51` → field → threshold; above 1 where nothing is confident enough. */
  readonly byField: Readonly<Record<string, Readonly<Record<string, number>>>>
}

const KEY = 'thresholds'
const PROFILE = 'profile 1'

let used = readKept()

export function thresholds(): Thresholds | null {
  return used
}

/** @returns the confidence below which a field of such a document is doubtful */
export function sureFrom(type: AskedType, field: string): number {
  return used === null ? SURE_MIN : (used.byField[String(type)]?.[field] ?? used.others)
}

/** @returns false where the file is no profile; then nothing changes */
export async function takeThresholds(file: File): Promise<boolean> {
  const found = parseProfile(file.name, await file.text())
  if (found === null) return false
  // Numbers and names of fields alone: nothing of a document.
  localStorage.setItem(KEY, JSON.stringify({ ...found, ficha: PROFILE }))
  use(found)
  return true
}

export function dropThresholds(): void {
  localStorage.removeItem(KEY)
  use(null)
}

/** Every document is judged anew. */
function use(next: Thresholds | null): void {
  used = next
  store.update((state) => ({ ...state, documents: state.documents.map((document) => ({ ...document })) }))
}

function readKept(): Thresholds | null {
  const text = localStorage.getItem(KEY)
  return text === null ? null : parseProfile('', text)
}

function parseProfile(name: string, text: string): Thresholds | null {
  const profile = asRecord(parseJson(text))
  const byType = asRecord(profile?.['byField'])
  const { ficha, precision, others, name: kept } = profile ?? {}
  if (ficha !== PROFILE || !isNumber(precision) || !isNumber(others) || byType === null) return null
  const byField: Record<string, Record<string, number>> = {}
  for (const [type, fields] of Object.entries(byType)) {
    const own = Object.entries(asRecord(fields) ?? {})
    if (!own.every((entry): entry is [string, number] => isNumber(entry[1]))) return null
    byField[type] = Object.fromEntries(own)
  }
  return { name: name || String(kept ?? ''), precision, others, byField }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : null
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value)
}
