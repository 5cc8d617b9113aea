// Webhooks of `npm start`: on this machine alone they may go to loopback, and their secrets are stored under a key made here.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/** Whether others can reach the service: then webhooks go to public addresses only, as on Cloudflare. */
export function isForOthers(host) {
  return !['localhost', '127.0.0.1', '::1'].includes(host)
}

/** Modules for the Node of the API's wrangler: where others reach the service its webhooks reach no private network. */
export function webhookImports(host) {
  return isForOthers(host) ? [new URL('./public-network.mjs', import.meta.url).href] : []
}

/** Arguments for `wrangler dev`. The key is in a file, because arguments can be seen by every user. */
export function webhookArguments(folder, host) {
  const file = join(resolve(folder), 'webhook.env')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, `WEBHOOK_SECRET_KEY=${randomBytes(32).toString('base64')}\n`, { mode: 0o600 })
  }
  const secret = ['--env-file', file]
  return isForOthers(host) ? secret : [...secret, '--var', 'WEBHOOK_LOOPBACK:allow', '--var', 'DNS_RESOLVER:']
}
