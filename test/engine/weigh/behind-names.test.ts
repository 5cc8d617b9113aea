import { expect, test } from 'vitest'
import { LED, raiseByNumber } from '../../../engine/src/weigh/behind-names.ts'
import { LIKELY, type Proposal } from '../../../engine/src/weigh/proposal.ts'
import type { Run } from '../../../engine/src/weigh/role-runs.ts'

function person(value: string, probability: number, starts: readonly number[]): Proposal {
  return {
    value,
    probability,
    spans: [],
    isDoubtful: false,
    position: starts[0] ?? 0,
    places: starts.map((from) => ({ from, to: from + value.split(' ').length })),
  }
}

function printed(value: string, position: number, probability = 0.9): Proposal {
  return { value, probability, spans: [], isDoubtful: false, position }
}

/** Words of one paragraph, or of two with the second from a row on. */
function runOf(...from: readonly number[]): (row: number) => Run | undefined {
  const runs = [0, ...from].map((): Run => ({ text: '', words: [] }))
  return (row) => runs[from.filter((first) => first <= row).length]
}

function likely(people: readonly Proposal[]): string[] {
  return people.filter(({ probability }) => probability >= LIKELY).map(({ value }) => String(value))
}

test('who has the number right behind the name is the one, and who declared is not', () => {
  const people = [
    person('Rodrigo Grizzo Martelini', 0.85, [10]),
    person('Sônia Regina Alves', 0.35, [40, 90]),
  ]
  expect(likely(raiseByNumber(people, [printed('062.918.374-04', 94)], runOf()))).toEqual([
    'Sônia Regina Alves',
  ])
})

test.each([
  {
    title: 'of a couple each has a number',
    people: [person('Larissa Pantoja', 0.57, [10, 40]), person('Adriano Furtado', 0.41, [15, 46])],
    rows: [43, 49],
    expected: ['Larissa Pantoja', 'Adriano Furtado'],
  },
  {
    title: 'where one number has no name before it, nobody loses',
    people: [person('Ana Lima', 0.9, [10]), person('Rui Prado', 0.6, [14])],
    rows: [17, 60],
    expected: ['Rui Prado', 'Ana Lima'],
  },
  {
    title: 'two numbers behind the second name are those of both',
    people: [person('Ana Lima', 0.6, [10]), person('Rui Prado', 0.9, [13])],
    rows: [16, 18],
    expected: ['Rui Prado', 'Ana Lima'],
  },
])('$title', ({ people, rows: [first = 0, second = 0], expected }) => {
  const numbers = [printed('018.273.642-38', first), printed('027.364.512-95', second)]
  expect(likely(raiseByNumber(people, numbers, runOf()))).toEqual(expected)
})

test('between a name and the number a spouse may be named', () => {
  const wife = person('Ana Lima Prado', 0.7, [10])
  const people = [wife, person('Rui Prado', 0.03, [16]), person('Eva Costa', 0.1, [60])]
  expect(likely(raiseByNumber(people, [printed('018.273.642-38', 20)], runOf()))).toEqual([wife.value])
})

test('the second of a list is raised by a birth of her own, unlikely as she is', () => {
  const people = [person('Theo Lima', 0.99, [10]), person('Eva Lima', 0.14, [20])]
  const births = [printed('2016-06-19', 14, 0.88), printed('2019-11-02', 24, 0.93)]
  expect(likely(raiseByNumber(people, births, runOf(), LED))).toEqual(['Theo Lima', 'Eva Lima'])
})

test('a number that stands far from any name speaks for nobody', () => {
  const people = [person('Ana Lima', 0.6, [10]), person('Rui Prado', 0.4, [14])]
  expect(raiseByNumber(people, [printed('018.273.642-38', 60)], runOf())).toBe(people)
})

test('an unlikely number keeps its person from losing', () => {
  const people = [person('Ana Lima', 0.99, [10]), person('Rui Prado', 0.67, [20])]
  const numbers = [printed('14/05/1997', 13), printed('30/11/2001', 23, 0.35)]
  expect(likely(raiseByNumber(people, numbers, runOf()))).toEqual(['Ana Lima', 'Rui Prado'])
})

test('an unlikely number tells nothing', () => {
  const people = [person('Ana Lima', 0.9, [10]), person('Rui Prado', 0.6, [14])]
  expect(raiseByNumber(people, [printed('018.273.642-38', 17, 0.1)], runOf())).toBe(people)
})

test('what comes next in another cell of a form is not behind the name', () => {
  const people = [person('Rute Kopp', 0.6, [10]), person('Cícero Cardim', 0.6, [12])]
  const raised = raiseByNumber(people, [printed('018.273.642-38', 15)], runOf(14))
  expect(likely(raised)).toEqual(['Rute Kopp', 'Cícero Cardim'])
})

test('a less likely number raises nobody, and keeps its person from losing', () => {
  const former = [person('Ana Lima', 0.9, [10]), person('Luís Riomanso', 0.2, [30])]
  const numbers = [printed('018.273.642-38', 13), printed('027.364.512-95', 33, 0.4)]
  expect(likely(raiseByNumber(former, numbers, runOf()))).toEqual(['Ana Lima'])
})

test('a place with a part of the name ends where this part ends', () => {
  const places = [
    { from: 100, to: 105 },
    { from: 11, to: 14 },
  ]
  const ana = { ...person('Ana Lima de Souza Prado', 0.6, [100]), places }
  const people = [person('Rui Prado', 0.4, [9]), ana]
  expect(likely(raiseByNumber(people, [printed('018.273.642-38', 15)], runOf()))).toEqual([ana.value])
})

test('of a name and its end the whole is meant', () => {
  const people = [person('Rayanne Holanda Studart', 0.6, [9]), person('Holanda Studart', 0.2, [10, 80])]
  const raised = raiseByNumber(people, [printed('039.182.743-06', 17)], runOf())
  expect(likely(raised)).toEqual(['Rayanne Holanda Studart'])
})

test('of two likely people the one named last before the number comes first', () => {
  const people = [person('OWNER', 0.8, [5]), person('DRIVER', 0.7, [20])]
  expect(likely(raiseByNumber(people, [printed('04172883650', 24)], runOf()))[0]).toBe('DRIVER')
})
