import { denseQrCode } from '../../generator/codes.ts'
import type { Layout } from '../../generator/layout.ts'
import { cardSays, type Holder, licence } from '../blind-o.ts'
import { type Look, numberedBack, numberedFront, numberedLegend } from '../blind-o-cards.ts'
import { exportPage } from '../blind-o-pages.ts'

const HOLDER: Holder = {
  name: 'WANDERLEIA PACHECO TIMBURI',
  sex: 'F',
  birthplace: ['ARAÇATUBA', 'SP'],
  parents: ['OSVALDO PACHECO TIMBURI', 'NEUSA APARECIDA COUTO'],
  identity: 'SSP SP',
  category: 'AD',
  local: ['LINS', 'SP'],
  comments: 'EAR, CETCP, CETE',
}
const LOOK: Look = { font: 'Open Sans', widthMm: 92, frame: 'broken' }
const SAID = [
  'Documento assinado com certificado digital em conformidade com a Medida Provisória nº 2200-2/2001. Sua validade poderá ser confirmada por meio do programa Assinador Serpro.',
  'As orientações para instalar o Assinador Serpro e realizar a validação do documento digital estão disponíveis em: https://www.serpro.gov.br/assinador-digital.',
]

/** The app's A4 page of the card of 2022 with all its words as text: it claims a signature and has none. */
export const layout: Layout = {
  name: 'blind-o-export-numbered',
  type: 54,
  variants: ['one'],
  print: async (random) => {
    const card = licence(random, HOLDER, [2023, 2024])
    const panels = [
      numberedFront(card, random),
      numberedBack(card, random, ['A', 'B', 'D']),
      numberedLegend(card),
    ]
    return {
      html: exportPage(LOOK, {
        panels,
        code: await denseQrCode(random, 62),
        ministry: 'MINISTÉRIO DOS TRANSPORTES - SECRETARIA NACIONAL DE TRÂNSITO',
        said: SAID,
      }),
      data: cardSays(card, { generation: 'numbered', front: true, back: true, valid: false }),
    }
  },
}
