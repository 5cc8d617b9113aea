import { expect, test } from 'vitest'
import { hashApiKey, newApiKey, readKeyId } from '../../worker/src/api-key.ts'

test('a new key has the shape that scanners look for, and its own id inside', async () => {
  const made = await newApiKey('live')
  expect(made.key).toMatch(/^fch_live_[0-9A-Za-z]{12}_[0-9A-Za-z]{39}$/)
  expect(readKeyId(made.key)).toBe(made.id)
  expect(made.hash).toBe(await hashApiKey(made.key))
  expect(made.hash).toMatch(/^[0-9a-f]{64}$/)
})

test('a change of any one character breaks the checksum', async () => {
  const { key } = await newApiKey('test')
  for (let i = 0; i < key.length; i++) {
    const changed = key.slice(0, i) + (key[i] === 'x' ? 'y' : 'x') + key.slice(i + 1)
    expect(readKeyId(changed), `character ${i}`).toBeNull()
  }
})

test.each(['', 'fch_', 'fch_live__', 'Bearer x', 'x'.repeat(10_000)])('%# is not a key', (text) => {
  expect(readKeyId(text)).toBeNull()
})

test('no two keys share a secret', async () => {
  const keys = await Promise.all(Array.from({ length: 200 }, () => newApiKey('test')))
  expect(new Set(keys.map(({ key }) => key.slice(-39))).size).toBe(200)
})
