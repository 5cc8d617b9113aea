import { FichaError } from '@ficha/client'
import { expect, test } from 'vitest'
import { describeError, printable } from '../../cli/src/print.ts'

test.each([
  [null, '—'],
  [undefined, '—'],
  [[], '—'],
  ['Rua A', 'Rua A'],
  [['A', 'B'], 'A; B'],
  [false, 'false'],
  [new Date(0), '1970-01-01T00:00:00.000Z'],
  [{ name: 'Ana', cpf: null }, 'name=Ana'],
  [[{ name: 'Ana' }, { name: 'Eva' }], 'name=Ana; name=Eva'],
  // A document must not steer the terminal: colours, titles, cursor, line ends.
  ['\u001b[31mred\u001b]0;title\u0007\r\nnext\u009b2J', ' [31mred ]0;title next 2J'],
])('%j is printed as %j', (value, expected) => {
  expect(printable(value)).toBe(expected)
})

test('an error names every bad parameter and the request', () => {
  const errors = [{ parameter: 'pages', code: 'invalid_pages', detail: 'reversed' }]
  const error = new FichaError('invalid_pages', 'not valid', { status: 400, requestId: 'r1', errors })
  expect(describeError(error)).toBe('invalid_pages: not valid [request r1]\n  pages: reversed')
  expect(JSON.parse(JSON.stringify(error))).toEqual({
    code: 'invalid_pages',
    status: 400,
    detail: 'not valid',
    errors,
    requestId: 'r1',
  })
})
