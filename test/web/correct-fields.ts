import type { Page } from 'playwright-core'

/** A paper of a driver whose fields the tests of corrections change. */
export const CARD = '54-new-before-and-now-columns.pdf'

export async function openField(page: Page, label: string): Promise<void> {
  const row = page.locator(`.field-button:has(.field-label:text-is("${label}"))`)
  if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click()
}

export async function correct(page: Page, label: string, typed: string): Promise<void> {
  await openField(page, label)
  await page.click('.details .correct-open')
  await page.keyboard.press('Control+A')
  await page.keyboard.type(typed)
  await page.keyboard.press('Enter')
}

export const corrected = (page: Page, label: string) =>
  page.textContent(`.field-button:has(.field-label:text-is("${label}")) .field-value.corrected`)
