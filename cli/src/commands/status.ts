import { parseArgs } from 'node:util'
import { type Command, OK, SERVICE_OPTIONS, SERVICE_USAGE, UsageError } from '../command.ts'
import { connect } from '../connect.ts'
import { printOne } from '../print.ts'

export const status: Command = {
  name: 'status',
  summary: 'what waits in the service',
  usage: `Usage: ficha status [options]

Needs a key with the scope status:read.

${SERVICE_USAGE}

Examples:
  ficha status
  ficha status --json
`,
  async run(argv) {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: SERVICE_OPTIONS,
    })
    if (positionals.length > 0) throw new UsageError('status takes options only')
    printOne(await connect(values).status(), values.json)
    return OK
  },
}
