import { availableParallelism, totalmem } from 'node:os'

/** What the process holds, and each lane of it, while photos are read, measured by `npm run bench:batch`. */
const PROCESS_MB = 350
const LANE_MB = 350
/** The rest of the machine has its half. */
const MEMORY_SHARE = 0.5

/** A lane a core, as far as the memory goes. */
export function lanesOfMachine(): number {
  const byMemory = Math.floor(((totalmem() / 2 ** 20) * MEMORY_SHARE - PROCESS_MB) / LANE_MB)
  return Math.max(1, Math.min(availableParallelism(), byMemory))
}

/** `2 lanes, about 1050 MB` */
export function memoryOf(lanes: number): string {
  return `${lanes} ${lanes === 1 ? 'lane' : 'lanes'}, about ${PROCESS_MB + lanes * LANE_MB} MB`
}
