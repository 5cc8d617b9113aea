import { expect, it } from 'vitest'
import { isMoreLikely } from '../../../engine/src/constrain/is-more-likely.ts'
import { recognisedLine, seen } from './recognised.ts'

it.each([
  ['an apostrophe that was considered', 0.1, 3, true],
  ['one that hardly was', 0.001, 3, false],
  ['one without a prior', 0.3, 0, false],
])('%s', (_, share, prior, isLikelier) => {
  const line = recognisedLine(seen('D', { '': 1 - share - 0.01, "'": share }, 'ENCOSTA'))
  const read = { ...line, text: 'DENCOSTA' }
  const characters = line.recognition?.characters.filter((_, at) => at !== 1) ?? []
  const recognition = line.recognition && { ...line.recognition, characters }
  expect(isMoreLikely({ ...read, ...(recognition ? { recognition } : {}) }, 0, 8, "D'ENCOSTA", prior)).toBe(
    isLikelier,
  )
})

it('has nothing to say of a text layer', () => {
  const { recognition: _, ...line } = recognisedLine(seen('DENCOSTA'))
  expect(isMoreLikely(line, 0, 8, "D'ENCOSTA", 9)).toBe(false)
})
