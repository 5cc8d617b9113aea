import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { groupBy } from '../../../cli/src/evaluate/score/metrics.ts'
import { FEATURES } from '../../../engine/src/weigh/alternatives.ts'
import fitted from '../../../engine/src/weigh/weights.json' with { type: 'json' }
import { loadDocuments, type TestDocument } from '../documents.ts'
import { rememberNetworks } from '../remembered-networks.ts'
import { choiceOf, fitWeights, type Weighted } from './fit-weights.ts'
import { collectSamples, isByOthers, isMeasured, type Sample } from './samples.ts'

/**
 * Fits what the probabilities of the reader network weigh: `npm run fit [-- --remember DIR] [--samples FILE] [--dry]`.
 * It takes tuning documents of layouts that the network was not trained on; those of other authors (`new-…`, `blind-…`)
 * weigh more. Accuracy is measured in folds by layout, and the weights of all go to
 * engine/src/weigh/weights.json.
 */
const { values: options } = parseArgs({
  options: {
    remember: { type: 'string' },
    /** Where the samples are kept, so that only the fit is run again. */
    samples: { type: 'string' },
    dry: { type: 'boolean', default: false },
    /** Only layouts whose names begin so, for a quick look. */
    layouts: { type: 'string', default: '' },
  },
})
const { doubtful: DOUBTFUL } = fitted
const FOLDS = 6
/** Layouts of our own hand are more like those of the generator than what a client sends. */
const OTHERS_WEIGHT = 3

const runtime = options.remember ? rememberNetworks(nodeRuntime(), options.remember) : nodeRuntime()
const documents = (await loadDocuments('tuning')).filter(isFitted)
const samples = await collectSamples(documents, runtime, options.samples)
const isNew = ({ layout }: Sample) => isByOthers(layout)
const weighted: Weighted[] = samples.map((sample) => ({ sample, weight: isNew(sample) ? OTHERS_WEIGHT : 1 }))

const layouts = [...new Set(samples.map(({ layout }) => layout))].sort()
const foldOf = new Map(layouts.map((layout, i) => [layout, i % FOLDS]))
const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = fitWeights(weighted.filter(({ sample }) => foldOf.get(sample.layout) !== fold))
  return samples
    .filter((sample) => foldOf.get(sample.layout) === fold)
    .map((sample) => ({ sample, ...choiceOf(sample, weights) }))
}).flat()
for (const [label, part] of [
  ["others' layouts", judged.filter(({ sample }) => isNew(sample))],
  ['our own layouts', judged.filter(({ sample }) => !isNew(sample))],
] as const) {
  print(label, part)
}
const weights = fitWeights(weighted)
if (!options.dry) {
  const target = join(import.meta.dirname, '../../../engine/src/weigh/weights.json')
  const named = Object.fromEntries([...FEATURES, 'other'].map((name, i) => [name, weights[i]]))
  // Too few papers print a number twice, once with digits that fail, to fit what that weighs.
  await writeFile(target, `${JSON.stringify({ ...named, doubtful: DOUBTFUL }, null, 2)}\n`)
}

type Judged = (typeof judged)[number]

function isFitted({ layout }: TestDocument): boolean {
  return isMeasured(layout) && layout.startsWith(options.layouts)
}

function print(label: string, part: readonly Judged[]): void {
  console.log(`\n${label}: ${part.length} choices`)
  const percent = (count: number, of: number) => ((100 * count) / Math.max(1, of)).toFixed(1).padStart(6)
  const row = (name: string, own: readonly Judged[]) => {
    const right = (pick: (one: Judged) => number) =>
      percent(own.filter((one) => pick(one) === one.sample.right).length, own.length)
    const sure = own.filter(({ share, choice, sample }) => share > 0.9 && choice !== sample.right).length
    const possible = percent(own.filter(({ sample }) => sample.right >= 0).length, own.length)
    const columns = [
      right(({ sample }) => sample.network),
      right(({ choice }) => choice),
      possible,
      percent(sure, own.length),
    ]
    console.log(`${name.padEnd(28)} ${String(own.length).padStart(5)} ${columns.join(' ')}`)
  }
  console.log(`${''.padEnd(28)}     n network fitted possible sure-wrong`)
  row('all', part)
  for (const [name, own] of [...groupBy(part, ({ sample }) => sample.name.split('.')[0] ?? '')].sort())
    row(name, own)
  for (const [name, own] of [...groupBy(part, ({ sample }) => sample.name)].sort()) row(name, own)
}
