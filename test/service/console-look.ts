import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { findings, overflow } from '../web/axe.ts'
import type { Service } from './service.ts'

export async function enter(page: Page, service: Pick<Service, 'key'>): Promise<void> {
  await page.fill('#api-key', service.key)
  await page.click('.gate button[type=submit]')
}

/** The list with everything unfolded, the document whose row says `named`, and /docs: no serious finding, and nothing sticks out. */
export async function expectGoodConsole(
  page: Page,
  service: Pick<Service, 'base'>,
  named: string,
): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  await page.waitForSelector(`.item:has-text("${named}")`)
  for (const summary of await page.locator('.fold summary').all()) await summary.click()
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  // Two doubts take no room from the name, which would stand letter below letter.
  await page.evaluate(() => {
    const doubts = '<span class="doubts"><b>menos certo: 79 %</b><b>regra quebrada</b></span>'
    for (const cell of document.querySelectorAll('.item > .item-name + .soft'))
      cell.insertAdjacentHTML('beforeend', doubts)
  })
  const names = await page.locator('.item-name').evaluateAll((all) => all.map((name) => name.clientWidth))
  expect(Math.min(...names)).toBeGreaterThan(width / 4)
  expect(await overflow(page)).toBe(0)
  await page.click(`.item:has-text("${named}") .item-name a`)
  await page.waitForSelector('.review')
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  // On a wide screen page and fields scroll by themselves, and nothing is below them.
  const below = () => document.documentElement.scrollHeight - window.innerHeight
  if (width > 1000) expect(await page.evaluate(below)).toBe(0)
  await page.goto(`${service.base}/docs`)
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
}
