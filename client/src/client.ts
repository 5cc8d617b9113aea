import type {
  Document,
  DocumentSummary,
  FailedDocument,
  FinishedDocument,
  ReceivedDocument,
} from './data/documents.ts'
import type { DocumentFields, DocumentText } from './data/reports.ts'
import {
  type CorrectOptions,
  correctDocument,
  type DocumentFile,
  deleteDocument,
  type FileOptions,
  type GetOptions,
  getDocument,
  getFields,
  getFile,
  getText,
  getTextAs,
  type ReprocessOptions,
  reprocessDocument,
  type TextForm,
} from './document.ts'
import { type EventPage, type EventsOptions, fetchEvents } from './events.ts'
import { type Host, systemHost } from './host.ts'
import { type Keys, keysOf } from './keys.ts'
import {
  type ExportOptions,
  type ExportPart,
  exportDocuments,
  type ListOptions,
  listDocuments,
} from './list.ts'
import type { CallOptions, Connection } from './send.ts'
import {
  fetchHealth,
  fetchLimits,
  fetchStatus,
  type Health,
  type Limits,
  type ServiceStatus,
} from './service.ts'
import { type Settings, settingsOf } from './settings.ts'
import { type UploadOptions, upload } from './upload.ts'
import { type WaitOptions, waitFor } from './wait-for.ts'
import { type Webhooks, webhooksOf } from './webhooks.ts'

export interface ClientOptions {
  /** Base address of the service, e.g. `https://ficha.example/v1`. */
  readonly url: string
  readonly apiKey: string
  /** Tries after the first, where repeating is safe. */
  readonly retries?: number | undefined
  /** Milliseconds one try may take. */
  readonly timeoutMs?: number | undefined
}

export interface FichaClient {
  /** Queue a document for reading. */
  upload(options: UploadOptions): Promise<ReceivedDocument>
  /** The document as it is; with `waitSeconds` (1 to 25) at its end, if that comes within this time. */
  get(id: string, options?: GetOptions): Promise<Document>
  /** The document at its end; a reading takes seconds. See `WaitOptions` for when to give up. */
  waitFor(id: string, options?: WaitOptions): Promise<FinishedDocument | FailedDocument>
  /** Documents, newest first: `for await (const document of ficha.list())`. */
  list(options?: ListOptions): AsyncGenerator<DocumentSummary>
  /** The data of many documents, as lines of JSON or as CSV. */
  export(options: ExportOptions): Promise<ExportPart>
  /** Delete a document with its file, text and data. */
  delete(id: string, options?: CallOptions): Promise<void>
  /** Where each field was read, how certain it is, and which checks it passed. */
  fields(id: string, options?: GetOptions): Promise<DocumentFields>
  /** Correct values and confirm a document; what was read stays beside it. */
  correct(id: string, change: CorrectOptions): Promise<DocumentFields>
  /** The recognised text by page and line. */
  text(id: string, options?: GetOptions): Promise<DocumentText>
  /** The text of a document that was sent as `text`, as plain text, Markdown or hOCR. */
  textAs(id: string, format: TextForm, options?: GetOptions): Promise<string>
  /** The bytes as uploaded, while they are kept. */
  file(id: string, options?: FileOptions): Promise<DocumentFile>
  /** Read a document again; what was read before is discarded. */
  reprocess(id: string, options?: ReprocessOptions): Promise<ReceivedDocument>
  /** What webhooks were told, again, for 30 days. */
  events(options?: EventsOptions): Promise<EventPage>
  /** Needs no valid key, nor do the limits. */
  health(options?: CallOptions): Promise<Health>
  limits(options?: CallOptions): Promise<Limits>
  /** What waits, for whoever looks after the service; the key needs the scope `status:read`. */
  status(options?: CallOptions): Promise<ServiceStatus>
  /** What the tenant has decided about its documents. */
  readonly settings: Settings
  readonly keys: Keys
  readonly webhooks: Webhooks
}

/** Five tries within some ten seconds. */
const RETRIES = 4
const TIMEOUT_MS = 30_000

/**
 * The service as typed functions. They need fetch and nothing else, so they run in Node, browsers and
 * Workers.
 *
 * @param host for tests, or where fetch is not a global
 * @throws {TypeError} for an address that is none
 */
export function createClient(options: ClientOptions, host: Host = systemHost): FichaClient {
  const connection: Connection = {
    url: readUrl(options.url),
    apiKey: options.apiKey,
    retries: options.retries ?? RETRIES,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    host,
  }
  return {
    upload: (file) => upload(connection, file),
    get: async (id, get) => (await getDocument(connection, id, get)).document,
    waitFor: (id, wait) => waitFor(connection, id, wait),
    list: (list) => listDocuments(connection, list),
    export: (options) => exportDocuments(connection, options),
    delete: (id, call) => deleteDocument(connection, id, call),
    fields: (id, get) => getFields(connection, id, get),
    correct: (id, change) => correctDocument(connection, id, change),
    text: (id, get) => getText(connection, id, get),
    textAs: (id, format, get) => getTextAs(connection, id, format, get),
    file: (id, file) => getFile(connection, id, file),
    reprocess: (id, call) => reprocessDocument(connection, id, call),
    events: (page) => fetchEvents(connection, page),
    health: (call) => fetchHealth(connection, call),
    limits: (call) => fetchLimits(connection, call),
    status: (call) => fetchStatus(connection, call),
    settings: settingsOf(connection),
    keys: keysOf(connection),
    webhooks: webhooksOf(connection),
  }
}

function readUrl(text: string): string {
  const url = new URL(text)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new TypeError('url must be http or https')
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new TypeError('url must have no query, fragment or credentials')
  }
  return url.href.replace(/\/+$/, '')
}
