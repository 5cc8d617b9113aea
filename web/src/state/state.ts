import type { DocumentType, ExtractionResult, JsonValue, Progress, TextReading } from '@ficha/engine'
import type { QualityNote } from '../quality/quality-note.ts'
import { type Language, pickLanguage } from '../words/language.ts'
import { type AskedType, DEFAULT_TYPE } from './document-types.ts'
import { FIRST_VIEW, type ListView } from './list-view.ts'
import { createStore, useStore } from './store.ts'

/** Everything the page knows. Documents that a person has worked on outlive it (keeping/), and preferences. */
export interface State {
  readonly language: Language
  readonly theme: Theme
  /** Whether single letters are steps of the review. */
  readonly hasKeys: boolean
  readonly reader: ReaderState
  /** What the next document will be read as. */
  readonly type: AskedType
  readonly documents: readonly OpenDocument[]
  /** Files that were chosen together and wait for the word whether they are one document. */
  readonly chosen: readonly File[]
  readonly openId: string | null
  /** How far the labelling of a folder is, where `ficha label` has opened the page. */
  readonly label: LabelState | null
  /** Documents that an earlier window kept, and nobody has taken up yet. */
  readonly leftCount: number
  /** While it is printed every page is drawn, not only what is in view. */
  readonly isPrinting: boolean
  /** How many documents are listed. */
  readonly list: ListView
  readonly selection: Selection | null
  /** The document of the service that is looked at. */
  readonly served: OpenDocument | null
}

export type Theme = 'system' | 'light' | 'dark'

/** Whether everything that reading needs is on the device. */
export type ReaderState =
  /** Nothing is loaded before somebody says so: the connection is metered. */
  | { readonly kind: 'metered' }
  | { readonly kind: 'preparing'; readonly loading: Loading }
  /** Photos can be read; the rest waits while a document is open. */
  | { readonly kind: 'pictures'; readonly loading: Loading }
  | { readonly kind: 'ready' }
  | { readonly kind: 'away' }

export interface LabelState {
  readonly folder: string
  /** Documents whose truth is written, of how many. */
  readonly done: number
  readonly total: number
  /** The program has ended; or a file of another kind stands where the truth would. */
  readonly problem: 'gone' | 'other_file' | null
}

/** Bytes over the network, about. */
export interface Loading {
  readonly loaded: number
  readonly of: number
  /** `performance.now()` of the first of them. */
  readonly since: number
}

export interface OpenDocument {
  readonly id: string
  readonly name: string
  /** `auto` until it is found. */
  readonly type: AskedType
  /** Probability in [0, 1] that `type` is right, where it was found. */
  readonly typeConfidence: number | null
  /** Handles: their bytes are read by whoever needs them, and not kept. */
  readonly files: readonly File[]
  /** What the browser shows of them: pictures of those that it cannot show itself. */
  readonly shown: readonly File[]
  /** Which pages are read, as in `1,3-5`; null: the first ones. */
  readonly pages: string | null
  /** Where it was read. */
  readonly origin: 'device' | 'service'
  readonly phase: Phase
  readonly notes: readonly QualityNote[]
  readonly corrections: Corrections
  /** Names of fields of which a person says that they are right as they stand. */
  readonly confirmed: readonly string[]
  /** Whether a person is done with the document. */
  readonly isConfirmed: boolean
}

/** Nobody has looked at it yet. */
export const UNREVIEWED = { corrections: {}, confirmed: [], isConfirmed: false } as const

export type Phase =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'reading'; readonly progress: Progress }
  | { readonly kind: 'read'; readonly reading: ExtractionResult; readonly seconds: number }
  | TextPhase
  | {
      readonly kind: 'failed'
      /** Of `UnreadableDocument`, or `reader_failed`. */
      readonly code: string
      readonly message: string
      readonly detectedType: DocumentType | null
      /** Of another type than was asked for: its text was read with it. */
      readonly text?: TextPhase
    }
  | { readonly kind: 'cancelled' }

/** Read for its text alone. */
export interface TextPhase {
  readonly kind: 'text'
  readonly text: TextReading
  readonly seconds: number
}

/** JSON pointer into `data` (camelCase) → what a person says it should be. */
export type Corrections = Readonly<Record<string, JsonValue>>

export type Path = readonly (string | number)[]

export interface Selection {
  readonly field: string
  /** Which part of a structured value. */
  readonly path: Path
  /** Who asked: the page scrolls for the list and the list for the page; a step of the review moves both. */
  readonly by: 'list' | 'page' | 'step'
}

export const store = createStore<State>({
  language: pickLanguage(),
  theme: readTheme(),
  hasKeys: localStorage.getItem('keys') !== 'off',
  reader: { kind: 'preparing', loading: { loaded: 0, of: 0, since: 0 } },
  type: DEFAULT_TYPE,
  documents: [],
  chosen: [],
  openId: null,
  label: null,
  leftCount: 0,
  isPrinting: false,
  list: FIRST_VIEW,
  selection: null,
  served: null,
})

export function useAppState<T>(select: (state: State) => T): T {
  return useStore(store, select)
}

export function openDocument(state: State): OpenDocument | undefined {
  return state.documents.find((document) => document.id === state.openId)
}

export function changeDocument(id: string, change: (document: OpenDocument) => OpenDocument): void {
  store.update((state) => ({
    ...state,
    documents: state.documents.map((document) => (document.id === id ? change(document) : document)),
    served: state.served?.id === id ? change(state.served) : state.served,
  }))
}

function readTheme(): Theme {
  const kept = localStorage.getItem('theme')
  return kept === 'light' || kept === 'dark' ? kept : 'system'
}
