import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { serve } from '../../web/serve.mjs'
import { documentFile } from '../documents/pictures.ts'
import { read, untilReady, useOneChromium, visit } from './browser.ts'

const browser = useOneChromium()

test("with nothing kept to answer from, lanes and decoders ask the page's own server for nothing", async () => {
  const { server, url } = await serve(0, 'Cache-Control')
  const asked: string[] = []
  const { page, context } = await visit(browser(), {}, 'about:blank')
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.goto(url)
  await untilReady(page)
  server.on('request', (request: IncomingMessage) => asked.push(request.url ?? ''))
  await read(page, 54, await documentFile('54-numbered-card-zeros-front-small.jpg'))
  await page.click('.tab-new')
  await read(page, 51, await documentFile('51-ima-sc-transport.pdf'))
  expect(asked).toEqual([])
  await context.close()
  server.close()
})
