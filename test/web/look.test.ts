import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { findings, overflow } from './axe.ts'
import { read, untilReady, useOneChromium, visit, visitAgain } from './browser.ts'

const browser = useOneChromium()
/** What people notice starts at 0.1 (web.dev/cls); a page that reserves its places has next to none. */
const LAYOUT_SHIFT_MAX = 0.02

test.each([
  { width: 375, schemes: ['light'], come: visit },
  { width: 768, schemes: ['dark'], come: visitAgain },
  { width: 1440, schemes: ['light', 'dark'], come: visitAgain },
] as const)('at $width px, $schemes: no serious finding, nothing sticks out, nothing jumps', async (one) => {
  const { width, schemes, come } = one
  const { page } = await come(browser(), { viewport: { width, height: 800 }, colorScheme: schemes[0] })
  await page.evaluate(() => {
    const shifts = window as unknown as { shift: number }
    shifts.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const nothingIsFound = async () => {
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      expect(await findings(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
    }
  }
  await untilReady(page)
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(
    LAYOUT_SHIFT_MAX,
  )
  await nothingIsFound()
  await read(page, 23, await documentFile('23-siblings-guarda-table.pdf'))
  await page.click('.field-button >> nth=0')
  await page.click('.details .correct-open')
  await nothingIsFound()
  await page.goto(`${page.url().split('#')[0]}#/service/documents`)
  await page.waitForSelector('.gate')
  await nothingIsFound()
  await page.click('a[href="#/help"]')
  await page.waitForSelector('.help')
  await nothingIsFound()
})

test('a field is found, looked at and corrected by keyboard alone', async () => {
  const { page } = await visitAgain(browser())
  await untilReady(page)
  await read(page, 51, await documentFile('51-ima-sc-transport.pdf'))
  await page.focus('.field-button:has-text("Número da licença")')
  await page.keyboard.press('Enter')
  expect(await page.textContent('.details q')).toBe('3151/2023')
  expect(await page.locator('.mark.selected').count()).toBe(1)
  await page.keyboard.press('e')
  await page.keyboard.type('9999/2024')
  await page.keyboard.press('Enter')
  expect(await page.textContent('.field-value.corrected')).toBe('9999/2024')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('.export button:text-is("CSV")'),
  ])
  const csv = readFileSync(await download.path(), 'utf8')
  expect(csv).toContain('51-ima-sc-transport.pdf;51;number;3151/2023;9999/2024;')
})

test('a place on the page shows its field; the other language shows other words', async () => {
  const { page } = await visitAgain(browser(), { locale: 'en-GB' })
  await untilReady(page)
  await read(page, 51, await documentFile('51-ima-sc-transport.pdf'))
  await page.click('.mark[data-field=expirationDate] >> nth=0')
  expect(await page.textContent('.field-button[aria-expanded=true]')).toContain('2029-11-13')
  await page.click('.preferences button:has-text("Português")')
  expect(await page.textContent('.field-button[aria-expanded=true]')).toContain('13/11/2029')
  expect(await page.getAttribute('html', 'lang')).toBe('pt-BR')
})
