import type { Browser } from 'playwright-core'
import { memoryMb, read, untilReady } from './chromium.ts'

const DOCUMENTS = 50
const EVERY = 10
const FILES = [
  { file: '51-ima-sc-transport.pdf', type: 51 },
  { file: '23-siblings-guarda-table.pdf', type: 23 },
] as const

/** Many documents in one session, each opened, looked at and closed: MB of all processes after every ten. */
export async function auditMemory(browser: Browser, url: string): Promise<Record<string, number>> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.goto(url)
  await untilReady(page)
  const rows: Record<string, number> = {}
  for (let i = 1; i <= DOCUMENTS; i++) {
    const { file, type } = FILES[i % FILES.length] ?? FILES[0]
    await read(page, type, file)
    await page.click('.field-button >> nth=0')
    await page.click('button.close')
    await untilReady(page)
    if (i % EVERY !== 0) continue
    await cdp.send('HeapProfiler.collectGarbage')
    rows[`after ${i}`] = Math.round(await memoryMb(browser))
    process.stderr.write(`memory after ${i} documents: ${rows[`after ${i}`]} MB\n`)
  }
  await context.close()
  return rows
}
