import { LINE_ROWS } from '../model-facts.ts'
import type { NetworkName, Runtime } from './runtime.ts'

/** Blank paper on which every part of a network has work: [1, 1, rows, columns]. */
const PAPER: Readonly<Record<NetworkName, readonly [1, 1, number, number]>> = {
  detector: [1, 1, 320, 320],
  recogniser: [1, 1, LINE_ROWS, 640],
}
/** The first run asks the host to compile what is hot, the second has it. */
const RUNS = 2

/** Runs both networks on blank paper, so that a person's first document does not wait for their code to be compiled. */
export async function warmUp(runtime: Runtime): Promise<void> {
  for (const name of ['detector', 'recogniser'] as const) {
    const network = await runtime.network(name)
    const shape = PAPER[name]
    const data = new Float32Array(shape[2] * shape[3])
    const runs = Array.from({ length: RUNS * network.runsAtOnce }, () => network.run({ data, shape }))
    await Promise.all(runs)
  }
}
