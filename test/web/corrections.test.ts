import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { untilReady, useOneChromium, visitAgain } from './browser.ts'
import { CARD, correct, corrected, openField } from './correct-fields.ts'

/** What a person says of a document: in their own spelling, and judged again at once. */
const browser = useOneChromium()

const outcome = (page: Page, rule: string) =>
  page.textContent(`.details .check:has-text("${rule}") .check-outcome`)

test('a correction is taken as people write, and the rules are applied to it', async () => {
  const { page, errors } = await visitAgain(browser())
  await untilReady(page)
  await page.setInputFiles('[data-testid=picker]', await documentFile(CARD))
  await page.waitForSelector('.fields')

  // The value is offered as it is written here, and a thing that is no date is not taken.
  await openField(page, 'Nascimento')
  await page.click('.details .correct-open')
  expect(await page.inputValue('.correction input')).toBe('15/07/1989')
  await page.keyboard.press('Escape')
  await correct(page, 'Nascimento', '31/02/1982')
  expect(await page.textContent('.correction .wrong')).toContain('Escreva uma data')
  await page.fill('.correction input', '01/08/1982')
  await page.keyboard.press('Enter')
  expect(await corrected(page, 'Nascimento')).toBe('01/08/1982')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Nascimento')

  // A number of which the check digits are wrong stands under a check that fails, and the verdict with it.
  await correct(page, 'CPF', '111.111.111-12')
  expect(await outcome(page, 'Dígitos verificadores do CPF')).toBe('Não confere')
  expect(await page.textContent('.verdict .check.fail:has-text("CPF")')).toContain('Não confere')
  expect(await page.textContent('.field-group.doubtful')).toContain('111.111.111-12')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('111.111.111-12')
  await correct(page, 'CPF', '111.444.777-35')
  expect(await outcome(page, 'Dígitos verificadores do CPF')).toBe('Confere')

  // Dates out of order, over two fields.
  await correct(page, 'Validade', '01/03/2020')
  expect(await outcome(page, 'Datas em ordem')).toBe('Não confere')
  await page.click('.details button:has-text("Desfazer a correção")')
  expect(await outcome(page, 'Datas em ordem')).toBe('Confere')

  // What is right as read is doubtful no more: nothing is left to check.
  await page.keyboard.press('n')
  while ((await page.locator('.field-group.doubtful').count()) > 0) await page.keyboard.press('c')
  expect(await page.locator('.fields .count >> nth=0').count()).toBe(1)
  await page.keyboard.press('d')
  expect(await page.textContent('.review-bar')).toContain('Documento confirmado')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('.export button:text-is("JSON")'),
  ])
  const file = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(file.data.date_of_birth).toBe('1989-07-15')
  expect(file.correctedData.date_of_birth).toBe('1982-08-01')
  expect(file.correctedData.personal_number).toBe('11144477735')
  expect(file.corrections).toContainEqual({ path: ['date_of_birth'], value: '1982-08-01' })
  expect(file.confirmed).toBe('document')
  expect(errors).toEqual([])
})
