import { SURE_MIN } from '@ficha/element/parts'
import { type Profile, parseProfile, thresholdOf } from '@ficha/engine'
import type { AskedType } from '../state/document-types.ts'
import { store } from '../state/state.ts'

/** The profile that `ficha evaluate --profile` made of somebody's own documents, and the name of its file. */
export interface NamedProfile extends Profile {
  readonly name: string
}

const KEY = 'thresholds'

let used = readKept()

export function thresholds(): NamedProfile | null {
  return used
}

/** @returns the confidence below which a field of such a document is doubtful */
export function sureFrom(type: AskedType, field: string): number {
  return used === null ? SURE_MIN : thresholdOf(used, type, field)
}

/** @returns false where the file is no profile; then nothing changes */
export async function takeThresholds(file: File): Promise<boolean> {
  const profile = parseProfile(parseJson(await file.text()))
  if (profile === null) return false
  const found = { ...profile, name: file.name }
  // Numbers and names of fields alone: nothing of a document.
  localStorage.setItem(KEY, JSON.stringify(found))
  use(found)
  return true
}

export function dropThresholds(): void {
  localStorage.removeItem(KEY)
  use(null)
}

/** Every document is judged anew. */
function use(next: NamedProfile | null): void {
  used = next
  store.update((state) => ({ ...state, documents: state.documents.map((document) => ({ ...document })) }))
}

function readKept(): NamedProfile | null {
  const kept = parseJson(localStorage.getItem(KEY) ?? '')
  const profile = parseProfile(kept)
  return profile && { ...profile, name: nameOf(kept) }
}

function nameOf(kept: unknown): string {
  return typeof kept === 'object' && kept !== null && 'name' in kept ? String(kept.name) : ''
}

/** @returns null for what is no JSON, which is no profile either */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
