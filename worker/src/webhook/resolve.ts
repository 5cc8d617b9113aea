import { z } from 'zod'
import type { Resolve } from './target.ts'

const TYPES = { A: 1, AAAA: 28 } as const
const TIMEOUT_MS = 3000

const answer = z.object({
  Status: z.number(),
  Answer: z.array(z.object({ type: z.number(), data: z.string() })).optional(),
})

/**
 * Ask a resolver over HTTPS, which is all the name service that a Worker has.
 *
 * A Worker cannot pin the address it was told: between this and the call the name may move. What is left
 * then is the network, from which private addresses cannot be reached: Cloudflare's own, or workerd's (scripts/public-network.mjs).
 *
 * @param resolver for example https://cloudflare-dns.com/dns-query
 * @throws when the resolver cannot be reached
 */
export function dnsOverHttps(resolver: string, fetcher: typeof fetch): Resolve {
  return async (name) => {
    const found = await Promise.all(
      Object.entries(TYPES).map(async ([type, number]) => {
        const query = new URL(resolver)
        query.searchParams.set('name', name)
        query.searchParams.set('type', type)
        const response = await fetcher(query.toString(), {
          headers: { Accept: 'application/dns-json' },
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        const { Answer = [] } = answer.parse(await response.json())
        return Answer.filter((record) => record.type === number).map((record) => record.data)
      }),
    )
    return found.flat()
  }
}
