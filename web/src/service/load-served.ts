import type {
  Document,
  DocumentFields,
  DocumentText,
  FichaClient,
  FichaError,
  Judgement,
  Review,
} from '@ficha/client'
import { type ExtractionResult, type JsonValue, type TextReading, titleOf, VERDICT } from '@ficha/engine'
import { pointer } from '../evidence/corrections.ts'
import { type Corrections, type OpenDocument, type Phase, store, UNREVIEWED } from '../state/state.ts'
import { createStore } from '../state/store.ts'

/** What people have said of the document that is looked at. */
export interface ServedReview {
  readonly id: string
  readonly state: Review['state']
  /** For the next change. */
  readonly version: string | null
  /** Those that the service has. */
  readonly corrections: Corrections
  /** What the tenant's profile says; null where there is none. */
  readonly judgement: Judgement | null
}

export const servedReview = createStore<ServedReview | null>(null)

/** Follow a document of the service to its end, then fetch what was read and what was sent. */
export async function loadServed(client: FichaClient, id: string, signal: AbortSignal): Promise<void> {
  const now = await client.get(id, { signal })
  const files = await fetchFiles(client, id, signal)
  const document: OpenDocument = {
    id,
    name: now.externalId ?? id,
    type: now.type ?? 'auto',
    typeConfidence: now.typeConfidence ?? null,
    files,
    shown: files,
    pages: null,
    origin: 'service',
    phase: WAITING,
    notes: [],
    ...UNREVIEWED,
  }
  if (signal.aborted) return
  if (now.type === 'text') return loadText(client, now, document, signal)
  if (now.status === 0) {
    show(document)
    await client.waitFor(id, { signal })
  }
  const { phase, corrections, review } = await fetchPhase(client, id, signal)
  // A type that was to be found is known by now.
  const ended = now.type === null ? await client.get(id, { signal }) : now
  const type = ended.type ?? 'auto'
  if (signal.aborted) return
  servedReview.update(() => review)
  const name = now.externalId ?? (phase.kind === 'read' ? titleOf(phase.reading.data) : null) ?? id
  show({ ...document, name, type, typeConfidence: ended.typeConfidence ?? null, phase, corrections })
}

async function loadText(
  client: FichaClient,
  now: Document,
  document: OpenDocument,
  signal: AbortSignal,
): Promise<void> {
  servedReview.update(() => null)
  show(document)
  if (now.status === 0) await client.waitFor(now.id, { signal })
  const text = await client.text(now.id, { signal })
  if (signal.aborted) return
  if (text.status === 2) show({ ...document, phase: failedPhase(text.error) })
  else if (text.status === 1 && text.type === 'text') show({ ...document, phase: textPhase(text) })
}

function textPhase({ pages, pageCount, engine, processTime }: WholeText): Phase {
  // The client has checked every member; the engine's types know the words of some.
  const text = { type: 'text', pages, pageCount, engine } as TextReading
  return { kind: 'text', text, seconds: processTime }
}

function failedPhase({ code, message }: FichaError): Phase {
  return { kind: 'failed', code, message, detectedType: null }
}

const WAITING: Phase = { kind: 'reading', progress: { stage: 'understand', page: 0, pageCount: 0, share: 0 } }

function show(served: OpenDocument): void {
  store.update((state) => ({ ...state, served }))
}

interface Fetched {
  readonly phase: Phase
  readonly corrections: Corrections
  readonly review: ServedReview | null
}

const NOTHING_SAID = { corrections: {}, review: null }

async function fetchPhase(client: FichaClient, id: string, signal: AbortSignal): Promise<Fetched> {
  const [fields, text] = await Promise.all([client.fields(id, { signal }), client.text(id, { signal })])
  if (fields.status === 2) {
    return { phase: failedPhase(fields.error), ...NOTHING_SAID }
  }
  if (fields.status !== 1 || text.status !== 1 || fields.type === 'text')
    return { phase: WAITING, ...NOTHING_SAID }
  const corrections = correctionsOf(fields)
  const phase: Phase = { kind: 'read', reading: toReading(fields, text), seconds: fields.processTime }
  const state = fields.review?.state ?? 'none'
  return {
    phase,
    corrections,
    review: { id, state, version: fields.version, corrections, judgement: fields.judgement },
  }
}

type WholeText = Extract<DocumentText, { status: 1; type: 'text' }>
type Fields = Exclude<Extract<DocumentFields, { status: 1 }>, { type: 'text' }>

/** What the service answers in two parts is what the engine gives in one. */
function toReading(fields: Fields, text: Extract<DocumentText, { status: 1 }>): ExtractionResult {
  // The client has checked every member; its types know the names, the engine's only that there are some.
  const reports = Object.fromEntries(
    Object.entries(reportsOf(fields)).map(([name, report]) => [name, asShown(report)]),
  ) as unknown as ExtractionResult['fields']
  const data = Object.fromEntries(Object.entries(reports).map(([name, { value }]) => [name, value]))
  return {
    data: fields.reviewed === null ? data : { ...data, [VERDICT]: fields.reviewed.documentValidation },
    fields: reports,
    // The client has checked them, and knows their names, too.
    more: fields.more as ExtractionResult['more'],
    validations: fields.reviewed?.validations ?? fields.validations,
    ...(fields.pictures.length > 0 ? { pictures: fields.pictures } : {}),
    text: text.pages,
    pageCount: fields.pageCount,
    engine: fields.engine as ExtractionResult['engine'],
  }
}

interface CorrectableReport {
  readonly value: JsonValue
  readonly corrected: { readonly value: JsonValue } | null
}

function reportsOf(fields: Fields): Readonly<Record<string, CorrectableReport>> {
  return fields.fields as unknown as Readonly<Record<string, CorrectableReport>>
}

/** A corrected list takes the place of the one that was read: the rows of one are not those of the other. */
function asShown<R extends CorrectableReport>(report: R): R {
  return report.corrected?.value instanceof Object ? { ...report, value: report.corrected.value } : report
}

/** Plain values stand beside what was read. */
function correctionsOf(fields: Fields): Corrections {
  return Object.fromEntries(
    Object.entries(reportsOf(fields)).flatMap(([name, { corrected }]) =>
      corrected === null || corrected.value instanceof Object ? [] : [[pointer(name, []), corrected.value]],
    ),
  )
}

/** The files as uploaded; none where the service has purged them already. */
async function fetchFiles(client: FichaClient, id: string, signal: AbortSignal): Promise<File[]> {
  const files: File[] = []
  for (let number = 1, count = 1; number <= count; number++) {
    try {
      const file = await client.file(id, { number, signal })
      count = file.count
      files.push(new File([file.blob], `${id}-${number}`, { type: file.blob.type }))
    } catch (error) {
      if (signal.aborted) throw error
      return files
    }
  }
  return files
}
