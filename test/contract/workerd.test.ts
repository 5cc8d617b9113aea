import { workerdRuntime } from '@ficha/engine/workerd'
import { inject } from 'vitest'
import { received } from './cases.ts'
import { engineContract } from './engine-contract.ts'
import { networkContract } from './network-contract.ts'

const runtime = workerdRuntime()

engineContract(runtime, received(inject('contractCases')))
networkContract(runtime, inject('networkSamples'))
