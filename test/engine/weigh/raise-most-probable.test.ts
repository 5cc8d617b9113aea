import { expect, test } from 'vitest'
import type { Proposal } from '../../../engine/src/weigh/proposal.ts'
import { raiseMostProbable } from '../../../engine/src/weigh/raise-most-probable.ts'

function person(value: string, probability: number): Proposal {
  return { value, probability, spans: [], isDoubtful: false, position: 0 }
}

test('where nobody is likely, the likeliest who is nobody else is', () => {
  const wards = [person('Luzia', 0.2), person('Otacílio', 0.16), person('Ordália', 0.02)]
  const guardians = [person('Luzia', 0.9), person('Otacílio', 0.32)]
  const raised = raiseMostProbable(wards, guardians)
  expect(raised.map(({ probability }) => probability >= 0.5)).toEqual([false, true, false])
  expect(raised.map(({ value }) => value)).toEqual(['Luzia', 'Otacílio', 'Ordália'])
})

test('where somebody is likely, nothing changes', () => {
  const wards = [person('Luzia', 0.1), person('Otacílio', 0.7)]
  expect(raiseMostProbable(wards, [])).toBe(wards)
  expect(raiseMostProbable([], [person('Luzia', 0.9)])).toEqual([])
})
