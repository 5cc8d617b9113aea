import { expect, test } from 'vitest'
import { actsOf } from '../../../engine/src/page/acts.ts'
import { pageOf } from './page-of-rows.ts'

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

test('what several judges decided is a part of their judgment', () => {
  const texts = [
    'APELAÇÃO CÍVEL 0005518-91.2017.8.07.0009',
    'ACÓRDÃO',
    'Acordam os desembargadores da turma em conhecer do recurso e dar-lhe provimento, por unanimidade.',
    'DECISÃO',
    'Conhecido e provido. Unânime.',
  ]
  expect(actsOf(pageOf(texts.length, (row) => texts[row] ?? ''))).toBeNull()
})
