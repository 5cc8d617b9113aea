import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { fetchEnded, upload } from '../service/client.ts'
import { newPlace, type Service, startService, stopService } from '../service/service.ts'
import { useOneChromium, visitWithoutReader } from './browser.ts'
import { enter, expectGoodConsole } from './console-look.ts'

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
