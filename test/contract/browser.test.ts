import { read } from '@ficha/engine/browser'
import { describe, inject } from 'vitest'
import { runtimeWithLanes } from './browser-runtime.ts'
import { received } from './cases.ts'
import { engineContract } from './engine-contract.ts'
import { networkContract } from './network-contract.ts'
import { readContract } from './read-contract.ts'

describe.each([
  { lines: 'one line after the other', lanes: 0 },
  { lines: 'several lines at once', lanes: 2 },
])('$lines', ({ lanes }) => {
  const runtime = runtimeWithLanes(lanes)
  engineContract(runtime, received(inject('contractCases')))
  networkContract(runtime, inject('networkSamples'))
})

readContract(read, received(inject('contractCases')))
