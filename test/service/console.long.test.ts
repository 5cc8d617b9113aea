import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { findings, overflow } from '../web/axe.ts'
import { useOneChromium, visitWithoutReader } from '../web/browser.ts'
import { makeLetter } from '../web/letter.ts'
import { fetchEnded, upload } from './client.ts'
import { enter, expectGoodConsole } from './console-look.ts'
import { newPlace, type Service, startService, stopService } from './service.ts'

const browser = useOneChromium()
let service: Service
beforeAll(async () => {
  service = await startService(await newPlace())
  const sent = await upload(service, await readFile(await documentFile('51-ima-sc-transport.pdf')), '51')
  expect((await fetchEnded(service, sent.body['id'], 80)).body).toMatchObject({ statusDesc: 'FINISHED' })
})
afterAll(() => stopService(service))

test.each([
  { on: 'a wide screen', viewport: { width: 1440, height: 800 }, colorScheme: 'light' },
  { on: 'a phone', viewport: { width: 375, height: 800 }, colorScheme: 'dark' },
] as const)(
  'the list, a document and /docs on $on: no serious finding, nothing sticks out',
  async ({ viewport, colorScheme }) => {
    const address = `${service.base}/#/service/documents`
    const { page, context } = await visitWithoutReader(browser(), address, { viewport, colorScheme })
    await enter(page, service)
    await expectGoodConsole(page, service, '3151/2023')
    await context.close()
  },
)

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
  await page.click('.item:has-text("3151/2023") .item-name a')
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
