import { describe, expect, it } from 'vitest'
import { WARD_BIRTH, WARDS } from '../../../engine/src/document-types/guardianship-term/role-fields.ts'
import { findIdentityIssuers, findIdentityNumbers } from '../../../engine/src/values/identity-number.ts'
import { findKinships } from '../../../engine/src/values/kinship.ts'
import { chooseByFit } from '../../../engine/src/weigh/choose.ts'
import { chooseList } from '../../../engine/src/weigh/group.ts'
import { readerView } from '../../../engine/src/weigh/reader-view.ts'
import { namesField, ofNumberBefore, personField, typedField } from '../../../engine/src/weigh/role-field.ts'
import { cpfs, isPluralWord } from '../../../engine/src/weigh/values-of-text.ts'
import { said, tagged } from './tagged-reading.ts'

const guardian = personField('guardians.name', 'GUARDIAN')
const ward = personField('wards.name', 'WARD')

function told(text: string, list: 'wards' | 'guardians') {
  const groups = {
    wards: {
      name: 'wards',
      key: ward,
      members: [namesField('wards.filiation', 'PARENT')],
      others: [guardian],
    },
    guardians: {
      name: 'guardians',
      key: guardian,
      members: [
        typedField('guardians.cpf', 'GUARDIAN_CPF', cpfs),
        typedField('guardians.rg', 'GUARDIAN_RG', findIdentityNumbers),
        ofNumberBefore('guardians.rgIssuer', 'GUARDIAN_RG', findIdentityIssuers),
        { ...typedField('guardians.relationship', 'RELATIONSHIP', findKinships), isShared: isPluralWord },
      ],
      others: [ward],
    },
  }
  return chooseList({ view: readerView(tagged(text)), choose: chooseByFit }, groups[list], {}).list.value
}

const EVA = said('WARD', 'Eva Luz')
const ANA = said('PARENT', 'Ana Luz')
const RUI = said('PARENT', 'Rui Luz')

describe('parents', () => {
  it('are of all siblings where they are said of the last', () => {
    const text = `menores ${EVA} e ${said('WARD', 'Noé Luz')} ambos filhos de ${ANA} e ${RUI}`
    expect(told(text, 'wards')).toMatchObject([
      { filiation: ['Ana Luz', 'Rui Luz'] },
      { filiation: ['Ana Luz', 'Rui Luz'] },
    ])
  })

  it('are of each child where each has its own, one or two', () => {
    const text = `${EVA} filha de ${ANA} e ${said('WARD', 'Noé Sá')} filho de ${said('PARENT', 'Iva Sá')}`
    expect(told(text, 'wards')).toMatchObject([{ filiation: ['Ana Luz'] }, { filiation: ['Iva Sá'] }])
  })

  it('are two of one cell that both children have, and a surname with e is one', () => {
    const cells = (parents: string) => `${EVA}\n${parents}\n\n${said('WARD', 'Noé Luz')}\n${parents}`
    const two = said('PARENT', 'Ana Sá e Genival Luz')
    expect(told(cells(two), 'wards')).toMatchObject([
      { filiation: ['Ana Sá', 'Genival Luz'] },
      { filiation: ['Ana Sá', 'Genival Luz'] },
    ])
    const one = said('PARENT', 'Ana Costa e Luz')
    expect(told(cells(one), 'wards')).toMatchObject([
      { filiation: ['Ana Costa e Luz'] },
      { filiation: ['Ana Costa e Luz'] },
    ])
  })

  it('stand together: a party is none, and the order is that of the place that names both', () => {
    const guard = said('GUARDIAN', 'Bia Sá')
    const text = `Autora: ${guard} Réu: ${RUI} menor ${EVA} filha de ${ANA} e de ${RUI}`
    expect(told(text, 'wards')).toMatchObject([{ filiation: ['Ana Luz', 'Rui Luz'] }])
    expect(told(`Autora: ${guard} Réu: ${RUI} menor ${EVA}`, 'wards')).toMatchObject([{ filiation: [] }])
  })

  it('may be the guardian', () => {
    const text = `${said('GUARDIAN', 'Ana Luz')} e a menor ${EVA} filha de ${RUI} e de ${ANA}`
    expect(told(text, 'wards')).toMatchObject([{ filiation: ['Rui Luz', 'Ana Luz'] }])
  })
})

describe('the number of an identity card', () => {
  it.each([
    ['SSP/SP', 'RG 12.345.678-X/GUARDIAN_RG* SSP/SP, CPF'],
    ['SSP/SP', 'RG 12.345.678-X-SSP/SP/GUARDIAN_RG* casada'],
    ['SESP-PR', 'RG 1234567/GUARDIAN_RG*\n\n\nÓrgão expedidor: SESP-PR'],
    ['SSP-CE', 'RG 1234567/GUARDIAN_RG* SSP-\nCE'],
    [null, 'RG 1234567/GUARDIAN_RG* CPF/MF nº'],
    [null, 'CPF 12345678901/GUARDIAN_CPF* SSP/SP'],
  ])('was issued by %s: %s', (rgIssuer, text) => {
    expect(told(`${said('GUARDIAN', 'Bia Sá')} ${text}`, 'guardians')).toMatchObject([{ rgIssuer }])
  })
})

