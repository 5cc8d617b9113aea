import { leavesOf } from '../evidence/leaves.ts'
import { changeDocument, openDocument, type Path, store } from '../state/state.ts'
import { isOpenForReview } from './facts.ts'
import { judgedReading } from './judged.ts'
import { nextOpen } from './listed.ts'
import { sortReviewed } from './settled.ts'

/** What a person does, one step after the other, until nothing is left to decide. */

export function openById(id: string | null): void {
  store.update((state) => (state.openId === id ? state : { ...state, openId: id, selection: null }))
}

/** The next doubtful field, of this document or of the next that has one. @returns whether there is any */
export function goToNext(): boolean {
  const state = store.get()
  const here = openDocument(state)
  if (here !== undefined && isOpenForReview(here, state.label !== null)) {
    const names = doubtfulOf(here)
    const next = names[names.indexOf(state.selection?.field ?? '') + 1]
    if (next !== undefined) {
      select(here.id, next)
      return true
    }
  }
  const other = nextOpen(state, state.openId)
  if (other === undefined) return false
  select(other.id, doubtfulOf(other)[0] ?? null)
  return true
}

/** The field that is looked at is right as it stands; then the next doubtful one of the document, if there is one. */
export function confirmField(id: string, field: string): void {
  const document = store.get().documents.find((one) => one.id === id)
  const names = document === undefined ? [] : doubtfulOf(document)
  const next = names[names.indexOf(field) + 1] ?? names.find((name) => name !== field)
  changeDocument(id, (one) => ({ ...one, confirmed: [...new Set([...one.confirmed, field])] }))
  select(id, names.includes(field) && next !== undefined ? next : field)
}

export function unconfirmField(id: string, field: string): void {
  changeDocument(id, (one) => ({
    ...one,
    confirmed: one.confirmed.filter((name) => name !== field),
    isConfirmed: false,
  }))
  select(id, field)
}

export function confirmDocument(id: string, isConfirmed: boolean): void {
  changeDocument(id, (one) => (one.phase.kind === 'read' ? { ...one, isConfirmed } : one))
}

/** By place in the list. */
export function step(listed: readonly { readonly id: string }[], by: number): void {
  const at = listed.findIndex(({ id }) => id === store.get().openId)
  const next = listed[Math.min(listed.length - 1, Math.max(0, at + by))]
  if (next !== undefined) openById(next.id)
}

function doubtfulOf(document: Parameters<typeof judgedReading>[0]): string[] {
  const reading = judgedReading(document)
  return reading === null ? [] : sortReviewed(reading, document).doubtful.map(({ name }) => name)
}

function select(id: string, field: string | null): void {
  store.update((state) => {
    const document = state.documents.find((one) => one.id === id)
    const report = document && field !== null ? judgedReading(document)?.fields[field] : undefined
    const path: Path = report === undefined ? [] : (leavesOf(report.value)[0]?.path ?? [])
    return {
      ...state,
      openId: id,
      selection: field === null ? null : { field, path, by: 'step' },
    }
  })
}
