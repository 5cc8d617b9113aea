import { readFile } from 'node:fs/promises'
import { PDFDocument } from 'pdf-lib'
import { expect, inject, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { untilReady, useChromium, visit } from './browser.ts'

/** What the page knows beside the engine: the day, the pages that were left, and what is put on paper. */
const browser = useChromium()
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