describe('a tax number of two people', () => {
  const cpf = said('GUARDIAN_CPF', '529.982.247-25')
  const other = said('GUARDIAN_CPF', '168.995.350-09')
  const [ana, rui] = [said('GUARDIAN', 'Ana Lima'), said('GUARDIAN', 'Rui Melo')]

  it.each([
    [
      'is of one of them where it is printed twice',
      `${ana} CPF ${cpf} e ${rui} sem documento.\n\n\nAssinam: ${ana} CPF ${cpf}`,
      ['52998224725', null],
    ],
    [
      'belongs to its own person where the signatures are the other way round',
      `${ana} CPF ${cpf} e ${rui} CPF ${other}\n\n\nAssinam: ${rui} CPF ${other} ${ana} CPF ${cpf}`,
      ['52998224725', '16899535009'],
    ],
    [
      'goes in order where both stand behind both',
      `${ana} e ${rui} CPF ${cpf} e ${other} respectivamente.\n\n\nCPF ${cpf}`,
      ['52998224725', '16899535009'],
    ],
  ])('%s', (_, text, expected) => {
    expect(told(text, 'guardians')).toMatchObject(expected.map((cpf) => ({ cpf })))
  })
})

describe('kinship', () => {
  const couple = `${said('GUARDIAN', 'Bia Sá')} e ${said('GUARDIAN', 'Ivo Sá')}`

  it('in the plural is of both, in the singular of one', () => {
    expect(told(`${couple} avós/RELATIONSHIP* maternos/RELATIONSHIP`, 'guardians')).toMatchObject([
      { relationship: 'avós maternos' },
      { relationship: 'avós maternos' },
    ])
    expect(told(`${couple} tio/RELATIONSHIP*`, 'guardians')).toMatchObject([
      { relationship: null },
      { relationship: 'tio' },
    ])
  })

  it('ends with the side of the family', () => {
    expect(
      told(`${said('GUARDIAN', 'Bia Sá')} irmã/RELATIONSHIP* da/RELATIONSHIP`, 'guardians'),
    ).toMatchObject([{ relationship: 'irmã' }])
  })
})

describe('one birth of several children', () => {
  const wards = {
    name: 'wards',
    key: ward,
    members: [WARD_BIRTH],
    others: [guardian],
  }
  const births = (text: string) =>
    [chooseList({ view: readerView(tagged(text)), choose: chooseByFit }, wards, {}).list.value]
      .flat()
      .map((one) => (one as { birthDate: string | null }).birthDate)
  const NOE = said('WARD', 'Noé Luz')
  const [DAY, OTHER] = ['09/06/2021', '01/02/2018'].map((day) => said('BIRTH', day))

  it.each([
    ['behind both', `${EVA} e ${NOE} nascidos em ${DAY}`, ['2021-06-09', '2021-06-09']],
    ['of one of them', `${EVA} nascida em Natal aos ${DAY} e ${NOE}`, ['2021-06-09', null]],
    ['between them', `${EVA} gêmea nascida em ${DAY} de ${NOE}`, ['2021-06-09', '2021-06-09']],
    ['each its own', `${EVA} nascida em ${DAY} e ${NOE} em ${OTHER}`, ['2021-06-09', '2018-02-01']],
    ['beside the first', `${EVA} DN ${DAY}\n${NOE} DN`, ['2021-06-09', null]],
    ['beside the last', `${EVA}\n${NOE} DN ${DAY}`, [null, '2021-06-09']],
    ['of one child', `${EVA} nascida em ${DAY}`, ['2021-06-09']],
  ])('is told %s', (_, text, expected) => {
    expect(births(text)).toEqual(expected)
  })
})

it.each([
  [
    'behind what is told of the ward',
    `${EVA} brasileira, solteira, nascida em 09/06/2021/BIRTH~`,
    '2021-06-09',
  ],
  ['over the end of a line', `${EVA} nacionalidade brasileira, nascida\nem 09/06/2021/BIRTH~`, '2021-06-09'],
  ['of another', `${EVA} e a avó ${said('GUARDIAN', 'Bia Sá')} viúva, nascida em 09/06/1951/BIRTH~`, null],
  ['that no word says to be one', `${EVA} brasileira, solteira, ouvida em 09/06/2021/BIRTH~`, null],
])('a birth that the network hardly sees, %s', (_, text, expected) => {
  const choosing = { view: readerView(tagged(text)), choose: chooseByFit }
  expect(chooseList(choosing, WARDS, {}).list.value).toMatchObject([{ birthDate: expected }])
})

describe('a birth with a year of two digits', () => {
  const born = (birth: string, others: string) => {
    const text = `${EVA} nascida em ${said('BIRTH', birth)}\n\n\n${others}`
    const view = readerView(tagged(text))
    const { value } = chooseList({ view, choose: chooseByFit }, WARDS, {}).list
    return [value].flat().map((one) => (one as { birthDate: string | null }).birthDate)[0]
  }

  it.each([
    ['is not after the day of the paper', '12/03/45', `Natal, ${said('ISSUE', '03/05/2024')}`, '1945-03-12'],
    ['may be of this century', '12/03/15', `Natal, ${said('ISSUE', '03/05/2024')}`, '2015-03-12'],
    ['is not after the day of a signature', '12/03/25', `${said('SIGNED', '03/05/24')}`, '1925-03-12'],
    ['is not in the future where no other day is known', '12/03/45', 'Natal', '1945-03-12'],
    ['is as printed where all of it is', '12/03/2045', `Natal, ${said('ISSUE', '03/05/2024')}`, '2045-03-12'],
  ])('%s', (_, birth, others, expected) => {
    expect(born(birth, others)).toBe(expected)
  })
})
