import { expect, test } from 'vitest'
import { ensureSecrets } from '../../scripts/deploy-secrets.mjs'

/** An account with some secrets, and what was asked of it. */
function account(names: readonly string[]) {
  const calls: { readonly args: readonly string[]; readonly input: string | undefined }[] = []
  const wrangler = (args: readonly string[], input?: string): string => {
    calls.push({ args, input })
    const secrets = names.map((name) => ({ name, type: 'secret_text' }))
    return args[1] === 'list' ? `⛅️ wrangler\n${JSON.stringify(secrets)}` : ''
  }
  return { calls, wrangler }
}

test('a deployment without a sealing key gets one of 32 bytes, by standard input', () => {
  const { calls, wrangler } = account(['ADMIN_API_KEY'])
  expect(ensureSecrets(wrangler, 'live.toml')).toEqual(['WEBHOOK_SECRET_KEY'])
  const [, put] = calls
  expect(put?.args).toEqual(['secret', 'put', 'WEBHOOK_SECRET_KEY', '-c', 'live.toml'])
  expect(Buffer.from(put?.input ?? '', 'base64')).toHaveLength(32)
  const other = account([])
  ensureSecrets(other.wrangler, 'live.toml')
  expect(other.calls[1]?.input).not.toBe(put?.input)
})

test('one that is there is never replaced', () => {
  const { calls, wrangler } = account(['WEBHOOK_SECRET_KEY'])
  expect(ensureSecrets(wrangler, 'live.toml')).toEqual([])
  expect(calls).toHaveLength(1)
})
