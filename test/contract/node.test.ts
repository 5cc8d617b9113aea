import { read } from '@ficha/engine/node'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { received } from './cases.ts'
import { engineContract } from './engine-contract.ts'
import { networkContract } from './network-contract.ts'
import { readContract } from './read-contract.ts'
import { readInNode } from './read-in-node.ts'

const runtime = nodeRuntime()
const { cases, samples } = await readInNode()

// Node itself said what the others must read: that it says so again is shown by the first and the last.
engineContract(runtime, received(cases.filter((_, i) => i === 0 || i === cases.length - 1)))
networkContract(runtime, samples)
readContract(read, received(cases))
