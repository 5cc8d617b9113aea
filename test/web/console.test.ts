import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { FINISHED } from '../client/scripted-host.ts'
import { useOneChromium, visitWithoutReader } from './browser.ts'

/** What the console makes of answers that come late, in another order, or not at all. */
const browser = useOneChromium()

/** The console of a service that answers a request by its path, as in `GET /documents`. */
async function openConsole(answer: (request: string, query: URLSearchParams) => object): Promise<Page> {
  const { page } = await visitWithoutReader(browser(), `${inject('page')}#/service/documents`)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.route('**/v1/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    return route.fulfill({ json: answer(`${route.request().method()} ${pathname.slice(3)}`, searchParams) })
  })
  await page.fill('#api-key', 'k')
  await page.click('.gate button[type=submit]')
  await page.waitForSelector('.item')
  return page
}

/** Holds back the next request that `act` leads to. @returns lets it go */
async function hold(page: Page, url: RegExp, act: () => Promise<unknown>): Promise<() => Promise<void>> {
  const come = new Promise<() => Promise<void>>((resolve) => {
    void page.route(url, (route) => resolve(() => route.fallback()), { times: 1 })
  })
  await act()
  return come
}

test('the page of a document shows that one, and deletes it, whatever is answered of one that was left', async () => {
  const sent: string[] = []
  const error = { code: 'unreadable', detail: 'nothing to read' }
  const failed = (id: string) => ({ ...FINISHED, id, externalId: `paper ${id}`, status: 2, error })
  const page = await openConsole((request) => {
    sent.push(request)
    const [, id = ''] = /^\w+ \/documents\/(\w)/.exec(request) ?? []
    if (id === '') return { items: [failed('a'), failed('b')], nextCursor: null }
    return { ...failed(id), status: request.endsWith('/reprocess') ? 0 : 2 }
  })
  const open = async (name: string) => {
    await page.click(`.item a:has-text("${name}")`)
    await page.waitForSelector(`.document:has(.danger:not([disabled])) h1:text("${name}")`)
  }
  const readAgain = () => page.click('.document .tabs button:not(.danger)')
  await open('paper a')
  const late = await hold(page, /documents\/a\/fields/, readAgain)
  await page.click('.back')
  await open('paper b')
  await late()
  // What is asked after that answer comes after what the page made of it.
  const shown = await hold(page, /documents\/b\/fields/, readAgain)
  expect(await page.textContent('.document h1')).toBe('paper b')
  await shown()
  await page.click('.document .danger:not([disabled])')
  await page.waitForSelector('.items')
  expect(sent.filter((request) => request.startsWith('DELETE'))).toEqual(['DELETE /documents/b'])
  await page.context().close()
})
