import { describe, expect, it } from 'vitest'
import { type ReadDocument, toReadDocument } from '../../../engine/src/fields/reading.ts'
import type { Code, Quad } from '../../../engine/src/types.ts'
import { chooseByFit } from '../../../engine/src/weigh/choose.ts'
import { hasQrCode, withCodeLinks } from '../../../engine/src/weigh/links.ts'
import { byProbability, type Proposal } from '../../../engine/src/weigh/proposal.ts'
import { readingFromText } from '../document-types/reading-from-text.ts'

const QUAD: Quad = [
  [10, 10],
  [60, 10],
  [60, 60],
  [10, 60],
]
const LINK = 'https://consulta.exemplo.gov.br/licenca?codigo=AbC-123'

function readingWith(codes: readonly Omit<Code, 'quad'>[], index = 0): ReadDocument {
  return toReadDocument([
    {
      index,
      width: 600,
      height: 800,
      view: null,
      lines: [],
      issues: [],
      codes: codes.map((code) => ({ ...code, quad: QUAD })),
    },
  ])
}

const qr = (text: string | null) => readingWith([{ format: 'QRCode', text }])

function printed(value: string, probability: number): Proposal {
  const evidence = { pageIndex: 0, quad: QUAD, text: value, source: 'ocr', path: [] } as const
  return { value, spans: [], evidence: [evidence], probability, isDoubtful: false, position: 1 }
}

const linkOf = (reading: ReadDocument, ...prints: Proposal[]) =>
  chooseByFit('23.verificationLink', withCodeLinks(prints, reading).toSorted(byProbability), {
    value: null,
    likeliest: 0,
  })

describe('links of QR codes', () => {
  it('is the link, with its evidence on the code', () => {
    expect(linkOf(qr(LINK))).toMatchObject({
      value: LINK,
      raw: LINK,
      evidence: [{ pageIndex: 0, quad: QUAD, source: 'qr', text: LINK }],
    })
  })

  it.each([
    ['the host alone', 'consulta.exemplo.gov.br'],
    ['the site alone', 'www.exemplo.gov.br'],
    ['the page without the query', 'www.consulta.exemplo.gov.br/licenca'],
    ['strokes of it misread', 'consulta.exempio.gov.br/1icenca'],
    ['another case and scheme', 'HTTP://CONSULTA.EXEMPLO.GOV.BR/licenca?codigo=AbC-123'],
  ])('takes the place of a printed link that says %s, and is surer for it', (_, text) => {
    const field = linkOf(qr(LINK), printed(text, 0.98))
    expect(field.value).toBe(LINK)
    expect(field.confidence).toBeGreaterThan(
      linkOf(qr(LINK), printed('outro.exemplo.gov.br', 0.98)).confidence,
    )
  })

  it.each([
    ['the beginning of a word', 'licencas.com/a', 'https://www.licencas.com/ab'],
    ['the end of a word', 'cencas.com', 'https://licencas.com/ab'],
    ['the site of another one', 'outro.licencas.com', 'https://licencas.com/ab'],
  ])('does not stand for a printed link of which its text is only %s', (_, print, link) => {
    expect(linkOf(qr(link), printed(print, 0.98)).value).toBe(print)
  })

  it.each(['https://mail.google.com/mail/u/0/?ik=3f9a1c77de&view=pt', 'outlook.live.com/mail/0/inbox'])(
    'none that a browser printed of a mail: %s',
    (link) => {
      expect(linkOf(qr(null), printed(link, 0.98)).status).toBe('missing')
    },
  )

  it.each([
    ['bytes', qr(null)],
    ['text that is no link', qr('LO 123/2020; CNPJ 12')],
    ['a link with a space', qr('https://exemplo.gov.br/a b')],
    ['a bar code', readingWith([{ format: 'Code128', text: LINK }])],
    ['an account of a network', qr('https://www.instagram.com/prefeitura')],
  ])('none from %s', (_, reading) => {
    expect(linkOf(reading).status).toBe('missing')
  })

  it.each([
    [
      'goes on as the number that is printed',
      ['Número do documento: 26030914415266500000224418839'],
      '26030914415266500000224418839',
    ],
    ['stands where nothing begins alike', ['Número: 26030914415267700000224418839'], '2603091441526650000'],
    ['stands where two numbers do', ['26030914415266500001', '26030914415266500002'], '2603091441526650000'],
    ['stands where none is longer', ['nº 2603091441526650000 e 1'], '2603091441526650000'],
  ])('a link that breaks off in a number %s', (_, texts, number) => {
    const link = 'https://pje.exemplo.jus.br/listView.seam?x='
    const lines = texts.map((text, row) => ({ text, x: 60, y: 60 + 15 * row, height: 12 }))
    const reading = readingFromText([{ lines }])
    const [own] = withCodeLinks([printed(`${link}2603091441526650000`, 0.9)], reading)
    expect(own?.value).toBe(link + number)
  })

  it('a user name before the host does not make it official', () => {
    const [official, other] = [
      qr('https://exemplo.gov.br/x'),
      qr('https://exemplo.gov.br@exemplo.com.br/x'),
    ].map((reading) => withCodeLinks([], reading)[0]?.probability ?? 0)
    expect(official).toBeGreaterThan(other ?? 0)
  })

  it('a QR code is seen whatever it holds; a bar code is none', () => {
    expect([qr(null), qr('x'), readingWith([{ format: 'PDF417', text: 'x' }])].map(hasQrCode)).toEqual([
      true,
      true,
      false,
    ])
  })
})
