import { nodeRuntime } from '@ficha/engine/parts/node'
import { expect, it } from 'vitest'
import type { Network, NetworkName } from '../../../engine/src/runtime/runtime.ts'
import { warmUp } from '../../../engine/src/runtime/warm-up.ts'

it('runs the networks in all the instances that a host has, and what they answer is thrown away', async () => {
  const host = nodeRuntime()
  const runs: NetworkName[] = []
  const watched = async (name: NetworkName): Promise<Network> => {
    const network = await host.network(name)
    return {
      runsAtOnce: name === 'recogniser' ? 3 : 1,
      run: (pixels) => {
        runs.push(name)
        return network.run(pixels)
      },
    }
  }
  await warmUp({ ...host, network: watched })
  expect(runs).toEqual([
    ...Array(2).fill('detector'),
    ...Array(6).fill('recogniser'),
    ...Array(2).fill('handwriting'),
    ...Array(2).fill('reader'),
  ])
})
