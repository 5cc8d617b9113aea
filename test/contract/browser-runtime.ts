import { browserRuntime } from '@ficha/engine/parts/browser'

/** The engine as a page has it, with so many lanes. */
export function runtimeWithLanes(count: number, start: () => Worker = startLane) {
  return browserRuntime(count > 0 ? { count, start } : null)
}

function startLane(): Worker {
  return new Worker(new URL('./lane.worker.ts', import.meta.url), { type: 'module' })
}
