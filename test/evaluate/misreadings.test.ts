import { describe, expect, it } from 'vitest'
import type { Json } from '../../cli/src/evaluate/score/metrics.ts'
import { misreadingCounts, misreadings } from '../../cli/src/evaluate/score/misreadings.ts'

describe('misreadings', () => {
  const table: [string, Json, Json, string[]][] = [
    ['equal', 'a', 'a', []],
    ['nothing found', 'a', null, ['not found']],
    ['an empty list', ['a'], [], ['not found']],
    ['nothing is there', null, 'a', ['found where nothing is']],
    ['capitals', 'Rua das Flores', 'Rua das flores', ['case']],
    ['a comma', 'Sobral, CE', 'Sobral CE', ['signs lost']],
    ['a full stop for a comma', 'Sobral, CE', 'Sobral. CE', ['comma or full stop']],
    ['a dash', '12 – Centro', '12 - Centro', ['kind of dash']],
    ['a space', 'Vila Nova', 'VilaNova', ['spaces']],
    ['an accent', 'domicílio', 'domicilio', ['accents']],
    ['a letter', 'Uberlândia', 'Uberiândia', ['one or two letters']],
    ['a piece', 'Fabricação de móveis', 'Fabricação', ['cut short by words at its end']],
    [
      'less than is printed',
      '12 móveis, em série',
      'móveis, em série',
      ['cut short by words with figures at its start'],
    ],
    [
      'a clause more',
      'móveis',
      'móveis, 30 por dia',
      ['too long by a clause of words with figures at its end'],
    ],
    ['more at both ends', 'de móveis', 'Loja de móveis usados', ['too long at both ends']],
    ['more than is printed', 'Fabricação', 'Fabricação de móveis', ['too long by words at its end']],
    ['several letters', 'Fabricação de móveis', 'Fadricagão de moveiz', ['several letters']],
    ['nothing in common', 'Fabricação', '1234567', ['another value']],
    ['a truth value', true, false, ['other']],
    ['one item lost', ['a', 'b'], ['a'], ['fewer items']],
    ['members', [{ name: 'Ana', cpf: '1' }], [{ name: 'Ana', cpf: null }], ['.cpf not found']],
  ]
  it.each(table)('%s', (_, expected, actual, ways) => {
    expect(misreadings(expected, actual)).toEqual(ways)
  })

  it('counts by field, most often first, and never a value', () => {
    const wrong = { field: 'wards', expected: [{ name: 'Ana' }], actual: [{ name: 'Anna' }] }
    const lost = { field: 'number', expected: '1', actual: null }
    expect(misreadingCounts([lost, wrong, wrong])).toEqual([
      ['wards.name one or two letters', 2],
      ['number not found', 1],
    ])
  })
})
