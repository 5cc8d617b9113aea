import { hasWork } from '../review/has-work.ts'
import { type OpenDocument, store } from '../state/state.ts'
import { fetchKept, forget, type KeptDocument, keep, keptBy } from './shelf.ts'

/**
 * What a person has corrected or confirmed outlives a reload, a crash and a closed window, with its document: on this
 * device, until the document is closed on purpose. What was only read is not kept.
 */

const LOCK = 'ficha-window-'
/** This window, as long as it is open: others leave its documents alone. */
const session = crypto.randomUUID()
/** Documents as they were kept last. */
const kept = new Map<string, OpenDocument>()
let left: readonly KeptDocument[] = []

/** @returns when it is known what earlier windows left; where nothing can be kept, nothing is */
export async function startKeeping(): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  // An address without TLS has none: nothing is kept there.
  if (!locks) return
  // Held until the window is gone.
  void locks.request(LOCK + session, () => new Promise(() => {}))
  store.subscribe(() => void follow().catch(() => {}))
  try {
    const { held = [] } = await locks.query()
    const open = new Set(held.map(({ name }) => name))
    left = await keptBy((one) => one !== session && open.has(LOCK + one))
    store.update((state) => ({ ...state, leftCount: left.length }))
  } catch {
    // A private window of some browsers has no such place.
  }
}

/** Opens what earlier windows left, as it was. */
export async function takeUp(): Promise<void> {
  const found = await Promise.all(left.map(fetchKept))
  const documents = found.filter((document) => document !== null)
  left = []
  store.update((state) => ({
    ...state,
    leftCount: 0,
    documents: [...state.documents, ...documents],
    openId: documents[0]?.id ?? state.openId,
    selection: null,
  }))
}

export async function dropLeft(): Promise<void> {
  const ids = left.map(({ id }) => id)
  left = []
  store.update((state) => ({ ...state, leftCount: 0 }))
  await forget(ids)
}

async function follow(): Promise<void> {
  const { documents } = store.get()
  const worked = new Set(documents.filter(hasWork).map(({ id }) => id))
  const closed = [...kept.keys()].filter((id) => !worked.has(id))
  const changed = documents.filter(
    (document) =>
      document.phase.kind === 'read' && worked.has(document.id) && kept.get(document.id) !== document,
  )
  for (const id of closed) kept.delete(id)
  for (const document of changed) kept.set(document.id, document)
  if (closed.length > 0) await forget(closed)
  for (const document of changed) {
    // A later step may have overtaken this one.
    if (kept.get(document.id) === document) await keep(document, session)
  }
}
