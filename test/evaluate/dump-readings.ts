import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type DocumentType, UnreadableDocument } from '@ficha/engine'
import type { Runtime } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { definitionOf } from '../../engine/src/document-types/document-types.ts'
import { boxOf } from '../../engine/src/geometry.ts'
import { readPages } from '../../engine/src/read-pages.ts'
import type { ReadPage } from '../../engine/src/types.ts'
import { pathOf } from '../documents/packed/folders.ts'
import { pathsOf } from '../documents/pictures.ts'
import { loadDocuments, type TestDocument } from './documents.ts'
import { rememberNetworks } from './remembered-networks.ts'

/**
 * What the engine reads on documents, words with boxes, and what their fields are: the reader network is trained on it.
 * `npx tsx test/evaluate/dump-readings.ts --out DIR [--part tuning] [--folder DIR] [--source digital]
 * [--remember DIR] [--processes 2]` writes DIR/<id>.json. The part held out is not for learning, so it cannot be asked
 * for. A folder given has the form of test/documents/tuning/documents, with all files beside their JSON. What was
 * captured says beside what was read which lines were printed.
 */
const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    part: { type: 'string' },
    folder: { type: 'string' },
    source: { type: 'string' },
    remember: { type: 'string' },
    processes: { type: 'string', default: '2' },
    /** Which process of how many this one is; given by the first one. */
    share: { type: 'string' },
  },
})
if (!options.out) throw new RangeError('--out DIR is missing')
if (options.part && options.part !== 'tuning') throw new RangeError('only the part tuning is learnt from')
const out = options.out

if (options.share) await dumpShare(options.share)
else await startProcesses(Number(options.processes))

async function startProcesses(count: number): Promise<void> {
  await mkdir(out, { recursive: true })
  const ends = Array.from({ length: count }, async (_, i) => {
    const [code] = await once(
      fork(import.meta.filename, [...process.argv.slice(2), '--share', `${i}/${count}`]),
      'exit',
    )
    return code
  })
  const failed = (await Promise.all(ends)).filter((code) => code !== 0)
  if (failed.length > 0) throw new Error(`${failed.length} of ${count} processes failed`)
}

async function dumpShare(share: string): Promise<void> {
  const [own = 0, count = 1] = share.split('/').map(Number)
  const known = options.part ? await loadDocuments('tuning') : []
  const given = options.folder ? await documentsIn(options.folder) : []
  const runtime = options.remember ? rememberNetworks(nodeRuntime(), options.remember) : nodeRuntime()
  const wanted = [
    ...known.map((document) => ({ document, paths: () => pathsOf(document) })),
    ...given,
  ].filter(({ document }) => !options.source || document.source.split('-').includes(options.source))
  for (const { document, paths } of wanted.filter((_, i) => i % count === own)) {
    const { expected, files: _, ...facts } = document
    const printed = await printedLines(document)
    const pages = (await read(await paths(), document.type, runtime)).map(wordsOf)
    await writeFile(
      join(out, `${facts.id}.json`),
      `${JSON.stringify({ ...facts, ...expected, ...printed, pages })}\n`,
    )
  }
}

async function printedLines({ part, id }: TestDocument): Promise<{ readonly printed?: readonly string[] }> {
  const path = pathOf(part, `documents/${id}.words.txt`)
  return path ? { printed: (await readFile(path, 'utf8')).trimEnd().split('\n') } : {}
}

async function documentsIn(folder: string): Promise<{ document: TestDocument; paths: () => string[] }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => {
      const facts = JSON.parse(await readFile(join(folder, name), 'utf8'))
      const { id, type, layout, part, source, files = [`${id}.pdf`], sheets: _, ...expected } = facts
      const paths = () => files.map((file: string) => join(folder, file))
      return { document: { id, type, layout, part, source, files, expected }, paths }
    }),
  )
}

/** As rules take them; none where nothing is to be read. */
async function read(paths: readonly string[], type: DocumentType, runtime: Runtime): Promise<ReadPage[]> {
  const files = await Promise.all(paths.map((path) => readFile(path)))
  try {
    const { reading } = await readPages(files, runtime, { definitions: [definitionOf(type)] })
    return reading.pages.map(({ page }) => page)
  } catch (error) {
    if (error instanceof UnreadableDocument) return []
    throw error
  }
}

function wordsOf({ lines }: ReadPage) {
  return {
    lines: lines.map(({ angleDegrees, words }) => ({
      angle: rounded(angleDegrees),
      words: words.map(({ text, quad }) => {
        const { left, top, right, bottom } = boxOf(quad)
        return [text, ...[left, top, right, bottom].map(rounded)]
      }),
    })),
  }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
