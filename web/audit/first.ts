import type { Browser } from 'playwright-core'
import { documentFile } from '../../test/documents/pictures.ts'
import { median } from './chromium.ts'
import { slowLine } from './slow-line.ts'

/** Chromium's "Fast 4G", and what Lighthouse takes a slow phone for. */
const LINES = [
  { name: '9 Mbit/s', bitsPerSecond: 9_000_000, latencyMs: 165, cpuSlowdown: 1 },
  {
    name: '1.6 Mbit/s, a quarter of the processor',
    bitsPerSecond: 1_600_000,
    latencyMs: 150,
    cpuSlowdown: 4,
  },
] as const
const RUNS = 5
const PHOTO = '54-numbered-card-zeros-front-small.jpg'

/** In the page: seconds since its address was asked for, once fields are shown. */
const OBSERVE = `globalThis.shown = new Promise((resolve) => {
  new MutationObserver((_, observer) => {
    if (document.querySelector('.fields') === null) return
    observer.disconnect()
    requestAnimationFrame(() => resolve(performance.now() / 1000))
  }).observe(document, { childList: true, subtree: true })
})`

/** A first visit with a photo of a card chosen at once: when its fields are shown, and what has come by then. */
export async function auditFirst(browser: Browser, url: string): Promise<Record<string, unknown>> {
  const figures: Record<string, unknown> = {}
  for (const line of LINES) {
    const runs: { seconds: number; megabytes: number }[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, url, line))
    const seconds = runs.map((one) => one.seconds)
    figures[line.name] = {
      medianSeconds: round(median(seconds)),
      seconds: seconds.map(round),
      megabytes: round(median(runs.map((one) => one.megabytes))),
    }
  }
  return figures
}

async function visit(browser: Browser, from: string, line: (typeof LINES)[number]) {
  const { server, url, sentBytes } = await slowLine(from, line.bitsPerSecond, line.latencyMs)
  const context = await browser.newContext()
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: line.cpuSlowdown })
  await page.addInitScript(OBSERVE)
  await page.goto(url, { waitUntil: 'commit' })
  await page.setInputFiles('[data-testid=picker]', await documentFile(PHOTO))
  const seconds = await page.evaluate<number>('shown')
  const megabytes = sentBytes() / 1e6
  await context.close()
  server.closeAllConnections()
  server.close()
  return { seconds, megabytes }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
