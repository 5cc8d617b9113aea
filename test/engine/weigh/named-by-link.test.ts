import { expect, test } from 'vitest'
import { namedByLink } from '../../../engine/src/weigh/named-by-link.ts'
import type { Proposal } from '../../../engine/src/weigh/proposal.ts'

function proposal(value: string, probability: number): Proposal {
  return { value, probability, spans: [], isDoubtful: false, position: 0 }
}

const CODES = [proposal('EISLMO202303177', 0.999), proposal('4418207-2094', 0.98)]
const LINK = proposal('https://acesso.processo.rio/autenticar?n=4418207-2094', 0.9)

test('the code that the link names is the one to check it with', () => {
  expect(namedByLink(CODES, [LINK]).map(({ value }) => value)).toEqual(['4418207-2094', 'EISLMO202303177'])
})

test('a link that names no code, or is none, changes nothing', () => {
  expect(namedByLink(CODES, [proposal('https://acesso.processo.rio/', 0.9)])).toBe(CODES)
  expect(namedByLink(CODES, [{ ...LINK, probability: 0.2 }])).toBe(CODES)
})
