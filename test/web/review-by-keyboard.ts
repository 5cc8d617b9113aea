import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import readXlsx from 'read-excel-file/node'
import { expect, inject } from 'vitest'
import { NEVER_SURE, PROFILE, type Profile } from '../../engine/src/profile.ts'
import { documentFile } from '../documents/pictures.ts'
import { findings, overflow } from './axe.ts'
import { untilReady, visitAgain } from './browser.ts'

/** One adds up and is out of date, one does not add up, one has fields that its reader takes for doubtful. */
const READABLE = [
  '51-activity-in-tables-rows-then-total.pdf',
  '51-new-odd-terms-month.pdf',
  '23-curators-apart-curatela-shared.pdf',
]
/** Whoever checks these looks at two fields in any case, however surely they were read. */
const NEVER = { caseNumber: NEVER_SURE, judgeName: NEVER_SURE }
const PROFILE_OF_READER: Profile = {
  ficha: PROFILE,
  precision: 0.99,
  others: 0.85,
  byField: { auto: NEVER, 23: NEVER },
}
/** The last one is readable: when ten are read, nothing is on its way. */
const COUNT = 118
const READABLE_EACH = 13
/** More than there are places to stop at on the page. */
const TABS_MAX = 60

/** Ten readable ones, and damaged files, which take no time. */
export async function pile(count = COUNT) {
  const good = await Promise.all(READABLE.map(async (name) => readFile(await documentFile(name))))
  return Array.from({ length: count }, (_, i) => {
    const bytes = i % READABLE_EACH === 0 ? good[(i / READABLE_EACH) % good.length] : undefined
    const name = `${String(i).padStart(3, '0')}${bytes ? '' : '-broken'}.pdf`
    return { name, mimeType: 'application/pdf', buffer: bytes ?? Buffer.from('%PDF-1.7 broken') }
  })
}

const states = (page: Page) => page.locator('.doc-mark').allTextContents()
export const openName = (page: Page) => page.textContent('.card-head h1')

/** With Tab, to a place that can be reached so. */
async function tabTo(page: Page, selector: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let i = 0; i < TABS_MAX; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${selector} is not reached by ${TABS_MAX} times ${key}`)
}

/** Listened for before the page is ready, so that no system window opens instead. */
function answerChooser(page: Page, files: Awaited<ReturnType<typeof pile>>): void {
  page.on('filechooser', (chooser) => void chooser.setFiles(files))
}

async function chooseByKeyboard(page: Page): Promise<void> {
  await tabTo(page, '.choose')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.chosen')
  // What is done with many files comes before their names.
  await tabTo(page, '.chosen > .row button')
  await page.keyboard.press('Enter')
}

export interface Reviewer {
  readonly locale: string
  readonly colorScheme: 'light' | 'dark'
  readonly width: number
  /** Words of the page: a document that is to be checked, one that does not add up, one that was confirmed. */
  readonly open: string
  readonly wrong: string
  readonly confirmed: string
}

/** A pile of documents on one page: found, stepped through, corrected and confirmed by keyboard alone. */
export async function reviewByKeyboard(browser: Browser, one: Reviewer): Promise<void> {
  const { locale, colorScheme, width } = one
  const isNarrow = width < 800
  const options = { locale, colorScheme, viewport: { width, height: 900 } }
  const { page, errors } = await visitAgain(browser, options, 'about:blank')
  await page.addInitScript(
    (profile) => localStorage.setItem('thresholds', profile),
    JSON.stringify(PROFILE_OF_READER),
  )
  await page.goto(inject('page'))
  answerChooser(page, await pile())
  await untilReady(page)
  await chooseByKeyboard(page)
  await page.waitForSelector('.export-all :text("10")')
  // Only what is in view is drawn, and nothing is wider than the window.
  expect(await page.locator('.doc-row').count()).toBeLessThan(60)
  expect(await page.getAttribute('.doc-list', 'aria-rowcount')).toBe(String(COUNT + 1))
  expect(await overflow(page)).toBe(0)
  expect(await findings(page)).toEqual([])

  await tabTo(page, '.doc-list')
  await page.keyboard.press('End')
  expect(await openName(page)).toBe('117.pdf')
  await page.keyboard.press('Home')
  expect(await openName(page)).toBe('000.pdf')

  const rows = () => page.locator('.doc-row').count()
  // What does not add up is told from what does.
  await tabTo(page, '.list-controls select', 'Shift+Tab')
  await page.keyboard.press('Home')
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect.poll(async () => new Set(await states(page))).toEqual(new Set([one.open, one.wrong]))
  const left = await rows()
  expect(left).toBeGreaterThan(2)

  // One key leads to the next doubtful field, one says that it is right, one that the document is.
  await tabTo(page, '.doc-list')
  await page.keyboard.press('ArrowDown')
  if (isNarrow) {
    await page.keyboard.press('Enter')
    expect(await page.locator('.doc-list').count()).toBe(0)
    expect(await findings(page)).toEqual([])
  }
  await page.keyboard.press('n')
  const doubtful = await page.textContent('.field-button[aria-expanded=true]:focus .field-label')
  const doubts = await page.locator('.field-group.doubtful .field').count()
  await page.keyboard.press('c')
  await page.waitForFunction(
    (left) => document.querySelectorAll('.field-group.doubtful .field').length === left,
    doubts - 1,
  )
  expect(await page.textContent('.field-button[aria-expanded=true] .field-label')).not.toBe(doubtful)
  await page.keyboard.press('d')
  await page.keyboard.press('n')
  await page.keyboard.press('d')
  expect(await overflow(page)).toBe(0)

  if (isNarrow) {
    await tabTo(page, '.list-bar button[aria-expanded]', 'Shift+Tab')
    await page.keyboard.press('Enter')
  }
  await expect.poll(rows).toBe(left - 2)
  await tabTo(page, '.list-controls select', isNarrow ? 'Tab' : 'Shift+Tab')
  if (!isNarrow) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await expect.poll(() => states(page)).toEqual([one.confirmed, one.confirmed])
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('12-broken')
  await expect.poll(rows).toBe(2)

  await tabTo(page, '.export-all button')
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  const [sheet] = await readXlsx(await download.path())
  const head = sheet?.data[0] ?? []
  expect(sheet?.data.filter((row) => row[head.indexOf('confirmed')] === 'true')).toHaveLength(2)
  expect(errors).toEqual([])
}
