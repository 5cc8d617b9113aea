import { readFile } from 'node:fs/promises'
import { PDFDocument } from 'pdf-lib'
import { expect, inject, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { untilReady, useOneChromium, visit, visitAgain } from './browser.ts'

/** What the page knows beside the engine: the day, the pages that were left, and what is put on paper. */
const browser = useOneChromium()
const LICENCE = '51-activity-in-tables-rows-then-total.pdf'
const PAGES = 12

/** The licence, and its page again as annexes. */
async function longLicence() {
  const pdf = await PDFDocument.load(await readFile(await documentFile(LICENCE)))
  const added = await pdf.copyPages(pdf, Array<number>(PAGES - 1).fill(0))
  for (const page of added) pdf.addPage(page)
  return { name: 'long.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) }
}

test('a document is held against the day; pages beyond the tenth are read at a word; all are printed', async () => {
  const { page, context, errors } = await visit(browser(), {}, 'about:blank')
  await page.clock.setFixedTime(new Date('2030-01-05T12:00:00'))
  await page.addInitScript(() => {
    window.print = () => {
      document.title = `printed ${document.querySelectorAll('.sheet.drawn').length}`
    }
  })
  await page.goto(inject('page'))
  await untilReady(page)
  await page.setInputFiles('[data-testid=picker]', await longLicence())
  await page.waitForSelector('.fields')
  expect(await page.textContent('.verdict-today')).toBe('Documento vencido: valia até 18/04/2029.')

  await page.click('.rules summary')
  // Rules that are kept, and those that say nothing here.
  expect(await page.locator('.rules .pass li').count()).toBeGreaterThan(5)
  expect(await page.locator('.rules .not_applicable li').count()).toBeGreaterThan(0)

  expect(await page.textContent('.verdict')).toContain(`Foram lidas 10 das ${PAGES} páginas`)
  await page.click('.verdict button:has-text("Ler também as outras 2")')
  await page.waitForSelector('.fields')
  expect(await page.textContent('.verdict')).not.toContain('Foram lidas')

  await page.click('.export button:has-text("Imprimir")')
  await page.waitForFunction(() => document.title.startsWith('printed'))
  expect(await page.title()).toBe(`printed ${PAGES}`)
  await page.emulateMedia({ media: 'print' })
  expect(await page.isVisible('.top')).toBe(false)
  const sheet = await page.locator('.sheet >> nth=0').boundingBox()
  const { width } = page.viewportSize() ?? { width: 0 }
  expect(sheet?.width).toBeLessThanOrEqual(width)
  expect(errors).toEqual([])
  await context.close()
})

/** A licence of two pages, a term, a card's export, another term: what each is, and where it stands. */
const BUNDLE = ['51-semad-mg-mine', '23-tjba-tutela-plain', '54-export-l3', '23-tjce-tutela-siblings']

async function bundle() {
  const pdf = await PDFDocument.create()
  for (const name of BUNDLE) {
    const from = await PDFDocument.load(await readFile(await documentFile(`${name}.pdf`)))
    for (const page of await pdf.copyPages(from, from.getPageIndices())) pdf.addPage(page)
  }
  return { name: 'bundle.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf.save()) }
}

test('of several documents in one file those that were not read are named by their pages', async () => {
  const { page, errors } = await visitAgain(browser())
  await untilReady(page)
  await page.check('input[name=type][value="51"]')
  await page.setInputFiles('[data-testid=picker]', await bundle())
  await page.waitForSelector('.fields')
  const told = page.locator('.verdict .check:has-text("vários documentos")')
  const marked = () =>
    page.$$eval('.sheet:has(.mark)', (sheets) => sheets.map((sheet) => sheet.getAttribute('data-page')))
  expect(await told.textContent()).toMatch(/^p\. 1 .* Não lidas: páginas 3, 4, 5\.$/)
  expect((await marked()).every((number) => number === '1' || number === '2')).toBe(true)
  // Another of them, by its type: where it begins, and the pages before and behind it.
  await page.selectOption('.card-type select', '54')
  await page.waitForSelector('.fields')
  expect(await told.textContent()).toMatch(/^p\. 4 .* Não lidas: páginas 1–2, 3, 5\.$/)
  expect(await marked()).toEqual(['4'])
  // As a text all of it is read.
  await page.selectOption('.card-type select', 'text')
  await page.waitForSelector('.text-pages')
  expect(await page.locator('.text-pages article').count()).toBe(5)
  expect(errors).toEqual([])
})
