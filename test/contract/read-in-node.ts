import { readFile } from 'node:fs/promises'
import { inflateSync } from 'node:zlib'
import { extract, type Runtime, toResult } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { decode as decodePng } from 'fast-png'
import { documentFile } from '../documents/pictures.ts'
import type { SentCase } from './cases.ts'
import { readOnce } from './read-once.ts'
import { readerSample } from './reader-sample.ts'
import {
  DOCUMENT_TIMES,
  digest,
  type NetworkSamples,
  readLines,
  type SampleLine,
  seePage,
  seeRoles,
} from './run-networks.ts'

const SAMPLES = new URL('../../models/samples/', import.meta.url)
/** Digital documents, one of them with tables over several pages; then a scan, a photo and a card in a PNG. */
const FILES = [
  '51-cetesb-renewal.pdf',
  '51-ibama-transport-fleet-80.pdf',
  '23-code-and-link-grandmother-scan-200.pdf',
  '23-code-and-link-aunt-photo.jpg',
  '54-folded-card-l2-wrong-digit-glass-open-png.png',
] as const
const SAMPLE_FILES = ['lines.json', 'page.json', 'page.png', 'reader.json'] as const

export interface ReadInNode {
  readonly cases: SentCase[]
  readonly samples: NetworkSamples
}

/** The contract's documents and samples, as Node reads them; kept until the engine changes. */
export async function readInNode(): Promise<ReadInNode> {
  const inputs = await Promise.all([
    ...FILES.map(async (name) => readFile(await documentFile(name))),
    ...SAMPLE_FILES.map((name) => readFile(new URL(name, SAMPLES))),
  ])
  const read = await readOnce(inputs, async () => {
    const runtime = nodeRuntime()
    return JSON.stringify({ cases: await readCases(runtime), samples: await readSamples(runtime) })
  })
  return JSON.parse(read)
}

async function readCases(runtime: Runtime): Promise<SentCase[]> {
  const cases: SentCase[] = []
  for (const name of FILES) {
    const file = await readFile(await documentFile(name))
    const type = Number(name.slice(0, 2)) as SentCase['type']
    const result = toResult(await extract([file], type, runtime))
    cases.push({ name, type, fileBase64: file.toString('base64'), expected: JSON.stringify(result) })
  }
  return cases
}

async function readSamples(runtime: Runtime): Promise<NetworkSamples> {
  const packed: (SampleLine & { deflated: string })[] = JSON.parse(
    await readFile(new URL('lines.json', SAMPLES), 'utf8'),
  )
  const lines = packed.map(({ deflated, ...line }) => {
    return { ...line, pixels: inflateSync(Buffer.from(deflated, 'base64')).toString('base64') }
  })
  const facts = JSON.parse(await readFile(new URL('page.json', SAMPLES), 'utf8'))
  const document = readerSample.parse(JSON.parse(await readFile(new URL('reader.json', SAMPLES), 'utf8')))
  const { width, height, data } = decodePng(await readFile(new URL('page.png', SAMPLES)))
  const page = { width, height, pixels: Buffer.from(data).toString('base64') }
  const { core, fields } = await seePage(runtime, page)
  const said = await seeRoles(runtime, document, DOCUMENT_TIMES)
  const digests = {
    recogniser: await digest(await readLines(runtime, lines)),
    handwriting: await digest(await readLines(runtime, lines, 'handwriting')),
    detector: await digest([core, fields]),
    reader: await digest([said.roles, said.begins]),
  }
  return { lines, page, pageLines: facts.lines.length, document, digests }
}
