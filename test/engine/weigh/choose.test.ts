import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PLATES } from '../../../engine/src/document-types/environmental-licence/roles.ts'
import { CASE_FIELD } from '../../../engine/src/document-types/guardianship-term/role-fields.ts'
import { withDigits } from '../../../engine/src/values/code-text.ts'
import { closed, trimmed } from '../../../engine/src/values/trimmed-text.ts'
import { chooseByFit } from '../../../engine/src/weigh/choose.ts'
import { chooseList } from '../../../engine/src/weigh/group.ts'
import { LIKELY, type Proposal } from '../../../engine/src/weigh/proposal.ts'
import { listsOf } from '../../../engine/src/weigh/proposals.ts'
import { chooseFields, readerView } from '../../../engine/src/weigh/reader-view.ts'
import {
  namesField,
  partsField,
  personField,
  textField,
  typedField,
} from '../../../engine/src/weigh/role-field.ts'
import { cpfs, dates, plates as platesIn } from '../../../engine/src/weigh/values-of-text.ts'
import { readingFromPlainText } from '../document-types/reading-from-text.ts'
import { said, tagged } from './tagged-reading.ts'

const isLikely = ({ probability }: Proposal) => probability >= LIKELY

it.each([
  ['30062023', '2023-06-30'],
  // As records of systems have it.
  ['20230630', '2023-06-30'],
  ['20233006', undefined],
  ['20230630.8842', undefined],
  ['31062023', undefined],
  ['1130062023', undefined],
  ['30062023-4', undefined],
])('a day whose form has a cell for each digit: %s', (text, day) => {
  const view = readerView(tagged(`Validade: ${said('EXPIRY', text)} protocolo 30062024/OTHER_NUMBER*`))
  expect(view.proposals(typedField('expirationDate', 'EXPIRY', dates))[0]?.value).toBe(day)
})

