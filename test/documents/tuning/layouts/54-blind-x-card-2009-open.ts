import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { drawNumbers, reading } from '../blind-x.ts'
import { cardPage, greenBack, greenFront, type Holder, parentsOf } from '../blind-x-cards.ts'

/** A worn paper card of 2009, unfolded: front above back, courses in words. */
export const layout: Layout = {
  name: 'blind-x-card-2009-open',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'MS')
    const holder: Holder = {
      ...numbers,
      form: numbers.form.slice(1),
      name: 'VALDEMIRO TENÓRIO QUEVEDO',
      sex: 'M',
      birth: '1974-11-03',
      born: ['CORUMBÁ', 'MS'],
      first: '1993-05-20',
      issued: '2009-09-22',
      expires: '2014-09-17',
      kind: 'AD',
      parents: [['OSVALDINO QUEVEDO'], ['IRACILDA TENÓRIO DE', 'ALBUQUERQUE QUEVEDO']],
      identity: `${numbers.rg} SSP MS`,
      place: ['Corumbá', 'MS'],
    }
    const notes = ['EXERCE ATIV. REMUNERADA;', 'TRANSP. PRODUTOS PERIGOSOS']
    return {
      html: cardPage(
        'Liberation Sans',
        '85mm 120mm',
        html`${greenFront(random, holder, 'MINISTÉRIO DAS CIDADES')}${greenBack(random, holder, notes, 'DETRAN- MS (MATO GROSSO DO SUL)')}`,
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
          placeOfIssue: 'MS',
          comments: notes.join(' '),
          hasCetpp: true,
        },
        true,
      ),
    }
  },
}
