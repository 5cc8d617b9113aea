import { read } from '@ficha/engine/node'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { received } from './cases.ts'
import { engineContract } from './engine-contract.ts'
import { networkContract } from './network-contract.ts'
import { readContract } from './read-contract.ts'
import { readInNode } from './read-in-node.ts'

const runtime = nodeRuntime()
const { cases, samples } = await readInNode()

engineContract(runtime, received(cases))
networkContract(runtime, samples)
readContract(read, received(cases))
