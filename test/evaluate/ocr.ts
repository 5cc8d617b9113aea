import { parseArgs } from 'node:util'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { groupBy, median } from '../../cli/src/evaluate/score/metrics.ts'
import { readPage } from '../../engine/src/read-page.ts'
import { evaluateFolder } from './ocr-folder.ts'
import { loadOcrDocuments, type OcrDocument } from './ocr-pages.ts'
import { PSM, readWithTesseract } from './tesseract.ts'
import { sumErrors, type WordError, wordError, wordsOf } from './word-error.ts'

/**
 * Word CER of the engine and of Tesseract 5 on the same pixels, in one run:
 * `npm run evaluate:ocr -- [--part tuning|held-out] [--stride 12] [--kind scan] [--id NAME] [--no-tesseract] [--worst 10] [--diff]`.
 * Of real pictures, beside all peers that are installed:
 * `npm run evaluate:ocr -- --folder DIR [--id NAME] [--rivals FOLDER]` (`picture-folder.ts` says what is in DIR).
 * See `wordError` for what is counted. Ids are shown of the part for tuning only.
 */
const { values: options } = parseArgs({
  allowNegative: true,
  options: {
    part: { type: 'string', default: 'tuning' },
    stride: { type: 'string', default: '12' },
    kind: { type: 'string' },
    id: { type: 'string' },
    tesseract: { type: 'boolean', default: true },
    worst: { type: 'string', default: '0' },
    diff: { type: 'boolean', default: false },
    folder: { type: 'string' },
    rivals: { type: 'string', default: process.cwd() },
  },
})

if (options.folder) {
  await evaluateFolder(options.folder, options.rivals, options.id ?? '')
  process.exit(0)
}

interface Outcome {
  readonly id: string
  readonly kind: string
  readonly pages: number
  readonly engine: Measured
  readonly tesseract: readonly Measured[]
}

interface Measured {
  readonly error: WordError
  readonly ms: number
}

const runtime = nodeRuntime()
const documents = (await loadOcrDocuments(options.part, Number(options.stride), runtime)).filter(
  ({ id, kind }) => (!options.kind || options.kind === kind) && (!options.id || id.includes(options.id)),
)
if (documents.length === 0) throw new RangeError('no document matches')

const outcomes: Outcome[] = []
for (const document of documents) outcomes.push(await measure(document))
for (const [kind, own] of groupBy(outcomes, (outcome) => outcome.kind)) report(kind, own)
if (options.part === 'tuning') showWorst(Number(options.worst))

async function measure({ id, kind, words, pages }: OcrDocument): Promise<Outcome> {
  const printed = await words()
  const read: string[] = []
  const others = PSM.map(() => ({ words: [] as string[], ms: 0 }))
  let ms = 0
  let count = 0
  for await (const page of pages()) {
    count += 1
    const start = performance.now()
    const { lines } = await readPage(page, runtime)
    ms += performance.now() - start
    read.push(...lines.flatMap((line) => wordsOf(line.text)))
    const { raster } = page
    if (!raster || !options.tesseract) continue
    for (const [i, psm] of PSM.entries()) {
      const reading = readWithTesseract(raster, psm)
      others[i]?.words.push(...reading.words)
      if (others[i]) others[i].ms += reading.ms
    }
  }
  if (options.diff && options.part === 'tuning') showDifference(id, kind, printed, read)
  return {
    id,
    kind,
    pages: count,
    engine: { error: wordError(printed, read), ms },
    tesseract: options.tesseract
      ? others.map((other) => ({ error: wordError(printed, other.words), ms: other.ms }))
      : [],
  }
}

function report(kind: string, own: readonly Outcome[]): void {
  const engine = own.map((outcome) => outcome.engine)
  const pages = own.reduce((sum, outcome) => sum + outcome.pages, 0)
  console.log(`\n${options.part} ${kind}: ${own.length} documents, ${pages} pages`)
  console.log(`  engine            ${line(engine)}`)
  const runs = PSM.map((psm, i) => ({ psm, all: own.flatMap((outcome) => outcome.tesseract[i] ?? []) }))
  for (const { psm, all } of runs) {
    if (all.length === 0) continue
    const [ours, theirs] = [cer(engine), cer(all)]
    const times = own.map((outcome, i) => outcome.engine.ms / Math.max(1, all[i]?.ms ?? 1))
    console.log(
      `  tesseract psm ${String(psm).padEnd(2)}  ${line(all)}  ` +
        `engine/tesseract: CER ${(ours / theirs).toFixed(2)}, time ${median(times).toFixed(2)}`,
    )
  }
}

function line(all: readonly Measured[]): string {
  const { exact, words, characters, unread, unprinted } = sumErrors(all.map(({ error }) => error))
  const share = (count: number) => percent(count / Math.max(1, characters))
  const perDocument = median(all.map(({ error }) => error.edits / Math.max(1, error.characters)))
  return [
    `CER ${percent(cer(all))} (median document ${percent(perDocument)}; not read ${share(unread)}, not printed ${share(unprinted)})`,
    `words ${percent(exact / Math.max(1, words))}`,
    `median ${median(all.map(({ ms }) => ms)).toFixed(0)} ms a document`,
  ].join('  ')
}

function cer(all: readonly Measured[]): number {
  const { edits, characters } = sumErrors(all.map(({ error }) => error))
  return edits / Math.max(1, characters)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`
}

function showWorst(count: number): void {
  const byRate = outcomes.toSorted((a, b) => cer([b.engine]) - cer([a.engine])).slice(0, count)
  for (const { id, kind, engine } of byRate)
    console.log(`${percent(cer([engine])).padStart(9)}  ${kind}  ${id}`)
}

/** Words that only one side has: printed, then read. */
function showDifference(id: string, kind: string, printed: readonly string[], read: readonly string[]): void {
  const without = (all: readonly string[], others: readonly string[]) => {
    const left = [...others]
    return all.filter((word) => {
      const at = left.indexOf(word)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
  }
  console.log(
    `${kind} ${id}\n  printed: ${without(printed, read).join(' ')}\n  read:    ${without(read, printed).join(' ')}`,
  )
}
