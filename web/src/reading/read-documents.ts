import { type ExtractionResult, LIMITS, type TextReading, UnreadableDocument } from '@ficha/engine'
import { arePictures, type Progress, read, showable } from '@ficha/engine/browser'
import { preparePages } from '../evidence/pdf-pages.ts'
import { prepareSearchablePdf } from '../export/searchable-pdf.ts'
import { prepareXlsx } from '../export/xlsx.ts'
import { type Looker, startLooker } from '../quality/looker.ts'
import { installServiceWorker } from '../shell/install.ts'
import type { AskedType } from '../state/document-types.ts'
import { FIRST_VIEW } from '../state/list-view.ts'
import {
  changeDocument,
  type Loading,
  type OpenDocument,
  type Phase,
  type ReaderState,
  store,
  UNREVIEWED,
} from '../state/state.ts'
import { prepareTextView } from '../text/text-view.ts'
import { forgetPassword, passwordOf } from '../unlock/passwords.ts'
import { isMetered } from './metered.ts'

/** The documents of this device: opened, read one after the other, closed. */

let looker: Looker | null = null
/** What ends the reading of a document that is waiting or being read. */
const readings = new Map<string, AbortController>()

/** Of several loadings that overlap, the last one tells how it stands. */
let turn = 0
/** A part of the rest is on its way: a document waits for its end, so that nothing is requested while it is read. */
let isLoadingRest = false

/** The page is there. On a connection that costs by the byte a person says when. */
export function beginPreparing(): void {
  if (isMetered()) store.update((state) => ({ ...state, reader: { kind: 'metered' } }))
  else void prepareReader()
}

/**
 * Load everything that reading needs: first what photos are read with, then, while no document is read or looked at, the
 * rest: the engine of PDFs, the viewer with its fonts, spreadsheets, and what keeps all of it for the next visit.
 */
export async function prepareReader(): Promise<void> {
  const own = ++turn
  const put = (reader: ReaderState) => {
    if (own === turn) store.update((state) => ({ ...state, reader }))
  }
  const since = performance.now()
  let loading: Loading = { loaded: 0, of: 0, since }
  let kind: 'preparing' | 'pictures' = 'preparing'
  const tell = ({ bytes }: Progress) => {
    loading = { loaded: bytes?.loaded ?? 0, of: bytes?.of ?? 0, since }
    put({ kind, loading })
  }
  put({ kind, loading })
  try {
    looker ??= startLooker()
    await Promise.all([read.prepare(tell, 'pictures'), looker.prepared, prepareTextView()])
    kind = 'pictures'
    put({ kind, loading })
    await readWaiting()
    const rest = [
      () => read.prepare(tell),
      preparePages,
      prepareXlsx,
      prepareSearchablePdf,
      installServiceWorker,
    ]
    for (const load of rest) {
      await untilNothingIsLookedAt()
      isLoadingRest = true
      await load().finally(() => {
        isLoadingRest = false
      })
      await readWaiting()
    }
    put({ kind: 'ready' })
    await readWaiting()
  } catch {
    put({ kind: 'away' })
  }
}

/** @returns when they have their turn, not when they are read */
async function readWaiting(): Promise<void> {
  const waiting = store.get().documents.filter(({ phase }) => phase.kind === 'waiting')
  await Promise.all(waiting.map(({ id }) => readOne(id)))
}

/** What could not be read does not hold it up, and what waits for the rest calls for it. */
function untilNothingIsLookedAt(): Promise<void> {
  const isFree = () => {
    const phases = store.get().documents.map(({ phase }) => phase.kind)
    const isShown = phases.includes('read') || phases.includes('text')
    return readings.size === 0 && (phases.includes('waiting') || !isShown)
  }
  return new Promise((resolve) => {
    if (isFree()) return resolve()
    const stop = store.subscribe(() => {
      if (!isFree()) return
      stop()
      resolve()
    })
  })
}

/**
 * @param files the pages of one document in this order
 * @returns its id; null where there are no files
 */
export function addDocument(
  files: readonly File[],
  type: AskedType,
  name = files[0]?.name ?? '',
): string | null {
  if (files.length === 0) return null
  const document: OpenDocument = {
    id: crypto.randomUUID(),
    name: name || 'imagem',
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
  return document.id
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

/** The text of a document, whatever it is. What was refused as a type has it already. */
export function readAsText(id: string): void {
  const phase = store.get().documents.find((one) => one.id === id)?.phase
  const text = phase?.kind === 'failed' ? phase.text : undefined
  if (text === undefined) readAgain(id, 'text')
  else changeDocument(id, (document) => ({ ...document, type: 'text', typeConfidence: null, phase: text }))
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
  forgetPassword(id)
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
    forgetPassword(id)
  }
  void renewReader()
}

/** Has its turn once what it needs is loaded; until then it waits. */
async function readOne(id: string): Promise<void> {
  const document = store.get().documents.find((one) => one.id === id)
  if (document === undefined || !(await isReadable(document)) || readings.has(id)) return
  void readNow(document)
}

async function readNow(document: OpenDocument): Promise<void> {
  const { id, files, type, pages } = document
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
      otherwise: 'text',
      pages: pages ?? undefined,
      password: passwordOf(id),
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
    endReading(id, controller)
    changeDocument(id, (document) => ({ ...document, ...found, phase: phaseOf(reading, seconds) }))
  } catch (error) {
    if (signal.aborted) return
    endReading(id, controller)
    changeDocument(id, (document) => ({ ...document, phase: failureOf(error) }))
    if (!(error instanceof UnreadableDocument)) void prepareReader()
  }
}

/** Before its end is told: what waits for it looks then. One that was aborted is gone already. */
function endReading(id: string, controller: AbortController): void {
  if (readings.get(id) === controller) readings.delete(id)
}

async function isReadable({ files }: OpenDocument): Promise<boolean> {
  const { kind } = store.get().reader
  return kind === 'ready' || (kind === 'pictures' && !isLoadingRest && (await arePictures(files)))
}

function phaseOf(reading: ExtractionResult | TextReading, seconds: number): Phase {
  if (!('pages' in reading)) return { kind: 'read', reading, seconds }
  const { refusal, ...text } = reading
  const phase = { kind: 'text', text, seconds } as const
  return refusal === undefined ? phase : { kind: 'failed', ...refusal, text: phase }
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

function named(picture: Blob, index: number): File {
  return picture instanceof File ? picture : new File([picture], `${index + 1}.png`, { type: picture.type })
}
