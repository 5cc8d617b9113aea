import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { choose, read, untilReady, useOneChromium, visitAgain } from './browser.ts'

/** Photos one after the other, and a reading that is stopped on its way. */
const browser = useOneChromium()
const LICENCE = '51-ima-sc-transport.pdf'
const FRONT = '54-numbered-card-plain-both-photos-1.jpg'
const BACK = '54-numbered-card-plain-both-photos-2.jpg'

test('photos taken one after the other are the sides of one card, in the order that a person gives', async () => {
  const { page } = await visitAgain(browser(), { isMobile: true, hasTouch: true })
  await untilReady(page)
  const camera = page.locator('[data-testid=camera]')
  expect(await camera.getAttribute('capture')).toBe('environment')
  await camera.setInputFiles(await documentFile(BACK))
  expect(await page.textContent('.chosen h2')).toBe('1 arquivo escolhido')
  await camera.setInputFiles(await documentFile(FRONT))
  await page.click(`[aria-label="Mover ${FRONT} para cima"]`)
  expect(await page.locator('.chosen-name').allTextContents()).toEqual([FRONT, BACK])
  await page.click('.chosen button:has-text("um só documento")')
  await page.waitForSelector('.fields')
  expect(await page.locator('.sheet').count()).toBe(2)
  expect(await page.textContent('.fields')).toContain('ÉMERSON RIOMANSO')
})

test('a reading that is under way is cancelled at once, and the next one works', async () => {
  const { page } = await visitAgain(browser())
  await untilReady(page)
  await choose(page, 23, await documentFile('23-elderly-curatela-definitive-scan-200.jpg'))
  await page.click('.progress button')
  await page.waitForSelector('.failure')
  await page.click('.tab-new')
  await untilReady(page)
  await read(page, 51, await documentFile(LICENCE))
  expect(await page.textContent('.card-head h1')).toBe(basename(LICENCE))
})

test('what could be better about a photo is said beside its reading', async () => {
  const { page, errors } = await visitAgain(browser())
  await untilReady(page)
  await choose(page, 54, await documentFile('54-folded-card-l2-front-dim.jpg'))
  await page.waitForSelector('.quality :text("Está escura")')
  expect(errors).toEqual([])
})
