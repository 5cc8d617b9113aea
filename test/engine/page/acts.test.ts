import { expect, test } from 'vitest'
import { actsOf } from '../../../engine/src/page/acts.ts'
import { growth } from '../../growth.ts'
import { type PrintedLine, readingFromText } from '../document-types/reading-from-text.ts'

const ROWS = 6000
const GROWTH_MAX = 8

function pageOf(rows: number, textOf: (row: number) => string) {
  const lines = Array.from({ length: rows }, (_, row): PrintedLine => {
    return { text: textOf(row), x: 60, y: 60 + 15 * row, height: 12 }
  })
  return readingFromText([{ lines }]).pages[0]?.page.lines ?? []
}

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

test('two cases of a gazette are two acts, each from its number on', () => {
  const texts = [
    'COMARCA DE CAPITÃO POÇO',
    'PROCESSO: 0005518-91.2017.8.14.0039 MAGISTRADO(A): CAIO BRASIL',
    'Ação: Guarda. Vistos etc. A requerente ajuizou ação de guarda em favor do neto, que se encontra sob',
    'os seus cuidados desde o nascimento.',
    'PROCESSO: 0001204-68.2018.8.14.0039 MAGISTRADO(A): CAIO BRASIL',
    'Ação: Procedimento Comum. Defiro a gratuidade. Cite-se o requerido para contestar em quinze dias.',
  ]
  const acts = actsOf(pageOf(texts.length, (row) => texts[row] ?? ''))?.acts ?? []
  expect(acts.map(({ parts }) => parts.flat().length)).toEqual([3, 2])
})

test('a case that is printed with that of another court in its head is one', () => {
  const texts = [
    'PROCESSO: 0005518-91.2017.8.14.0039',
    'PROCESSO: 0001204-68.2018.8.14.0039',
    'Ação de guarda em favor do neto, que se encontra sob os cuidados da avó desde o nascimento.',
  ]
  expect(actsOf(pageOf(texts.length, (row) => texts[row] ?? ''))).toBeNull()
})
