import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { untilReady, useChromium, visit } from './browser.ts'

/** Nobody need say what a document is. */
const browser = useChromium()

test('the type is found by itself, shown with how sure it is, and changed without reading again', async () => {
  const { page, context, errors } = await visit(browser())
  await untilReady(page)
  expect(await page.locator('input[name=type]').first().getAttribute('value')).toBe('auto')
  expect(await page.isChecked('input[name=type][value=auto]')).toBe(true)
  const card = [await documentFile('54-numbered-card-plain-both-photos-1.jpg')]
  const seconds = async (act: () => Promise<unknown>) => {
    const startedAt = Date.now()
    await act()
    await page.waitForSelector('.fields')
    return (Date.now() - startedAt) / 1000
  }
  const reading = await seconds(() => page.setInputFiles('[data-testid=picker]', card))
  const type = page.locator('.card-type select')
  expect(await type.inputValue()).toBe('54')
  expect(await page.textContent('.card-type')).toMatch(/identificado, \d+ % de certeza/)
  expect(await page.textContent('.fields')).toContain('ÉMERSON RIOMANSO')
  // As another type it is refused, and then read again, by the pages that are there: a photo takes seconds.
  const changing = await seconds(async () => {
    await type.selectOption('51')
    await page.click('.failure button')
  })
  expect(changing).toBeLessThan(reading / 2)
  expect(await type.inputValue()).toBe('54')
  expect(await page.textContent('.card-type')).not.toContain('identificado')
  expect(errors).toEqual([])
  await context.close()
})
