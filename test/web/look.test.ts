import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { read, untilReady, useOneChromium, visitAgain } from './browser.ts'

const browser = useOneChromium()

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
