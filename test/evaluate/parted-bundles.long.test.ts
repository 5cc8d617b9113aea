import { expect, test } from 'vitest'
import { judgeBundles } from './bundles.ts'

/** Of two to eight documents each; `npm run evaluate:bundles` reads sixty. */
const COUNT = 4
/** Of some fourteen boundaries; over sixty files F1 is 0.99. */
const FAULTS_MAX = 1

test('documents of one file are parted where one ends, and read as each is alone', {
  timeout: 120_000,
}, async () => {
  const sum = { right: 0, missed: 0, wrong: 0, sameFields: 0, fields: 0 }
  for await (const bundle of judgeBundles(COUNT, 'some bundles')) {
    for (const name of Object.keys(sum) as (keyof typeof sum)[]) sum[name] += bundle[name]
  }
  const { right, missed, wrong, sameFields, fields } = sum
  expect(right).toBeGreaterThan(8)
  expect(missed + wrong).toBeLessThanOrEqual(FAULTS_MAX)
  expect(fields).toBeGreaterThan(20)
  expect(sameFields).toBe(fields)
})
