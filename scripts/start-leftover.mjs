// Who serves a folder. Workers end with their start.mjs; should one be left behind nevertheless, it holds the database.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { signalGroup } from './signal-group.mjs'

const FILE = 'service.pid'
const GONE_MS_MAX = 5_000

/** Remember which processes serve this folder: {supervisor: {pid, startedAt}, groups: […]}. */
export function writeOwner(folder, groups) {
  mkdirSync(folder, { recursive: true })
  const named = (pid) => ({ pid, startedAt: startOf(pid) })
  const owner = { supervisor: named(process.pid), groups: groups.map(named) }
  writeFileSync(join(folder, FILE), JSON.stringify(owner))
}

/** Unless another start serves the folder. */
export function removeOwner(folder) {
  const file = join(folder, FILE)
  if (existsSync(file) && readOwner(file).supervisor.pid === process.pid) rmSync(file)
}

/** End what a killed start left; refuse when a living one serves the folder. */
export async function endLeftover(folder) {
  const file = join(folder, FILE)
  if (!existsSync(file)) return
  const { supervisor, groups = [] } = readOwner(file)
  if (isSame(supervisor)) {
    throw new Error(
      `Process ${supervisor.pid} already serves ${folder}. Stop it, or choose another --folder.`,
    )
  }
  const deadline = Date.now() + GONE_MS_MAX
  for (const group of groups) {
    // A leader that ended before its group leaves its number taken: then nobody else can have it.
    const isOurs = () => signalGroup(group.pid, 0) && (startOf(group.pid) === null || isSame(group))
    if (isOurs()) signalGroup(group.pid, 'SIGKILL')
    while (isOurs() && Date.now() < deadline) await sleep(50)
  }
  rmSync(file)
}

function readOwner(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Cut off while it was written: the Workers of that start have ended with it.
    return { supervisor: { pid: 0, startedAt: null }, groups: [] }
  }
}

/** Numbers of processes are used again: only with the same start it is the same process. */
function isSame({ pid, startedAt }) {
  return startedAt !== null && startOf(pid) === startedAt
}

/** When a process began, as its system says it; null when there is no such process. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // Behind the command in brackets: the state, and 19 fields later the start in ticks since boot.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? null : fields[18]
  } catch {
    if (existsSync('/proc/self/stat')) return null
  }
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout?.trim() || null
}
