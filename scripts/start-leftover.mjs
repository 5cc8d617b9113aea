// A start that was killed with -9 leaves its wrangler behind, which holds the port and the database.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const FILE = 'service.pid'
const GONE_MS_MAX = 5_000

/** Remember which processes serve this folder. */
export function writeOwner(folder, group) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, FILE), JSON.stringify({ supervisor: process.pid, group }))
}

export function removeOwner(folder) {
  rmSync(join(folder, FILE), { force: true })
}

/** End what a killed start left; refuse when a living one serves the folder. */
export async function endLeftover(folder) {
  const file = join(folder, FILE)
  if (!existsSync(file)) return
  const { supervisor, group } = JSON.parse(readFileSync(file, 'utf8'))
  // Numbers of processes are used again: only what looks like ours counts.
  if (supervisor !== process.pid && commandOf(supervisor).includes('start.mjs')) {
    throw new Error(`Process ${supervisor} already serves ${folder}. Stop it, or choose another --folder.`)
  }
  if (commandOf(group).includes('wrangler')) {
    process.kill(-group, 'SIGKILL')
    const deadline = Date.now() + GONE_MS_MAX
    while (commandOf(group) !== '' && Date.now() < deadline) await sleep(50)
  }
  removeOwner(folder)
}

/** Empty where there is no such process or no `ps` to ask. */
function commandOf(pid) {
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? ''
}
