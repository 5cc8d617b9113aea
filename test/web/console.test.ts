import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { newPlace, type Service, startService, stopService } from '../service/service.ts'
import { findings, overflow } from './axe.ts'
import { read, untilReady, useOneChromium, visit, visitWithoutReader } from './browser.ts'
import { enter } from './console-look.ts'
import { makeLetter } from './letter.ts'

/** The page as the service itself serves it, with the service behind it. */
const browser = useOneChromium()
let service: Service
beforeAll(async () => {
  service = await startService(await newPlace())
})
afterAll(() => stopService(service))

test('the service serves the page isolated, and its own routes beside it', async () => {
  const page = await fetch(`${service.base}/`)
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'")
  expect(page.headers.get('cross-origin-embedder-policy')).toBe('require-corp')
  expect(await page.text()).toContain('<div id="app">')
  const health = await fetch(`${service.base}/v1/health`)
  expect(await health.json()).toMatchObject({ status: 'ok' })
})

test('a document is sent with a field covered, followed, looked at and deleted', async () => {
  const { page, context, errors } = await visit(browser(), {}, `${service.base}/`)
  await untilReady(page)
  await read(page, 51, await documentFile('51-ima-sc-transport.pdf'))
  const sent: string[] = []
  context.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.click('.sending button')
  await enter(page, service)
  await page.click('.redact .check-line >> nth=0')
  expect(sent.filter((line) => line.startsWith('POST'))).toEqual([])
  await page.fill('dialog [name=externalId]', 'covered')
  await page.click('dialog .upload button[type=submit]')
  await page.click('dialog a:has-text("Acompanhar")')
  // Pictures of the pages, not the file: no PDF is stored.
  await page.waitForSelector('.document-sides .sheet')
  expect(sent).toContain('POST /v1/documents/upload')
  await page.waitForSelector('.fields, .failure', { timeout: 80_000 })
  await page.goto(`${service.base}/#/service/documents`)
  await page.waitForSelector('.item:has-text("covered")')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.click('.item:has-text("covered") .item-name a')
  await page.click('button.danger:not([disabled])')
  // The list without its only document is there and has no height.
  await page.waitForSelector('.items', { state: 'attached' })
  await page.waitForFunction(() => !document.querySelector('.items')?.textContent?.includes('covered'))
  expect(errors).toEqual([])
  await context.close()
})

test('the console uploads, reads live, and shows the same evidence', async () => {
  const { page, context } = await visitWithoutReader(browser(), `${service.base}/#/service/documents`)
  await enter(page, service)
  await page.click('.fold summary')
  await page.setInputFiles('.upload [type=file]', await documentFile('51-ima-sc-transport.pdf'))
  await page.selectOption('.upload [name=type]', '51')
  await page.fill('.upload [name=externalId]', 'whole')
  await page.click('.upload button[type=submit]')
  await page.waitForSelector('.item:has-text("whole") .status.s1', { timeout: 80_000 })
  await page.click('.item:has-text("whole") .item-name a')
  await page.waitForSelector('.fields')
  expect(await page.textContent('.fields')).toContain('3151/2023')
  await page.waitForSelector('.mark')
  await page.waitForFunction(() => (document.querySelector('canvas')?.width ?? 0) > 300)
  await context.close()
})

test('a profile is set, says of a document what needs a look, and goes', async () => {
  const { page, context, errors } = await visitWithoutReader(browser(), `${service.base}/#/service/documents`)
  await enter(page, service)
  await page.click('.fold summary:text-is("Quando conferir")')
  const choose = (profile: object) =>
    page.setInputFiles('.fold [type=file][accept*=json]', {
      name: 'meu.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(profile)),
    })
  await choose({ ficha: 'profile 2' })
  await page.waitForSelector('.fold .problem:text("não é um perfil")')
  const byField = { 51: { number: 1.01, accessKey: 0.05 } }
  await choose({ ficha: 'profile 1', precision: 0.995, others: 0, byField })
  await page.waitForSelector('.fold :text("para 99,5 % dos campos aceitos certos")')
  // Its thresholds stand in place of the one for all fields.
  expect(await page.locator('.fold [name=below]').count()).toBe(0)
  await page.click('.item:has-text("whole") .item-name a')
  await page.click('.review .reasons summary')
  expect(await page.textContent('.review .reasons')).toContain('sempre se confere')
  expect(await findings(page)).toEqual([])
  await page.goto(`${service.base}/#/service/documents`)
  await page.click('.fold summary:text-is("Quando conferir")')
  await page.click('.fold button:text-is("Tirar o perfil")')
  await page.waitForSelector('.fold [name=below]')
  expect(errors).toEqual([])
  await context.close()
})

