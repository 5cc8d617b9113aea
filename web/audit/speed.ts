import { readFile } from 'node:fs/promises'
import { type DocumentType, extract } from '@ficha/engine'
import { nodeRuntime } from '@ficha/engine/node'
import type { Browser } from 'playwright-core'
import { serve } from '../serve.mjs'
import { DOCUMENTS, median, read, untilReady } from './chromium.ts'

const TIMES = 5
const CASES: readonly { readonly file: string; readonly type: DocumentType }[] = [
  { file: '51-ima-sc-transport.pdf', type: 51 },
  { file: '23-elderly-curatela-definitive-scan-200.jpg', type: 23 },
]

/**
 * The first reading after a cached visit, from the choice to the fields on the screen, over the engine's
 * first reading in Node with one thread, turn by turn on the same machine.
 */
export async function auditSpeed(browser: Browser, url: string): Promise<Record<string, unknown>> {
  const single = await serve(0, 'Cross-Origin-Embedder-Policy')
  const rows: Record<string, unknown> = {}
  for (const { file, type } of CASES) {
    const times = { node: [] as number[], oneThread: [] as number[], threads: [] as number[] }
    for (let i = 0; i < TIMES; i++) {
      times.node.push(await inNode(file, type))
      times.oneThread.push(await inPage(browser, single.url, file, type))
      times.threads.push(await inPage(browser, url, file, type))
    }
    const node = median(times.node)
    rows[file] = {
      nodeMs: Math.round(node),
      oneThreadOverNode: ratio(median(times.oneThread), node),
      threadsOverNode: ratio(median(times.threads), node),
    }
  }
  single.server.close()
  return rows
}

async function inNode(file: string, type: DocumentType): Promise<number> {
  const bytes = await readFile(`${DOCUMENTS}${file}`)
  const runtime = nodeRuntime()
  await Promise.all([runtime.pdfiumModule(), runtime.network('detector'), runtime.network('recogniser')])
  const startedAt = performance.now()
  await extract([bytes], type, runtime)
  return performance.now() - startedAt
}

async function inPage(browser: Browser, url: string, file: string, type: DocumentType): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  await untilReady(page)
  await page.reload()
  await untilReady(page)
  const milliseconds = await read(page, type, file)
  await context.close()
  return milliseconds
}

function ratio(a: number, b: number): number {
  return Math.round((a / b) * 100) / 100
}
