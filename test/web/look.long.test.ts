import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { read, untilReady, useOneChromium, visit, visitAgain } from './browser.ts'
import { expectGoodLook } from './good-look.ts'

const browser = useOneChromium()

test('at 375 px, light, on a first visit: no serious finding, nothing sticks out, nothing jumps', async () => {
  const visited = await visit(browser(), { viewport: { width: 375, height: 800 }, colorScheme: 'light' })
  await expectGoodLook(visited, ['light'])
})

test.each([
  { width: 768, schemes: ['dark'] },
  { width: 1440, schemes: ['light', 'dark'] },
] as const)(
  'at $width px, $schemes: no serious finding, nothing sticks out, nothing jumps',
  async ({ width, schemes }) => {
    const visited = await visitAgain(browser(), { viewport: { width, height: 800 }, colorScheme: schemes[0] })
    await expectGoodLook(visited, schemes)
  },
)

test('a place on the page shows its field; the other language shows other words', async () => {
  const { page } = await visitAgain(browser(), { locale: 'en-GB' })
  await untilReady(page)
  await read(page, 51, await documentFile('51-ima-sc-transport.pdf'))
  await page.click('.mark[data-field=expirationDate] >> nth=0')
  expect(await page.textContent('.field-button[aria-expanded=true]')).toContain('2029-11-13')
  await page.click('.preferences button:has-text("Português")')
  expect(await page.textContent('.field-button[aria-expanded=true]')).toContain('13/11/2029')
  expect(await page.getAttribute('html', 'lang')).toBe('pt-BR')
})
