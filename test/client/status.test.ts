import { expect, test } from 'vitest'
import { brokenPromises } from '../../cli/src/commands/status.ts'

const FINE = {
  version: '0.1.0',
  oldestWaitingSeconds: null,
  waitingDeliveries: 0,
  lastSweepSeconds: 30,
  failedSweepSteps: 0,
}

test.each([
  [{}, []],
  [{ oldestWaitingSeconds: 120, lastSweepSeconds: 180 }, []],
  [{ oldestWaitingSeconds: 121 }, ['a document has waited for 121 s; the promise is 120 s']],
  // A sweeper that never ran is as bad as one that died.
  [{ lastSweepSeconds: null }, ['the sweeper has never run']],
  [{ lastSweepSeconds: 181 }, ['the sweeper ran 181 s ago; the promise is 180 s']],
  [{ failedSweepSteps: 2 }, ['2 steps of the last sweep failed']],
])('of a status with %j the check says %j', (about, said) => {
  expect(brokenPromises({ ...FINE, ...about })).toEqual(said)
})
