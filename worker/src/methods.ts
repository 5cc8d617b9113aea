/**
 * Methods of the most specific route that a path matches, as for the Allow header; empty if none does.
 * A literal address wins over one with parameters: /documents/upload is no document.
 */
export function allowedMethods(
  routes: readonly { readonly method: string; readonly path: string }[],
  path: string,
): string[] {
  const matching = routes.filter((route) => route.method !== 'ALL' && matches(route.path, path))
  const literal = matching.filter((route) => route.path === path)
  const methods = new Set((literal.length > 0 ? literal : matching).map((route) => route.method))
  if (methods.size === 0) return []
  if (methods.has('GET')) methods.add('HEAD')
  methods.add('OPTIONS')
  return [...methods].sort()
}

function matches(pattern: string, path: string): boolean {
  const expected = pattern.split('/')
  const actual = path.split('/')
  if (expected.length !== actual.length) return false
  return expected.every((part, i) => (part.startsWith(':') ? actual[i] !== '' : part === actual[i]))
}
