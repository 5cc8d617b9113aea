import { describe, expect, it } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { READER } from '../../../engine/src/model-facts.ts'
import { said, tagged } from '../weigh/tagged-reading.ts'

const ANA = `${said('GUARDIAN', 'Ana Lima Prado,')} CPF ${said('GUARDIAN_CPF', '165.324.175-64,')}`
const EVA = `${said('GUARDIAN', 'Eva Teles Bonfim,')} CPF ${said('GUARDIAN_CPF', '111.444.777-35,')}`
const RUI = said('WARD', 'Rui Prado')
const REPORT = `SENTENÇA

Vistos. Em ${said('ISSUE', '22/11/2023')} a guarda provisória de ${RUI} foi deferida a ${ANA} que deixou o Estado.`

function read(...parts: readonly string[]) {
  const { fields } = guardianshipTerm.read(tagged(parts.join('\n\n')))
  return {
    names: [fields.guardians?.value].flat().map((one) => (one as { readonly name?: string } | null)?.name),
    cpf: fields.guardianCpf?.value,
    issueDate: fields.issueDate?.value,
    nature: fields.nature?.value,
  }
}

describe('whose office ends is none of the guardians', () => {
  it('in a decision behind a report', () => {
    const decides = `Ante o exposto, JULGO PROCEDENTE o pedido para REMOVER do cargo a tutora ${ANA} e NOMEAR ${EVA} avó.`
    expect(read(REPORT, decides)).toMatchObject({ names: ['Eva Teles Bonfim'], cpf: '11144477735' })
  })

  it.each([
    'para SUSPENDER {} do exercício da curatela e NOMEAR, em substituição,',
    'em razão do falecimento do antigo curador, {} nomeado em 2010, foi nomeada',
    'foi destituída do encargo a curadora {} nomeando-se',
    'em substituição à curadora {} nomeio',
    'Curadora anterior: {} Curadora atual:',
  ])('%s', (text) => {
    const term = `TERMO. O juiz decidiu ${text.replace('{}', ANA)} ${EVA} filha de ${RUI}.`
    expect(read(term)).toMatchObject({ names: ['Eva Teles Bonfim'], cpf: '11144477735' })
  })

  it.each([
    'foi nomeada curadora substituta {} e curador',
    'na ação de substituição de curador movida por {} e por',
  ])('%s: both', (text) => {
    const term = `TERMO. O juiz nomeou, porque ${text.replace('{}', ANA)} ${EVA} filha de ${RUI}.`
    expect(read(term)).toMatchObject({ names: ['Ana Lima Prado', 'Eva Teles Bonfim'] })
  })

  it('a history names the former guardian in the office first, and then as the one who is replaced', () => {
    const before = `Foi nomeada curadora ${ANA} avó de ${RUI}.`
    const now = `AV-1: em razão do falecimento da curadora ${said('FORMER_GUARDIAN', 'Ana Lima Prado')}, foi nomeada ${EVA} filha.`
    expect(read(before, now)).toMatchObject({ names: ['Eva Teles Bonfim'], cpf: '11144477735' })
  })

  it('a court that names nobody there confirms whom the report names', () => {
    expect(read(REPORT, 'Ante o exposto, JULGO PROCEDENTE o pedido.')).toMatchObject({
      names: ['Ana Lima Prado'],
      cpf: '16532417564',
    })
  })

  it('a term that quotes a decision behind its own text is read as a term', () => {
    const term = `TERMO DE GUARDA\n\nCompareceram ${ANA} e ${EVA} guardiãs de ${RUI}.`
    const quoted = `Teor: "Diante do exposto, JULGO PROCEDENTE o pedido e nomeio ${said('GUARDIAN', 'Eva Teles Bonfim')}."`
    expect(read(term, quoted).names).toEqual(['Ana Lima Prado', 'Eva Teles Bonfim'])
  })
})

describe('a paper without a day of its own', () => {
  const PAPER = `AGRAVO DE INSTRUMENTO\n\nNomeio ${ANA} guardiã de ${RUI}.`

  /** The same, where the network gives a word with the role of a decision's day a little of the term's. */
  const wavering = (text: string, share: number) => {
    const reading = tagged(text)
    const [decision, issue] = ['DECISION', 'ISSUE'].map((role) => READER.roles.indexOf(role))
    const own = reading.roles?.roles ?? new Float32Array()
    const count = READER.roles.length
    for (let at = 0; at < own.length; at += count)
      if ((own[at + (decision ?? 0)] ?? 0) > 0.5) own[at + (issue ?? 0)] = share
    return guardianshipTerm.read(reading).fields.issueDate?.value
  }

  it.each([
    ['is of the day it decided, where the network wavers', 0.1, '2023-09-26'],
    ['has none where it tells of a decision', 0.001, null],
  ])('%s', (_, share, day) => {
    expect(wavering(`${PAPER}\n\nJulgado em ${said('DECISION', '26/09/2023')}`, share)).toBe(day)
  })

  it('is of the day it was signed', () => {
    const signed = `Assinado em ${said('SIGNED', '12/06/2024')}`
    expect(read(PAPER, signed).issueDate).toBe('2024-06-12')
  })
})