describe('what the network says, as values', () => {
  it('a value with a grammar is found whole, whatever words the network missed', () => {
    const view = readerView(
      tagged('emitida em 3/ISSUE de/ISSUE maio/ISSUE de 2024/ISSUE e válida até 03/05/2028/EXPIRY'),
    )
    expect(view.proposals(typedField('issueDate', 'ISSUE', dates))[0]).toMatchObject({ value: '2024-05-03' })
    expect(view.proposals(typedField('expirationDate', 'EXPIRY', dates))[0]).toMatchObject({
      value: '2028-05-03',
    })
  })

  const [own, other] = ['5033676-88.2021.8.21.0022', '2057480-84.2024.8.25.0034']
  const eproc = `CLASSE Nº ${own}/RS/OTHER_NUMBER*`
  it.each([
    ['is the one asked for', eproc, 1],
    ['is not where another is one as well', `${eproc}\n\n\nautos ${other}/OTHER_NUMBER*`, 0],
    ['is not where nothing speaks for either', eproc.replace('OTHER_NUMBER', 'O'), 0],
  ])('the only number of its kind, taken for some other, %s', (_, text, count) => {
    const sure = readerView(tagged(text)).proposals(CASE_FIELD).filter(isLikely)
    expect(sure.map(({ value }) => value)).toEqual(Array(count).fill(own))
  })

  it('a text ends where its role does, and goes on over a word that is unsure', () => {
    const view = readerView(
      tagged('Atividade abate/ACTIVITY* de/UNSURE aves/ACTIVITY e/ACTIVITY suínos/ACTIVITY Porte médio'),
    )
    expect(view.proposals(textField('mainActivity', 'ACTIVITY'))[0]?.value).toBe('abate de aves e suínos')
  })

  it('the word between two mentions belongs to neither', () => {
    const view = readerView(tagged('Filiação Ana/PARENT* Lima/PARENT e Rui/PARENT* Prado/PARENT'))
    const parents = namesField('filiation', 'PARENT')
    const [first] = view.proposals(parents)
    expect(first?.value).toEqual(['Ana Lima', 'Rui Prado'])
    expect(first?.probability).toBeGreaterThan(0.9)
  })

  it('the time of a stamp is no part of its day', () => {
    const view = readerView(tagged('assinado em 15/07/2022,/SIGNED* às 16:40'))
    const [signed] = view.proposals(typedField('signed', 'SIGNED', dates))
    expect(signed?.probability).toBeGreaterThan(0.9)
  })

  it('a surname alone is no person and makes no list less probable', () => {
    const view = readerView(tagged('Ana/PARENT* Lima/PARENT\n\n\nPrado/PARENT*'))
    const found = view.proposals(namesField('filiation', 'PARENT'))
    expect(found.map(({ value }) => value)).toEqual([['Ana Lima']])
  })

  it('a person who is the ward elsewhere is not the guardian', () => {
    const view = readerView(
      tagged(
        'Ana/GUARDIAN* Lima/GUARDIAN\n\n\nRui/GUARDIAN* Prado/GUARDIAN\n\n\nRui/WARD* Prado/WARD\n\n\nRui/WARD* Prado/WARD',
      ),
    )
    const [first, second] = view.proposals(personField('guardians.name', 'GUARDIAN'))
    expect(first?.value).toBe('Ana Lima')
    expect(second).toMatchObject({ value: 'Rui Prado' })
    expect(second?.probability).toBeLessThan(0.5)
  })

  it('a verifier and its check code are one value', () => {
    const keyOf = (text: string) =>
      readerView(tagged(text)).proposals(partsField('accessKey', 'KEY', withDigits))[0]?.value
    expect(keyOf('verificador 97827664/KEY* e o CRC 05B20DBA./KEY*')).toBe('97827664 05B20DBA')
    expect(keyOf('verificador= 97827664/KEY? código CRC= 05B20DBA./KEY*')).toBe('97827664 05B20DBA')
    expect(keyOf('SEI 97827664/KEY?\ncódigo CRC= 05B20DBA./KEY*'), 'of another line').toBe('05B20DBA')
  })

  it('a figure beside a code is no part of it', () => {
    const view = readerView(tagged('Selo nº AAK884213-M0P7/KEY* – Tipo 3/KEY* – Certidões'))
    expect(view.proposals(partsField('accessKey', 'KEY', withDigits))[0]?.value).toBe('AAK884213-M0P7')
  })

  it('the same where the verifier stands alone before', () => {
    const view = readerView(
      tagged('SEI nº 97827664/KEY*\n\n\nverificador 97827664/KEY* e o CRC 05B20DBA./KEY*'),
    )
    expect(view.proposals(partsField('accessKey', 'KEY', withDigits))[0]?.value).toBe('97827664 05B20DBA')
  })

  it("a document's number beside the code of a seal is a code by itself", () => {
    const number = '22112520620864960628027288573'
    const view = readerView(tagged(`Selo ABT61245-CJ7Y/KEY* | Número do documento: ${number}/KEY*`))
    const values = view.proposals(partsField('accessKey', 'KEY', withDigits)).map(({ value }) => value)
    expect(values).toEqual(['ABT61245-CJ7Y', number])
  })

  it.each([
    ['an accent that was read is a speck above a letter', 'o código GdFuí7L./KEY*', 'GdFui7L'],
    ['letters of both cases that make no word', 'o código XBzai-Lphjg./KEY*', 'XBzai-Lphjg'],
    ['capitals alone that make no word', 'a chave BHUFSPCRUJNY/KEY*', 'BHUFSPCRUJNY'],
    ['small letters alone that make no word', 'a chave msqtqfxpgsqkvqsw/KEY*', 'msqtqfxpgsqkvqsw'],
    ['broken at its hyphen', 'a contrassenha RWJZZ-/KEY*\nUX8PN./KEY*', 'RWJZZ-UX8PN'],
    ['no word', 'a chave CONFERÊNCIA/KEY*', undefined],
    ['no word in small letters', 'a chave eletrônica/KEY*', undefined],
  ])('a code: %s', (_what, text, code) => {
    const view = readerView(tagged(text))
    expect(view.proposals(partsField('accessKey', 'KEY', withDigits))[0]?.value).toBe(code)
  })

  it.each([
    ['ATIVIDADEPiscicultura em tanque', 'Piscicultura em tanque'],
    ['NÚMERO707107', '707107'],
    ['CERSEG0318QX4M7T2B', 'CERSEG0318QX4M7T2B'],
    [' – Abate de aves.', 'Abate de aves'],
    ['Transportes Ltda', 'Transportes Ltda'],
    ['EAR, CETPP.', 'EAR, CETPP'],
    ['(brasileira,', 'brasileira'],
    ['do lar)', 'do lar'],
    ['(filha)', 'filha'],
    ['Guarda de Família (14671)', 'Guarda de Família (14671)'],
    ['1 (um) ano, até', '1 (um) ano'],
  ])('%s is %s without what is around it', (text, value) => expect(trimmed(text)).toBe(value))

  it.each([
    ['seringueira de', 'seringueira'],
    ['INTERDIÇÃO/CURATELA Nº', 'INTERDIÇÃO/CURATELA'],
    ['Categoria A', 'Categoria A'],
    ['PARTE E', 'PARTE E'],
    ['dona de casa', 'dona de casa'],
  ])('%s is %s without a word of what follows', (text, value) => expect(closed(text)).toBe(value))

  it('says nothing where it saw no word', () => {
    const reading = readingFromPlainText('Validade 03/05/2028')
    expect(readerView(reading).proposals(typedField('expirationDate', 'EXPIRY', dates))).toEqual([])
  })
})

