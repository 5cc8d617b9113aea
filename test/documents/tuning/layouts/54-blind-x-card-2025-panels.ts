import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { drawNumbers, reading } from '../blind-x.ts'
import { blueBack, blueFront, blueLegend, cardPage, type Holder, parentsOf } from '../blind-x-cards.ts'

/** All three panels of a card of 2025 hanging together: three parents, nothing in the box of remarks. */
export const layout: Layout = {
  name: 'blind-x-card-2025-panels',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'PE')
    const holder: Holder = {
      ...numbers,
      name: 'TAINÁ DE SOUSA CAJUEIRO',
      sex: 'F',
      birth: '1996-12-19',
      born: ['JUAZEIRO DO NORTE', 'CE'],
      first: '2016-05-04',
      issued: '2025-03-27',
      expires: '2035-03-20',
      kind: 'B',
      parents: [['ADERBAL CAJUEIRO'], ['LINDALVA DE SOUSA'], ['MARINÊS TEODORO']],
      identity: `${numbers.rg}04 SSPDS CE`,
      place: ['Petrolina', 'PE'],
    }
    return {
      html: cardPage(
        'Lato',
        '96mm 192mm',
        html`${blueFront(random, holder, 'MINISTÉRIO DOS TRANSPORTES')}${blueBack(random, holder, '', 'PERNAMBUCO', ['B'])}${blueLegend(holder)}`,
      ),
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
          placeOfIssue: 'PE',
          hasCetpp: false,
        },
        true,
      ),
    }
  },
}
