import { parseArgs } from 'node:util'
import type { ServiceStatus } from '@ficha/client'
import { type Command, FAILED, OK, SERVICE_OPTIONS, SERVICE_USAGE, UsageError } from '../command.ts'
import { connect } from '../connect.ts'
import { printOne, say } from '../print.ts'

/** The promises of docs/slo.md that a status can show. */
const WAITING_SECONDS_MAX = 120
const SWEEP_SECONDS_MAX = 180

export const status: Command = {
  name: 'status',
  summary: 'what waits in the service',
  usage: `Usage: ficha status [options]

Needs a key with the scope status:read.

  --check     ends with 1 and says why when a document waits for more than ${WAITING_SECONDS_MAX} s, or the sweeper
              did not run for ${SWEEP_SECONDS_MAX} s or failed: for cron and other monitors
${SERVICE_USAGE}

Examples:
  ficha status
  ficha status --check
`,
  async run(argv) {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { ...SERVICE_OPTIONS, check: { type: 'boolean', default: false } },
    })
    if (positionals.length > 0) throw new UsageError('status takes options only')
    const found = await connect(values).status()
    printOne(found, values.json)
    if (!values.check) return OK
    const broken = brokenPromises(found)
    for (const why of broken) say(why)
    return broken.length === 0 ? OK : FAILED
  },
}

/** @returns a sentence for each promise that is not kept */
export function brokenPromises(found: ServiceStatus): readonly string[] {
  const { oldestWaitingSeconds, lastSweepSeconds, failedSweepSteps } = found
  return [
    ...((oldestWaitingSeconds ?? 0) > WAITING_SECONDS_MAX
      ? [`a document has waited for ${oldestWaitingSeconds} s; the promise is ${WAITING_SECONDS_MAX} s`]
      : []),
    ...(lastSweepSeconds === null ? ['the sweeper has never run'] : []),
    ...((lastSweepSeconds ?? 0) > SWEEP_SECONDS_MAX
      ? [`the sweeper ran ${lastSweepSeconds} s ago; the promise is ${SWEEP_SECONDS_MAX} s`]
      : []),
    ...(failedSweepSteps > 0 ? [`${failedSweepSteps} steps of the last sweep failed`] : []),
  ]
}
