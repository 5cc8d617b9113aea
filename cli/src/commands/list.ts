import { parseArgs } from 'node:util'
import {
  type Command,
  OK,
  oneOf,
  pointInTime,
  SERVICE_OPTIONS,
  SERVICE_USAGE,
  UsageError,
  wholeNumber,
} from '../command.ts'
import { connect } from '../connect.ts'
import { documentType, TYPES } from '../document-types.ts'
import { printAll } from '../print.ts'
import { takeFirst } from '../take-first.ts'

const STATUSES = ['RECEIVED', 'FINISHED', 'FAILED'] as const
const LIMIT_MAX = 1_000_000
const PAGE_SIZE_MAX = 100

export const list: Command = {
  name: 'list',
  summary: 'list documents, newest first',
  usage: `Usage: ficha list [options]

  --type          ${TYPES}
  --status        received, finished or failed
  --external-id   the one with this reference
  --after         created after, e.g. 2026-11-21 or 2026-11-21T09:00Z
  --before        created before
  --limit         how many at most (20)
${SERVICE_USAGE}

Examples:
  ficha list --status failed
  ficha list --type 54 --after 2026-11-01 --limit 1000 --json
`,
  async run(argv) {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        ...SERVICE_OPTIONS,
        type: { type: 'string' },
        status: { type: 'string' },
        'external-id': { type: 'string' },
        after: { type: 'string' },
        before: { type: 'string' },
        limit: { type: 'string', default: '20' },
      },
    })
    if (positionals.length > 0) throw new UsageError('list takes options only')
    const { type, status, after, before, json } = values
    const limit = wholeNumber(values.limit, '--limit', 1, LIMIT_MAX)
    const statusName = status === undefined ? undefined : oneOf(status, '--status', STATUSES)
    const documents = connect(values).list({
      type: type === undefined ? undefined : documentType(type, '--type'),
      status: statusName === undefined ? undefined : ([0, 1, 2] as const)[STATUSES.indexOf(statusName)],
      externalId: values['external-id'],
      createdAfter: after === undefined ? undefined : pointInTime(after, '--after'),
      createdBefore: before === undefined ? undefined : pointInTime(before, '--before'),
      pageSize: Math.min(limit, PAGE_SIZE_MAX),
    })
    printAll(await takeFirst(documents, limit), ['id', 'type', 'statusDesc', 'createdAt', 'externalId'], json)
    return OK
  },
}
