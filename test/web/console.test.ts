import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { FINISHED } from '../client/scripted-host.ts'
import { overflow } from './axe.ts'
import { useOneChromium, visitWithoutReader } from './browser.ts'

/** What the console makes of answers that come late, in another order, or not at all. */
const browser = useOneChromium()
const ADDRESS = `${inject('page')}#/service/documents`
let page: Page
const sent: string[] = []
beforeAll(async () => {
  const visited = await visitWithoutReader(browser(), ADDRESS)
  page = visited.page
  page.on('dialog', (dialog) => void dialog.accept())
  await page.route('**/v1/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    sent.push(`${route.request().method()} ${pathname}`)
    return route.fulfill({ json: answer(pathname, searchParams) })
  })
  await page.fill('#api-key', 'k')
  await page.click('.gate button[type=submit]')
  return () => visited.context.close()
})
beforeEach(async () => {
  sent.length = 0
  await page.goto(ADDRESS)
  await page.waitForSelector('.item')
})

function answer(path: string, query: URLSearchParams): object {
  if (path === '/v1/documents') return listed(query)
  if (path === '/v1/webhooks') return { items: [WEBHOOK], nextCursor: null }
  return path.startsWith('/v1/webhooks/') ? WEBHOOK : documentAt(path)
}

const WEBHOOK = {
  ...FINISHED,
  url: 'https://erp.example',
  events: [],
  types: null,
  payload: 'thin',
  enabled: true,
  disabledReason: null,
  failingSince: null,
  secret: 'whsec_1',
  previousSecretExpiresAt: null,
}

/** Twenty documents for each status, and two on a second page. */
function listed(query: URLSearchParams): object {
  const isFirst = query.get('cursor') === null
  const rows = Array.from({ length: isFirst ? 20 : 2 }, (_, i) => failed(`${query.get('status')}${i}`))
  return { items: rows, nextCursor: isFirst ? 'next' : null }
}

function documentAt(path: string): object {
  const [, , , id = '', action] = path.split('/')
  return { ...failed(id), status: action === 'reprocess' ? 0 : 2 }
}

function failed(id: string): object {
  const error = { code: 'no_text_found', detail: 'nothing to read' }
  return { ...FINISHED, id, externalId: `paper ${id}`, status: 2, error }
}

/** Holds back the next request that `act` leads to. @returns lets it go */
async function hold(url: RegExp, act: () => Promise<unknown>): Promise<() => Promise<void>> {
  const come = new Promise<() => Promise<void>>((resolve) => {
    void page.route(url, (route) => resolve(() => route.fallback()), { times: 1 })
  })
  await act()
  return come
}

test('the page of a document shows that one, and deletes it, whatever is answered of one that was left', async () => {
  const open = async (name: string) => {
    await page.click(`.item a:text-is("${name}")`)
    await page.waitForSelector(`.document:has(.danger:not([disabled])) h1:text("${name}")`)
  }
  const readAgain = () => page.click('.document .tabs button:not(.danger)')
  await open('paper null1')
  const late = await hold(/null1\/fields/, readAgain)
  await page.click('.back')
  await open('paper null2')
  await late()
  // What is asked after that answer comes after what the page made of it.
  const shown = await hold(/null2\/fields/, readAgain)
  expect(await page.textContent('.document h1')).toBe('paper null2')
  await shown()
  await page.click('.document .danger:not([disabled])')
  await page.waitForSelector('.items')
  expect(sent.filter((request) => request.startsWith('DELETE'))).toEqual(['DELETE /v1/documents/null2'])
})

test('of two filters the last one is shown, and a page of it that failed is asked for again', async () => {
  const choose = (status: string) => () => page.selectOption('.filter [name=status]', status)
  const names = () => page.locator('.item-name a').allTextContents()
  const first = await hold(/status=1/, choose('1'))
  const second = await hold(/status=2/, choose('2'))
  await first()
  await second()
  await page.waitForSelector('.items[aria-busy=false] :text-is("paper 219")')
  expect(await names()).toEqual(Array.from({ length: 20 }, (_, i) => `paper 2${i}`))
  await page.route(/cursor/, (route) => route.fulfill({ status: 403, json: { code: 'forbidden' } }), {
    times: 1,
  })
  const more = () => page.click('.index-card + .second')
  await more()
  await page.waitForSelector('.problem:not([hidden])')
  await more()
  await page.waitForSelector('.item:nth-child(22)')
  expect(await page.locator('.index-card + .second').count()).toBe(0)
})

test('while one thing is done to a webhook no other is, and what fails is told', async () => {
  await page.click('.console-tabs [href$=webhooks]')
  const rotated = await hold(/rotate-secret/, () => page.dblclick('.item button:has-text("segredo")'))
  expect(await page.locator('.item button:disabled').count()).toBe(4)
  await rotated()
  await page.waitForSelector('.item button:enabled')
  expect(sent.filter((request) => request.endsWith('/rotate-secret'))).toHaveLength(1)
  await page.route(/test$/, (route) => route.fulfill({ status: 403, json: { code: 'forbidden' } }), {
    times: 1,
  })
  await page.click('.item button:has-text("Testar")')
  await page.waitForSelector('.problem:not([hidden])')
})

test('on the narrowest phone nothing of the console sticks out', async () => {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page)).toBe(0)
})
