import { parseArgs } from 'node:util'
import { DOCUMENT_EVENTS } from '@ficha/client'
import { type Command, OK, SERVICE_USAGE, UsageError } from '../command.ts'
import { connect } from '../connect.ts'
import { WEBHOOK_ACTIONS, WEBHOOK_OPTIONS } from './webhook-actions.ts'

export const webhooks: Command = {
  name: 'webhooks',
  summary: 'register webhooks, test them, see what was delivered',
  usage: `Usage: ficha webhooks <action> [options] [ID]

  create         --to URL [--events finished,failed] [--types 51,54] [--payload thin|full] [--disable]
                 shows the secret, once
  list
  get            ID
  update         ID, and the options of create for what changes; --enable
  delete         ID
  test           ID            send webhook.test
  rotate-secret  ID            a new secret; the one before it signs for another 24 hours
  deliveries     ID [--status pending|delivered|exhausted|cancelled] [--limit 20]
  resend         DELIVERY_ID
  recover        ID --since 2026-11-20 [--until 2026-11-21]   send again what was not delivered

Events: ${DOCUMENT_EVENTS.join(', ')}
${SERVICE_USAGE}

Examples:
  ficha webhooks create --to https://example.org/hook --events finished,failed
  ficha webhooks deliveries --status exhausted 01a1fd30-d6e5-73b1-a6de-940c2e83fac9
`,
  async run(argv) {
    const [action, ...rest] = argv
    const { values, positionals } = parseArgs({
      args: rest,
      allowPositionals: true,
      options: WEBHOOK_OPTIONS,
    })
    const act = WEBHOOK_ACTIONS[action ?? '']
    if (!act) throw new UsageError(`webhooks takes ${Object.keys(WEBHOOK_ACTIONS).join(', ')}`)
    await act(() => connect(values).webhooks, values, positionals)
    return OK
  },
}
