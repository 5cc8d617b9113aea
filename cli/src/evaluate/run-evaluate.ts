import { writeFile } from 'node:fs/promises'
import { DOCUMENT_TYPES, ENGINE_VERSION, PROFILE, type Profile } from '@ficha/engine'
import { OK, UsageError } from '../command.ts'
import { gather } from '../extract/gather/gather.ts'
import { readInLanes } from '../extract/reading/lane-pool.ts'
import { lanesOfMachine, memoryOf } from '../extract/reading/machine-lanes.ts'
import type { Question } from '../extract/reading/read-document.ts'
import { startLane } from '../extract/reading/start-lane.ts'
import { INTERRUPTED, untilInterrupted } from '../extract/reading/until-interrupted.ts'
import { runProgress } from '../extract/run-progress.ts'
import { printJson, say } from '../print.ts'
import { type Evaluated, evaluated } from './evaluated.ts'
import { type EvaluateOptions, evaluateOptions } from './options.ts'
import { type Crops, cropsOf } from './report/crops.ts'
import { type Evaluation, evaluationOf, withoutValues } from './report/evaluation.ts'
import { htmlReport } from './report/html-report.ts'
import { textReport } from './report/text-report.ts'
import { groupBy } from './score/metrics.ts'
import { type FoundTruth, findTruth } from './truth/find-truth.ts'

/**
 * The `evaluate` command: documents beside their truth.
 *
 * @param argv arguments after the command's name
 * @returns the exit status
 * @throws {UsageError} or what `node:util` says of options it does not know
 */
export async function runEvaluate(argv: readonly string[]): Promise<number> {
  const options = evaluateOptions(argv)
  const { documents, unreached } = await gather([options.folder], options.pair)
  const [bad] = unreached
  if (bad !== undefined) throw new UsageError(`${bad.name} cannot be opened: ${bad.error.detail}`)
  const found = await findTruth(options.folder, documents, options.truth)
  const lanes = Math.min(options.lanes ?? lanesOfMachine(), found.labelled.length)
  sayFound(found, lanes)
  const { all, isInterrupted } = await readAll(found, options, lanes)
  if (all.length > 0) await tell(evaluationOf(all, options.precision), options, all)
  return isInterrupted ? INTERRUPTED : OK
}

/** Documents of a type together, since a lane is asked for one. */
async function readAll({ labelled }: FoundTruth, { type: asked }: EvaluateOptions, lanes: number) {
  const all: Evaluated[] = []
  const known = new Map(labelled.map((one) => [one.document.name, one]))
  const progress = runProgress(labelled.length)
  const byType = groupBy(labelled, ({ truth }): Question['type'] => {
    return DOCUMENT_TYPES.find((one) => one === truth.type) ?? asked
  })
  let unknown = 0
  const isInterrupted = await untilInterrupted(async (stop) => {
    for (const [type, own] of byType) {
      const tell = async (report: Parameters<typeof evaluated>[0]) => {
        const own = known.get(report.file)
        const one = own === undefined ? null : evaluated(report, own.truth, own.document.paths)
        if (one === null) unknown += 1
        else all.push(one)
        progress.step()
      }
      const documents = own.map(({ document }) => document)
      await readInLanes(documents, { type }, { lanes, start: startLane }, tell, stop)
    }
  })
  progress.clear()
  if (unknown > 0) say(`${unknown} documents of no known type: say --type, or type in the truth`)
  return { all, isInterrupted }
}

async function tell(whole: Evaluation, options: EvaluateOptions, all: readonly Evaluated[]): Promise<void> {
  const evaluation = options.countsOnly ? withoutValues(whole) : whole
  if (options.json) printJson(evaluation)
  else process.stdout.write(textReport(evaluation))
  if (options.report !== undefined) {
    const about = { date: new Date().toISOString().slice(0, 10), engine: ENGINE_VERSION }
    const crops: Crops = options.countsOnly ? new Map() : await cropsOf(all)
    await writeFile(options.report, htmlReport(evaluation, about, crops))
  }
  if (options.profile !== undefined) {
    const { others, byField } = whole.recommended
    const profile: Profile = { ficha: PROFILE, precision: options.precision, others, byField }
    await writeFile(options.profile, `${JSON.stringify(profile, null, 2)}\n`)
  }
}

function sayFound({ labelled, unlabelled, withoutDocument }: FoundTruth, lanes: number): void {
  const others = [
    unlabelled > 0 ? `${unlabelled} without a truth` : '',
    withoutDocument > 0 ? `${withoutDocument} rows without a file` : '',
  ].filter((text) => text !== '')
  say(`${[`${labelled.length} documents with a truth`, ...others].join(', ')}; ${memoryOf(lanes)}`)
}
