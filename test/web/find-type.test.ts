import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { untilReady, useChromium, visit } from './browser.ts'

/** Nobody need say what a document is. */
const browser = useChromium()

test('the type is found by itself, shown with how sure it is, and changed without reading again', async () => {
  const { page, context, errors } = await visit(browser())
  await page.addInitScript(countLooks)
  await page.reload()
  await untilReady(page)
  expect(await page.locator('input[name=type]').first().getAttribute('value')).toBe('auto')
  expect(await page.isChecked('input[name=type][value=auto]')).toBe(true)
  const card = [await documentFile('54-numbered-card-plain-both-photos-1.jpg')]
  const looks = () => page.evaluate(() => Reflect.get(globalThis, 'looks') as number)
  await page.setInputFiles('[data-testid=picker]', card)
  await page.waitForSelector('.fields')
  const once = await looks()
  expect(once).toBeGreaterThan(0)
  const type = page.locator('.card-type select')
  expect(await type.inputValue()).toBe('54')
  expect(await page.textContent('.card-type')).toMatch(/identificado, \d+ % de certeza/)
  expect(await page.textContent('.fields')).toContain('ÉMERSON RIOMANSO')
  // As another type it is refused, and then read again, by the pages that are there: nobody looks for lines once more.
  await type.selectOption('51')
  await page.click('.failure button')
  await page.waitForSelector('.fields')
  expect(await looks()).toBe(once)
  expect(await type.inputValue()).toBe('54')
  expect(await page.textContent('.card-type')).not.toContain('identificado')
  expect(errors).toEqual([])
  await context.close()
})

/** In the page, before its own scripts: counts how often its workers say that they look for the lines of a page. */
function countLooks(): void {
  Reflect.set(globalThis, 'looks', 0)
  const { Worker } = globalThis
  globalThis.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        if (data?.kind !== 'progress' || data.progress.stage !== 'find') return
        Reflect.set(globalThis, 'looks', (Reflect.get(globalThis, 'looks') as number) + 1)
      })
    }
  }
}
