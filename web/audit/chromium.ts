import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { documentFile } from '../../test/documents/pictures.ts'

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
}

export async function untilReady(page: Page): Promise<void> {
  await page.waitForSelector('.reader-status.ready', { timeout: 120_000 })
}

/** Runs in the page, as text because tsx adds helpers to functions that the page does not have. */
const UNTIL_SHOWN = `new Promise((resolve) => {
  let chosenAt = 0
  document.addEventListener('change', () => { chosenAt = performance.now() }, { capture: true, once: true })
  new MutationObserver((_, observer) => {
    if (document.querySelector('.fields') === null) return
    observer.disconnect()
    requestAnimationFrame(() => resolve(performance.now() - chosenAt))
  }).observe(document.body, { childList: true, subtree: true })
})`

/**
 * @returns milliseconds from the choice of a file until its fields are shown, by the page's own clock: waiting for a
 * selector from outside looks every half second
 */
export async function read(page: Page, type: number, file: string): Promise<number> {
  await page.check(`input[name="type"][value="${type}"]`)
  const shown = page.evaluate<number>(UNTIL_SHOWN)
  await page.setInputFiles('[data-testid=picker]', await documentFile(file))
  return shown
}

/** Resident memory of Chromium's processes in MB, shared pages counted once. */
export async function memoryMb(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const kilobytes = processInfo.map(({ id }) => {
    const text = readFileSync(`/proc/${id}/smaps_rollup`, 'utf8')
    return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0)
  })
  return kilobytes.reduce((sum, part) => sum + part, 0) / 1024
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}
