import { describe, expect, it } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { said, tagged } from '../weigh/tagged-reading.ts'

function endOf(...lines: readonly string[]) {
  return environmentalLicence.read(tagged(lines.join('\n'))).fields.expirationDate?.value
}

const TERM = said('TERM', '05 (cinco) anos,')

it('a term that is counted from a day that was not read leaves no end, and says that there may be one', () => {
  const { expirationDate } = environmentalLicence.read(
    tagged(`Licença nº 12 válida por ${TERM} a contar de sua`),
  ).fields
  expect(expirationDate?.value).toBeNull()
  expect(expirationDate?.confidence).toBeLessThan(0.7)
})

describe('an end about when a licence is issued', () => {
  const issued = `Emitida em ${said('ISSUE', '11/03/2026,')} por`
  const before = `Vencimento: ${said('EXPIRY', '14/03/2026')}`

  it.each([
    [
      'is that of the licence before it, where its own term is longer',
      said('TERM', '05 (cinco) anos'),
      '2031-03-11',
    ],
    ['is its own where its term is as short', said('TERM', '30 (trinta) dias'), '2026-03-14'],
    ['is its own where no term is told', 'esta agência', '2026-03-14'],
  ])('%s', (_, term, end) => {
    expect(endOf('LICENÇA DE OPERAÇÃO', `${issued} ${term}`, before)).toBe(end)
  })
})

