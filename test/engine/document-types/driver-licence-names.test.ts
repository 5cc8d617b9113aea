import { expect, it } from 'vitest'
import { shareNameMarks } from '../../../engine/src/document-types/driver-licence/name-marks.ts'
import type { Field, JsonValue, TextSource } from '../../../engine/src/types.ts'

function found(value: JsonValue, source: TextSource): Field {
  const quad = [
    [0, 0],
    [9, 0],
    [9, 9],
    [0, 9],
  ] as const
  const evidence = [{ pageIndex: 0, quad, text: '', source, path: [] }] as const
  return { status: 'found', value, raw: '', confidence: 0.9, evidence }
}

it.each<[string, string[], string, string[]]>([
  ['ANA DENCOSTA', ["LUÍS D'ENCOSTA", 'EVA LIMA'], "ANA D'ENCOSTA", ["LUÍS D'ENCOSTA", 'EVA LIMA']],
  [
    'ANA MIRANDELA-VAZ',
    ['LUÍS MIRANDELA VAZ', 'EVA MIRANDELAVAZ'],
    'ANA MIRANDELA-VAZ',
    ['LUÍS MIRANDELA-VAZ', 'EVA MIRANDELA-VAZ'],
  ],
  [
    "ANA SANT'ANA",
    ['LUÍS SANTANA NETO', 'EVA SANTANAS'],
    "ANA SANT'ANA",
    ["LUÍS SANT'ANA NETO", 'EVA SANTANAS'],
  ],
])('%s with %j', (name, parents, nameAfter, parentsAfter) => {
  const shared = (source: TextSource) => {
    const fields = shareNameMarks({ name: found(name, source), filiation: found(parents, source) })
    return [fields.name?.value, fields.filiation?.value]
  }
  expect(shared('ocr')).toEqual([nameAfter, parentsAfter])
  expect(shared('text-layer')).toEqual([name, parents])
})
