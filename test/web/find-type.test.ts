import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { useOneChromium } from './browser.ts'
import { visitCountingLooks } from './count-looks.ts'

/** Nobody need say what a document is. */
const browser = useOneChromium()

test('the type is found by itself, shown with how sure it is, and changed without reading again', async () => {
  const { page, errors, looks } = await visitCountingLooks(browser())
  expect(await page.locator('input[name=type]').first().getAttribute('value')).toBe('auto')
  expect(await page.isChecked('input[name=type][value=auto]')).toBe(true)
  const card = [await documentFile('54-numbered-card-plain-both-photos-1.jpg')]
  await page.setInputFiles('[data-testid=picker]', card)
  await page.waitForSelector('.fields')
  const once = await looks()
  expect(once).toBeGreaterThan(0)
  const type = page.locator('.card-type select')
  expect(await type.inputValue()).toBe('54')
  expect(await page.textContent('.card-type')).toMatch(/identificado, \d+ % de certeza/)
  expect(await page.textContent('.fields')).toContain('ÉMERSON RIOMANSO')
  // Portrait and signature are cut out when somebody asks: what a portrait shows is of many tones.
  expect(await page.locator('.card-pictures canvas').count()).toBe(0)
  await page.click('.card-pictures button')
  await page.waitForFunction(hasDrawn, '.card-pictures canvas[aria-label=Retrato]')
  expect(await page.locator('.card-pictures canvas').count()).toBe(2)
  // As another type it is refused, and then read again, by the pages that are there: nobody looks for lines once more.
  await type.selectOption('51')
  await page.click('.failure button')
  await page.waitForSelector('.fields')
  expect(await looks()).toBe(once)
  expect(await type.inputValue()).toBe('54')
  expect(await page.textContent('.card-type')).not.toContain('identificado')
  expect(errors).toEqual([])
})

/** In the page: whether a canvas that is higher than wide shows more than one colour. */
function hasDrawn(selector: string): boolean {
  const canvas = document.querySelector(selector)
  if (!(canvas instanceof HTMLCanvasElement) || canvas.width < 60 || canvas.height <= canvas.width)
    return false
  const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
  return new Set(Array.from(data).filter((_, i) => i % 4 === 0)).size > 40
}
