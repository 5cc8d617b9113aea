import { parseArgs } from 'node:util'
import type { FichaClient, Scope } from '@ficha/client'
import {
  type Command,
  exactlyOne,
  OK,
  oneOf,
  pointInTime,
  SERVICE_OPTIONS,
  SERVICE_USAGE,
  someOf,
  UsageError,
  wholeNumber,
} from '../command.ts'
import { connect } from '../connect.ts'
import { printAll, printOne } from '../print.ts'

const SCOPES: readonly Scope[] = [
  'documents:read',
  'documents:write',
  'documents:delete',
  'webhooks:manage',
  'keys:manage',
  'status:read',
]
const GRACE_SECONDS_MAX = 604_800

const OPTIONS = {
  ...SERVICE_OPTIONS,
  name: { type: 'string' },
  scopes: { type: 'string' },
  expires: { type: 'string' },
  naming: { type: 'string' },
  values: { type: 'string' },
  tenant: { type: 'string' },
  'grace-seconds': { type: 'string' },
} as const

export const keys: Command = {
  name: 'keys',
  summary: 'issue, list, rotate and revoke API keys',
  usage: `Usage: ficha keys create|list|rotate|revoke [options] [ID]

  create  --name NAME [--scopes "documents:read documents:write"] [--expires 2027-01-01]
          [--naming snake|camel] [--values json|text] [--tenant NAME]   shows the key, once
  list
  rotate  ID [--grace-seconds 86400]   a new key; the one before it works for so long
  revoke  ID

Scopes: ${SCOPES.join(', ')}
${SERVICE_USAGE}

Examples:
  ficha keys create --name billing --scopes documents:read --expires 2027-01-01
  ficha keys rotate --grace-seconds 3600 h3Jx0aQz81Lk
`,
  async run(argv) {
    const [action, ...rest] = argv
    const { values, positionals } = parseArgs({ args: rest, allowPositionals: true, options: OPTIONS })
    const act = ACTIONS[action ?? '']
    if (!act) throw new UsageError('keys takes create, list, rotate or revoke')
    await act(() => connect(values), values, positionals)
    return OK
  },
}

type Options = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']
/** The options are looked at before there is a connection, so that their mistakes come first. */
type Action = (
  connected: () => FichaClient,
  options: Options,
  positionals: readonly string[],
) => Promise<void>

const ACTIONS: Readonly<Record<string, Action>> = {
  async create(connected, options) {
    const { name, scopes, expires, naming, values, tenant } = options
    if (name === undefined) throw new UsageError('--name is needed')
    const settings = {
      name,
      scopes: scopes === undefined ? undefined : someOf(scopes, '--scopes', SCOPES),
      expiresAt: expires === undefined ? undefined : pointInTime(expires, '--expires'),
      naming: naming === undefined ? undefined : oneOf(naming, '--naming', ['snake', 'camel']),
      values: values === undefined ? undefined : oneOf(values, '--values', ['json', 'text']),
      tenant,
    }
    printOne(await connected().keys.create(settings), options.json)
  },
  async list(connected, { json }) {
    const names = ['id', 'name', 'createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt', 'scopes'] as const
    printAll(await connected().keys.list(), names, json)
  },
  async rotate(connected, options, positionals) {
    const id = exactlyOne(positionals, 'key id')
    const { 'grace-seconds': grace } = options
    const graceSeconds =
      grace === undefined ? undefined : wholeNumber(grace, '--grace-seconds', 0, GRACE_SECONDS_MAX)
    printOne(await connected().keys.rotate(id, { graceSeconds }), options.json)
  },
  async revoke(connected, options, positionals) {
    const id = exactlyOne(positionals, 'key id')
    await connected().keys.revoke(id)
    printOne({ id, revoked: true }, options.json)
  },
}