describe('a term that is counted from another day than the issue', () => {
  it.each([
    ['a contar da data de publicação desta Portaria', 'Publicada no D.O.E. de 12/03/2021', '2026-03-12'],
    ['contados da publicação', 'PUBLICADO NO DIÁRIO OFICIAL Nº 153, DE 12/03/2021', '2026-03-12'],
    ['a partir de sua publicação', 'Publicada em 12 de março de 2021', '2026-03-12'],
    ['Art. 5º Vigora da sua publicação, da qual se conta o prazo', 'Publicada em 12/03/2021', '2026-03-12'],
    [
      'contados da data de seu recebimento',
      'RECEBIMENTO – Recebi a via original em 12/03/2021',
      '2026-03-12',
    ],
    ['a contar do recebimento', 'RECEBI a 1ª via desta licença em 12/03/2021', '2026-03-12'],
    ['a contar do recebimento desta licença', 'Recebi em 12 / 03 / 2021', '2026-03-12'],
    // A stamp says more before its day.
    [
      'a contar do recebimento',
      'RECEBI O ORIGINAL DESTA LICENÇA E SEUS ANEXOS\nEM: 12/03/2021',
      '2026-03-12',
    ],
    [
      'contados de seu recebimento',
      'Declaro ter recebido a licença. Nome: Davi Reis Data: 12/03/2021',
      '2026-03-12',
    ],
    [
      'contados do recebimento',
      'Recebi esta licença. Nome legível: Davi Reis\nDATA 12/03/2021',
      '2026-03-12',
    ],
    ['contados do recebimento', 'Publicar o recebimento desta licença. Emitida em 12/03/2021', '2026-03-07'],
    ['contados da emissão', 'Recebi a via original em 12/03/2021', '2026-03-07'],
    [
      'contados da data da publicação desta Portaria',
      '\nDiário Oficial do Estado do Piauí – Teresina, 12 de março de 2021 – Ano CVIII',
      '2026-03-12',
    ],
    [
      'contados da data de publicação desta Portaria',
      '\nQuarta-feira, 12 de março de 2021\nDiário Oficial',
      '2026-03-12',
    ],
    // The gazette tells of a law before its own day.
    [
      'a contar da data de sua publicação',
      '\nDiário Oficial do Município\nInstituído pela Lei nº 214, de 9 de abril de 2014\nQuarta-feira, 12 de março de 2021',
      '2026-03-12',
    ],
    [
      'contados da publicação',
      '\nDIÁRIO OFICIAL (Decreto nº 1.206, de 02/05/2013)\nPublicada em 12/03/2021',
      '2026-03-12',
    ],
    // In two lines of the gazette's head.
    ['contado da data de publicação', '\nQuarta-feira\n12 de março de 2021\n6 - Ano XIV', '2026-03-12'],
    [
      'contados do término da licença anterior',
      'renova a Licença nº 1406/2016, expedida em 20/08/2016 e vencida em 12 de março de 2021',
      '2026-03-12',
    ],
    ['a partir do vencimento da licença anterior,', 'que venceu em 12/03/2021', '2026-03-12'],
    ['a contar do dia seguinte ao vencimento da Licença nº 4/2018,', 'válida até 12/03/2021', '2026-03-12'],
    ['contados do recebimento do processo.', 'Requerimento 2291/2021, recebido em 12/03/2021.', '2026-03-12'],
    ['contados da vistoria final', 'vistoriado em 12/03/2021', '2026-03-12'],
    ['corridos a partir de 12/03/2021', '', '2026-03-12'],
    ['contado a partir de 12 de março de 2021, podendo ser renovada', '', '2026-03-12'],
    ['(a partir da assinatura da licença original, em 12 de março de 2021)', '', '2026-03-12'],
    ['a partir da data de assinatura da renovação', 'renovada em 12 de março de 2021', '2026-03-12'],
    ['a partir da data de emissão da licença', 'Licença nº 1406/2016 e outra, até 12/03/2021', '2026-03-07'],
    ['contados da assinatura da renovação, ocor-\nrida em 12 de março de 2021', '', '2026-03-12'],
    ['a contar de 12/03/2021', 'afastado por 90 dias, a contar de 01/02/2021', '2026-03-12'],
    ['contados da emissão', 'afastado por 90 dias, a contar de 01/02/2021', '2026-03-07'],
    ['na reunião de 12/03/2021, contando-se a validade desta data', '', '2026-03-12'],
    ['aprovada em 12 de março de 2021 e contados daquela data', '', '2026-03-12'],
    ['a contar desta data. Processo de 12/03/2021', '', '2026-03-07'],
    ['nos termos da Lei nº 6.938, de 31/08/1981, e contados desta data', '', '2026-03-07'],
    ['a partir da data da deliberação', 'na deliberação do COMAM em reunião de 12/03/2021', '2026-03-12'],
    [
      'a contar da reunião da Câmara Técnica',
      'Aprovada na 83ª Reunião, de 12 de março de 2021',
      '2026-03-12',
    ],
    ['contados da emissão.', 'Na deliberação do COMAM em sua reunião de 12/03/2021', '2026-03-07'],
    // It does not say when, or tells of another paper.
    ['contados da emissão.', 'Prazo de 30 dias contado da publicação. Publicado em 12/03/2021', '2026-03-07'],
    ['contados da emissão', '30 dias a partir desta data. Parnaíba, 12 de março de 2021', '2026-03-07'],
    ['contados da publicação', 'Esta Portaria entra em vigor na data de sua publicação.', '2026-03-07'],
    ['contados da publicação', 'Revoga a Portaria nº 15, publicada em 29/11/2018', '2026-03-07'],
    // It is counted from the issue.
    ['contados da emissão', 'Publicada no D.O.E. de 12/03/2021', '2026-03-07'],
    ['contados da emissão', 'renova a Licença nº 1406/2016, vencida em 12/03/2021', '2026-03-07'],
    ['contados de sua assinatura', 'conforme cronograma assinado em 12/03/2021', '2026-03-07'],
    ['contados do recebimento', 'Comprovar o recebimento de resíduos até 12/03/2021.', '2026-03-07'],
    ['contados de sua emissão', 'Entregar o inventário de emissões até 12/03/2021.', '2026-03-07'],
  ])('%s / %s: %s', (counted, published, end) => {
    expect(
      endOf(`Teresina, ${said('ISSUE', '07/03/2021')}`, `válida por ${TERM} ${counted}`, published),
    ).toBe(end)
  })
})

it.each([
  ['4 anos e 6 meses', '2025-09-07'],
  ['quatro anos e seis meses', '2025-09-07'],
  ['2 anos, 3 meses e 10 dias', '2023-06-17'],
])('%s are one length', (term, end) => {
  expect(endOf(`Brasília, ${said('ISSUE', '07/03/2021')}`, `válida por ${said('TERM', term)} .`)).toBe(end)
})

