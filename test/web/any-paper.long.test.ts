import { readFile } from 'node:fs/promises'
import { read } from '@ficha/engine/node'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { findings } from './axe.ts'
import { untilReady, useOneChromium, visitAgain } from './browser.ts'
import { visitCountingLooks } from './count-looks.ts'
import { fileOf, makeLetter, readAsText, saved } from './letter.ts'

const browser = useOneChromium()
const SCAN = '23-elderly-curatela-definitive-scan-200.jpg'

let letter: Buffer
beforeAll(async () => {
  letter = Buffer.from(await makeLetter())
})
afterAll(() => read.close())

test('what is refused as a document is a text at one press: in English, dark, 375 px', () =>
  readAsText(browser(), {
    locale: 'en-GB',
    colorScheme: 'dark',
    width: 375,
    text: 'Read its text',
    pdf: 'Searchable PDF',
    two: '2 of 2',
  }))

test('what is refused as a document is a text at one press: in Portuguese, light, 1440 px', () =>
  readAsText(browser(), {
    locale: 'pt-BR',
    colorScheme: 'light',
    width: 1440,
    text: 'Ler só o texto',
    pdf: 'PDF pesquisável',
    two: '2 de 2',
  }))

test('the text of a scan that was refused is shown without looking at its pixels again', async () => {
  const { page, errors, looks } = await visitCountingLooks(browser())
  await page.check('input[name=type][value="51"]')
  await page.setInputFiles('[data-testid=picker]', await documentFile(SCAN))
  await page.waitForSelector('.failure')
  const once = await looks()
  expect(once).toBeGreaterThan(0)
  await page.click('.failure button:text-is("Ler só o texto")')
  await page.waitForSelector('.text-pages .text-line')
  expect(await looks()).toBe(once)
  expect(await page.textContent('.text-pages')).toMatch(/curatela/i)
  // The picture itself, and over it words that a viewer finds.
  const pdf = await saved(page, '.text-save button:text-is("PDF pesquisável")')
  const opened = await getDocument({ data: new Uint8Array(pdf), useSystemFonts: true, verbosity: 0 }).promise
  const { items } = await (await opened.getPage(1)).getTextContent()
  const words = items.flatMap((item) => ('str' in item ? [item.str.trim()] : [])).filter(Boolean)
  const shown = await page.locator('.text-pages .text-unit').allTextContents()
  expect(words.join(' ').split(' ').sort()).toEqual(shown.join(' ').split(' ').sort())
  expect(pdf.length).toBeGreaterThan((await readFile(await documentFile(SCAN))).length)
  // As a type again, from the same place.
  await page.selectOption('.card-type select', '23')
  await page.waitForSelector('.fields')
  expect(errors).toEqual([])
})

test('pages beyond the first ones are read when somebody says so', async () => {
  const { page } = await visitAgain(browser())
  await untilReady(page)
  await page.check('input[name=type][value=text]')
  await page.setInputFiles('[data-testid=picker]', fileOf('livro.pdf', Buffer.from(await makeLetter(12))))
  await page.waitForSelector('.unread-pages:has-text("10 das 12")')
  await page.click('.unread-pages button')
  await page.waitForSelector('.text-pages :text("na folha 12")')
  expect(await page.locator('.unread-pages').count()).toBe(0)
})

test('texts among many documents are rows of the list, and are saved together', async () => {
  const { page, errors } = await visitAgain(browser())
  await untilReady(page)
  const licence = await readFile(await documentFile('51-ima-sc-transport.pdf'))
  await page.setInputFiles('[data-testid=picker]', [
    ...Array.from({ length: 6 }, (_, i) => fileOf(`carta-${i}.pdf`, letter)),
    fileOf('licenca.pdf', licence),
  ])
  await page.click('.chosen button:has-text("Cada um")')
  await page.waitForFunction(() => document.querySelectorAll('.doc-mark.failed').length === 6)
  for (let i = 0; i < 6; i++) {
    await page.click(`.doc-row:has-text("carta-${i}.pdf")`)
    await page.click('.failure button:text-is("Ler só o texto")')
  }
  expect(await page.locator('.doc-mark.text').allTextContents()).toEqual(Array(6).fill('Texto lido'))
  expect(await page.textContent('.doc-row:has-text("carta-3")')).toContain('Só o texto · 62 palavras')
  await page.fill('.list-controls [type=search]', 'só o texto')
  await page.waitForSelector('.list-bar [role=status]:has-text("6 de 7")')
  expect(await findings(page)).toEqual([])
  const lines = (await saved(page, '.export-all:has-text("textos") button:text-is("JSON")')).toString()
  const names = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).file)
  expect(names).toEqual(Array.from({ length: 6 }, (_, i) => `carta-${i}.pdf`))
  const markdown = (await saved(page, '.export-all:has-text("textos") button:text-is("Markdown")')).toString()
  expect(markdown).toContain('# carta-5.pdf\n\n## Aviso aos vizinhos')
  // The fields are another table.
  const csv = (await saved(page, '.export-all:has-text("Exportar") button:text-is("CSV")')).toString()
  expect(csv.trim().split('\n')).toHaveLength(2)
  expect(errors).toEqual([])
})
