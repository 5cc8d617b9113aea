import { LINE_ROWS, WORD_COLUMNS } from '../model-facts.ts'
import { NETWORKS, type NetworkName, type Runtime } from './runtime.ts'

/** Blank paper, and words of which nothing is known, on which every part of a network has work. */
const BLANK: Readonly<Record<NetworkName, readonly number[]>> = {
  detector: [1, 1, 320, 320],
  recogniser: [1, 1, LINE_ROWS, 640],
  handwriting: [1, 1, LINE_ROWS, 640],
  reader: [100, WORD_COLUMNS],
}
/** The first run asks the host to compile what is hot, the second has it. */
const RUNS = 2

/** Runs the networks on nothing, so that a person's first document does not wait for their code to be compiled. */
export async function warmUp(
  runtime: Pick<Runtime, 'network'>,
  names: readonly NetworkName[] = NETWORKS,
): Promise<void> {
  for (const name of names) {
    const network = await runtime.network(name)
    const shape = BLANK[name]
    const data = new Float32Array(shape.reduce((product, side) => product * side, 1))
    const runs = Array.from({ length: RUNS * network.runsAtOnce }, () => network.run({ data, shape }))
    await Promise.all(runs)
  }
}
