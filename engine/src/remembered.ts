/** What is made of something that never changes: once for each, as long as it is there. */
export function remembered<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly made: V }>()
  return (of) => {
    const kept = known.get(of)
    if (kept) return kept.made
    const made = make(of)
    known.set(of, { made })
    return made
  }
}
