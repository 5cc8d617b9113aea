import { describe, expect, it } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import type { ReadDocument } from '../../../engine/src/fields/reading.ts'
import { growth } from '../../growth.ts'
import { readingFromText } from './reading-from-text.ts'
import { withRoles } from './with-roles.ts'

describe('driver licence, hostile text', () => {
  // Each took half a minute when words were measured in lines of any length.
  it.each(['D ', 'NOME ', 'CPF 5 N ', '12/03/2020 ', 'MG123456789 ', 'a/abc'])(
    'costs no more than in proportion: a long line of %s',
    async (part) => {
      const [whole, quarter] = await Promise.all([4000, 1000].map((length) => longLines(part, length)))
      if (!whole || !quarter) throw new RangeError('no reading')
      expect(growth(readerOf(whole, RUNS + 1), readerOf(quarter, 4 * RUNS), RUNS)).toBeLessThan(8)
    },
  )

  const RUNS = 3

  /** What is known of a reading is kept beside it: each run has one of its own. */
  function readerOf(reading: ReadDocument, runs: number) {
    const readings = Array.from({ length: runs }, () => structuredClone(reading))
    return () => {
      const fresh = readings.pop()
      if (!fresh) throw new RangeError('no reading is left')
      return driverLicence.read(fresh)
    }
  }

  async function longLines(part: string, length: number) {
    const text = part.repeat(length / part.length)
    const lines = ['FILIAÇÃO', text, 'OBSERVAÇÕES', text].map((line, at) => ({
      text: line,
      x: 60,
      y: 60 + at * 24,
      height: 20,
    }))
    return withRoles(readingFromText([{ lines }], 'ocr'))
  }
})
