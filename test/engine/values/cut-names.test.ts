import { expect, test } from 'vitest'
import { withWholeNames } from '../../../engine/src/values/cut-names.ts'

test.each([
  ['lago Passos', 'Iago Passos'],
  ['Rocha, lsabela da lagoa', 'Rocha, Isabela da lagoa'],
  ['ILDA MARIA TEODO RO CAIXETA', 'ILDA MARIA TEODORO  CAIXETA'],
  ['FRANCISCO GUE DES DE ARAÚJO', 'FRANCISCO GUEDES  DE ARAÚJO'],
  ['MARIA JOSÉ GUEDE S', 'MARIA JOSÉ GUEDES '],
  ['LÍVIA PRADO STEFANINI III', 'LÍVIA PRADO STEFANINI ///'],
  ['Ana Lima ll, Rui Prado Il', 'Ana Lima //, Rui Prado //'],
  ['Ana Illan I', 'Ana Illan I'],
  // Nobody is named by one word: a speck is none of two people's dash.
  ['RAIMUNDO - NONATO BARROSO', 'RAIMUNDO   NONATO BARROSO'],
  ['Benedita · Assunção Barroso', 'Benedita   Assunção Barroso'],
  ["Davi ' Maciel", 'Davi   Maciel'],
  ['ANA LIMA - RUI PRADO', 'ANA LIMA - RUI PRADO'],
  // Each is a name by itself, or what they are together is none.
  ['JOSÉ LITO PRADO', 'JOSÉ LITO PRADO'],
  ['LUCI ANA PRADO', 'LUCI ANA PRADO'],
  ['MARIA DA SILVA', 'MARIA DA SILVA'],
  ['ELENIL DA KAXINAWÁ', 'ELENIL DA KAXINAWÁ'],
])('%s is %s', (cut, whole) => {
  expect(withWholeNames(cut)).toBe(whole)
})
