import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'

/** One Chromium for a file of tests; every test has a profile of its own. */
export function useChromium(): () => Browser {
  let browser: Browser
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    })
  })
  afterAll(() => browser.close())
  return () => browser
}

export type ContextOptions = Parameters<Browser['newContext']>[0]

/** A first visit: an empty profile, the page open. Errors of the page are errors of the test. */
export async function visit(
  browser: Browser,
  options: ContextOptions = {},
  address = inject('page'),
): Promise<{ readonly context: BrowserContext; readonly page: Page; readonly errors: string[] }> {
  const context = await browser.newContext({ locale: 'pt-BR', ...options })
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(address)
  return { context, page, errors }
}

/** The same where every megabyte costs: the page without its reader, which most of what a service shows does without. */
export async function visitWithoutReader(browser: Browser, address: string): ReturnType<typeof visit> {
  const visited = await visit(browser, {}, 'about:blank')
  await visited.page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } })
  })
  await visited.page.goto(address)
  return visited
}

export async function untilReady(page: Page): Promise<void> {
  const status = await page.waitForSelector('.reader-status:not(.preparing)', { timeout: 120_000 })
  const text = await status.textContent()
  if ((await page.$('.reader-status.ready')) === null) throw new Error(`the reader: ${text}`)
}

/** Choose files as one document and wait until its fields are shown. */
export async function read(page: Page, type: number, files: string | string[]): Promise<void> {
  await choose(page, type, files)
  await page.waitForSelector('.fields', { timeout: 120_000 })
}

export async function choose(page: Page, type: number, files: string | string[]): Promise<void> {
  await page.check(`input[name="type"][value="${type}"]`)
  await page.setInputFiles('[data-testid=picker]', files)
  if (Array.isArray(files) && files.length > 1) await page.click('.chosen button:has-text("um só documento")')
}
