import { nodeRuntime } from '@ficha/engine/node'
import { inject } from 'vitest'
import { received } from './cases.ts'
import { engineContract } from './engine-contract.ts'

engineContract(nodeRuntime(), received(inject('contractCases')))
