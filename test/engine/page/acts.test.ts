import { expect, test } from 'vitest'
import { actsOf } from '../../../engine/src/page/acts.ts'
import { readingFromText } from '../document-types/reading-from-text.ts'
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

test('cases that a gazette lists behind their lawyers begin with the rows that have their numbers', () => {
  const texts = [
    'ADV: LÚCIO ANDRADE (OAB 11203/AC) - Processo 0700417-75.2023.8.01.0001 - Usucapião - Cite-se por',
    'edital quem ainda não foi localizado, com prazo de trinta dias, e intime-se o município.',
    'ADV: DEFENSORIA PÚBLICA DO ESTADO DO',
    'ACRE - Processo 0701847-19.2024.8.01.0001 - Guarda - Defiro a guarda provisória da criança à tia,',
    'dispensada a lavratura de outro termo, pelo prazo de seis meses. Cumpra-se.',
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

test('parts of a court stand above their acts, each with its letterhead', () => {
  const texts = [
    '1ª Vara Cível',
    'Intimação da parte autora. Diga o exequente sobre a certidão que consta dos autos, no prazo legal.',
    '4ª Vara Cível',
    'JUÍZO DA QUARTA VARA CÍVEL',
    'EDITAL DE PUBLICAÇÃO DE SENTENÇA',
    'Faz-se saber que foi decretada a interdição do requerido, a quem foi nomeada curadora a sua irmã.',
  ]
  const acts = actsOf(pageOf(texts.length, (row) => texts[row] ?? ''))?.acts ?? []
  expect(acts.map(({ parts }) => parts.flat().length)).toEqual([2, 4])
})

test('a part of a court alone begins no act', () => {
  const texts = [
    '2ª Vara de Família',
    'TERMO DE GUARDA',
    'Compareceu a avó da criança, que prestou compromisso.',
  ]
  expect(actsOf(pageOf(texts.length, (row) => texts[row] ?? ''))).toBeNull()
})

test('the last words of a foot over two columns are no part of the first', () => {
  const row = (text: string, x: number, y: number) => ({ text, x, y: 60 + 15 * y, height: 12 })
  const column = (x: number) =>
    Array.from({ length: 20 }, (_, y) =>
      row(y % 10 === 0 ? `PORTARIA Nº ${x + y}/2014` : 'designa a servidora para responder pela', x, y),
    )
  const foot =
    'Publicação oficial do tribunal, documento assinado digitalmente, que se confere pelo código D9354-'
  const lines = [...column(40), ...column(330), row(foot, 40, 21), row('3F0C-77A1', 40, 22)]
  const page = readingFromText([{ lines }]).pages[0]?.page.lines ?? []
  expect(actsOf(page)?.furniture.map(({ text }) => text)).toEqual([foot, '3F0C-77A1'])
})
