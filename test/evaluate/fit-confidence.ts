import { parseArgs } from 'node:util'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { acceptance, PRECISION_WANTED } from '../../cli/src/evaluate/score/acceptance.ts'
import {
  type Case,
  expectedCalibrationError,
  isConfidentError,
  isRight,
} from '../../cli/src/evaluate/score/metrics.ts'
import { loadDocuments } from './documents.ts'
import { makeNeededPictures } from './needed-pictures.ts'
import { rememberNetworks } from './remembered-networks.ts'
import { run } from './run.ts'

/**
 * What the engine's confidences would be worth after Platt scaling, fitted on the tuning part:
 * `npx tsx test/evaluate/fit-confidence.ts [--type 23] [--every 3] [--remember DIR]`. Prints the constants for text
 * layers and for pixels, and calibration before and after as fivefold cross-validation over documents sees it, since a
 * fit is best where it was made.
 *
 * @see Platt 1999, "Probabilistic outputs for support vector machines", whose smoothed targets are used
 */
const { values: options } = parseArgs({
  options: {
    type: { type: 'string' },
    every: { type: 'string', default: '1' },
    remember: { type: 'string' },
  },
})

const FOLDS = 5
const STEPS = 2000
const RATE = 0.5

/** confidence → 1 / (1 + exp(-(slope · logit + offset))) */
interface Scaling {
  readonly slope: number
  readonly offset: number
}

const documents = (await loadDocuments('tuning'))
  .filter(({ type }) => !options.type || type === Number(options.type))
  .filter((_, index) => index % Number(options.every) === 0)
await makeNeededPictures(documents)
const runtime = options.remember ? rememberNetworks(nodeRuntime(), options.remember) : nodeRuntime()
const groups: Record<string, Case[]> = { 'text layer': [], pixels: [] }
for (const document of documents) {
  const { cases } = await run(document, runtime)
  groups[document.source === 'digital' ? 'text layer' : 'pixels']?.push(...cases)
}
for (const [name, cases] of Object.entries(groups)) {
  if (cases.length === 0) continue
  const { slope, offset } = fit(cases)
  console.log(`${name}: slope ${slope.toFixed(2)}, offset ${offset.toFixed(2)} from ${cases.length} fields`)
  console.log(`  before ${worth(cases)}`)
  console.log(`  after  ${worth(crossValidated(cases))}`)
}

function fit(cases: readonly Case[]): Scaling {
  const right = cases.filter(isRight).length
  const [high, low] = [(right + 1) / (right + 2), 1 / (cases.length - right + 2)]
  const points = cases.map((one) => ({ x: logit(one.confidence), y: isRight(one) ? high : low }))
  let [slope, offset] = [1, 0]
  for (let step = 0; step < STEPS; step++) {
    let [bySlope, byOffset] = [0, 0]
    for (const { x, y } of points) {
      const error = y - sigmoid(slope * x + offset)
      bySlope += error * x
      byOffset += error
    }
    slope += (RATE * bySlope) / points.length
    offset += (RATE * byOffset) / points.length
  }
  return { slope, offset }
}

/** Each document scaled by what was fitted on the others. */
function crossValidated(cases: readonly Case[]): Case[] {
  const names = [...new Set(cases.map(({ document }) => document))]
  const foldOf = (one: Case) => names.indexOf(one.document) % FOLDS
  return Array.from({ length: FOLDS }, (_, fold) => {
    const { slope, offset } = fit(cases.filter((one) => foldOf(one) !== fold))
    return cases
      .filter((one) => foldOf(one) === fold)
      .map((one) => ({ ...one, confidence: sigmoid(slope * logit(one.confidence) + offset) }))
  }).flat()
}

function worth(cases: readonly Case[]): string {
  const { share } = acceptance(cases)
  return (
    `calibration error ${expectedCalibrationError(cases).toFixed(3)}, ` +
    `confident errors ${cases.filter(isConfidentError).length}, ` +
    `${(share * 100).toFixed(1)} % acceptable at ${PRECISION_WANTED * 100} %`
  )
}

function logit(confidence: number): number {
  const bounded = Math.min(0.999, Math.max(0.001, confidence))
  return Math.log(bounded / (1 - bounded))
}

function sigmoid(x: number): number {
  return 1 / (1 + Math.exp(-x))
}
