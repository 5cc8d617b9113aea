import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { webhookArguments, webhookImports } from '../../scripts/start-webhooks.mjs'

const folder = mkdtempSync(join(tmpdir(), 'ficha-host-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each(['localhost', '127.0.0.1', '::1'])('at %s webhooks may go to this machine', (host) => {
  expect(webhookArguments(folder, host)).toContain('WEBHOOK_LOOPBACK:allow')
  expect(existsSync(join(folder, 'webhook.env'))).toBe(true)
  expect(webhookImports(host)).toEqual([])
})

test.each(['0.0.0.0', '192.168.0.7'])(
  'at %s they go to public addresses only, which are looked up',
  (host) => {
    const args = webhookArguments(folder, host).join(' ')
    expect(args).not.toContain('WEBHOOK_LOOPBACK')
    expect(args).not.toContain('DNS_RESOLVER')
    expect(webhookImports(host)).toEqual([expect.stringMatching(/public-network\.mjs$/)])
  },
)