describe('lists', () => {
  const proposal = (value: string, probability: number, position: number): Proposal => ({
    value,
    probability,
    position,
    spans: [],
    isDoubtful: false,
  })

  it('leave out members that are improbable, and keep the order of the print', () => {
    const [best] = listsOf([proposal('c', 0.9, 3), proposal('a', 0.95, 1), proposal('b', 0.2, 2)])
    expect(best?.value).toEqual(['a', 'c'])
  })

  it('hold hundreds of members', () => {
    const [best] = listsOf(Array.from({ length: 300 }, (_, i) => proposal(String(i), 0.99, i)))
    expect(best?.value).toHaveLength(300)
  })

  it('are probabilities', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 12 }), (all) => {
        const lists = listsOf(all.map((one, i) => proposal(String(i), one, i)))
        expect(lists.every(({ probability }) => probability >= 0 && probability <= 1)).toBe(true)
      }),
      { seed: 1 },
    )
  })
})

describe('a field from what is proposed for it', () => {
  const absent = { value: null, likeliest: 0 }
  const said = (text: string, field = typedField('expirationDate', 'EXPIRY', dates)) =>
    readerView(tagged(text)).proposals(field)

  it('is what the network sees, with evidence', () => {
    const field = chooseByFit('51.expirationDate', said('até 03/05/2028/EXPIRY'), absent)
    expect(field).toMatchObject({ status: 'found', value: '2028-05-03', evidence: [{ text: '03/05/2028' }] })
  })

  it('is surer, the more the network is', () => {
    const [proposal] = said('até 03/05/2028/EXPIRY')
    const confidence = (probability: number) =>
      chooseByFit('51.expirationDate', proposal ? [{ ...proposal, probability }] : [], absent).confidence
    expect(confidence(0.95)).toBeGreaterThan(confidence(0.7))
  })

  it('is what data carries without it where nothing is proposed', () => {
    expect(chooseByFit('51.expirationDate', [], absent)).toMatchObject({ status: 'missing', value: null })
    const none = { ...absent, value: [] as const }
    expect(chooseByFit('51.licensePlate', [], none)).toMatchObject({ status: 'missing', value: [] })
  })

  it('is less surely absent, the likelier a word is of its role', () => {
    const confidence = (likeliest: number) =>
      chooseByFit('51.accessKey', [], { value: null, likeliest }).confidence
    expect(confidence(0)).toBeGreaterThan(confidence(0.01))
    expect(confidence(0.01)).toBeGreaterThan(confidence(0.4))
  })

  it('is rather a number whose check digits hold than one whose digits fail', () => {
    const numbers = typedField('guardianCpf', 'GUARDIAN_CPF', cpfs)
    const two = said('529.982.247-26/GUARDIAN_CPF* ou 529.982.247-25/GUARDIAN_CPF*', numbers)
    const [wrong, right] = two.map((one, i) => ({ ...one, probability: i === 0 ? 0.95 : 0.9 }))
    if (!wrong || !right) throw new RangeError('two numbers')
    expect([wrong.isDoubtful, right.isDoubtful]).toEqual([true, false])
    expect(chooseByFit('23.guardianCpf', [wrong, right], absent)).toMatchObject({ value: '52998224725' })
    // Alone it is what the paper prints: a check says that its digits are wrong.
    const alone = chooseByFit('23.guardianCpf', [wrong], absent)
    expect(alone).toEqual(chooseByFit('23.guardianCpf', [{ ...wrong, isDoubtful: false }], absent))
  })

  it('is not known where the network saw no word', () => {
    const choosing = { view: readerView(readingFromPlainText('x')), choose: chooseByFit }
    const fields = chooseFields(choosing, [textField('number', 'LICENCE_NUMBER')])
    expect(fields.number).toEqual({ status: 'missing', value: null, confidence: 0.5 })
  })

  it('numbers go to the person printed before them', () => {
    const view = readerView(
      tagged(
        'Ana/GUARDIAN* Lima/GUARDIAN nascida em 01/02/1980/BIRTH e Rui/GUARDIAN* Prado/GUARDIAN em 03/04/1985/BIRTH',
      ),
    )
    const group = {
      name: 'guardians',
      key: personField('guardians.name', 'GUARDIAN'),
      members: [typedField('guardians.birthDate', 'BIRTH', dates)],
      others: [],
    }
    const { list: field, first } = chooseList({ view, choose: chooseByFit }, group, {
      role: 'TUTOR',
    })
    expect(field.value).toEqual([
      { name: 'Ana Lima', birthDate: '1980-02-01', role: 'TUTOR' },
      { name: 'Rui Prado', birthDate: '1985-04-03', role: 'TUTOR' },
    ])
    // All of them are right less often than any one.
    expect(field.confidence).toBeLessThan(Math.min(...Object.values(first)))
  })
})

