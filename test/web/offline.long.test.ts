import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { expectAsInNode } from './as-in-node.ts'
import { choose, untilReady, useOneChromium, visit, visitAgain } from './browser.ts'

const browser = useOneChromium()
const LICENCE = '51-ima-sc-transport.pdf'

test('a card of two photos is read as in Node', async () => {
  const { page } = await visitAgain(browser())
  await untilReady(page)
  await expectAsInNode(page, 54, [
    '54-numbered-card-plain-both-photos-1.jpg',
    '54-numbered-card-plain-both-photos-2.jpg',
  ])
})

test('a digital document is read as in Node', async () => {
  const { page } = await visitAgain(browser())
  await untilReady(page)
  await expectAsInNode(page, 51, [LICENCE])
})

test('a document of another type is not read, and read at a word', async () => {
  const { page } = await visitAgain(browser())
  await untilReady(page)
  await choose(page, 23, await documentFile(LICENCE))
  await page.click('.failure button:has-text("Licença ambiental")')
  await page.waitForSelector('.fields')
  expect(await page.inputValue('.card-type select')).toBe('51')
})

test('a cancelled reading leaves nothing behind, and the next one works', async () => {
  const { page, context } = await visit(browser())
  // Chosen before the reader is there, so that it is still waiting.
  await choose(page, 51, await documentFile(LICENCE))
  await page.click('.progress button')
  await page.waitForSelector('.failure')
  await untilReady(page)
  await page.click('.failure button')
  await page.waitForSelector('.fields')
  await context.close()
})
