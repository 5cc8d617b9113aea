import { describe, expect, it } from 'vitest'
import { constrainPages, withoutRecognition } from '../../../engine/src/constrain/constrain-pages.ts'
import { withNumbersByShape } from '../../../engine/src/constrain/numbers-by-shape.ts'
import { REGISTRATION } from '../../../engine/src/document-types/driver-licence/roles.ts'
import { toReadDocument } from '../../../engine/src/fields/reading.ts'
import { evidenceOf } from '../../../engine/src/fields/span.ts'
import type { ReadPage, TextLine } from '../../../engine/src/types.ts'
import { readerView } from '../../../engine/src/weigh/reader-view.ts'
import { allWith } from '../weigh/tagged-reading.ts'
import { recognisedLine, type Seen, seen } from './recognised.ts'

function pageOf(lines: readonly TextLine[]): ReadPage {
  return { index: 0, width: 1000, height: 1000, view: null, lines, codes: [], issues: [] }
}

describe('lines read again by the shape of their prints', () => {
  it.each<[string, Seen[], string]>([
    [
      'a CPF in a sentence',
      seen('CPF 165.32', { 1: 0.6, 4: 0.35 }, '.175-64, casado'),
      'CPF 165.324.175-64, casado',
    ],
    ['a CNPJ', seen('10.3', { B: 0.7, 8: 0.25 }, '9.777/0015-49'), '10.389.777/0015-49'],
    ['an alphanumeric CNPJ', seen('H8.ST', { O: 0.6, 0: 0.39 }, '.YMD/0B02-07'), 'H8.ST0.YMD/0B02-07'],
    [
      'a case number',
      seen('nº 3569551-39.20', { 7: 0.6, 2: 0.3 }, '2.8.26.0114'),
      'nº 3569551-39.2022.8.26.0114',
    ],
    [
      'two on one line',
      seen('165.32', { 1: 0.6, 4: 0.35 }, '.175-64 165.32', { 7: 0.6, 4: 0.35 }, '.175-64'),
      '165.324.175-64 165.324.175-64',
    ],
    ['a CPF whose point is faint', seen('655.930 187-7', { '%': 0.6, 4: 0.3 }), '655.930 187-74'],
    ['one with a colon for its dash', seen('861.340.275', { ':': 0.6, '-': 0.3 }, '53'), '861.340.275-53'],
    ['a day', seen('em 03/05/199', { ')': 0.7, 1: 0.2 }, '.'), 'em 03/05/1991.'],
    ['a day that no calendar has', seen('3', { 7: 0.6, 1: 0.2 }, '/12/2021'), '31/12/2021'],
    ['a day in cells', seen('09 10 201', { C: 0.7, 0: 0.1 }), '09 10 2010'],
    [
      'a CNPJ whose stroke is upright',
      seen('41.887.235', { 1: 0.6, '/': 0.3 }, '0001-24'),
      '41.887.235/0001-24',
    ],
    [
      'a CNPJ whose stroke seems a seven',
      seen('41.887.235', { 7: 0.6, '/': 0.3 }, '0001-24'),
      '41.887.235/0001-24',
    ],
    ['a plate', seen('HBT ', { I: 0.7, 1: 0.2 }, 'E87- Reboque'), 'HBT 1E87- Reboque'],
    ['a plate in small figures', seen('DTM479', { u: 0.6, 6: 0.2 }), 'DTM4796'],
    ['a licence number', seen({ '(': 0.5, 0: 0.4 }, '1836452040'), '01836452040'],
  ])('%s', (_, signs, text) => {
    const [line] = withNumbersByShape([recognisedLine(signs)])
    expect(line?.text).toBe(text)
    expect(line?.words.map((word) => word.text).join(' ')).toBe(text)
    expect(line?.recognition?.characters).toHaveLength(text.length)
  })

  it.each<[string, Seen[]]>([
    ['a wrong check digit that was read surely', seen('165.324.175-65')],
    ['words', seen('abc.def.ghi-jk')],
    ['a day that can be', seen('0', { 3: 0.6, 8: 0.35 }, '/05/1991')],
    ['a day that was surely read', seen('31/02/2021')],
    ['another number', seen('123/45/1999')],
    ['a word', seen('ABCDE12')],
    ['a telephone', seen('98817-62081')],
    ['a number of another shape', seen('1.234.567,89')],
  ])('leaves %s', (_, signs) => {
    const line = recognisedLine(signs)
    expect(withNumbersByShape([line])[0]?.text).toBe(line.text)
  })

  it('keeps what was read first for the evidence', () => {
    const line = recognisedLine(seen('CPF 165.32', { 1: 0.6, 4: 0.35 }, '.175-64'))
    const reading = toReadDocument(constrainPages([pageOf([line])]))
    const [read] = reading.lines
    if (!read) throw new Error('no line')
    expect(evidenceOf([{ line: read, start: 4, end: 18 }])).toMatchObject([
      { text: '165.321.175-64', source: 'ocr' },
    ])
  })

  it('a number whose check digits hold is surer than its signs', () => {
    const line = recognisedLine(seen('165.324.175-64'))
    expect(line.words[0]?.confidence).toBe(0.9)
    expect(withNumbersByShape([line])[0]?.words[0]?.confidence).toBeGreaterThan(0.99)
  })

  it('does nothing without what the recogniser said', () => {
    const page = withoutRecognition(pageOf([recognisedLine(seen('165.32', { 1: 0.6, 4: 0.35 }, '.175-64'))]))
    expect(constrainPages([page])[0]?.lines[0]?.text).toBe('165.321.175-64')
  })
})

describe('a number that the reader names, read again', () => {
  const find = (number: Seen[]) => {
    const reading = toReadDocument([pageOf([recognisedLine(number)])])
    return readerView(allWith('REGISTRATION', reading)).proposals(REGISTRATION)
  }

  it('a digit of the registro', () => {
    const [found] = find(seen('401968', { 8: 0.6, 3: 0.35 }, '4117'))
    expect(found).toMatchObject({ value: '40196834117', isDoubtful: false })
  })

  it('the print as it stands where nothing within the margin holds', () => {
    expect(find(seen('40196834112'))).toMatchObject([{ value: '40196834112', isDoubtful: true }])
  })
})
