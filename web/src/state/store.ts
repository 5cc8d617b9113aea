import { useLayoutEffect, useReducer, useRef } from 'preact/hooks'

/** One plain value that is replaced, never changed, and told to whoever listens. */
export interface Store<S> {
  readonly get: () => S
  readonly update: (change: (state: S) => S) => void
  /** @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void
}

export function createStore<S>(initial: S): Store<S> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    update(change) {
      const next = change(state)
      if (Object.is(next, state)) return
      state = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A part of a store; the component is drawn again when that part changes. */
export function useStore<S, T>(store: Store<S>, select: (state: S) => T): T {
  const [, redraw] = useReducer((count: number, _: undefined) => count + 1, 0)
  const selected = select(store.get())
  const latest = useRef({ select, selected })
  latest.current = { select, selected }
  useLayoutEffect(() => {
    const look = () => {
      const { select, selected } = latest.current
      if (!Object.is(select(store.get()), selected)) redraw(undefined)
    }
    // What changed between drawing and subscribing.
    look()
    return store.subscribe(look)
  }, [store])
  return selected
}
