import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { nodeRuntime } from '@ficha/engine/node'
import { loadDocuments, PARTS, type Part } from './documents.ts'
import { groupBy, median, ratio, summarise } from './metrics.ts'
import { type GroupReport, groupText, worstText } from './report.ts'
import { type Outcome, run } from './run.ts'

/**
 * How well the engine reads the test documents:
 * `npm run evaluate -- [--part tuning|held-apart] [--type 51] [--layout NAME] [--worst 20] [--json FILE] [--assert]`.
 */
const { values: options } = parseArgs({
  options: {
    part: { type: 'string' },
    type: { type: 'string' },
    layout: { type: 'string' },
    worst: { type: 'string' },
    json: { type: 'string' },
    assert: { type: 'boolean', default: false },
  },
})

/** What the held-apart part must reach for the types whose rules were tuned on the other part. */
const LIMITS = { types: [51, 23], accuracyMin: 0.97, sureAndWrongMax: 0.01 }

const parts = options.part ? [partNamed(options.part)] : PARTS
const documents = (await Promise.all(parts.map(loadDocuments)))
  .flat()
  .filter(({ type }) => !options.type || type === Number(options.type))
  // One layout of the part held apart would say too much: there the fields alone are counted.
  .filter(({ part, layout }) => !options.layout || (part === 'tuning' && layout === options.layout))
if (documents.length === 0) throw new RangeError('no document matches')

const runtime = nodeRuntime()
const outcomes: Outcome[] = []
for (const document of documents) outcomes.push(await run(document, runtime))

const groups = [...groupBy(outcomes, ({ document }) => `${document.part} ${document.type}`).values()].map(
  report,
)
for (const group of groups) console.log(groupText(group))
if (options.worst) {
  console.log(
    worstText(
      outcomes.flatMap(({ cases }) => cases),
      Number(options.worst),
    ),
  )
}
if (options.json) await writeFile(options.json, `${JSON.stringify(groups, null, 2)}\n`)
if (options.assert) assertLimits()

function report(own: readonly Outcome[]): GroupReport {
  const [first] = own
  if (!first) throw new RangeError('a group without documents')
  const { document } = first
  const failed = groupBy(
    own.filter(({ failure }) => failure !== null),
    ({ failure }) => String(failure),
  )
  return {
    part: document.part,
    type: document.type,
    ...summarise(own.flatMap(({ cases }) => cases)),
    medianMs: median(own.map(({ ms }) => ms)),
    failures: Object.fromEntries([...failed].map(([code, list]) => [code, list.length])),
  }
}

function assertLimits(): void {
  const missed = groups
    .filter(({ part, type }) => part === 'held-apart' && LIMITS.types.includes(type))
    .flatMap(({ type, all, sureAndWrong }) => [
      ...(ratio(all) < LIMITS.accuracyMin ? [`type ${type}: accuracy below ${LIMITS.accuracyMin}`] : []),
      ...(ratio(sureAndWrong) > LIMITS.sureAndWrongMax
        ? [`type ${type}: sure and wrong above ${LIMITS.sureAndWrongMax}`]
        : []),
    ])
  for (const line of missed) console.error(line)
  if (missed.length > 0) process.exitCode = 1
}

function partNamed(name: string): Part {
  const part = PARTS.find((one) => one === name)
  if (!part) throw new RangeError(`part is one of ${PARTS.join(', ')}`)
  return part
}
