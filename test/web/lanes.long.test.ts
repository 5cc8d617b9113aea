import { expect, inject, test } from 'vitest'
import { expectAsInNode } from './as-in-node.ts'
import { untilReady, useOneChromium, visit } from './browser.ts'

const browser = useOneChromium()
const SCAN = '23-elderly-curatela-definitive-scan-200.jpg'

// What the page goes by is said before it runs.
test.each([
  { machine: 'three cores', facts: { hardwareConcurrency: 3 }, lanes: 3 },
  { machine: 'a phone with 2 GB', facts: { hardwareConcurrency: 8, deviceMemory: 2 }, lanes: 0 },
])('$machine: $lanes lines at once, and the same fields', async ({ facts, lanes }) => {
  const { page, context, errors } = await visit(browser(), {}, 'about:blank')
  await page.addInitScript((facts) => {
    // It would fetch the script as well, to keep it.
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    for (const [name, value] of Object.entries(facts))
      Object.defineProperty(Navigator.prototype, name, { value })
  }, facts)
  const scripts: string[] = []
  context.on('request', (request) => scripts.push(request.url()))
  await page.goto(inject('page'))
  await untilReady(page)
  expect(scripts.filter((url) => url.includes('/lane.worker-'))).toHaveLength(lanes)
  await expectAsInNode(page, 23, [SCAN])
  expect(errors).toEqual([])
  await context.close()
})