describe('plates of a list', () => {
  const plates = { ...typedField('licensePlate', 'PLATE', platesIn), isMany: true }
  const valuesOf = (text: string) => readerView(tagged(text)).proposals(plates)[0]?.value

  it('are all that stand in one column, whatever the network lost of them', () => {
    expect(valuesOf('ABC1D23\nDEF4G56\nGHI 7890')).toEqual(['ABC1D23', 'DEF4G56', 'GHI7890'])
    expect(valuesOf('ABC1D23/PLATE*\nDEF4G56')).toEqual(['ABC1D23', 'DEF4G56'])
  })

  it('are what the word above or before them says, though they look like laws', () => {
    const led = (text: string) => readerView(tagged(text)).proposals({ ...PLATES, name: 'led' })[0]?.value
    const all = ['NDE4410', 'NEG3065']
    expect(led('VEÍCULOS/PLACAS:/CAPTION*   NDE 4410 / NEG 3065')).toEqual(all)
    expect(led('Item/CAPTION*   Placas/CAPTION*\n01   NDE 4410\n02   NEG 3065')).toEqual(all)
    expect(led('NDE 4410 / NEG 3065   PLACAS/CAPTION*')).toBeUndefined()
    expect(led('REPLACAS:/CAPTION*   NDE 4410 / NEG 3065')).toBeUndefined()
  })

  it('are no laws and standards in one line', () => {
    expect(valuesOf('conforme KMA 6938 e NRB 9800 e RIS 9001')).toBeUndefined()
  })

  it('stand where they are printed first', () => {
    expect(valuesOf('ABC1D23/PLATE\nDEF4G56/PLATE\n\n\nABC1D23/PLATE*')).toEqual(['ABC1D23', 'DEF4G56'])
  })

  it('are read as what each of their places must be', () => {
    expect(valuesOf('NVVOB91/PLATE*')).toEqual(['NVV0B91'])
  })

  it('go on in the next line of their text, and in the next cell', () => {
    const all = ['ABC1D23', 'DEF4G56', 'GHI7J89']
    expect(valuesOf('Placas: ABC1D23,/PLATE* DEF4G56,/PLATE*\nGHI 7J89')).toEqual(all)
    expect(valuesOf('ABC1D23/PLATE*\n\n\nDEF4G56\n\n\nGHI 7J89')).toEqual(all)
  })

  it('are none of another text', () => {
    const text = 'ABC1D23/PLATE*\n\n\nO veículo anterior da firma, de placa DEF4G56, foi vendido.'
    expect(valuesOf(text)).toEqual(['ABC1D23'])
  })
})
