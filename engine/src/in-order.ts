/** What is sorted or grouped once is searched without looking at all of it. */

/** The first index below `length` of which something holds that holds of all behind it as well; `length` where of none. */
export function firstWhere(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

/** Parts of a list, each beginning with one that begins a part, and the first with the first. */
export function cutWhere<T>(all: readonly T[], begins: (one: T, before: T) => boolean): T[][] {
  const starts = all.flatMap((one, i) => (i === 0 || begins(one, all[i - 1] ?? one) ? [i] : []))
  return starts.map((start, i) => all.slice(start, starts[i + 1]))
}

/** Those with one key together, keys and members in the order in which they came. */
export function grouped<T, K>(all: Iterable<T>, keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const one of all) {
    const key = keyOf(one)
    const known = groups.get(key)
    if (known) known.push(one)
    else groups.set(key, [one])
  }
  return groups
}
