import { useEffect } from 'preact/hooks'
import { openDocument, store } from '../state/state.ts'
import { listedDocuments } from './listed.ts'
import { confirmDocument, confirmField, goToNext, step } from './steps.ts'

/** Where letters are text. */
const TYPING = 'input:not([type=radio], [type=checkbox]), textarea, select, dialog[open] *'

/** One key for each step. Whoever dictates, or has other uses for letters, can switch them off. */
export function useReviewKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, ctrlKey, altKey, metaKey, key } = event
      if (ctrlKey || altKey || metaKey || event.defaultPrevented || !store.get().hasKeys) return
      if (target instanceof Element && target.matches(TYPING)) return
      if (document.querySelector('dialog[open]') !== null) return
      if (KEYS[key.toLowerCase()]?.() === true) event.preventDefault()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** Each says whether it did anything. */
const KEYS: Readonly<Record<string, () => boolean>> = {
  n: goToNext,
  c() {
    const { openId, selection } = store.get()
    if (openId === null || selection === null || openDocument(store.get())?.phase.kind !== 'read')
      return false
    confirmField(openId, selection.field)
    return true
  },
  e() {
    const button = document.querySelector<HTMLElement>('.details .correct-open')
    button?.click()
    return button !== null
  },
  d() {
    const open = openDocument(store.get())
    if (open?.phase.kind !== 'read') return false
    confirmDocument(open.id, !open.isConfirmed)
    return true
  },
  j: () => move(1),
  k: () => move(-1),
}

function move(by: number): boolean {
  step(listedDocuments(store.get()), by)
  return true
}
