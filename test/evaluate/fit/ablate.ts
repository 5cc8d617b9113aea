import { parseArgs } from 'node:util'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { FEATURES } from '../../../engine/src/weigh/alternatives.ts'
import { loadDocuments, type TestDocument } from '../documents.ts'
import { groupBy } from '../metrics.ts'
import { rememberNetworks } from '../remembered-networks.ts'
import { choiceOf, fitWeights } from './fit-weights.ts'
import { collectSamples, isMeasured, isWithoutRules, type Sample } from './samples.ts'

/**
 * What each field loses without its rules, and without the network:
 * `npx tsx test/evaluate/fit/ablate.ts [--remember DIR] [--samples DIR]
 * [--type 51] [--part tuning]`. Weights are fitted anew for each, in folds by
 * layout on the tuning part; the part held out is judged by the weights of all folds.
 */
const { values: options } = parseArgs({
  options: {
    remember: { type: 'string' },
    samples: { type: 'string' },
    type: { type: 'string' },
    /** Without the part held out, for a quick look. */
    part: { type: 'string' },
  },
})
const FOLDS = 6
const RULES = ['rules', 'rulesFirst', 'rulesOnPixels', 'rulesNone', 'rulesNoneFirst', 'both'] as const
const NETWORK = ['network', 'networkFirst', 'both'] as const

const runtime = options.remember ? rememberNetworks(nodeRuntime(), options.remember) : nodeRuntime()
const fileOf = (name: string) => options.samples && `${options.samples}/${name}.json`
const ofType = ({ type }: TestDocument) => !options.type || type === Number(options.type)
const open = (await loadDocuments('tuning')).filter(
  (document) => ofType(document) && isMeasured(document.layout),
)
const tuning = await collectSamples(open, runtime, fileOf('tuning'))
const far = options.part === 'tuning' ? [] : (await loadDocuments('held-out')).filter(ofType)
const heldOut = await collectSamples(far, runtime, fileOf('held-out'))

const WAYS: Readonly<Record<string, (sample: Sample) => Sample>> = {
  all: (sample) => sample,
  rules: (sample) => without(sample, NETWORK, (row) => weightOf(row, 'rulesFirst') === 0),
  reader: (sample) => without(sample, RULES, (row) => weightOf(row, 'rulesFirst') === 1 && isUnseen(row)),
}
const judged = Object.entries(WAYS).flatMap(([way, change]) => judge(way, change))
const parts = [
  ['layouts without rules', judged.filter(({ of }) => of === 'unknown')],
  ['layouts with rules', judged.filter(({ of }) => of === 'known')],
  ['held-out part', judged.filter(({ of }) => of === 'held-out')],
] as const
for (const [label, own] of parts) {
  console.log(
    `\n${label.padEnd(30)}     n  ${Object.keys(WAYS)
      .map((way) => way.padStart(6))
      .join(' ')}`,
  )
  row('all fields', own)
  for (const [name, some] of [...groupBy(own, ({ name }) => name)].sort()) row(name, some)
}

interface Judged {
  readonly way: string
  readonly of: 'unknown' | 'known' | 'held-out'
  readonly name: string
  readonly isRight: boolean
}

function row(name: string, own: readonly Judged[]): void {
  const shares = Object.keys(WAYS).map((way) => {
    const some = own.filter((one) => one.way === way)
    return ((100 * some.filter(({ isRight }) => isRight).length) / Math.max(1, some.length))
      .toFixed(1)
      .padStart(6)
  })
  const count = own.length / Object.keys(WAYS).length
  console.log(`${name.padEnd(30)} ${String(count).padStart(5)}  ${shares.join(' ')}`)
}

function judge(way: string, change: (sample: Sample) => Sample): Judged[] {
  const samples = tuning.map(change)
  const layouts = [...new Set(samples.map(({ layout }) => layout))].sort()
  const foldOf = new Map(layouts.map((layout, i) => [layout, i % FOLDS]))
  const fit = (some: readonly Sample[]) => fitWeights(some.map((sample) => ({ sample, weight: 1 })))
  const told = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fit(samples.filter(({ layout }) => foldOf.get(layout) !== fold))
    return samples
      .filter(({ layout }) => foldOf.get(layout) === fold)
      .map((sample): Judged => {
        const { name, layout, right } = sample
        const of = isWithoutRules(layout) ? 'unknown' : 'known'
        return { way, of, name, isRight: choiceOf(sample, weights).choice === right }
      })
  }).flat()
  const weights = fit(samples)
  const apart = heldOut.map(change).map((sample): Judged => {
    return {
      way,
      of: 'held-out',
      name: sample.name,
      isRight: choiceOf(sample, weights).choice === sample.right,
    }
  })
  return [...told, ...apart]
}

type Feature = (typeof FEATURES)[number]

function weightOf(row: readonly number[], name: Feature): number {
  return row[FEATURES.indexOf(name)] ?? 0
}

/** The network does not propose it; see UNSEEN of alternatives.ts. */
function isUnseen(row: readonly number[]): boolean {
  return weightOf(row, 'network') < -4.59 && weightOf(row, 'networkFirst') === 0
}

/** The first alternative, none, always stays. */
function without(
  sample: Sample,
  hidden: readonly Feature[],
  goes: (row: readonly number[]) => boolean,
): Sample {
  const places = hidden.map((name) => FEATURES.indexOf(name))
  const kept = sample.features.flatMap((row, i) => (i === 0 || !goes(row) ? [i] : []))
  const features = kept.map((i) =>
    (sample.features[i] ?? []).map((value, j) => (places.includes(j) ? 0 : value)),
  )
  return { ...sample, features, right: kept.indexOf(sample.right) }
}
