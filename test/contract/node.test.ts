import { nodeRuntime } from '@ficha/engine/node'
import { inject } from 'vitest'
import { received } from './cases.ts'
import { engineContract } from './engine-contract.ts'
import { networkContract } from './network-contract.ts'

const runtime = nodeRuntime()

engineContract(runtime, received(inject('contractCases')))
networkContract(runtime, inject('networkSamples'))
