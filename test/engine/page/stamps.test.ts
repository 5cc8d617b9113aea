import { expect, it } from 'vitest'
import { withoutStamps } from '../../../engine/src/page/stamps.ts'
import type { Quad, ReadPage } from '../../../engine/src/types.ts'

type Printed = readonly [text: string, left: number, top: number]

const EM = 10

/** A page with lines of one em, whose letters are half as wide. */
function page(lines: readonly Printed[]): ReadPage {
  return {
    index: 0,
    width: 600,
    height: 800,
    view: null,
    lines: lines.map(([text, left, top]) => {
      const [right, bottom] = [left + (text.length * EM) / 2, top + EM]
      const quad: Quad = [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ]
      const words = text.split(' ').map((word) => ({ text: word, quad, confidence: 1 }))
      return { text, words, quad, angleDegrees: 0, height: EM, source: 'ocr' as const }
    }),
    codes: [],
    issues: [],
  }
}

const BODY: readonly Printed[] = [
  ['Prestado o compromisso, a curadora assume o encargo que lhe foi deferido neste Juízo.', 50, 100],
  ['Ubatã, 11 de março de 2021.', 50, 115],
  ['Código de verificação: 8F2C71BD', 50, 130],
]

/** What is left of the body's lines and of a stamp's below them, one line under the other. */
function leftOf(stamp: readonly string[], from: Printed = ['', 50, 145]): string[] {
  const below = stamp.map((text, i): Printed => [text, from[1], from[2] + 15 * i])
  return withoutStamps(page([...BODY, ...below])).lines.map(({ text }) => text)
}

const OF_BODY = BODY.map(([text]) => text)

it.each<[string, string[]]>([
  [
    'a copy that a notary compared',
    [
      '2º TABELIONATO DE NOTAS',
      'Confere com o original que me foi apresentado.',
      'Ubatã, 19 de junho de 2023',
      'Selo DBX41877',
    ],
  ],
  [
    'a copy that a notary made',
    ['Autentico a presente cópia reprográfica.', '02/02/2021', 'Rosana Brum, Tabeliã'],
  ],
  [
    'a copy certified as faithful',
    ['CÓPIA AUTENTICADA', 'Certifico que é reprodução fiel do original.', '03/09/2018'],
  ],
  ['a copy that an office compared', ['CONFERE COM O ORIGINAL', 'Em 14/05/2020', 'Mat. 123.456-7']],
  ['a signature', ['Reconheço por semelhança a firma de ROSANA BRUM. Dou fé.', 'Ubatã, 19/06/2023']],
  ['what was received', ['PROTOCOLO GERAL', 'Nº 2024/0017734', 'RECEBIDO EM 04 DEZ. 2024', 'Por: J. Brum']],
  ['what a desk received', ['RECEBEMOS', 'Em 12/05/2021', 'Ass.: Rosana Brum']],
])('the stamp on %s is left out, though it touches the text', (_, stamp) => {
  expect(leftOf(stamp)).toEqual(OF_BODY)
})

it('a stamp beside the text is left out with what stands in its rows', () => {
  const stamp: Printed[] = [
    ['CONFERE COM O ORIGINAL', 450, 115],
    ['Em 14/05/2020', 450, 130],
    ['Selo AB12', 520, 130],
  ]
  const { lines } = withoutStamps(page([...BODY, ...stamp]))
  expect(lines.map(({ text }) => text)).toEqual(OF_BODY)
})

it('the code of a seal is left out, and not the one of the paper', () => {
  const code = (left: number, top: number) => {
    const quad: Quad = [
      [left, top],
      [left + 50, top],
      [left + 50, top + 50],
      [left, top + 50],
    ]
    return { format: 'QRCode' as const, text: `https://a.jus.br/${top}`, quad }
  }
  const stamp: readonly Printed[] = [
    ['CONFERE COM O ORIGINAL', 50, 300],
    ['Em 14/05/2020', 50, 315],
  ]
  const { codes } = withoutStamps({ ...page([...BODY, ...stamp]), codes: [code(400, 100), code(180, 290)] })
  expect(codes.map(({ text }) => text)).toEqual(['https://a.jus.br/100'])
})

it('when a browser printed a page is left out', () => {
  expect(leftOf(['12/03/2025, 10:22'])).toEqual(OF_BODY)
})

const FAXED: readonly (readonly string[])[] = [
  ['04/12/2019 09:26', '6934211337', 'COMERCIAL BRUM', 'PAG. 01'],
  ['28-JUN-2007 10:15 De:VARA DE FAMILIA', '7733221100', 'Para:33445566', 'P.1/3'],
  ['FROM : CARTORIO', 'FAX NO. : 3422-1234', 'Mai. 12 2005 09:12AM', 'P1'],
]

it.each(FAXED)('what a fax prints at an edge of the page is left out: %s', (...cells) => {
  const row = (top: number) => cells.map((text, i): Printed => [text, 20 + 200 * i, top])
  for (const top of [5, 700]) {
    const { lines } = withoutStamps(page([...BODY, ...row(top)]))
    expect(lines.map(({ text }) => text)).toEqual(OF_BODY)
  }
  expect(withoutStamps(page([...BODY, ...row(400), ['Fls. 3', 50, 700]])).lines).toHaveLength(
    BODY.length + cells.length + 1,
  )
})

it.each([
  [
    'the paper itself that tells of a copy',
    ['Autentico a presente cópia.', ...Array<string>(14).fill('e o mais que consta')],
  ],
  ['what it tells of its delivery', ['Recebi a primeira via desta licença.']],
  ['a day in a text', ['Assinado em 12/03/2025, 10:22']],
  ['a court’s footer', ['Assinado eletronicamente por Rosana Brum 16/05/2025 11:20 Num. 203318 Pág. 1']],
  ['an office’s telephone', ['Atendimento das 08:00 às 17:00 - 6934211337 - www.ubata.ba.gov.br']],
])('%s stays', (_, lines) => {
  expect(leftOf(lines)).toEqual([...OF_BODY, ...lines])
})

it('a page without stamps is the same', () => {
  const plain = page(BODY)
  expect(withoutStamps(plain)).toBe(plain)
})
