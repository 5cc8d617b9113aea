import { blindQr } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { drawNumbers, reading } from '../blind-x.ts'
import { cardPage, greenBack, type Holder } from '../blind-x-cards.ts'

/** Back alone of a card of 2020 with its code at the right: no name, no register. */
export const layout: Layout = {
  name: 'blind-x-card-2020-back',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'RS')
    const holder: Holder = {
      ...numbers,
      name: '',
      sex: 'M',
      birth: '1978-01-01',
      born: ['ERECHIM', 'RS'],
      first: '1997-01-01',
      issued: '2020-02-18',
      expires: '2025-02-14',
      kind: 'D',
      parents: [],
      identity: '',
      place: ['Erechim', 'RS'],
    }
    const notes = 'EAR; CETCP; A'
    return {
      html: cardPage(
        'Open Sans',
        '85mm 60mm',
        greenBack(
          random,
          holder,
          [notes],
          'DETRAN- RS (RIO GRANDE DO SUL)',
          blindQr(random.int(1, 9999), 28),
        ),
      ),
      data: reading({
        issueDate: holder.issued,
        placeOfIssue: 'RS',
        comments: notes,
        hasCetpp: false,
      }),
    }
  },
}
