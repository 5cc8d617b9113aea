import type { ContractCase } from './engine-contract.ts'

/** What `global-setup.ts` hands to a host that cannot read files. */
export interface SentCase {
  readonly name: string
  readonly type: 51 | 54 | 23
  readonly pdfBase64: string
  readonly expected: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    contractCases: SentCase[]
  }
}

export function received(cases: readonly SentCase[]): ContractCase[] {
  return cases.map(({ name, type, pdfBase64, expected }) => ({
    name,
    type,
    pdf: Uint8Array.from(atob(pdfBase64), (char) => char.charCodeAt(0)),
    expected,
  }))
}
