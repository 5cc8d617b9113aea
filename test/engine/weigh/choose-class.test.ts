import { expect, it } from 'vitest'
import { chooseClass } from '../../../engine/src/weigh/choose.ts'
import { readerView } from '../../../engine/src/weigh/reader-view.ts'
import { textField } from '../../../engine/src/weigh/role-field.ts'
import { tagged } from './tagged-reading.ts'

const reading = tagged('TERMO/TITLE* DE/TITLE GUARDA/TITLE')
const title = readerView(reading).proposals(textField('documentTitle', 'TITLE'))
const kinds = (kind: Readonly<Record<string, number>>) =>
  reading.roles && { ...reading.roles, classes: { kind } }

it('a class that nothing shows is not surely absent because the network is sure of it', () => {
  const field = chooseClass(kinds({ GUARDA: 0.99, TUTELA: 0.01 }), 'kind', [])
  expect(field).toMatchObject({ status: 'missing', value: null })
  expect(field.confidence).toBeCloseTo(0.01)
})

it('a class is as sure as the network is, and absent as surely as it says that there is none', () => {
  expect(chooseClass(kinds({ GUARDA: 0.9, none: 0.1 }), 'kind', title)).toMatchObject({
    value: 'GUARDA',
    confidence: 0.9,
  })
  expect(chooseClass(kinds({ GUARDA: 0.1, none: 0.9 }), 'kind', title)).toMatchObject({
    status: 'missing',
    confidence: 0.9,
  })
})
