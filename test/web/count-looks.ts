import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { untilReady, visitAgain } from './browser.ts'

/** A visit whose reader is ready, and how often its workers have looked for the lines of a page so far. */
export async function visitCountingLooks(browser: Browser) {
  const visited = await visitAgain(browser, {}, 'about:blank')
  const { page } = visited
  await page.addInitScript(countLooks)
  await page.goto(inject('page'))
  await untilReady(page)
  return { ...visited, looks: () => page.evaluate(() => Reflect.get(globalThis, 'looks') as number) }
}

/** In the page, before its own scripts: counts how often its workers say that they look for the lines of a page. */
function countLooks(): void {
  Reflect.set(globalThis, 'looks', 0)
  const { Worker } = globalThis
  globalThis.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given)
      this.addEventListener('message', ({ data }) => {
        if (data?.kind !== 'progress' || data.progress.stage !== 'find') return
        Reflect.set(globalThis, 'looks', (Reflect.get(globalThis, 'looks') as number) + 1)
      })
    }
  }
}
