import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit } from '../../generator/numbers.ts'
import { drawNumbers, reading } from '../blind-x.ts'
import { blueBack, blueFront, cardPage, type Holder, parentsOf } from '../blind-x-cards.ts'

/** Both sides of a lorry driver's card on a scanner's glass; the CPF's check digit is wrong. */
export const layout: Layout = {
  name: 'blind-x-card-2022-glass',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'SC')
    const holder: Holder = {
      ...numbers,
      cpf: breakCheckDigit(numbers.cpf),
      name: 'ANSELMO GRACIOLLI VIEIRA',
      sex: 'M',
      birth: '1967-02-05',
      born: ['NOVA PRATA', 'RS'],
      first: '1986-09-15',
      issued: '2022-09-13',
      expires: '2027-09-08',
      kind: 'AE',
      parents: [['AVELINO VIEIRA'], ['GEMA GRACIOLLI VIEIRA']],
      identity: `${numbers.rg} SJS RS`,
      place: ['Chapecó', 'SC'],
    }
    const notes = 'EAR; CETPP; CETCI'
    const held = ['A', 'B', 'C', 'D', 'BE', 'CE', 'DE']
    const side = 'position:absolute;transform-origin:0 0'
    return {
      html: cardPage(
        'Noto Sans',
        'A4',
        html`<div style="${side};left:24mm;top:26mm;transform:rotate(.6deg)">${blueFront(random, holder, 'MINISTÉRIO DA INFRAESTRUTURA')}</div><div style="${side};left:41mm;top:121mm;transform:rotate(-.9deg)">${blueBack(random, holder, notes, 'SANTA CATARINA', held)}</div>`,
      ),
      data: reading({
        name: holder.name,
        dateOfBirth: holder.birth,
        issueDate: holder.issued,
        expirationDate: holder.expires,
        licenseNumber: holder.register,
        licenseClass: holder.kind,
        filiation: parentsOf(holder),
        personalNumber: holder.cpf,
        placeOfBirth: holder.born.join('/'),
        placeOfIssue: 'SC',
        comments: notes,
        hasCetpp: true,
      }),
    }
  },
}
