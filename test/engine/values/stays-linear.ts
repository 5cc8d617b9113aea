import { describe, expect, it } from 'vitest'
import { normaliseWithMap } from '../../../engine/src/values/normalise.ts'
import { growth } from '../../growth.ts'
import { FINDERS, PARSERS } from './all-finders.ts'

/** Linear is 4, quadratic 16. */
const GROWTH_MAX = 10
/** What a text repeats to keep a finder busy: signs, pieces of numbers and dates, words of names, links and codes. */
const UNITS = [
  ...['1', ' ', '.', '/', '-', 'A', 'a', 'É', '<', '(', '*', '\uFFFD', '\n', ',', "'", 'º'],
  ...['1 ', '1.', '1/', '1-', '11.', '123.', '1 / ', '(1) ', 'A ', 'A.', 'A-', 'a.', 'A, ', 'ABC ', 'ABC-1'],
  ...[
    '12/03/',
    '1234567-',
    '12.345.',
    'O0',
    'I1l|',
    'um ',
    'e ',
    'mil ',
    'vinte e ',
    'dias ',
    '(um) ',
    'de março ',
  ],
  ...[
    'doze de ',
    'março de dois ',
    'h',
    'hp:',
    'https://',
    'https://a.b ',
    'a?b= ',
    'gov.br',
    'www.',
    'a.gov.br/ ',
    '@a.com.br',
  ],
  ...[
    'Maria ',
    'Maria e ',
    'de ',
    'A. ',
    'J*** ',
    "d'",
    'Sr(a). ',
    'Dr. ',
    'juiz de direito ',
    ', SP',
    '-SP ',
    'SÃO PAULO-',
  ],
  ...[
    'EXCETO ',
    'C.E.T.P.',
    'PRODUTOS ',
    'I<BRA\n',
    '<\nI<BRA',
    'K',
    'C',
    'PLACA ',
    'ABC1D23 ',
    'N',
    'Nº',
    'No ',
    'COMARCA DE ',
    '12°34’',
    '-12,345 ',
    'UTM 123456 ',
  ],
]

/**
 * Tests of every finder and parser: what takes long on one unit over and over takes four times as long where there is four times
 * as much of it, also where the end differs.
 */
export function staysLinear(length: number): void {
  const hostile = UNITS.map((unit) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length))

  describe(`${length} hostile characters`, () => {
    it.each(Object.entries({ ...FINDERS, ...PARSERS, normaliseWithMap }))(
      '%s stays linear',
      { timeout: 240_000 },
      (_name, run) => {
        for (const text of [...hostile, ...hostile.map((half) => `${half.slice(1)}!`)]) {
          const quarter = text.slice(0, length / 4)
          const grown = growth(
            () => run(text),
            () => run(quarter),
          )
          expect(grown, JSON.stringify(text.slice(0, 20))).toBeLessThan(GROWTH_MAX)
        }
      },
    )
  })
}
