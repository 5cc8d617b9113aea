import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { makePictures, pathsOf } from '../documents/pictures.ts'
import { loadDocuments } from '../evaluate/documents.ts'

/**
 * `npm run bench:batch -- [--documents 60] [--lanes 1,2]`: documents a second of `ficha extract FOLDER` over digital
 * papers, scans and photos in equal parts, and the memory of its process: at a third of the run and at its highest.
 * On a busy machine processor time says more than the clock: lanes that hinder each other take more of it.
 */
const { values: options } = parseArgs({
  options: { documents: { type: 'string', default: '60' }, lanes: { type: 'string', default: '1,2' } },
})
const FICHA = fileURLToPath(new URL('../../cli/bin/ficha.mjs', import.meta.url))
const SAMPLE_MS = 250
const MB = 2 ** 20
/** Of /proc/PID/stat, and USER_HZ, which Linux promises to programs. */
const USER_TIME = 13
const TICKS_A_SECOND = 100
const SOURCES = ['digital', 'scan', 'photo'] as const

const folder = await mkdtemp(join(tmpdir(), 'ficha-batch-'))
try {
  const count = await fill(folder)
  const rates: number[] = []
  for (const [run, lanes] of options.lanes.split(',').entries()) {
    const { seconds, processor, early, most } = await time(lanes, join(folder, `run-${run}.jsonl`))
    rates.push(count / seconds)
    console.log(
      `${lanes} lanes: ${count} documents in ${seconds.toFixed(1)} s, ${(count / seconds).toFixed(2)} a second, ` +
        `${(processor / count).toFixed(2)} s of a processor each, memory ${early} MB at a third, ${most} MB at most`,
    )
  }
  const [first = 1, ...others] = rates
  for (const rate of others) console.log(`${(rate / first).toFixed(2)} × the first`)
} finally {
  await rm(folder, { recursive: true })
}

async function fill(into: string): Promise<number> {
  const all = await loadDocuments('tuning')
  const each = Math.floor(Number(options.documents) / SOURCES.length)
  const chosen = SOURCES.flatMap((source) => {
    const own = all.filter((one) => one.source === source && one.files.length === 1 && 'data' in one.expected)
    const step = Math.max(1, Math.floor(own.length / each))
    return own.filter((_, i) => i % step === 0).slice(0, each)
  })
  await makePictures(chosen)
  for (const document of chosen) {
    for (const path of await pathsOf(document)) await copyFile(path, join(into, basename(path)))
  }
  return chosen.length
}

async function time(lanes: string, out: string) {
  const started = performance.now()
  const child = spawn(
    process.execPath,
    [FICHA, 'extract', '--type', 'auto', '--lanes', lanes, '--out', out, folder],
    { stdio: 'ignore' },
  )
  const samples: number[] = []
  let ticks = 0
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    const kilobytes = /VmRSS:\s+(\d+)/.exec(status)?.[1]
    const stat = await readFile(`/proc/${child.pid}/stat`, 'utf8').catch(() => '')
    const [user, system] = stat
      .split(' ')
      .slice(USER_TIME, USER_TIME + 2)
      .map(Number)
    ticks = Math.max(ticks, (user || 0) + (system || 0))
    if (kilobytes !== undefined) samples.push(Math.round((Number(kilobytes) * 1024) / MB))
  }, SAMPLE_MS)
  const [status] = await once(child, 'close')
  clearInterval(timer)
  if (status > 1) throw new Error(`ficha extract ended with ${status}`)
  return {
    seconds: (performance.now() - started) / 1000,
    processor: ticks / TICKS_A_SECOND,
    early: samples[Math.floor(samples.length / 3)] ?? 0,
    most: Math.max(0, ...samples),
  }
}
