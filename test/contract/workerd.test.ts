import { workerdRuntime } from '@ficha/engine/parts/workerd'
import { read } from '@ficha/engine/workerd'
import { inject } from 'vitest'
import { received } from './cases.ts'
import { engineContract } from './engine-contract.ts'
import { networkContract } from './network-contract.ts'
import { readContract } from './read-contract.ts'

const runtime = workerdRuntime()

engineContract(runtime, received(inject('contractCases')))
networkContract(runtime, inject('networkSamples'))
readContract(read, received(inject('contractCases')))
