import { readFile } from 'node:fs/promises'
import { extract, type Runtime, toResult } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { expect, test } from 'vitest'
import { documentFile } from '../../documents/pictures.ts'

const SCAN = '23-elderly-curatela-definitive-scan-200.jpg'
const AT_ONCE = 4

/** A host with several recognisers: it answers all lines that wait together, the last first. */
function gathering(host: Runtime, seen: number[]): Runtime {
  return {
    ...host,
    async network(name) {
      const network = await host.network(name)
      const waiting: (() => Promise<void>)[] = []
      const answerAll = async () => {
        seen.push(waiting.length)
        for (const answer of waiting.splice(0).reverse()) await answer()
      }
      return {
        runsAtOnce: AT_ONCE,
        run: (pixels) =>
          new Promise((resolve, reject) => {
            if (waiting.length === 0) setImmediate(answerAll)
            waiting.push(() => network.run(pixels).then(resolve, reject))
          }),
      }
    },
  }
}

test('lines read at once, whichever is answered first, give the same JSON as one after the other', async () => {
  const file = await readFile(await documentFile(SCAN))
  const host = nodeRuntime()
  const seen: number[] = []
  const atOnce = toResult(await extract([file], 23, gathering(host, seen)))
  const inTurn = toResult(await extract([file], 23, host))
  expect(JSON.stringify(atOnce)).toBe(JSON.stringify(inTurn))
  expect(Math.max(...seen)).toBe(AT_ONCE)
})
