import { createStore } from '../state/store.ts'

/** What is looked for in the text of a document. */
export interface Search {
  /** Of the document. */
  readonly id: string
  readonly query: string
  /** Which of the places found is looked at, from 0. */
  readonly at: number
}

export const search = createStore<Search>({ id: '', query: '', at: 0 })
