import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { DocumentType } from '@ficha/engine'
import { read as engine } from '@ficha/engine/node'
import type { Browser } from 'playwright-core'
import { documentFile } from '../../test/documents/pictures.ts'
import { median, read, untilReady } from './chromium.ts'

const TIMES = 5
/** Before anything of the page runs: what it goes by to choose how many lines it reads at once. */
const ONE_CORE = "Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { value: 1 })"
const CASES: readonly { readonly file: string; readonly type: DocumentType }[] = [
  { file: '51-ima-sc-transport.pdf', type: 51 },
  { file: '23-elderly-curatela-definitive-scan-200.jpg', type: 23 },
]

/**
 * The first reading after a cached visit, from the choice to the fields on the screen, over the engine's
 * first reading in Node with one thread, turn by turn on the same machine: on a page that is told of one core, where
 * lines are read one after the other, and on one that uses what cores there are.
 */
export async function auditSpeed(browser: Browser, url: string): Promise<Record<string, unknown>> {
  const rows: Record<string, unknown> = { cores: availableParallelism() }
  for (const { file, type } of CASES) {
    const times = { node: [] as number[], oneLine: [] as number[], lines: [] as number[] }
    for (let i = 0; i < TIMES; i++) {
      times.node.push(await inNode(file, type))
      times.oneLine.push(await inPage(browser, url, file, type, ONE_CORE))
      times.lines.push(await inPage(browser, url, file, type))
    }
    const [node, oneLine, lines] = [median(times.node), median(times.oneLine), median(times.lines)]
    rows[file] = {
      nodeMs: Math.round(node),
      oneLineAtATimeOverNode: ratio(oneLine, node),
      linesAtOnceOverNode: ratio(lines, node),
      linesAtOnceOverOne: ratio(lines, oneLine),
    }
  }
  return rows
}

async function inNode(file: string, type: DocumentType): Promise<number> {
  const bytes = await readFile(await documentFile(file))
  engine.close()
  await engine.prepare()
  const startedAt = performance.now()
  await engine([bytes], { type })
  return performance.now() - startedAt
}

async function inPage(
  browser: Browser,
  url: string,
  file: string,
  type: DocumentType,
  before = '',
): Promise<number> {
  const context = await browser.newContext()
  await context.addInitScript(before)
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
