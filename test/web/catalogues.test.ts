import type { DocumentType } from '@ficha/engine'
import { read } from '@ficha/engine/node'
import { expect, test } from 'vitest'
import { en } from '../../web/src/words/en.ts'
import { pt } from '../../web/src/words/pt.ts'
import { documentFile } from '../documents/pictures.ts'

/** Names of everything in a catalogue, `start.promises.0.title`. */
function names(words: unknown, path = ''): string[] {
  if (typeof words !== 'object' || words === null) return [path]
  return Object.entries(words).flatMap(([name, part]) => names(part, path === '' ? name : `${path}.${name}`))
}

test('both languages say everything', () => {
  expect(names(en).sort()).toEqual(names(pt).sort())
  expect(JSON.stringify([pt, en])).not.toContain('""')
})

test.each([
  [51, '51-ima-sc-transport.pdf'],
  [54, '54-card-2022-cetpp.pdf'],
  [23, '23-siblings-guarda-table.pdf'],
] satisfies [DocumentType, string][])('every rule of type %i has a name', async (type, name) => {
  const { validations } = await read(await documentFile(name), { type })
  for (const words of [pt, en]) {
    expect(validations.map(({ rule }) => rule).filter((rule) => words.rules[rule] === undefined)).toEqual([])
  }
})
