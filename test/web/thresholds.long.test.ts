import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { findings } from './axe.ts'
import { untilReady, useOneChromium, visitAgain } from './browser.ts'

/** Thresholds that `ficha evaluate` found on somebody's documents say what a person must look at. */
const browser = useOneChromium()
const profile = (byField: object) => ({
  name: 'mine.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ ficha: 'profile 1', precision: 0.995, others: 0.1, byField })),
})

test('a profile decides what is doubtful, stays for the next visit, and goes at a word', async () => {
  const { page, errors } = await visitAgain(browser(), { locale: 'en-GB' })
  await untilReady(page)
  await page.setInputFiles('[data-testid=picker]', await documentFile('51-ima-sc-transport.pdf'))
  await page.waitForSelector('.fields')
  const before = await page.locator('.field-group.doubtful .field').count()
  const number = page.locator('.field-group.doubtful .field-label:text-is("Licence number")')
  expect(await number.count()).toBe(0)

  await page.click('a[href="#/help"]')
  const chooser = '.thresholds input[type=file]'
  await page.setInputFiles(chooser, { name: 'x.json', mimeType: '', buffer: Buffer.from('{"ficha":1}') })
  await page.waitForSelector('.thresholds :text("is no profile")')
  await page.setInputFiles(chooser, profile({ 51: { number: 1.01 } }))
  await page.waitForSelector('.thresholds :text("In use: mine.json, for 99.5 %")')
  expect(await findings(page)).toEqual([])

  // No licence number is sure enough, and everything else is.
  await page.click('nav a[href="#/"]')
  await page.waitForSelector('.fields')
  expect(await number.count()).toBe(1)
  await page.reload()
  await untilReady(page)
  await page.setInputFiles('[data-testid=picker]', await documentFile('51-ima-sc-transport.pdf'))
  await page.waitForSelector('.fields')
  expect(await number.count()).toBe(1)

  await page.click('a[href="#/help"]')
  await page.click('.thresholds button')
  await page.click('nav a[href="#/"]')
  await page.waitForSelector('.fields')
  expect(await page.locator('.field-group.doubtful .field').count()).toBe(before)
  expect(errors).toEqual([])
})
