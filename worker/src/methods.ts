export interface FoundRoute {
  /** As registered, `/documents/:id`. */
  readonly path: string
  /** For the Allow header. */
  readonly methods: readonly string[]
}

/**
 * The most specific route that a path matches, with all its methods; null if none does.
 * A literal address wins over one with parameters: /documents/upload is no document.
 */
export function findRoute(
  routes: readonly { readonly method: string; readonly path: string }[],
  path: string,
): FoundRoute | null {
  const matching = routes.filter((route) => route.method !== 'ALL' && matches(route.path, path))
  const literal = matching.filter((route) => route.path === path)
  const [first, ...others] = literal.length > 0 ? literal : matching
  if (first === undefined) return null
  const methods = new Set([first.method, 'OPTIONS', ...others.map((route) => route.method)])
  if (methods.has('GET')) methods.add('HEAD')
  return { path: first.path, methods: [...methods].sort() }
}

function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/')
  const actual = path.split('/')
  if (expected.length !== actual.length) return false
  return expected.every((part, i) => (part.startsWith(':') ? actual[i] !== '' : part === actual[i]))
}
