import { blindQr, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cardSays, type Holder, licence } from '../blind-o.ts'
import { greenBack, greenFront, type Look } from '../blind-o-cards.ts'
import { exportPage } from '../blind-o-pages.ts'

const HOLDER: Holder = {
  name: 'EDMILSON TAVARES DO CANINDÉ',
  sex: 'M',
  birthplace: ['PICOS', 'PI'],
  parents: ['RAIMUNDO NONATO DO CANINDÉ', 'MARIA DE JESUS TAVARES DA CONCEIÇÃO RODRIGUES'],
  identity: 'SSP PI',
  category: 'AE',
  local: ['TERESINA', 'PI'],
  comments: 'EAR CETPP',
}
const LOOK: Look = { font: 'Roboto', widthMm: 94, frame: 'ruled' }
const SAID = [
  'Documento assinado com certificado digital em conformidade com a Medida Provisória nº 2200-2/2001.',
  'Sua validade poderá ser confirmada por meio da comparação deste arquivo digital com o arquivo de assinatura (.p7s) no endereço: http://www.serpro.gov.br/assinador-digital.',
]

/** The page of the years before 2022, front above back, with text: it claims a signature and has none. */
export const layout: Layout = {
  name: 'blind-o-export-green',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const card = licence(random, HOLDER, [2019, 2020], 5)
    const panels = [
      greenFront(card, random, 'MINISTÉRIO DA INFRAESTRUTURA'),
      greenBack(card, random, 'DETRAN-PI (PIAUÍ)'),
    ]
    return {
      html: exportPage(LOOK, {
        panels: [html`<div style="margin-top:6mm">${panels}</div>`],
        code: blindQr(random.int(1, 99_999), 60),
        ministry: 'MINISTÉRIO DA INFRAESTRUTURA - DEPARTAMENTO NACIONAL DE TRÂNSITO',
        said: SAID,
      }),
      data: cardSays(card, { generation: 'green', front: true, back: true, valid: false }),
    }
  },
}
