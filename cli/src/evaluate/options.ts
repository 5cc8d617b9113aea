import { parseArgs } from 'node:util'
import { exactlyOne, UsageError, wholeNumber } from '../command.ts'
import { type SideNames, sideNames } from '../extract/gather/pair-sides.ts'
import { LANES_MAX, questionOf } from '../extract/options.ts'
import type { Question } from '../extract/reading/read-document.ts'

/** One field in two hundred may be wrong among those that nobody looks at. */
const PRECISION = '0.995'

export interface EvaluateOptions {
  readonly folder: string
  /** For documents whose truth does not say what they are. */
  readonly type: Question['type']
  readonly truth: string | undefined
  readonly pair: SideNames | null
  readonly lanes: number | null
  readonly precision: number
  readonly report: string | undefined
  readonly profile: string | undefined
  readonly countsOnly: boolean
  readonly json: boolean
}

/** @throws {UsageError} or what `node:util` says of options it does not know */
export function evaluateOptions(argv: readonly string[]): EvaluateOptions {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      type: { type: 'string', default: 'auto' },
      truth: { type: 'string' },
      pair: { type: 'string' },
      lanes: { type: 'string' },
      precision: { type: 'string', default: PRECISION },
      report: { type: 'string' },
      profile: { type: 'string' },
      'counts-only': { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const precision = Number(values.precision.replace(',', '.'))
  if (!(precision > 0 && precision <= 1))
    throw new UsageError('--precision takes a share from 0 to 1, e.g. 0.995')
  return {
    folder: exactlyOne(positionals, 'folder'),
    type: questionOf(values.type, undefined).type,
    truth: values.truth,
    pair: values.pair === undefined ? null : sideNames(values.pair),
    lanes: values.lanes === undefined ? null : wholeNumber(values.lanes, '--lanes', 1, LANES_MAX),
    precision,
    report: values.report,
    profile: values.profile,
    countsOnly: values['counts-only'],
    json: values.json,
  }
}
