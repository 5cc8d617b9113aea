import { toJson } from '../export/json.ts'
import { markTaken } from '../export/taken.ts'
import { addDocument } from '../reading/read-documents.ts'
import { parseType } from '../state/document-types.ts'
import { type OpenDocument, store } from '../state/state.ts'

/**
 * `ficha label FOLDER`: the files come from the program on this machine that served the page, and the truth of each
 * document that a person confirms goes back to it. Nobody else is asked.
 */

const PLACE = /^#\/label\/([\w-]+)$/
/** For a reload: the address is not left in the bar. */
const KEPT = 'label-token'
/** Documents that wait or are read; more would only fill the memory. */
const AHEAD = 4

/** What the program says of its folder. */
interface Folder {
  readonly folder: string
  readonly type: string
  readonly documents: readonly { readonly name: string; readonly files: readonly string[] }[]
}

/** Id of an open document → its place in the folder. */
const places = new Map<string, number>()
const sent = new Map<string, OpenDocument>()

/** Whether the page was opened by the program; then it begins. */
export function beginLabelling(): boolean {
  const given = PLACE.exec(location.hash)?.[1]
  if (given !== undefined) {
    sessionStorage.setItem(KEPT, given)
    history.replaceState(null, '', '#/')
  }
  const token = sessionStorage.getItem(KEPT)
  if (token === null) return false
  void label(`/label/${token}/documents`)
  return true
}

async function label(address: string): Promise<void> {
  const folder = await fetchFolder(address)
  if (folder === null) return tell({ folder: '', done: 0, total: 0, problem: 'gone' })
  tell({ folder: folder.folder, done: 0, total: folder.documents.length, problem: null })
  store.subscribe(() => sendConfirmed(address))
  for (const [place, { name, files }] of folder.documents.entries()) {
    await untilFewWait()
    const fetched = await Promise.all(
      files.map((file, i) => fetchFile(`${address}/${place}/files/${i}`, file)),
    )
    const id = addDocument(fetched, parseType(folder.type) ?? 'auto', name)
    if (id !== null) places.set(id, place)
  }
}

async function fetchFolder(address: string): Promise<Folder | null> {
  const response = await fetch(address).catch(() => null)
  // The program and this page are of one version.
  return response?.ok === true ? ((await response.json()) as Folder) : null
}

async function fetchFile(address: string, name: string): Promise<File> {
  const response = await fetch(address).catch(() => null)
  // What cannot be fetched is an empty file, and said to be damaged.
  return new File(response?.ok === true ? [await response.blob()] : [], name)
}

function sendConfirmed(address: string): void {
  for (const document of store.get().documents) {
    const place = places.get(document.id)
    if (place === undefined || !document.isConfirmed || document.phase.kind !== 'read') continue
    if (sent.get(document.id) === document) continue
    sent.set(document.id, document)
    void send(`${address}/${place}`, document)
  }
}

async function send(address: string, document: OpenDocument): Promise<void> {
  const body = JSON.stringify(toJson(document))
  const response = await fetch(address, { method: 'PUT', body }).catch(() => null)
  if (response?.ok === true) {
    markTaken([document])
    tellDone(null)
  } else {
    sent.delete(document.id)
    tellDone(response?.status === 409 ? 'other_file' : 'gone')
  }
}

function tellDone(problem: 'other_file' | 'gone' | null): void {
  store.update((state) => ({ ...state, label: state.label && { ...state.label, done: sent.size, problem } }))
}

function tell(label: NonNullable<ReturnType<typeof store.get>['label']>): void {
  store.update((state) => ({ ...state, label }))
}

function untilFewWait(): Promise<void> {
  const isFree = () =>
    store.get().documents.filter(({ phase }) => phase.kind === 'waiting' || phase.kind === 'reading').length <
    AHEAD
  return new Promise((resolve) => {
    if (isFree()) return resolve()
    const stop = store.subscribe(() => {
      if (!isFree()) return
      stop()
      resolve()
    })
  })
}
