import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MIGRATIONS = join(import.meta.dirname, '../../worker/migrations')

test('migrations are named by the time at which they were written, but for the first ten', () => {
  const names = readdirSync(MIGRATIONS).sort()
  const counted = names.filter((name) => /^00(?:0\d|10)_/.test(name))
  expect(counted).toHaveLength(10)
  const timed = names.filter((name) => !counted.includes(name))
  expect(timed.filter((name) => !/^20\d{12}_[a-z_]+\.sql$/.test(name))).toEqual([])
  expect(new Set(timed.map((name) => name.split('_')[0])).size).toBe(timed.length)
})
