import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { untilReady, useOneChromium, visitAgain } from './browser.ts'
import { CARD, correct, corrected } from './correct-fields.ts'

/** What a person said of a document is kept until it is closed. */
const browser = useOneChromium()

/** A document is read, and its driver has another name. */
async function correctTheName(page: Page): Promise<void> {
  page.on('dialog', (dialog) => void dialog.accept())
  await untilReady(page)
  await page.setInputFiles('[data-testid=picker]', await documentFile(CARD))
  await page.waitForSelector('.fields')
  await correct(page, 'Nome', 'ANA INVENTADA')
}

test('work outlives a reload, and ends when the document is closed', async () => {
  const { page, context, errors } = await visitAgain(browser())
  await correctTheName(page)
  // Written as soon as the database has it.
  await expect.poll(() => keptCount(page)).toBe(1)
  await page.reload()
  await page.waitForSelector('.left-notice')
  expect(await page.locator('.fields').count()).toBe(0)
  await page.click('.left-notice button:has-text("Continuar")')
  expect(await corrected(page, 'Nome')).toBe('ANA INVENTADA')
  await page.waitForSelector('.sheet.drawn')

  // Another window leaves it alone while this one has it.
  await expect.poll(() => keptCount(page)).toBe(1)
  const other = await context.newPage()
  await other.goto(page.url())
  await untilReady(other)
  expect(await other.locator('.left-notice').count()).toBe(0)
  await other.close()

  await page.click('.close')
  await expect.poll(() => keptCount(page)).toBe(0)
  expect(errors).toEqual([])
})

test('work that was kept before readings had `more` opens, and is saved', async () => {
  const { page, errors } = await visitAgain(browser())
  await correctTheName(page)
  await expect.poll(() => keptCount(page)).toBe(1)
  expect(await dropMoreFromKept(page)).toBe(1)
  await page.reload()
  await page.click('.left-notice button:has-text("Continuar")')
  expect(await corrected(page, 'Nome')).toBe('ANA INVENTADA')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('.export button:text-is("JSON")'),
  ])
  expect(JSON.parse(await readFile(await download.path(), 'utf8')).more).toEqual({})
  expect(errors).toEqual([])
})

/** Rows as an earlier version of the page wrote them. @returns how many there were */
function dropMoreFromKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('ficha')
        opening.onsuccess = () => {
          const stores = opening.result.transaction('documents', 'readwrite')
          const documents = stores.objectStore('documents')
          const asking = documents.getAll()
          asking.onsuccess = () => {
            for (const row of asking.result) {
              delete row.document.phase.reading.more
              documents.put(row)
            }
          }
          stores.oncomplete = () => {
            opening.result.close()
            resolve(asking.result.length)
          }
        }
      }),
  )
}

function keptCount(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('ficha')
        opening.onsuccess = () => {
          const counting = opening.result.transaction('files').objectStore('files').count()
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      }),
  )
}
