import { expect, test } from 'vitest'
import { findings, overflow } from './axe.ts'
import { untilReady, useOneChromium, visitAgain } from './browser.ts'
import { openName, pile, reviewByKeyboard } from './review-by-keyboard.ts'

const browser = useOneChromium()

test.each([
  {
    in: 'Portuguese',
    locale: 'pt-BR',
    colorScheme: 'light',
    width: 1440,
    open: 'Conferir',
    wrong: 'Não confere',
    confirmed: 'Confirmado',
  },
  {
    in: 'English',
    locale: 'en-GB',
    colorScheme: 'dark',
    width: 375,
    open: 'To check',
    wrong: 'Inconsistent',
    confirmed: 'Confirmed',
  },
] as const)('a hundred and eighteen documents by keyboard alone: in $in, $colorScheme, $width px', (person) =>
  reviewByKeyboard(browser(), person),
)

test('on a phone the list makes room for the document', async () => {
  const { page } = await visitAgain(browser(), {
    viewport: { width: 375, height: 740 },
    colorScheme: 'dark',
    isMobile: true,
    hasTouch: true,
  })
  await untilReady(page)
  await page.setInputFiles('[data-testid=picker]', await pile(8))
  await page.click('.chosen button:has-text("Cada um")')
  await page.waitForSelector('.doc-row >> nth=7')
  expect(await overflow(page)).toBe(0)
  await page.click('.doc-row >> nth=1')
  expect(await page.locator('.doc-list').count()).toBe(0)
  expect(await openName(page)).toBe('001-broken.pdf')
  expect(await findings(page)).toEqual([])
  await page.click('.list-bar button:has-text("Mostrar a lista")')
  await page.waitForSelector('.doc-list')
})
