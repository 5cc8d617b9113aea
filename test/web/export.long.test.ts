import { readFile } from 'node:fs/promises'
import { PDFDocument } from 'pdf-lib'
import type { Page } from 'playwright-core'
import readXlsx from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { parseCsv } from '../../cli/src/table/csv.ts'
import { documentFile } from '../documents/pictures.ts'
import { untilReady, useOneChromium, visitAgain } from './browser.ts'

/** What is taken along, opened by what people open it with. */
const browser = useOneChromium()
const LICENCE = '51-activity-in-tables-rows-then-total.pdf'
const CARD = '54-new-before-and-now-columns.pdf'

async function taken(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)])
  return download.path()
}

test('a spreadsheet keeps zeros, tells what was corrected, and is as the command line writes it', async () => {
  const { page, errors } = await visitAgain(browser())
  await untilReady(page)
  await page.setInputFiles('[data-testid=picker]', [await documentFile(LICENCE), await documentFile(CARD)])
  await page.click('.chosen button:has-text("Cada um")')
  await page.waitForSelector('.export-all :text("2")')
  await page.click('.field-button:has-text("Número da licença")')
  await page.keyboard.press('e')
  await page.keyboard.type('0042/2025')
  await page.keyboard.press('Enter')

  const [documents, values] = await readXlsx(await taken(page, '.export-all :text("XLSX")'))
  const [head = [], ...rows] = documents?.data ?? []
  const cell = (row: number, column: string) => rows[row]?.[head.indexOf(column)]
  expect(rows.map(([file]) => file)).toEqual([LICENCE, CARD])
  expect(cell(0, 'id')).toBe('04248883000104')
  expect(cell(0, 'number')).toBe('0042/2025')
  expect(cell(0, 'corrected')).toBe('number')
  expect(cell(0, 'main_activity')).toBe(
    'Engorda de bovinos em confinamento | Fábrica de ração para consumo próprio',
  )
  expect(cell(0, 'expiration_date.confidence')).toBeGreaterThan(0.5)
  expect(cell(1, 'personal_number')).toMatch(/^\d{11}$/)
  const corrected = values?.data.find((row) => row[2] === 'number')
  expect(corrected?.slice(0, 5)).toEqual([LICENCE, 51, 'number', '212/2025', '0042/2025'])

  // In Portuguese as a Brazilian spreadsheet takes it apart.
  const text = await readFile(await taken(page, '.export-all :text("CSV")'), 'utf8')
  expect(text.startsWith('\uFEFFfile;type;')).toBe(true)
  expect(text).toContain(';"=""04248883000104""";0042/2025;')
  expect(text).toMatch(/;0,\d+;/)
  const csv = parseCsv(text)
  expect(csv.map((row) => row[0])).toEqual(['file', LICENCE, CARD])
  expect(csv[1]?.[csv[0]?.indexOf('id') ?? -1]).toBe('04248883000104')
  expect(errors).toEqual([])
})

test('a copy with parts covered is saved without a service, as pictures alone', async () => {
  const { page, errors } = await visitAgain(browser())
  await untilReady(page)
  await page.setInputFiles('[data-testid=picker]', await documentFile(LICENCE))
  await page.waitForSelector('.fields')
  await page.click('.export button:has-text("Cópia com partes cobertas")')
  await page.check('dialog[open] label:has-text("CPF ou CNPJ do titular") input')
  await page.waitForSelector('dialog[open] .hidden-box')
  const bytes = await readFile(await taken(page, 'dialog[open] button:has-text("Salvar como PDF")'))
  const pdf = await PDFDocument.load(bytes)
  expect(pdf.getPageCount()).toBe(1)
  expect(pdf.getPage(0).getHeight()).toBeCloseTo(842, -1)
  expect(bytes.includes('/Font')).toBe(false)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('dialog[open] button:has-text("Salvar como imagens")'),
  ])
  expect(download.suggestedFilename()).toMatch(/-copy-1\.jpg$/)
  expect(errors).toEqual([])
})

test('leaving asks while a correction was not taken along', async () => {
  const { page } = await visitAgain(browser())
  await untilReady(page)
  await page.setInputFiles('[data-testid=picker]', await documentFile(LICENCE))
  await page.waitForSelector('.fields')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await page.click('.field-button >> nth=0')
  await page.keyboard.press('c')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toHaveLength(1)
  expect(asked).toEqual(['beforeunload'])
  expect(page.isClosed()).toBe(false)
  await taken(page, '.export button:text-is("JSON")')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => page.isClosed()).toBe(true)
})
