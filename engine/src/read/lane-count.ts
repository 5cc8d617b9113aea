import { LIMITS } from '../limits.ts'

/** GB. Phones below have few fast cores, and close pages that take much. */
const MEMORY_MIN = 4

/** What a browser says of its machine; not all say how much memory it has. */
export interface Machine {
  readonly hardwareConcurrency: number
  readonly deviceMemory?: number
}

/** How many workers read lines at once; 0 where the engine's own reads them one after the other. */
export function laneCount({ hardwareConcurrency, deviceMemory = MEMORY_MIN }: Machine): number {
  return hardwareConcurrency > 1 && deviceMemory >= MEMORY_MIN
    ? Math.min(LIMITS.lanesMax, hardwareConcurrency)
    : 0
}
