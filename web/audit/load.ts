import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { untilReady } from './chromium.ts'

/** A phone of the middle is about four times slower than the machines that developers have (Lighthouse's factor). */
const CPU_SLOWDOWN = 4
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Measured {
  readonly lcpMs: number
  readonly cls: number
  readonly tbtMs: number
}

/** A first visit on a slow phone: when it is seen, whether it moves, whether it answers; then what axe finds. */
export async function auditLoad(browser: Browser, url: string): Promise<Record<string, unknown>> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 }, isMobile: true })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text())
  })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  // tsx wraps functions in a name of its own, which the page does not have.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(observe)
  await page.goto(url)
  await untilReady(page)
  const measured = await page.evaluate(() => (window as unknown as { measured: Measured }).measured)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.evaluate(AXE)
  const axe = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations, passes } = await axe.run()
    return { passes: passes.length, violations: violations.map(({ id, impact }) => `${impact}: ${id}`) }
  })
  const practices = await page.evaluate(async () => ({
    isolated: crossOriginIsolated,
    serviceWorker: (await navigator.serviceWorker.getRegistration()) !== undefined,
    manifest: document.querySelector('link[rel=manifest]') !== null,
    doctype: document.doctype !== null,
    language: document.documentElement.lang,
    imagesWithoutSize: [...document.images].filter((image) => image.width === 0).length,
  }))
  await context.close()
  return { ...measured, axe, practices: { ...practices, errors } }
}

/** In the page, before anything of it runs. */
function observe(): void {
  const measured = { lcpMs: 0, cls: 0, tbtMs: 0 }
  Object.assign(window, { measured })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('largest-contentful-paint', (entry) => {
    measured.lcpMs = Math.round(entry.startTime)
  })
  watch('layout-shift', (entry) => {
    measured.cls += (entry as unknown as { value: number }).value
  })
  // Total blocking time: what each task takes beyond 50 ms.
  watch('longtask', (entry) => {
    measured.tbtMs += Math.round(entry.duration - 50)
  })
}
