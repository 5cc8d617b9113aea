import { readFile } from 'node:fs/promises'
import { type TextReading, toHocr, toMarkdown } from '@ficha/engine'
import { read } from '@ficha/engine/node'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { findings, overflow } from './axe.ts'
import { untilReady, visitAgain } from './browser.ts'

/** A paper of no type that is known. */
const ROWS = ['Placa Ano Tipo', 'ABC1D23 2019 Caminhão', 'DEF4G56 2020 Reboque', 'GHI7J89 2021 Trator']

/** On each of its pages a heading, a sentence over two lines and a table. */
export async function makeLetter(pages = 2): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= pages; number++) {
    const page = pdf.addPage([595, 842])
    const write = (text: string, x: number, y: number, size = 11) => page.drawText(text, { x, y, size, font })
    write('Aviso aos vizinhos', 60, 780, 20)
    write('A rua fica fechada na segunda-feira para as obras da', 60, 740)
    write(`Companhia de Água, na folha ${number}.`, 60, 726)
    for (const [row, text] of ROWS.entries())
      for (const [column, cell] of text.split(' ').entries()) write(cell, 60 + 140 * column, 680 - 18 * row)
  }
  return pdf.save()
}

export const fileOf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

export async function saved(page: Page, button: string): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)])
  return readFile(await download.path())
}

/** A visitor, and words of the page in their language. */
export interface Visitor {
  readonly locale: string
  readonly colorScheme: 'light' | 'dark'
  readonly width: number
  readonly text: string
  readonly pdf: string
  readonly two: string
}

/** What is refused as a document is a text at one press, searched, copied and saved. */
export async function readAsText(browser: Browser, visitor: Visitor): Promise<void> {
  const { locale, colorScheme, width, text, pdf, two } = visitor
  const letter = Buffer.from(await makeLetter())
  const viewport = { width, height: 900 }
  const { page, context, errors } = await visitAgain(browser, {
    locale,
    colorScheme,
    viewport,
  })
  await untilReady(page)
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  await page.setInputFiles('[data-testid=picker]', fileOf('carta.pdf', letter))
  await page.click(`.failure button:text-is("${text}")`)
  await page.waitForSelector('.text-pages h2:has-text("Aviso aos vizinhos")')
  expect(await page.locator('.text-table tr').count()).toBe(2 * ROWS.length)
  expect(await page.locator('.text-table tr:nth-child(2) td').allTextContents()).toEqual(
    [1, 2].flatMap(() => ROWS[1]?.split(' ')),
  )
  // Each line and each cell has its place on the page.
  await page.waitForSelector('.sheet.drawn .mark.text')
  expect(await page.locator('[data-page="1"] .mark.text').count()).toBe(3 + 3 * ROWS.length)
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)

  // Without accents and capitals, and over the end of a line.
  await page.fill('.text-find input', 'obras da companhia de agua')
  expect(await page.locator('.text-pages mark').allTextContents()).toEqual(
    [1, 2].flatMap(() => ['obras', 'da', 'Companhia', 'de', 'Água,']),
  )
  await page.keyboard.press('Enter')
  expect(await page.textContent('.text-find [role=status]')).toBe(two)
  expect(await page.locator('.mark.found').count()).toBe(10)
  expect(await page.locator('[data-page="2"] .mark.found.selected').count()).toBe(5)
  expect(await findings(page)).toEqual([])
  await page.fill('.text-find input', 'guarda')
  expect(await page.locator('.text-pages mark').count()).toBe(0)

  await page.click('.text-save button >> nth=0')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('ABC1D23\t2019\tCaminhão')
  const node = await read(new Uint8Array(letter), { type: 'text' })
  const file = async (name: string) => (await saved(page, `.text-save button:text-is("${name}")`)).toString()
  expect(await file('TXT')).toBe(`${copied}\n`)
  expect(await file('Markdown')).toBe(toMarkdown(node))
  expect(await file('hOCR')).toBe(toHocr(node))
  const json: TextReading = JSON.parse(await file('JSON'))
  expect(json).toMatchObject({ file: 'carta.pdf', type: 'text', pageCount: 2 })
  expect(json.pages).toEqual(JSON.parse(JSON.stringify(node.pages)))
  expect(
    (await PDFDocument.load(await saved(page, `.text-save button:text-is("${pdf}")`))).getPageCount(),
  ).toBe(2)
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([])
  expect(errors).toEqual([])
}
