import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { useOneChromium, visit } from './browser.ts'

const browser = useOneChromium()

test('a PDF beside it waits for the rest, and is read', async () => {
  const { page, context, errors } = await visit(browser())
  await page.setInputFiles('[data-testid=picker]', [
    await documentFile('54-numbered-card-zeros-front-small.jpg'),
    await documentFile('51-ima-sc-transport.pdf'),
  ])
  await page.click('.chosen button:has-text("Cada um")')
  await page.waitForSelector('.export-all :text("2")')
  expect(errors).toEqual([])
  await context.close()
})
