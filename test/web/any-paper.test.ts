import { expect, test } from 'vitest'
import { untilReady, useOneChromium, visitAgain } from './browser.ts'
import { fileOf, makeLetter } from './letter.ts'

/** A paper of no type that is known: its text, on the device alone. */
const browser = useOneChromium()

test('by keyboard alone: chosen as text, read line by line, shown on the page', async () => {
  const { page, errors } = await visitAgain(browser())
  await untilReady(page)
  await page.focus('input[name=type][value=auto]')
  await page.keyboard.press('ArrowUp')
  expect(await page.isChecked('input[name=type][value=text]')).toBe(true)
  await page.setInputFiles('[data-testid=picker]', fileOf('carta.pdf', Buffer.from(await makeLetter())))
  await page.waitForSelector('.text-pages')
  await page.focus('.text-unit >> nth=0')
  await page.keyboard.press('ArrowDown')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toContain('A rua fica fechada')
  expect(await page.locator('[data-page="1"] .mark.selected').count()).toBe(1)
  // Letters are no steps of a review here.
  for (const key of ['c', 'd', 'n']) await page.keyboard.press(key)
  await page.keyboard.press('End')
  await expect.poll(focused).toBe('Trator')
  expect(await page.locator('[data-page="2"] .mark.selected').count()).toBe(1)
  // And from the page to its line.
  await page.locator('[data-page="1"] .mark.text').last().dispatchEvent('click')
  expect(await page.locator('.text-unit[aria-current]').count()).toBe(1)
  expect(errors).toEqual([])
})
