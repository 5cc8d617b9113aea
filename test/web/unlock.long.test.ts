import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from './axe.ts'
import { untilReady, useOneChromium, visitAgain } from './browser.ts'

/** A locked PDF is read on the device once a person has written its password, which is kept nowhere. */
const browser = useOneChromium()
const PASSWORD = 'secret'
const LOCKED = readFileSync(join(import.meta.dirname, '../fixtures/encrypted.pdf'))

const chosen = (name: string) => ({ name, mimeType: 'application/pdf', buffer: LOCKED })

/** Everything that outlives the page. */
async function keptOnDevice(context: BrowserContext, page: Page): Promise<string> {
  const databases = await page.evaluate(async () => {
    const rows: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
      })
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll()
        await new Promise((resolve) => {
          all.onsuccess = resolve
        })
        rows.push(JSON.stringify(all.result))
      }
      database.close()
    }
    return rows.join('\n')
  })
  return JSON.stringify(await context.storageState()) + databases
}

test.each([
  { locale: 'pt-BR', colorScheme: 'light', width: 1440, wrong: 'Esta senha não abre o PDF' },
  { locale: 'en-GB', colorScheme: 'dark', width: 375, wrong: 'This password does not open the PDF' },
] as const)('in $locale, by keyboard: asked, wrong, then read and shown', async (one) => {
  const { locale, colorScheme, width, wrong } = one
  const { page, errors } = await visitAgain(browser(), {
    locale,
    colorScheme,
    viewport: { width, height: 800 },
  })
  await untilReady(page)
  await page.setInputFiles('[data-testid=picker]', chosen('locked.pdf'))
  await page.waitForSelector('.unlock input[type=password]')
  expect(await findings(page)).toEqual([])
  // A letter of the password is no key of the review.
  await page.focus('.unlock input')
  await page.keyboard.type('Nnope')
  await page.keyboard.press('Enter')
  await page.waitForSelector('.unlock .wrong')
  expect(await page.textContent('.unlock .wrong')).toContain(wrong)
  expect(await findings(page)).toEqual([])
  // The field has the focus again.
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForSelector('.fields')
  await page.waitForSelector('.sheet.drawn')
  expect(await page.locator('.unlock').count()).toBe(0)
  expect(errors).toEqual([])
})

test('work on it is kept without its password, which its pages are shown with again', async () => {
  const { page, context, errors } = await visitAgain(browser())
  await untilReady(page)
  await page.setInputFiles('[data-testid=picker]', chosen('locked.pdf'))
  await page.fill('.unlock input', PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForSelector('.fields')
  await page.keyboard.press('d')
  await page.waitForFunction(async () => {
    const request = indexedDB.open('ficha')
    await new Promise((resolve) => {
      request.onsuccess = resolve
    })
    const count = request.result.transaction('documents').objectStore('documents').count()
    await new Promise((resolve) => {
      count.onsuccess = resolve
    })
    request.result.close()
    return count.result === 1
  })
  expect(await keptOnDevice(context, page)).not.toContain(PASSWORD)

  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await page.click('.left-notice button:has-text("Continuar")')
  await page.waitForSelector('.fields')
  await page.fill('.pages .unlock input', PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForSelector('.sheet.drawn')
  expect(await keptOnDevice(context, page)).not.toContain(PASSWORD)
  // Another document of the same file is asked again.
  await page.click('.close')
  await untilReady(page)
  await page.setInputFiles('[data-testid=picker]', chosen('locked.pdf'))
  await page.waitForSelector('.unlock input[type=password]')
  expect(errors).toEqual([])
})
