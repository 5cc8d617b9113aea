import { describe, expect, it } from 'vitest'
import type { Candidate } from '../../../engine/src/fields/choose.ts'
import { chooseJointly } from '../../../engine/src/fields/choose-jointly.ts'
import { readingFromPlainText } from '../document-types/reading-from-text.ts'

const [line] = readingFromPlainText('12/03/1990 02/08/2010 17/07/2030').lines

/** The nth of the three dates of the line. */
function candidate(nth: number, score: number): Candidate {
  if (!line) throw new TypeError('the text has a line')
  const span = { line, start: nth * 11, end: nth * 11 + 10 }
  return { value: line.line.text.slice(span.start, span.end), spans: [span], score }
}

const noFit = () => 0

describe('chooseJointly', () => {
  it('gives one place to one field only', () => {
    const fields = chooseJointly(
      new Map([
        ['birth', [candidate(0, 4), candidate(1, 3)]],
        ['issue', [candidate(0, 5)]],
      ]),
      noFit,
    )
    expect(fields.get('issue')).toMatchObject({ status: 'found', value: '12/03/1990' })
    expect(fields.get('birth')).toMatchObject({ status: 'found', value: '02/08/2010' })
  })

  it('says how sure a field is over all combinations', () => {
    const fields = chooseJointly(new Map([['birth', [candidate(0, Math.log(3))]]]), noFit)
    expect(fields.get('birth')?.confidence).toBeCloseTo(0.75)
  })

  it('lets the fit of a combination decide', () => {
    const candidates = new Map([
      ['issue', [candidate(1, 2), candidate(2, 2.2)]],
      ['expiry', [candidate(1, 2.2), candidate(2, 2)]],
    ])
    const inOrder = chooseJointly(candidates, (choice) =>
      choice.get('issue')?.value === '02/08/2010' && choice.get('expiry')?.value === '17/07/2030' ? 3 : 0,
    )
    expect(inOrder.get('issue')).toMatchObject({ value: '02/08/2010' })
    expect(inOrder.get('expiry')).toMatchObject({ value: '17/07/2030' })
  })

  it('finds nothing where nothing speaks for it', () => {
    const fields = chooseJointly(
      new Map([
        ['birth', [candidate(0, -3)]],
        ['issue', []],
      ]),
      noFit,
    )
    expect(fields.get('birth')).toMatchObject({ status: 'missing', value: null })
    expect(fields.get('issue')).toMatchObject({ status: 'missing', confidence: 0.995 })
  })

  it('adds up equal values from different places', () => {
    const twice = [candidate(0, 0.5), { ...candidate(1, 0.5), value: '12/03/1990' }]
    const [once, both] = [[candidate(0, 0.5)], twice].map((list) =>
      chooseJointly(new Map([['birth', list]]), noFit).get('birth'),
    )
    expect(both?.confidence).toBeGreaterThan(once?.confidence ?? 1)
  })
})