test('a person finds a document by its name, corrects and confirms it, and saves the list', async () => {
  const { page, context, errors } = await visitWithoutReader(browser(), `${service.base}/#/service/documents`)
  await enter(page, service)
  const item = '.item:has-text("whole")'
  await page.click(`${item} .item-name a:text-is("3151/2023")`)
  await page.click('.field-button:has-text("3151/2023")')
  await page.click('.details .row button')
  await page.fill('.correction [name=value]', '3152/2023')
  await page.click('.correction button[type=submit]')
  expect(await page.textContent('.review')).toContain('1 correção')
  await page.click('.review button:has-text("Confirmar")')
  await page.waitForSelector('.review.done')
  await page.waitForSelector('.field-value.corrected:has-text("3152/2023")')
  await page.goto(`${service.base}/#/service/documents`)
  await page.waitForSelector(`${item} .status:has-text("Conferido")`)
  expect(await page.textContent(item)).toContain('3152/2023')
  await page.selectOption('.filter [name=review]', 'needed')
  await page.waitForFunction(() => document.querySelector('.items')?.textContent === '')
  await page.selectOption('.filter [name=review]', 'done')
  await page.selectOption('.filter [name=type]', '51')
  await page.waitForSelector(item)
  const [saved] = await Promise.all([page.waitForEvent('download'), page.click('button:text-is("CSV")')])
  expect(await readFile(await saved.path(), 'utf8')).toContain(',done,')
  expect(errors).toEqual([])
  await context.close()
})

test('a page of no type is sent as text, shown beside its pages, and saved', async () => {
  const { page, context, errors } = await visitWithoutReader(browser(), `${service.base}/#/service/documents`)
  await enter(page, service)
  await page.click('.fold summary')
  const pdf = await makeLetter(1)
  await page.setInputFiles('.upload [type=file]', {
    name: 'carta.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(pdf),
  })
  await page.selectOption('.upload [name=type]', 'text')
  await page.fill('.upload [name=externalId]', 'letter')
  await page.click('.upload button[type=submit]')
  await page.waitForSelector('.item:has-text("letter") .status.s1', { timeout: 80_000 })
  expect(await page.textContent('.item:has-text("letter")')).toContain('Só o texto')
  await page.selectOption('.filter [name=type]', 'text')
  await page.click('.item:has-text("letter") .item-name a')
  await page.waitForSelector('.text-pages h2:has-text("Aviso aos vizinhos")')
  expect(await page.locator('.text-table tr').count()).toBe(4)
  expect(await page.textContent('.text-table tr:nth-child(2)')).toContain('Caminhão')
  await page.waitForFunction(() => (document.querySelector('canvas')?.width ?? 0) > 300)
  expect(await findings(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  const saving = page.waitForEvent('download')
  await page.click('.text-save button:text-is("Markdown")')
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('## Aviso aos vizinhos')
  expect(errors).toEqual([])
  await context.close()
})

test('a licence that was sent as a CNH is read as what it is', async () => {
  const { page, context } = await visitWithoutReader(browser(), `${service.base}/#/service/documents`)
  await enter(page, service)
  await page.click('.fold summary')
  await page.setInputFiles('.upload [type=file]', await documentFile('51-ima-sc-transport.pdf'))
  await page.selectOption('.upload [name=type]', '54')
  await page.fill('.upload [name=externalId]', 'mistaken')
  await page.click('.upload button[type=submit]')
  await page.click('.item:has-text("mistaken") .item-name a')
  await page.waitForSelector('.failure', { timeout: 80_000 })
  await page.selectOption('.tabs select', '51')
  await page.waitForSelector('.fields', { timeout: 80_000 })
  expect(await page.textContent('.fields')).toContain('3151/2023')
  await context.close()
})

test('a wrong key is told in words; webhooks and keys can be made', async () => {
  const { page, context } = await visitWithoutReader(browser(), `${service.base}/#/service/keys`)
  await page.fill('#api-key', 'fch_test_wrong')
  await page.click('.gate button[type=submit]')
  await page.waitForSelector('.problem:not([hidden])')
  expect(await page.textContent('.problem')).toContain('Esta chave não vale')
  await enter(page, service)
  await page.click('.fold summary')
  await page.fill('.upload [name=name]', 'made in the page')
  await page.click('.upload button[type=submit]')
  expect(await page.textContent('.secret code')).toMatch(/^fch_/)
  await page.click('.console-tabs a:has-text("Webhooks")')
  await page.click('.fold summary')
  await page.fill('.upload [name=url]', `${service.base}/nowhere`)
  await page.click('.upload button[type=submit]')
  expect(await page.textContent('.secret code')).toMatch(/^whsec_/)
  await page.click('.item button:has-text("Testar")')
  await page.click('.item .item-name a')
  await page.waitForSelector('.item:has-text("webhook.test") button:has-text("Reenviar")')
  await context.close()
})
