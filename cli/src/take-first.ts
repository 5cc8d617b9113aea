/** The first `limit` entries of a long list; no page is fetched that is not needed. */
export async function takeFirst<T>(all: AsyncIterable<T>, limit: number): Promise<readonly T[]> {
  const first: T[] = []
  for await (const item of all) {
    first.push(item)
    if (first.length >= limit) break
  }
  return first
}
