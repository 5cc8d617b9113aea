/**
 * Tenants from the command line. The service does the work in steps; this asks for the next until none is
 * left. Cut off anywhere, the same command goes on.
 */
import { z } from 'zod'
import { ADMIN_SECRET_LENGTH_MIN } from '../worker/src/admin-secret.ts'
import { readArguments } from './read-arguments.ts'

const USAGE = `Usage: ADMIN_API_KEY=… npm run --silent tenants -- move TENANT_ID --to SHARD [--base URL]

  Moves a tenant's rows to the database DB_<SHARD>. Its requests are answered 503 meanwhile, with Retry-After.

  --base URL   the service (http://localhost:8787)

  ADMIN_API_KEY is the secret that the service was given under the same name. It has ${ADMIN_SECRET_LENGTH_MIN} characters
  or more: a service ignores a shorter one, and its log says so. A new one: openssl rand -hex 32
`
const moveStep = z.object({ state: z.string(), table: z.string().optional(), rows: z.number().optional() })

const { values: options, positionals } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    help: { type: 'boolean', default: false },
    to: { type: 'string' },
    base: { type: 'string', default: 'http://localhost:8787' },
  },
})
const [command, tenantId, ...rest] = positionals
const secret = process.env.ADMIN_API_KEY
const isComplete =
  command === 'move' && tenantId && rest.length === 0 && /^\d+$/.test(options.to ?? '') && secret
if (!isComplete) {
  process.stderr.write(USAGE)
  process.exit(2)
}
if (secret.length < ADMIN_SECRET_LENGTH_MIN) {
  process.stderr.write(
    `ADMIN_API_KEY has ${secret.length} characters, and the service takes ${ADMIN_SECRET_LENGTH_MIN} or more.\n`,
  )
  process.exit(2)
}
for (let state = ''; state !== 'done'; ) {
  const answer = await fetch(`${options.base}/v1/tenants/${encodeURIComponent(tenantId)}/move`, {
    method: 'POST',
    headers: { 'SERVICE-API-KEY': secret, 'Content-Type': 'application/json' },
    body: JSON.stringify({ to: Number(options.to) }),
  })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  const step = moveStep.parse(await answer.json())
  state = step.state
  const what = step.table === undefined ? '' : ` ${step.rows} rows of ${step.table}`
  process.stdout.write(`${state}${what}\n`)
}
