import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { signalGroup } from '../../scripts/signal-group.mjs'

test('a group is told once, and that it has ended meanwhile is no error', async () => {
  const leader = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { detached: true })
  const pid = leader.pid ?? 0
  expect([signalGroup(pid, 0), signalGroup(pid, 'SIGKILL')]).toEqual([true, true])
  await once(leader, 'exit')
  expect(signalGroup(pid, 'SIGKILL')).toBe(false)
})
