import type { Layout } from '../../generator/layout.ts'
import { drawNumbers, reading } from '../blind-x.ts'
import { cardPage, greenFront, type Holder, parentsOf } from '../blind-x-cards.ts'

/** Front alone of a beginner's permit of 2019, valid for a year; the mother stands first. */
export const layout: Layout = {
  name: 'blind-x-card-2019-permit',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'MT')
    const holder: Holder = {
      ...numbers,
      name: 'KAUÊ BRANDÃO SALVATIERRA',
      sex: 'M',
      birth: '2001-01-17',
      born: ['CÁCERES', 'MT'],
      first: '2019-10-30',
      issued: '2019-10-30',
      expires: '2020-10-29',
      kind: 'AB',
      parents: [['HELENA BRANDÃO'], ['MARCOS SALVATIERRA']],
      identity: `${numbers.rg} SESP MT`,
      place: ['Cáceres', 'MT'],
    }
    return {
      html: cardPage('Roboto', '85mm 60mm', greenFront(random, holder, 'MINISTÉRIO DA INFRAESTRUTURA', true)),
      data: reading(
        {
          name: holder.name,
          dateOfBirth: holder.birth,
          expirationDate: holder.expires,
          licenseNumber: holder.register,
          licenseClass: holder.kind,
          filiation: parentsOf(holder),
          personalNumber: holder.cpf,
        },
        true,
      ),
    }
  },
}
