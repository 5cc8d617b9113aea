import type { DocumentType } from '@ficha/engine'
import { preparePages } from '../evidence/pdf-pages.ts'
import { installServiceWorker } from '../shell/install.ts'
import { changeDocument, type OpenDocument, store } from '../state/state.ts'
import type { Told } from './messages.ts'
import { type Reader, startReader } from './reader.ts'

/** The documents of this device: opened, read one after the other, closed. */

let reader: Reader | null = null
/** The document being read. */
let readingId: string | null = null

/** Load everything that reading needs, before any document is there. */
export async function prepareReader(): Promise<void> {
  store.update((state) => ({ ...state, reader: { kind: 'preparing', part: 0 } }))
  try {
    await Promise.all([startFreshReader(), preparePages(), installServiceWorker()])
    store.update((state) => ({ ...state, reader: { kind: 'ready' } }))
    readNext()
  } catch {
    store.update((state) => ({ ...state, reader: { kind: 'away' } }))
  }
}

/** @param files the pages of one document in this order */
export function addDocument(files: readonly File[], type: DocumentType): void {
  const [first] = files
  if (first === undefined) return
  const document: OpenDocument = {
    id: crypto.randomUUID(),
    name: first.name || 'imagem',
    type,
    files,
    shown: files,
    origin: 'device',
    phase: { kind: 'waiting' },
    notes: [],
    corrections: {},
  }
  store.update((state) => ({
    ...state,
    documents: [...state.documents, document],
    openId: state.openId ?? document.id,
    selection: null,
  }))
  readNext()
}

/** Read a document again, as another type or after it was cancelled. */
export function readAgain(id: string, type: DocumentType): void {
  changeDocument(id, (document) => ({ ...document, type, phase: { kind: 'waiting' }, corrections: {} }))
  store.update((state) => ({ ...state, selection: null }))
  readNext()
}

/** Only an end of the worker stops it at once. */
export function cancelReading(id: string): void {
  changeDocument(id, (document) => ({ ...document, phase: { kind: 'cancelled' } }))
  if (readingId === id) void renewReader()
}

export function closeDocument(id: string): void {
  const wasReading = readingId === id
  store.update((state) => {
    const documents = state.documents.filter((document) => document.id !== id)
    return { ...state, documents, openId: documents.at(-1)?.id ?? null, selection: null }
  })
  // What the worker's memory grew to is given back with it; with nothing open its successor may load.
  if (wasReading || store.get().documents.length === 0) void renewReader()
}

function readNext(): void {
  const { documents, reader: state } = store.get()
  if (reader === null || readingId !== null || state.kind !== 'ready') return
  const next = documents.find(({ phase }) => phase.kind === 'waiting')
  if (next === undefined) return
  readingId = next.id
  changeDocument(next.id, (document) => ({
    ...document,
    phase: { kind: 'reading', progress: { stage: 'open', page: 0, pageCount: 0 } },
  }))
  reader.read(next.files, next.type, (message) => hear(next.id, message))
}

function hear(id: string, message: Told): void {
  switch (message.kind) {
    case 'loaded':
    case 'prepared':
      break
    case 'shown':
      changeDocument(id, (document) => ({ ...document, shown: message.files }))
      break
    case 'notes':
      changeDocument(id, (document) => ({ ...document, notes: message.notes }))
      break
    case 'progress':
      changeDocument(id, (document) => ({
        ...document,
        phase: { kind: 'reading', progress: message.progress },
      }))
      break
    case 'read':
    case 'failed':
      changeDocument(id, (document) => ({ ...document, phase: message }))
      readingId = null
      readNext()
      break
    case 'broken':
      changeDocument(id, (document) => ({
        ...document,
        phase: { kind: 'failed', code: 'reader_failed', message: message.message, detectedType: null },
      }))
      void renewReader()
  }
}

async function startFreshReader(): Promise<void> {
  reader = startReader((part) =>
    store.update((state) =>
      state.reader.kind === 'preparing' ? { ...state, reader: { kind: 'preparing', part } } : state,
    ),
  )
  await reader.prepared
}

async function renewReader(): Promise<void> {
  reader?.end()
  reader = null
  readingId = null
  await prepareReader()
}
