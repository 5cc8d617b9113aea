/** A record with each of its values changed. */
export function mapValues<A, B>(
  record: Readonly<Record<string, A>>,
  change: (value: A, key: string) => B,
): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]))
}
