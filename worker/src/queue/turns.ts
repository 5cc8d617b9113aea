import { LIMITS } from '../limits.ts'

/** Who had a turn, as far as this isolate knows: the longest ago first. */
export function createTurns<T>() {
  let served: T[] = []
  return {
    served: (): readonly T[] => served,
    note(one: T): void {
      served = [...served.filter((other) => other !== one), one].slice(-LIMITS.servedTenantsMax)
    },
  }
}
