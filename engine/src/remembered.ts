/** What is made of something that never changes: once for each, as long as it is there. */
export function remembered<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly made: V }>()
  return (of) => {
    const { made } = known.get(of) ?? { made: make(of) }
    known.set(of, { made })
    return made
  }
}
