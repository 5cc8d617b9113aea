import { LIMITS, UnreadableDocument } from '@ficha/engine'
import { read, showable } from '@ficha/engine/browser'
import { preparePages } from '../evidence/pdf-pages.ts'
import { prepareXlsx } from '../export/xlsx.ts'
import { type Looker, startLooker } from '../quality/looker.ts'
import { installServiceWorker } from '../shell/install.ts'
import type { AskedType } from '../state/document-types.ts'
import { FIRST_VIEW } from '../state/list-view.ts'
import { changeDocument, type OpenDocument, store, UNREVIEWED } from '../state/state.ts'

/** The documents of this device: opened, read one after the other, closed. */

let looker: Looker | null = null
/** What ends the reading of a document that is waiting or being read. */
const readings = new Map<string, AbortController>()

/** Load everything that reading needs, before any document is there. */
export async function prepareReader(): Promise<void> {
  store.update((state) => ({ ...state, reader: { kind: 'preparing', share: 0 } }))
  try {
    looker ??= startLooker()
    await Promise.all([
      read.prepare(tellLoading),
      looker.prepared,
      preparePages(),
      prepareXlsx(),
      installServiceWorker(),
    ])
    store.update((state) => ({ ...state, reader: { kind: 'ready' } }))
    for (const { id, phase } of store.get().documents) if (phase.kind === 'waiting') void readOne(id)
  } catch {
    store.update((state) => ({ ...state, reader: { kind: 'away' } }))
  }
}

/** @param files the pages of one document in this order */
export function addDocument(files: readonly File[], type: AskedType): void {
  const [first] = files
  if (first === undefined) return
  const document: OpenDocument = {
    id: crypto.randomUUID(),
    name: first.name || 'imagem',
    type,
    typeConfidence: null,
    files,
    shown: files,
    pages: null,
    origin: 'device',
    phase: { kind: 'waiting' },
    notes: [],
    ...UNREVIEWED,
  }
  store.update((state) => ({
    ...state,
    documents: [...state.documents, document],
    openId: state.openId ?? document.id,
    selection: null,
  }))
  void readOne(document.id)
}

/** Read a document again after it was cancelled, or as another type: its pages are not read again where its type was found. */
export function readAgain(id: string, type: AskedType): void {
  changeDocument(id, (document) => ({
    ...document,
    type,
    typeConfidence: null,
    phase: { kind: 'waiting' },
    ...UNREVIEWED,
  }))
  store.update((state) => ({ ...state, selection: null }))
  void readOne(id)
}

/** Read pages beyond the first ones as well. What a person has said stays: it was said of the same document. */
export function readAllPages(id: string, pageCount: number): void {
  changeDocument(id, (document) => ({
    ...document,
    pages: `1-${Math.min(pageCount, LIMITS.pagesMax)}`,
    phase: { kind: 'waiting' },
    isConfirmed: false,
  }))
  void readOne(id)
}

export function cancelReading(id: string): void {
  changeDocument(id, (document) => ({ ...document, phase: { kind: 'cancelled' } }))
  stopReading(id)
}

export function closeDocument(id: string): void {
  store.update((state) => {
    const at = state.documents.findIndex((document) => document.id === id)
    const documents = state.documents.filter((document) => document.id !== id)
    // Whoever closes one of many goes on with the next.
    const next = documents[Math.min(at, documents.length - 1)]
    return { ...state, documents, openId: next?.id ?? null, selection: null }
  })
  stopReading(id)
  // What the workers' memory grew to is given back with them; with nothing open their successors may load.
  if (store.get().documents.length === 0) void renewReader()
}

export function closeAll(): void {
  const ids = store.get().documents.map(({ id }) => id)
  store.update((state) => ({ ...state, documents: [], openId: null, selection: null, list: FIRST_VIEW }))
  for (const id of ids) {
    readings.get(id)?.abort()
    readings.delete(id)
  }
  void renewReader()
}

/** Waits for its turn, and until everything is loaded: nothing is fetched while a document is open. */
async function readOne(id: string): Promise<void> {
  const document = store.get().documents.find((one) => one.id === id)
  if (document === undefined || readings.has(id) || store.get().reader.kind !== 'ready') return
  const { files, type, pages } = document
  const controller = new AbortController()
  const { signal } = controller
  readings.set(id, controller)
  let startedAt = performance.now()
  // With its reading, not before: hundreds may wait.
  let isLookedAt = false
  const lookOnce = () => {
    if (isLookedAt) return
    isLookedAt = true
    void looker?.look(files).then((notes) => changeDocument(id, (document) => ({ ...document, notes })))
  }
  try {
    const shown = await showable(files, 'as-they-are', signal)
    if (shown.some((file, i) => file !== files[i])) {
      changeDocument(id, (document) => ({ ...document, shown: shown.map(named) }))
    }
    const reading = await read(files, {
      type,
      pages: pages ?? undefined,
      signal,
      onProgress(progress) {
        if (progress.stage === 'open') startedAt = performance.now()
        lookOnce()
        changeDocument(id, (document) => ({ ...document, phase: { kind: 'reading', progress } }))
      },
    })
    const seconds = (performance.now() - startedAt) / 1000
    const found =
      'typeConfidence' in reading ? { type: reading.type, typeConfidence: reading.typeConfidence } : {}
    changeDocument(id, (document) => ({ ...document, ...found, phase: { kind: 'read', reading, seconds } }))
  } catch (error) {
    if (signal.aborted) return
    changeDocument(id, (document) => ({ ...document, phase: failureOf(error) }))
    if (!(error instanceof UnreadableDocument)) void prepareReader()
  } finally {
    if (readings.get(id) === controller) readings.delete(id)
  }
}

function failureOf(error: unknown): Extract<OpenDocument['phase'], { kind: 'failed' }> {
  if (error instanceof UnreadableDocument) {
    const { code, message, detectedType } = error
    return { kind: 'failed', code, message, detectedType }
  }
  const message = error instanceof Error ? error.message : ''
  return { kind: 'failed', code: 'reader_failed', message, detectedType: null }
}

/** One that runs ends with its workers: others are started before the next needs them. */
function stopReading(id: string): void {
  const reading = readings.get(id)
  readings.delete(id)
  reading?.abort()
  if (reading !== undefined && store.get().documents.length > 0) void prepareReader()
}

async function renewReader(): Promise<void> {
  read.close()
  looker?.end()
  looker = null
  await prepareReader()
}

function tellLoading({ share }: { readonly share: number }): void {
  store.update((state) =>
    state.reader.kind === 'preparing' ? { ...state, reader: { kind: 'preparing', share } } : state,
  )
}

function named(picture: Blob, index: number): File {
  return picture instanceof File ? picture : new File([picture], `${index + 1}.png`, { type: picture.type })
}
