import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit } from '../../generator/numbers.ts'
import { cardSays, type Holder, licence } from '../blind-o.ts'
import { greenFront, type Look } from '../blind-o-cards.ts'
import { panelSheet } from '../blind-o-pages.ts'

const HOLDER: Holder = {
  name: 'OTONIEL PRADO CAVALEIRO',
  sex: 'M',
  birthplace: ['PATOS DE MINAS', 'MG'],
  parents: ['GERALDO CAVALEIRO', 'MARIA DAS DORES PRADO'],
  identity: 'PC MG',
  category: 'D',
  local: ['PATOS DE MINAS', 'MG'],
  comments: null,
}
const LOOK: Look = { font: 'Liberation Sans Narrow', widthMm: 126, frame: 'ruled' }

/** The upper half of the card of about 2012; the last digit of the CPF is wrong. */
export const layout: Layout = {
  name: 'blind-o-green-front',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const known = licence(random, HOLDER, [2011, 2014], 5)
    const card = { ...known, cpf: breakCheckDigit(known.cpf) }
    return {
      html: panelSheet(LOOK, [greenFront(card, random, 'MINISTÉRIO DAS CIDADES')], '34mm 30mm'),
      data: cardSays(card, { generation: 'green', front: true, back: false, valid: false }),
    }
  },
}
