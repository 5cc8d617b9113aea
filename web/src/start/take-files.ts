import { addDocument } from '../reading/read-documents.ts'
import { store } from '../state/state.ts'

/** One file is read at once; of several a person says whether they are one document. */
export function takeFiles(files: readonly File[]): void {
  if (files.length === 0) return
  const { chosen, type } = store.get()
  if (files.length === 1 && chosen.length === 0) addDocument(files, type)
  else store.update((state) => ({ ...state, openId: null, chosen: [...state.chosen, ...files] }))
}

/** A photo just taken may be the front of a card: it waits for its back. */
export function takePhoto(files: readonly File[]): void {
  if (files.length > 0)
    store.update((state) => ({ ...state, openId: null, chosen: [...state.chosen, ...files] }))
}

export function readAsOne(files: readonly File[]): void {
  const { type } = store.get()
  store.update((state) => ({ ...state, chosen: [] }))
  addDocument(files, type)
}

export function readEach(files: readonly File[]): void {
  const { type } = store.get()
  store.update((state) => ({ ...state, chosen: [] }))
  for (const file of files) addDocument([file], type)
}
