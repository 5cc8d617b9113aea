import type { Layout } from '../../generator/layout.ts'
import { drawNumbers, reading } from '../blind-x.ts'
import { blueFront, cardPage, type Holder, parentsOf } from '../blind-x-cards.ts'

/** Front alone of a card of 2023; one parent only. */
export const layout: Layout = {
  name: 'blind-x-card-2023-front',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'PI')
    const holder: Holder = {
      ...numbers,
      name: 'DALVACI MONTENEGRO FURTADO',
      sex: 'F',
      birth: '1990-06-12',
      born: ['OEIRAS', 'PI'],
      first: '2011-03-09',
      issued: '2023-08-25',
      expires: '2033-08-21',
      kind: 'AB',
      parents: [['FRANCISCA MONTENEGRO FURTADO']],
      identity: `${numbers.rg} SSP PI`,
      place: ['Teresina', 'PI'],
    }
    return {
      html: cardPage('Carlito', '96mm 64mm', blueFront(random, holder, 'MINISTÉRIO DOS TRANSPORTES')),
      data: reading(
        {
          name: holder.name,
          dateOfBirth: holder.birth,
          issueDate: holder.issued,
          expirationDate: holder.expires,
          licenseNumber: holder.register,
          licenseClass: holder.kind,
          filiation: parentsOf(holder),
          personalNumber: holder.cpf,
          placeOfBirth: holder.born.join('/'),
        },
        true,
      ),
    }
  },
}
