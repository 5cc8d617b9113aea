import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { findings, overflow } from './axe.ts'
import { untilReady, useChromium, visit } from './browser.ts'

/** A pile of documents on one page: found, stepped through and confirmed without opening all of them. */
const browser = useChromium()
/** One adds up and is out of date, one does not add up, one has doubtful fields. */
const READABLE = [
  '51-activity-in-tables-rows-then-total.pdf',
  '51-new-odd-terms-month.pdf',
  '54-new-before-and-now-columns.pdf',
]
const COUNT = 300

/** The readable ones thrice, and damaged files, which take no time. */
async function pile() {
  const good = await Promise.all(READABLE.map(async (name) => readFile(await documentFile(name))))
  return Array.from({ length: COUNT }, (_, i) => {
    const bytes = i % 33 === 0 ? good[(i / 33) % good.length] : undefined
    const name = `${String(i).padStart(3, '0')}${bytes ? '' : '-broken'}.pdf`
    return { name, mimeType: 'application/pdf', buffer: bytes ?? Buffer.from('%PDF-1.7 broken') }
  })
}

const states = (page: Page) => page.locator('.doc-mark').allTextContents()
const openName = (page: Page) => page.textContent('.card-head h1')

test('three hundred documents are a list that the keyboard goes through', async () => {
  const { page, context, errors } = await visit(browser(), { viewport: { width: 1440, height: 900 } })
  await untilReady(page)
  await page.setInputFiles('[data-testid=picker]', await pile())
  await page.click('.chosen button:has-text("Cada um")')
  await page.waitForSelector('.export-all :text("10")')
  // Only what is in view is drawn, and nothing is wider than the window.
  expect(await page.locator('.doc-row').count()).toBeLessThan(60)
  expect(await page.getAttribute('.doc-list', 'aria-rowcount')).toBe(String(COUNT + 1))
  expect(await overflow(page)).toBe(0)
  expect(await findings(page)).toEqual([])

  await page.focus('.doc-list')
  await page.keyboard.press('End')
  expect(await openName(page)).toBe('299-broken.pdf')
  await page.keyboard.press('Home')
  expect(await openName(page)).toBe('000.pdf')

  // What does not add up is told from what does.
  await page.selectOption('.list-controls select >> nth=1', 'state')
  await page.selectOption('.list-controls select >> nth=0', 'open')
  expect(new Set(await states(page))).toEqual(new Set(['Conferir', 'Não confere']))
  const left = await page.locator('.doc-row').count()
  expect(left).toBeGreaterThan(2)

  // One key leads to the next doubtful field, one says that it is right, one that the document is.
  await page.focus('.doc-list')
  await page.keyboard.press('n')
  const doubtful = await page.textContent('.field-button[aria-expanded=true] .field-label')
  expect(await page.evaluate(() => document.activeElement?.className)).toBe('field-button')
  const doubts = await page.locator('.field-group.doubtful .field').count()
  await page.keyboard.press('c')
  expect(await page.locator('.field-group.doubtful .field').count()).toBe(doubts - 1)
  expect(await page.textContent('.field-button[aria-expanded=true] .field-label')).not.toBe(doubtful)
  await page.keyboard.press('d')
  expect(await page.locator('.doc-row').count()).toBe(left - 1)
  await page.keyboard.press('n')
  await page.keyboard.press('d')
  expect(await page.locator('.doc-row').count()).toBe(left - 2)

  await page.selectOption('.list-controls select >> nth=0', 'confirmed')
  expect(await states(page)).toEqual(['Confirmado', 'Confirmado'])
  await page.selectOption('.list-controls select >> nth=0', 'all')
  await page.fill('.list-controls input', '12-broken')
  expect(await page.locator('.doc-row').count()).toBe(3)
  expect(errors).toEqual([])
  await context.close()
})

test('on a phone the list makes room for the document', async () => {
  const { page, context } = await visit(browser(), {
    viewport: { width: 375, height: 740 },
    colorScheme: 'dark',
    isMobile: true,
    hasTouch: true,
  })
  await untilReady(page)
  await page.setInputFiles('[data-testid=picker]', (await pile()).slice(0, 8))
  await page.click('.chosen button:has-text("Cada um")')
  await page.waitForSelector('.doc-row >> nth=7')
  expect(await overflow(page)).toBe(0)
  await page.click('.doc-row >> nth=1')
  expect(await page.locator('.doc-list').count()).toBe(0)
  expect(await openName(page)).toBe('001-broken.pdf')
  expect(await findings(page)).toEqual([])
  await page.click('.list-bar button:has-text("Mostrar a lista")')
  await page.waitForSelector('.doc-list')
  await context.close()
})
