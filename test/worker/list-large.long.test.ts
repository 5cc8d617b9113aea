import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { newTenant, readAnswer, type Tenant } from './client.ts'
import { idsOf, insert } from './finished-rows.ts'

const FROM = Date.UTC(2026, 0, 1)

// Other work on the machine may hit one page and not its neighbour: a second chance.
test('a page of 10,000 documents takes no more than twice a page of 100', { retry: 2 }, async () => {
  const [small, large] = [await newTenant(), await newTenant()]
  await insert(small, 100, FROM)
  await insert(large, 10_000, FROM)
  const walk = async function* (who: Tenant) {
    for (let cursor = ''; ; ) {
      const startedAt = performance.now()
      // Not by `call`, which would measure the test's own look at the answer as well.
      const headers = { 'SERVICE-API-KEY': who.key }
      const request = new Request(`http://ficha.test/documents?limit=100${cursor}`, { headers })
      const answer = await readAnswer(await exports.default.fetch(request))
      yield { ms: performance.now() - startedAt, count: idsOf(answer).length }
      cursor = answer.body['nextCursor'] === null ? '' : `&cursor=${answer.body['nextCursor']}`
    }
  }
  // In turn, so that what slows the machine down slows both.
  const [ofSmall, ofLarge] = [walk(small), walk(large)]
  const times: Record<'small' | 'large', number[]> = { small: [], large: [] }
  let count = 0
  for (let page = 0; page < 100; page++) {
    times.small.push((await ofSmall.next()).value?.ms ?? 0)
    const { value } = await ofLarge.next()
    times.large.push(value?.ms ?? 0)
    count += value?.count ?? 0
  }
  const p95 = (values: number[]) => values.sort((a, b) => a - b)[94] ?? 0
  const figures = { of100: p95(times.small), of10000: p95(times.large) }
  console.info(
    `listing, p95 of a page: ${figures.of100} ms of 100, ${figures.of10000} ms of 10,000 documents`,
  )
  expect(count).toBe(10_000)
  // A few milliseconds of slack, since the clock here counts whole ones.
  expect(figures.of10000).toBeLessThanOrEqual(2 * figures.of100 + 4)
})
