import { readFile } from 'node:fs/promises'
import { UnreadableDocument } from '@ficha/engine'
import { extract, type Runtime } from '@ficha/engine/parts'
import { pathsOf } from '../documents/pictures.ts'
import { KINDS, type Kind, kindOf, type TestDocument } from './documents.ts'

/** What a reading spends its time on, in the order of the pipeline. */
export const STAGES = [
  'decode',
  'detector',
  'recogniser',
  'lines and codes',
  'reader',
  'constrain, fields, checks',
] as const
export type Stage = (typeof STAGES)[number]
export type StageTimes = Readonly<Record<Stage, number>>

/** Mean milliseconds a page for one kind of source. */
export interface KindTimes {
  readonly kind: Kind
  readonly pages: number
  readonly perPage: StageTimes
}

const DOCUMENTS_A_KIND = 12

/** Two networks read lines. */
const STAGE_OF = {
  detector: 'detector',
  recogniser: 'recogniser',
  handwriting: 'recogniser',
  reader: 'reader',
} as const

/**
 * Time by stage for digital documents, scans and photos: some documents of each kind, evenly chosen. The engine knows
 * no clock, so it is timed from outside, through what it asks its host for.
 */
export async function timeKinds(documents: readonly TestDocument[], host: Runtime): Promise<KindTimes[]> {
  const times: KindTimes[] = []
  for (const kind of KINDS) {
    const own = documents.filter(({ source, expected }) => kindOf(source) === kind && 'data' in expected)
    if (own.length === 0) continue
    const step = Math.max(1, Math.floor(own.length / DOCUMENTS_A_KIND))
    const chosen = own.filter((_, index) => index % step === 0).slice(0, DOCUMENTS_A_KIND)
    // What is read first pays for V8's compilation, which `npm run bench:cold` measures.
    for (const document of chosen.slice(0, 1)) await timeStages(document, host)
    const runs = []
    for (const document of chosen) runs.push(await timeStages(document, host))
    const pages = runs.reduce((sum, run) => sum + run.pages, 0)
    times.push({ kind, pages, perPage: perPage(runs, pages) })
  }
  return times
}

function perPage(runs: readonly { readonly times: StageTimes }[], pages: number): StageTimes {
  const mean = (stage: Stage) => runs.reduce((sum, { times }) => sum + times[stage], 0) / Math.max(1, pages)
  return {
    decode: mean('decode'),
    detector: mean('detector'),
    recogniser: mean('recogniser'),
    'lines and codes': mean('lines and codes'),
    reader: mean('reader'),
    'constrain, fields, checks': mean('constrain, fields, checks'),
  }
}

/**
 * One reading, in milliseconds by the clock. Pages are told by `onPage`, the end of a page by the release of its pixels
 * to the memory ledger; within a page the networks' runs are timed, and what is left is lines and codes.
 * The reader runs once, after all pages.
 */
export async function timeStages(
  document: Pick<TestDocument, 'id' | 'part' | 'files' | 'type'>,
  host: Runtime,
): Promise<{ readonly times: StageTimes; readonly pages: number }> {
  const { type } = document
  const bytes = await Promise.all((await pathsOf(document)).map((path) => readFile(path)))
  const networks = { detector: 0, recogniser: 0, reader: 0 }
  let [decode, reading, pages, isReading] = [0, 0, 0, false]
  let mark = performance.now()
  const lap = () => {
    const [start, now] = [mark, performance.now()]
    mark = now
    return now - start
  }
  const timed: Runtime = {
    ...host,
    memory: {
      ...host.memory,
      async whileHolding(held, work) {
        // Decoders hold pixels too, before the page that they make is told of.
        if (!isReading) return host.memory.whileHolding(held, work)
        isReading = false
        const given = await host.memory.whileHolding(held, work)
        reading += lap()
        return given
      },
    },
    network: async (name) => {
      const network = await host.network(name)
      return {
        ...network,
        async run(pixels) {
          const start = performance.now()
          const given = await network.run(pixels)
          networks[STAGE_OF[name]] += performance.now() - start
          return given
        },
      }
    },
  }
  const onPage = () => {
    decode += lap()
    pages += 1
    isReading = true
  }
  try {
    await extract(bytes, type, timed, { onPage })
  } catch (error) {
    // A document that is refused was read all the same.
    if (!(error instanceof UnreadableDocument)) throw error
  }
  const rest = reading - networks.detector - networks.recogniser
  const times = {
    decode,
    ...networks,
    'lines and codes': Math.max(0, rest),
    'constrain, fields, checks': Math.max(0, lap() - networks.reader),
  }
  return { times, pages }
}
