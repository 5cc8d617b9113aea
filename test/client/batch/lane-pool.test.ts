import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { documentOf } from '../../../cli/src/extract/gather/document-files.ts'
import { readInLanes, type Stop } from '../../../cli/src/extract/reading/lane-pool.ts'
import type { DocumentReport } from '../../../cli/src/extract/reading/read-document.ts'

/** A lane that does what the name of the document says. */
const SCRIPT = `
const { parentPort } = require('node:worker_threads')
let tries = 0
parentPort.on('message', ({ document }) => {
  if (document.name === 'exit') process.exit(3)
  if (document.name === 'throw') throw new Error('out of memory')
  if (document.name === 'hang') return
  parentPort.postMessage({ report: { file: document.name, sha256: 'x', type: 51, processTime: 0 } })
})`
const start = () => new Worker(SCRIPT, { eval: true })
const never = (): Stop => ({ gently: new AbortController().signal, now: new AbortController().signal })
const documents = (...names: string[]) => names.map((name) => documentOf([name]))

async function run(names: string[], lanes: number, stop = never(), onTell = (_: DocumentReport) => {}) {
  const told: DocumentReport[] = []
  const count = await readInLanes(
    documents(...names),
    { type: 51 },
    { lanes, start, documentMsMax: 2000 },
    async (report) => {
      told.push(report)
      onTell(report)
    },
    stop,
  )
  expect(count).toBe(told.length)
  return told
}

describe('readInLanes', () => {
  test('a lane that ends costs its own document alone', async () => {
    const names = ['a', 'exit', 'b', 'throw', 'hang', 'c', 'd']
    const told = await run(names, 2)
    expect(told.map(({ file }) => file).sort()).toEqual([...names].sort())
    const failed = told.filter(({ error }) => error)
    expect(failed.map(({ file, error }) => `${file} ${error?.code}`).sort()).toEqual([
      'exit reading_failed',
      'hang reading_failed',
      'throw reading_failed',
    ])
  })
  test('a gentle stop begins no other document', async () => {
    const gently = new AbortController()
    const told = await run(['a', 'b', 'c', 'd'], 1, { ...never(), gently: gently.signal }, ({ file }) => {
      if (file === 'b') gently.abort()
    })
    expect(told.map(({ file }) => file)).toEqual(['a', 'b'])
  })
  test('a stop at once waits for nothing', async () => {
    const [gently, now] = [new AbortController(), new AbortController()]
    const told = await run(['a', 'hang', 'c'], 1, { gently: gently.signal, now: now.signal }, () => {
      gently.abort()
      now.abort()
    })
    expect(told.map(({ file }) => file)).toEqual(['a'])
  })
  test('what cannot be written down ends the run', async () => {
    const full = new Error('no space')
    const running = run(['a', 'b'], 2, never(), () => {
      throw full
    })
    await expect(running).rejects.toBe(full)
  })
  test('no documents are no work', async () => expect(await run([], 2)).toEqual([]))
})
