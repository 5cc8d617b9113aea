import { WorkerEntrypoint } from 'cloudflare:workers'

/** Marks what is already mended: test files share one global object. */
const MENDED = Symbol.for('ficha.test.flat-prototypes')

/**
 * For every call of a Worker, vitest-pool-workers (0.15 to 0.23) wraps the prototype of its entrypoint in one more
 * Proxy. After a thousand calls each look-up walks through a thousand of them: a request that took 2 ms takes 200.
 * Here a prototype that has its Proxy keeps that one.
 *
 * @see `createProxyPrototypeClass` in the package's `dist/worker/lib/cloudflare/test-internal.mjs`
 */
export function keepPrototypesFlat(): void {
  const scope: { [MENDED]?: true; Proxy: ProxyConstructor } = globalThis
  if (scope[MENDED]) return
  scope[MENDED] = true
  const wrapped = new WeakSet<object>()
  scope.Proxy = new Proxy(Proxy, {
    construct(Native, [target, handler]: [object, ProxyHandler<object>]) {
      if (wrapped.has(target)) return target
      const made = new Native(target, handler)
      if (target instanceof WorkerEntrypoint) wrapped.add(made)
      return made
    },
  })
}