it('an end that is printed near the computed one is the end', () => {
  const printed = '24/EXPIRY* de/EXPIRY outubro/PREVIOUS_EXPIRY de/EXPIRY 2033/EXPIRY'
  expect(
    endOf(`Contagem, ${said('ISSUE', '31/10/2023')}`, `Prazo: ${said('TERM', 'dez anos')} , até ${printed}`),
  ).toBe('2033-10-24')
})

it('a day that the network takes for the end is the issue where a term is counted from it', () => {
  const day = 'DE 28/11/2022/EXPIRY*'
  const signed = `Salvador, ${said('ISSUE', '28')} de/ISSUE novembro/OTHER_DATE de/ISSUE 2022/ISSUE`
  expect(endOf(`PORTARIA ${day}`, signed, `válida pelo prazo de ${TERM}`)).toBe('2027-11-28')
})

it('a term from the signature does not run from the day of another licence, whose end fits', () => {
  const former = `A Licença nº 1201/2013, de 12/11/2020/ISSUE? até ${said('EXPIRY', '12/11/2023')}`
  const stamp = `assinado eletronicamente em ${said('ISSUE', '17/05/2024')}`
  expect(endOf(`válida por ${TERM} a contar da data de sua assinatura`, former, stamp)).toBe('2029-05-17')
})

it('a term from its own day runs from that below it, whatever the conditions count from', () => {
  const seen = `Data da vistoria: ${said('ISSUE', '11/03/2026')} .`
  const given = `DEFIRO e faço expedir a licença, válida por ${TERM} a partir desta data. Publique-se.`
  const signed = `Governador Valadares, 14/ISSUE? de/ISSUE? abril/ISSUE? de/ISSUE? 2026/ISSUE?`
  const note = '* Contado da publicação da licença. A solicitação foi publicada em 30/07/2025.'
  expect(endOf(seen, given, signed, note)).toBe('2031-04-14')
})

it('a term from the signature runs from the last of two', () => {
  const signatures = ['21/09/2023', '22/09/2023'].map(
    (day) => `assinado por um diretor em ${said('SIGNED', day)}`,
  )
  expect(endOf(`válida por ${TERM} contados de sua assinatura`, ...signatures)).toBe('2028-09-22')
})

it('a printed end stands against one counted from the issue of a rectified licence', () => {
  const end = `VALIDADE: até ${said('EXPIRY', '14/10/2026')}`
  const signed = `Brasília, ${said('ISSUE', '05/09/2024')}`
  const read = (term: string) => environmentalLicence.read(tagged([end, term, signed].join('\n'))).fields
  const { expirationDate } = read(`válida por ${TERM} contados da 1ª renovação`)
  expect(expirationDate?.value).toBe('2026-10-14')
  // It may be another licence's as well.
  expect(expirationDate?.confidence).toBeLessThan(0.9)
  const agreed = `válida por ${said('TERM', '2 (dois) anos')}`
  expect(read(agreed).expirationDate?.confidence).toBeGreaterThan(0.9)
})

it('the day of a law is not the issue of a licence that ends decades later', () => {
  const law = 'criada pela Lei de 4/ISSUE* de/ISSUE junho/ISSUE de/OTHER_DATE 1990/OTHER_DATE'
  const { checks } = environmentalLicence.read(tagged(`${law}\nválida até ${said('EXPIRY', '09/08/2027')}`))
  expect(checks.find(({ rule }) => rule === 'term_plausible')?.outcome).toBe('not_applicable')
})

it.each([
  ['2029-03-16', 'Esta certidão tem validade de 90 dias.'],
  ['2029-03-16', 'Este extrato, emitido pela Internet, vale por 90 (noventa) dias.'],
  ['2024-11-10', 'Esta licença tem validade de 90 dias.'],
])('%s: how long the paper holds that tells of the licence is not its term: %s', (ends, told) => {
  const text = told.replace(/90.* dias\./, (length) => said('TERM', length))
  const licence = `LICENÇA DE OPERAÇÃO 31/2020 Validade 16/03/2029/EXPIRY! ${text} Ubatã, 12/08/2024/ISSUE*`
  expect(environmentalLicence.read(tagged(licence)).fields.expirationDate?.value).toBe(ends)
})
