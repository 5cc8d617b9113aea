import { read } from '@ficha/engine/browser'
import { describe, inject } from 'vitest'
import { runtimeWithLanes } from './browser-runtime.ts'
import { received } from './cases.ts'
import { engineContract } from './engine-contract.ts'
import { networkContract } from './network-contract.ts'
import { readContract } from './read-contract.ts'

const cases = received(inject('contractCases'))
/** Without lanes the recogniser alone runs elsewhere: lines of a scan and of a card show how. */
const withLines = cases.filter(({ name }) => /-scan-|-png\.png$/.test(name))

describe.each([
  { lines: 'one line after the other', lanes: 0, own: withLines },
  { lines: 'several lines at once', lanes: 2, own: cases },
])('$lines', ({ lanes, own }) => {
  const runtime = runtimeWithLanes(lanes)
  engineContract(runtime, own)
  networkContract(runtime, inject('networkSamples'))
})

readContract(read, cases)
