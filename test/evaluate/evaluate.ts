import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { acceptance } from '../../cli/src/evaluate/score/acceptance.ts'
import { macroF1 } from '../../cli/src/evaluate/score/f1.ts'
import { groupBy, median, summarise } from '../../cli/src/evaluate/score/metrics.ts'
import { misreadingCounts } from '../../cli/src/evaluate/score/misreadings.ts'
import { loadDocuments, PARTS, type Part } from './documents.ts'
import { writeFigures } from './figures.ts'
import { makeNeededPictures } from './needed-pictures.ts'
import { drawOutcomes } from './pictures.ts'
import { recordReached } from './reached.ts'
import { rememberNetworks } from './remembered-networks.ts'
import { type GroupReport, groupText, overview, worstText } from './report.ts'
import { type Outcome, run } from './run.ts'
import { timeKinds } from './stage-times.ts'
import { worstDocuments, wrongBySource } from './worst.ts'

/**
 * How well the engine reads the test documents:
 * `npm run evaluate -- [--part tuning|held-out] [--type 51] [--source scan] [--layout NAME] [--every 5]
 * [--worst 20 [--pictures DIR]] [--json FILE] [--unconstrained] [--remember DIR] [--record] [--report [DIR]]`.
 * A layout's name that ends in `-` names all that begin so. `--worst` and `--pictures` show the tuning part alone.
 * `--record` writes down what was reached, from which the tests take their floors (`reached.json`). `--report` draws
 * the charts of the held-out part, or of the one that was read, and fills in the tables of docs/measured.md.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: 'string' },
    type: { type: 'string' },
    source: { type: 'string' },
    layout: { type: 'string' },
    every: { type: 'string', default: '1' },
    worst: { type: 'string' },
    pictures: { type: 'string' },
    json: { type: 'string' },
    /** What constrained reading gains: the same without it. */
    unconstrained: { type: 'boolean', default: false },
    /** Where the networks' answers are kept, so that the next run with the same models is faster. */
    remember: { type: 'string' },
    record: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
})

const parts = options.part ? [partNamed(options.part)] : PARTS
const documents = (await Promise.all(parts.map(loadDocuments)))
  .flat()
  .filter(({ type }) => !options.type || type === Number(options.type))
  .filter(
    ({ source }) =>
      !options.source || source.split('-').includes(options.source) || source === options.source,
  )
  // One layout of the part held out would say too much: there the fields alone are counted.
  .filter(({ part, layout }) => !options.layout || (part === 'tuning' && isNamed(layout, options.layout)))
  .filter((_, index) => index % Number(options.every) === 0)
if (documents.length === 0) throw new RangeError('no document matches')
await makeNeededPictures(documents)
if (options.record && (options.every !== '1' || options.layout)) {
  throw new RangeError('--record counts whole groups: leave out --every and --layout')
}

const runtime = options.remember ? rememberNetworks(nodeRuntime(), options.remember) : nodeRuntime()
const outcomes: Outcome[] = []
const reading = { constrainedReading: !options.unconstrained }
for (const document of documents) outcomes.push(await run(document, runtime, reading))

const groups = [
  ...groupBy(outcomes, ({ document }) => `${document.part} ${document.type} ${document.source}`).values(),
].map(report)
for (const group of groups) console.log(groupText(group))
console.log(overview(groups))
if (options.worst) showWorst(Number(options.worst))
if (options.worst && options.pictures) {
  await mkdir(options.pictures, { recursive: true })
  await drawOutcomes(worstDocuments(outcomes, Number(options.worst)), options.pictures)
}
if (options.json) await writeFile(options.json, `${JSON.stringify(groups, null, 2)}\n`)
if (options.record) await recordReached(groups)
if (options.report) await reportTo(positionals[0] ?? 'docs')

async function reportTo(folder: string): Promise<void> {
  const figures = parts.map((part) => ({
    part,
    groups: groups.filter((group) => group.part === part),
    outcomes: outcomes.filter(({ document }) => document.part === part),
  }))
  const shown = documents.filter(({ part }) => part === parts.at(-1))
  // Not from remembered answers, whose time would be that of reading a file.
  const times = await timeKinds(shown, nodeRuntime())
  await writeFigures(folder, figures, times, new Date().toISOString().slice(0, 10))
}

function showWorst(count: number): void {
  const shown = outcomes.filter(({ document }) => document.part === 'tuning')
  console.log(
    worstText(
      shown.flatMap(({ cases }) => cases),
      count,
    ),
  )
  console.log(`wrong most often:\n${wrongBySource(shown)}`)
  for (const { document, cases } of worstDocuments(shown, count)) {
    const { all } = summarise(cases)
    console.log(`${document.id}: ${all.right} of ${all.total}`)
  }
}

function report(own: readonly Outcome[]): GroupReport {
  const [first] = own
  if (!first) throw new RangeError('a group without documents')
  const { document } = first
  const cases = own.flatMap((outcome) => outcome.cases)
  const failed = groupBy(
    own.filter(({ failure }) => failure !== null),
    ({ failure }) => String(failure),
  )
  return {
    part: document.part,
    type: document.type,
    source: document.source,
    ...summarise(cases),
    macroF1: macroF1(cases),
    acceptance: acceptance(cases),
    medianMs: median(own.map(({ ms }) => ms)),
    failures: Object.fromEntries([...failed].map(([code, list]) => [code, list.length])),
    misreadings: misreadingCounts(cases),
  }
}

/** A name that ends in `-` names all layouts that begin so. */
function isNamed(layout: string, wanted: string): boolean {
  return wanted.endsWith('-') ? layout.startsWith(wanted) : layout === wanted
}

function partNamed(name: string): Part {
  const part = PARTS.find((one) => one === name)
  if (!part) throw new RangeError(`part is one of ${PARTS.join(', ')}`)
  return part
}
