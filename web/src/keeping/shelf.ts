import type { OpenDocument, Phase } from '../state/state.ts'

/** A document that a person has worked on, as this device keeps it. */
export interface KeptDocument {
  readonly id: string
  /** Of the window that has it open. */
  readonly session: string
  readonly document: Omit<OpenDocument, 'files' | 'shown'>
}

interface KeptFiles {
  readonly id: string
  readonly files: readonly File[]
  readonly shown: readonly File[]
}

const NAME = 'ficha'
const VERSION = 1

let opening: Promise<IDBDatabase> | null = null

/** Files are written once; what a person says of them, with every step. */
export async function keep({ files, shown, ...document }: OpenDocument, session: string): Promise<void> {
  const stores = (await database()).transaction(['documents', 'files'], 'readwrite')
  const kept: KeptDocument = { id: document.id, session, document }
  stores.objectStore('documents').put(kept)
  const known = await done(stores.objectStore('files').getKey(document.id))
  if (known === undefined) {
    const own: KeptFiles = { id: document.id, files, shown }
    stores.objectStore('files').put(own)
  }
}

export async function forget(ids: readonly string[]): Promise<void> {
  const stores = (await database()).transaction(['documents', 'files'], 'readwrite')
  for (const id of ids) {
    stores.objectStore('documents').delete(id)
    stores.objectStore('files').delete(id)
  }
}

/** @returns what no open window has, without its files */
export async function keptBy(isOpen: (session: string) => boolean): Promise<readonly KeptDocument[]> {
  const store = (await database()).transaction('documents').objectStore('documents')
  // Written by this page alone, perhaps by an earlier version of it.
  const all: readonly KeptDocument[] = await done(store.getAll())
  return all.filter(({ session }) => !isOpen(session))
}

/** The document as it was; null where its files are gone. */
export async function fetchKept({ id, document }: KeptDocument): Promise<OpenDocument | null> {
  const store = (await database()).transaction('files').objectStore('files')
  const own: KeptFiles | undefined = await done(store.get(id))
  if (own === undefined) return null
  return { ...document, phase: asNow(document.phase), files: own.files, shown: own.shown }
}

/** What was kept before readings had `more` opens without it. */
function asNow(phase: Phase): Phase {
  return phase.kind === 'read'
    ? { ...phase, reading: { ...phase.reading, more: phase.reading.more ?? {} } }
    : phase
}

function database(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION)
    request.onupgradeneeded = () => {
      for (const store of ['documents', 'files']) request.result.createObjectStore(store, { keyPath: 'id' })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no database'))
  })
  return opening
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('no answer'))
  })
}
