import { expect, test } from 'vitest'
import { actsOf } from '../../../engine/src/page/acts.ts'
import { growth } from '../../growth.ts'
import { pageOf } from './page-of-rows.ts'

const ROWS = 6000
const GROWTH_MAX = 8

test.each<[string, (row: number) => string]>([
  ['one long act', (row) => (row === 0 ? 'PORTARIA Nº 12/2024' : 'concede a licença de operação à empresa.')],
  ['one whose rows begin with case numbers', () => '0201365-72.2023.4.04.7107 da vara desta comarca.'],
  ['notices that follow each other', () => 'A empresa torna público que requereu licença.'],
  ['numbers of cases alone', (row) => `PROCESSO: ${1_000_000 + row}-72.2023.4.04.7107`],
  ['heads alone', (row) => `PORTARIA Nº ${row}/2024`],
])('four times the rows of %s take four times as long', (_, textOf) => {
  const [quarter, whole] = [pageOf(ROWS / 4, textOf), pageOf(ROWS, textOf)]
  expect(
    growth(
      () => actsOf(whole),
      () => actsOf(quarter),
    ),
  ).toBeLessThan(GROWTH_MAX)
})
