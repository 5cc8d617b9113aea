// Secrets that a deployment cannot do without. They are made here once and kept by Cloudflare alone.
import { randomBytes } from 'node:crypto'

/** Under which the webhooks' signing secrets are stored; without it the service makes no webhooks. */
const SEALING_KEY = 'WEBHOOK_SECRET_KEY'

/**
 * Make and set what is missing. What is there is never replaced: with another sealing key no webhook made before
 * could sign any more.
 *
 * @param {(args: string[], input?: string) => string} wrangler runs a command; its output
 * @param {string} config of the API Worker, which must have been deployed
 * @returns {string[]} the names of the secrets that were set
 */
export function ensureSecrets(wrangler, config) {
  const output = wrangler(['secret', 'list', '--format', 'json', '-c', config])
  const present = JSON.parse(output.slice(output.indexOf('['))).map(({ name }) => name)
  if (present.includes(SEALING_KEY)) return []
  // By standard input: arguments can be seen by every user of this machine.
  wrangler(['secret', 'put', SEALING_KEY, '-c', config], `${randomBytes(32).toString('base64')}\n`)
  return [SEALING_KEY]
}
