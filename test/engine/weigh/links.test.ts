import { expect, test } from 'vitest'
import { codesByLink } from '../../../engine/src/weigh/links.ts'
import type { Proposal } from '../../../engine/src/weigh/proposal.ts'
import type { ReaderView } from '../../../engine/src/weigh/reader-view.ts'
import { brokenField, textField } from '../../../engine/src/weigh/role-field.ts'
import { links } from '../../../engine/src/weigh/values-of-text.ts'

function proposal(value: string, probability: number): Proposal {
  return { value, probability, spans: [], isDoubtful: false, position: 0 }
}

const CODE = textField('code', 'KEY')
const LINKS = brokenField('link', 'LINK', links)

function namedByLink(codes: readonly Proposal[], found: readonly Proposal[]): readonly Proposal[] {
  const proposals: ReaderView['proposals'] = (field) => (field === CODE ? codes : found)
  const view: Partial<ReaderView> = { proposals, prints: () => [], runs: [], runOf: () => undefined }
  return codesByLink(CODE, LINKS, view as ReaderView)
}

const CODES = [proposal('EISLMO202303177', 0.999), proposal('4418207-2094', 0.98)]
const LINK = proposal('https://acesso.processo.rio/autenticar?n=4418207-2094', 0.9)

test('the code that the link names is the one to check it with', () => {
  expect(namedByLink(CODES, [LINK]).map(({ value }) => value)).toEqual(['4418207-2094', 'EISLMO202303177'])
})

test('a link that names no code, or is none, changes nothing', () => {
  expect(namedByLink(CODES, [proposal('https://acesso.processo.rio/', 0.9)])).toBe(CODES)
  expect(namedByLink(CODES, [{ ...LINK, probability: 0.2 }])).toBe(CODES)
})

test.each([
  ['another parameter', '5F3A21BC99', '1', 'https://a.gov.br/validar?acao=1'],
  ['a year', '5F3A21BC', '2024', 'https://a.gov.br/validar?ano=2024&c=99'],
  ['the beginning of a longer value', '12345678', '123456', 'https://a.gov.br/validar?id=12345678'],
])('%s is no code that the link names', (_, code, other, link) => {
  const codes = [proposal(code, 0.9), proposal(other, 0.6)]
  expect(namedByLink(codes, [proposal(link, 0.9)])[0]?.value).toBe(code)
})

test('what is no likely code by itself is none by the link', () => {
  const codes = [proposal('5F3A21BC99', 0.9), proposal('20240101', 0.1)]
  expect(namedByLink(codes, [proposal('https://a.gov.br/validar?dia=20240101', 0.9)])).toBe(codes)
})

test.each([
  ['https://clickjudapp.tjmt.jus.br/codigo/PJEDAXKQTLBVWN', 'PJEDAXKQTLBVWN'],
  ['https://a.gov.br/validar?chave=5F3A-21BC-99', '5F3A-21BC-99'],
  ['https://a.gov.br/codigo/consultar.do', undefined],
  ['https://a.gov.br/codigo', undefined],
])('%s carries %s', (link, code) => {
  expect(namedByLink([], [proposal(link, 0.9)])[0]?.value).toBe(code)
  expect(namedByLink(CODES, [proposal(link, 0.9)])).toBe(CODES)
})

test('a dash behind a link that nothing goes on from is a speck, and the link is doubtful', () => {
  const [link] = links('em https://a.gov.br/publico/verificar-\nCÓPIA DE BORDO')
  expect(link).toMatchObject({ value: 'https://a.gov.br/publico/verificar', isDoubtful: true })
})
