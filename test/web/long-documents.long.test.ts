import { readFile } from 'node:fs/promises'
import { PDFDocument, type PDFRef } from 'pdf-lib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { untilReady, useOneChromium, visit } from './browser.ts'

const browser = useOneChromium()

/** Nobody waits for a page that answers within this; a frozen one does not answer for the length of a reading. */
const STALL_MS_MAX = 1500
const PAGES = 30
/** Sheets within and around what is seen; the others hold no pixels. */
const DRAWN_MAX = 5
/** Of a canvas on which nothing was drawn yet. */
const BLANK_WIDTH = 300

async function scanOf(pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  const scan = await pdf.embedJpg(
    await readFile(await documentFile('23-elderly-curatela-definitive-scan-200.jpg')),
  )
  for (let i = 0; i < pages; i++)
    pdf.addPage([595, 842]).drawImage(scan, { x: 0, y: 0, width: 595, height: 842 })
  return Buffer.from(await pdf.save())
}

function choosePdf(page: Page, buffer: Buffer): Promise<void> {
  return page.setInputFiles('[data-testid=picker]', { name: 'long.pdf', mimeType: 'application/pdf', buffer })
}

test(`a scan of ${PAGES} pages is looked through while it is read, and the page answers all the time`, async () => {
  const { page, context, errors } = await visit(browser())
  await untilReady(page)
  await page.evaluate(() => {
    const watched = window as unknown as { stallMs: number }
    watched.stallMs = 0
    let last = performance.now()
    setInterval(() => {
      const now = performance.now()
      watched.stallMs = Math.max(watched.stallMs, now - last)
      last = now
    }, 20)
  })
  await page.check('input[name=type][value="23"]')
  await choosePdf(page, await scanOf(PAGES))
  await page.waitForSelector(`.sheet[data-page="${PAGES}"]`)
  // While the engine reads its pages, the second or a later one, a person goes to the last.
  await page.waitForSelector('.progress :text-matches("página ([2-9]|10) de 10")')
  await page.locator(`.sheet[data-page="${PAGES}"]`).scrollIntoViewIfNeeded()
  await page.waitForFunction(
    (last) =>
      (document.querySelector<HTMLCanvasElement>(`.sheet[data-page="${last}"] canvas`)?.width ?? 0) > 300,
    PAGES,
  )
  const drawn = await page.evaluate(
    (blank) => [...document.querySelectorAll('canvas')].filter(({ width }) => width > blank).length,
    BLANK_WIDTH,
  )
  expect(drawn).toBeLessThanOrEqual(DRAWN_MAX)
  expect(await page.evaluate(() => (window as unknown as { stallMs: number }).stallMs)).toBeLessThan(
    STALL_MS_MAX,
  )
  await page.click('.progress button')
  await page.waitForSelector('.failure')
  expect(errors).toEqual([])
  await context.close()
})

/** A licence, then a page of forms that draw ten forms each, ten deep: pdf.js draws it for hours. */
async function withEndlessPage(): Promise<Buffer> {
  const pdf = await PDFDocument.load(await readFile(await documentFile('51-ima-sc-transport.pdf')))
  const { context } = pdf
  const form = (next: PDFRef | null) =>
    context.register(
      context.stream(next === null ? '0 0 1 1 re f' : '/F Do '.repeat(10), {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 9, 9],
        ...(next === null ? {} : { Resources: { XObject: { F: next } } }),
      }),
    )
  let deepest = form(null)
  for (let depth = 0; depth < 10; depth++) deepest = form(deepest)
  const page = pdf.addPage([595, 842])
  page.node.set(context.obj('Resources') as never, context.obj({ XObject: { F: deepest } }))
  page.node.set(context.obj('Contents') as never, context.register(context.stream('/F Do '.repeat(10))))
  return Buffer.from(await pdf.save())
}

test('a page that never ends to be drawn is left out; fields and other pages are there', async () => {
  const { page, context, errors } = await visit(browser())
  await untilReady(page)
  await page.check('input[name=type][value="51"]')
  await choosePdf(page, await withEndlessPage())
  await page.waitForSelector('.fields')
  expect(await page.textContent('.fields')).toContain('3151/2023')
  const last = page.locator('.sheet').last()
  await last.scrollIntoViewIfNeeded()
  await page.waitForSelector('.sheet.unseen', { timeout: 60_000 })
  await page.click('.field-button >> nth=1')
  expect(await page.locator('.mark.selected').count()).toBe(1)
  // With nothing open the viewer starts afresh.
  await page.click('button.close')
  await untilReady(page)
  await page.setInputFiles('[data-testid=picker]', await documentFile('51-ima-sc-transport.pdf'))
  await page.waitForFunction(() => (document.querySelector('canvas')?.width ?? 0) > 300)
  expect(await page.locator('.sheet.unseen').count()).toBe(0)
  expect(errors).toEqual([])
  await context.close()
})
