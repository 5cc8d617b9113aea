// Webhooks on this machine: they may go to loopback, and their secrets are stored under a key made here.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Arguments for `wrangler dev`. The key is in a file, because arguments can be seen by every user. */
export function webhookArguments(folder) {
  const file = join(resolve(folder), 'webhook.env')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, `WEBHOOK_SECRET_KEY=${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  }
  return ['--env-file', file, '--var', 'WEBHOOK_LOOPBACK:allow', '--var', 'DNS_RESOLVER:']
}
