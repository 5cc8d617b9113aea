import { describe, expect, it } from 'vitest'
import { readerView, weighList } from '../../../engine/src/weigh/reader-view.ts'
import {
  namesField,
  ofNumberBefore,
  personField,
  sharedWhere,
  typedField,
} from '../../../engine/src/weigh/role-field.ts'
import {
  identityIssuers,
  identityNumbers,
  isPluralKinship,
  kinships,
} from '../../../engine/src/weigh/values-of-text.ts'
import { weighByFit } from '../../../engine/src/weigh/weigh.ts'
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
        typedField('guardians.rg', 'GUARDIAN_RG', identityNumbers),
        ofNumberBefore('guardians.rgIssuer', 'GUARDIAN_RG', identityIssuers),
        sharedWhere(typedField('guardians.relationship', 'RELATIONSHIP', kinships), isPluralKinship),
      ],
      others: [ward],
    },
  }
  return weighList({ type: 23, view: readerView(tagged(text)), weigh: weighByFit }, groups[list], {}).value
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

it('a name goes on where the network saw its beginning alone', () => {
  const judge = personField('judgeName', 'JUDGE')
  const text = `Juiz ${said('JUDGE', 'Luís Otávio de')} Montelongo\n\n\nAssinado por ${said('JUDGE', 'LUÍS OTÁVIO DE MONTELONGO')}`
  expect(readerView(tagged(text)).proposals(judge)[0]?.value).toBe('Luís Otávio de Montelongo')
})
