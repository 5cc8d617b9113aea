/**
 * What `work` makes of each item, in the order of the items, with up to `count` of them under way.
 * After a failure nothing new is begun, and it is thrown when nothing is under way any more.
 *
 * @throws {RangeError} when `count` is not a number of at least 1
 */
export async function mapAtOnce<T, R>(
  items: readonly T[],
  count: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  if (!(count >= 1)) throw new RangeError(`${count} items cannot be under way at once`)
  const results: R[] = []
  const waiting = items.entries()
  let failed = false
  const workOn = async () => {
    for (const [index, item] of waiting) {
      if (failed) return
      results[index] = await work(item)
    }
  }
  const settled = await Promise.allSettled(
    Array.from({ length: count }, () =>
      workOn().catch((error: unknown) => {
        failed = true
        throw error
      }),
    ),
  )
  for (const one of settled) if (one.status === 'rejected') throw one.reason
  return results
}
