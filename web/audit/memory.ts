import type { Browser, BrowserContext, Page } from 'playwright-core'
import { pathsOf } from '../../test/documents/pictures.ts'
import { loadDocuments } from '../../test/evaluate/documents.ts'
import { memoryMb, read, untilReady } from './chromium.ts'

const TIMES = 50
const EVERY = 10
const FILES = [
  { file: '51-ima-sc-transport.pdf', type: 51 },
  { file: '23-siblings-guarda-table.pdf', type: 23 },
] as const
/** Open together. */
const BATCH = 20
const BATCH_EVERY = 5

type Rows = Record<string, number>

/** MB of all processes: documents opened, looked at and closed in one session, then as many tabs open together. */
export async function auditMemory(browser: Browser, url: string): Promise<Record<string, Rows>> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(url)
  await untilReady(page)
  const oneByOne = await readOneByOne(browser, context, page)
  const together = await readTogether(browser, context, page)
  await context.close()
  return { oneByOne, together }
}

async function readOneByOne(browser: Browser, context: BrowserContext, page: Page): Promise<Rows> {
  const rows: Rows = {}
  for (let i = 1; i <= TIMES; i++) {
    const { file, type } = FILES[i % FILES.length] ?? FILES[0]
    await read(page, type, file)
    await page.click('.field-button >> nth=0')
    await page.click('button.close')
    await untilReady(page)
    if (i % EVERY === 0) rows[`after ${i}`] = await measure(browser, context, page, i)
  }
  return rows
}

/** Nothing is closed, so that the worker lives through all of them. */
async function readTogether(browser: Browser, context: BrowserContext, page: Page): Promise<Rows> {
  const rows: Rows = {}
  const documents = await loadDocuments('tuning')
  const digital = documents.filter(
    ({ type, source, expected }) => type === 51 && source === 'digital' && 'data' in expected,
  )
  await page.check('input[name="type"][value="51"]')
  await page.setInputFiles(
    '[data-testid=picker]',
    (await Promise.all(digital.slice(0, BATCH).map(pathsOf))).flat(),
  )
  await page.click('.chosen button.second')
  for (let count = BATCH_EVERY; count <= BATCH; count += BATCH_EVERY) {
    await page.waitForFunction(
      (count) => document.querySelectorAll('.tab-state:is(.read, .failed)').length >= count,
      count,
      { timeout: 300_000 },
    )
    rows[`with ${count} open`] = await measure(browser, context, page, count)
  }
  return rows
}

async function measure(
  browser: Browser,
  context: BrowserContext,
  page: Page,
  count: number,
): Promise<number> {
  const cdp = await context.newCDPSession(page)
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.detach()
  const megabytes = Math.round(await memoryMb(browser))
  process.stderr.write(`memory at ${count} documents: ${megabytes} MB\n`)
  return megabytes
}
