import { expect, it } from 'vitest'
import { driverLicence } from '../../../engine/src/document-types/driver-licence.ts'
import { said, taggedLines } from '../weigh/tagged-reading.ts'
import type { PrintedLine } from './reading-from-text.ts'

type Line = readonly [y: number, name: string]

/** A box of parents, a line at each height. */
function parents(lines: readonly Line[]): unknown {
  const at = (y: number, text: string): PrintedLine => ({ text, x: 40, y, height: 10 })
  const read = driverLicence.read(
    taggedLines([at(80, 'FILIAÇÃO'), ...lines.map(([y, name]) => at(y, said('PARENT', name)))]),
  )
  return read.fields.filiation?.value
}

it.each<[string, Line[], string[]]>([
  [
    'mother',
    [
      [100, 'JOSÉ MAGALHÃES'],
      [130, 'RITA SIQUEIRA'],
      [142, 'LEITÃO DA SILVA'],
    ],
    ['JOSÉ MAGALHÃES', 'RITA SIQUEIRA LEITÃO DA SILVA'],
  ],
  [
    'father',
    [
      [100, 'JOSÉ MAGALHÃES'],
      [112, 'FALCÃO DUARTE'],
      [142, 'RITA SIQUEIRA'],
    ],
    ['JOSÉ MAGALHÃES FALCÃO DUARTE', 'RITA SIQUEIRA'],
  ],
  [
    'both',
    [
      [100, 'JOSÉ LEMOS'],
      [112, 'FALCÃO DUARTE'],
      [142, 'RITA SIQUEIRA'],
      [154, 'LEITÃO DA SILVA'],
    ],
    ['JOSÉ LEMOS FALCÃO DUARTE', 'RITA SIQUEIRA LEITÃO DA SILVA'],
  ],
])('lines that stand closer than two names do are one name: %s', (_, lines, names) =>
  expect(parents(lines)).toEqual(names),
)

it.each<[string, Line[]]>([
  [
    'at one distance',
    [
      [100, 'JOSÉ LEMOS'],
      [114, 'RITA SIQUEIRA'],
      [128, 'FALCÃO DUARTE'],
    ],
  ],
  [
    'a given name closer',
    [
      [100, 'JOSÉ LEMOS'],
      [112, 'RITA SIQUEIRA'],
      [142, 'ANA DUARTE'],
    ],
  ],
])('other lines are names of their own: %s', (_, lines) =>
  expect(parents(lines)).toEqual(lines.map(([, name]) => name)),
)
