import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../chromium-options.ts'

/** A Chromium for a file of tests. */
export function useChromium(): () => Browser {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())
  return () => browser
}

let launched: Promise<Browser> | null = null

/** One Chromium for all files of the page's project, which run in one process; it ends with that. */
export function useOneChromium(): () => Browser {
  let browser: Browser
  beforeAll(async () => {
    launched ??= launch()
    browser = await launched
  })
  return () => browser
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: [
      ...CHROMIUM_ARGS,
      // Windows of one profile share what Chromium has compiled.
      '--process-per-site',
    ],
  })
}

export type ContextOptions = Parameters<Browser['newContext']>[0]

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** Errors of the page are errors of the test. */
  readonly errors: string[]
}

/** A first visit: a profile of its own, empty, and the page open. */
export async function visit(
  browser: Browser,
  options: ContextOptions = {},
  address = inject('page'),
): Promise<Visit> {
  return openPage(await newProfile(browser, options), address)
}

type VisitOptions = Pick<
  NonNullable<ContextOptions>,
  'locale' | 'isMobile' | 'hasTouch' | 'viewport' | 'colorScheme'
>

/** By who they are: a language, a device. */
const profiles = new Map<string, Promise<BrowserContext>>()

/**
 * A later visit: the profile has the page's files, and nothing that a person left there. Another window stays open in
 * it, so that the engine's code is compiled once for all visits, which is most of what a first one takes.
 *
 * What an earlier visit left open is closed.
 */
export async function visitAgain(
  browser: Browser,
  { viewport, colorScheme, ...person }: VisitOptions = {},
  address = inject('page'),
): Promise<Visit> {
  const who = JSON.stringify(person)
  const known = profiles.get(who) ?? visitedProfile(browser, person)
  profiles.set(who, known)
  const context = await known
  const [, ...left] = context.pages()
  for (const page of left) await page.close()
  return openPage(context, address, async (page) => {
    if (viewport) await page.setViewportSize(viewport)
    if (colorScheme) await page.emulateMedia({ colorScheme })
    const session = await context.newCDPSession(page)
    const { origin } = new URL(inject('page'))
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' })
    await session.detach()
  })
}

async function visitedProfile(browser: Browser, person: VisitOptions): Promise<BrowserContext> {
  const context = await newProfile(browser, { ...person, permissions: ['clipboard-read', 'clipboard-write'] })
  const { page } = await openPage(context, inject('page'))
  await untilReady(page)
  return context
}

async function newProfile(browser: Browser, options: ContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'pt-BR', ...options })
  context.setDefaultTimeout(90_000)
  return context
}

async function openPage(
  context: BrowserContext,
  address: string,
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Visit> {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await prepare(page)
  await page.goto(address)
  return { context, page, errors }
}

/** The same where every megabyte costs: the page without its reader, which most of what a service shows does without. */
export async function visitWithoutReader(
  browser: Browser,
  address: string,
  options: ContextOptions = {},
): Promise<Visit> {
  const visited = await visit(browser, options, 'about:blank')
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
