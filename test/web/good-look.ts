import { expect } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { findings, overflow } from './axe.ts'
import { read, untilReady, type Visit } from './browser.ts'

/** What people notice starts at 0.1 (web.dev/cls); a page that reserves its places has next to none. */
const LAYOUT_SHIFT_MAX = 0.02

type Scheme = 'light' | 'dark'

/** From the first view to a field that is corrected and the console's door: no serious finding, nothing sticks out, nothing jumps. */
export async function expectGoodLook({ page }: Visit, schemes: readonly Scheme[]): Promise<void> {
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
}
