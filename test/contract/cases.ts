import { bytesOfBase64 } from './base64.ts'
import type { ContractCase } from './engine-contract.ts'
import type { NetworkSamples } from './run-networks.ts'

/** What `global-setup.ts` hands to a host that cannot read files. */
export interface SentCase {
  readonly name: string
  readonly type: 51 | 54 | 23
  readonly fileBase64: string
  readonly expected: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    contractCases: SentCase[]
    networkSamples: NetworkSamples
  }
}

export function received(cases: readonly SentCase[]): ContractCase[] {
  return cases.map(({ name, type, fileBase64, expected }) => ({
    name,
    type,
    file: bytesOfBase64(fileBase64),
    expected,
  }))
}
