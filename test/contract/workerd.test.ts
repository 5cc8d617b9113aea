import { workerdRuntime } from '@ficha/engine/workerd'
import { inject } from 'vitest'
import { received } from './cases.ts'
import { engineContract } from './engine-contract.ts'

engineContract(workerdRuntime(), received(inject('contractCases')))
