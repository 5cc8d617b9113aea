import { describe, expect, test } from 'vitest'
import { oddsOf } from '../../../engine/src/document-types/classify.ts'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { type OddsOfPage, withoutOtherActs } from '../../../engine/src/document-types/one-act.ts'
import { toReadDocument } from '../../../engine/src/fields/reading.ts'
import type { ReadPage } from '../../../engine/src/types.ts'
import { type PrintedLine, readingFromText } from './reading-from-text.ts'

/** No network was asked. */
const BY_PHRASES: OddsOfPage = async (page, definition) => oddsOf(toReadDocument([page]), definition)
const DECREE = `DECRETO Nº 2.188, DE 14 DE MARÇO DE 2023.
Abre crédito adicional suplementar ao
orçamento vigente, no valor de R$
212.500,00, para obras de escolas.`
const TENDER = `AVISO DE LICITAÇÃO
PREGÃO ELETRÔNICO Nº 041/2023
Objeto: registro de preços de pneus e
câmaras. Abertura: 28/03/2023, às 9h.
Vigência da ata: até 31/12/2023.`
const LICENCE_HEAD = `PORTARIA Nº 147, DE 14 DE MARÇO DE 2023.
A Secretária de Meio Ambiente resolve:
Art. 1º Conceder LICENÇA DE OPERAÇÃO,
válida por três anos, à empresa Olaria`
const LICENCE_REST = `Pedra Azul Ltda, CNPJ 10.389.777/0015-49,
para fabricação de telhas, observados os
condicionantes da folha anexa.`
const STAFF = `PORTARIA Nº 148, DE 14 DE MARÇO DE 2023.
Nomeia Jacira Teles Bonfim para o cargo
de fiscal de contratos, a contar de hoje.`
const MASTHEAD: PrintedLine[] = [
  { text: 'Diário Oficial do Município de Pedra Azul, Edição 1204', x: 300, y: 20, height: 12 },
]
const FOOT: PrintedLine[] = [
  { text: 'Certificação digital: AGHV4Q9WXKBZ em www.pedraazul.gov.br/diario', x: 100, y: 1380, height: 12 },
]

function column(text: string, x: number): PrintedLine[] {
  return text.split('\n').map((line, at) => ({ text: line, x, y: 60 + at * 15, height: 12 }))
}

function pageOf(lines: readonly PrintedLine[]): ReadPage[] {
  return readingFromText([{ lines }]).pages.map(({ page }) => page)
}

function textOf(pages: readonly ReadPage[]): string {
  return pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n')
}

describe('a page of several acts', () => {
  test('is left with the act of the type, its columns one after the other', async () => {
    const page = pageOf([
      ...MASTHEAD,
      ...column(`${DECREE}\n${TENDER}\n${LICENCE_HEAD}`, 60),
      ...column(`${LICENCE_REST}\n${STAFF}\n${TENDER}`, 520),
      ...FOOT,
    ])
    const text = textOf(await withoutOtherActs(page, environmentalLicence, BY_PHRASES))
    expect(text).toContain(`${LICENCE_HEAD}\n${LICENCE_REST}`)
    expect(text).not.toMatch(/crédito|pneus|Nomeia/)
  })

  test('is found where the last column is empty, and the foot of the page stands below it', async () => {
    const page = pageOf([
      ...MASTHEAD,
      ...column(`${DECREE}\n${TENDER}\n${LICENCE_HEAD}`, 60),
      ...column(`${LICENCE_REST}\n${STAFF}\n${TENDER}`, 520),
      { text: 'Documento assinado digitalmente conforme a MP 2.200-2 de 2001', x: 900, y: 1380, height: 12 },
    ])
    const text = textOf(await withoutOtherActs(page, environmentalLicence, BY_PHRASES))
    expect(text).toContain(`${LICENCE_HEAD}\n${LICENCE_REST}`)
    expect(text).not.toMatch(/crédito|pneus|Nomeia/)
  })

  test('is found in columns that lean, as on a photo of a page that lies askew', async () => {
    const lean = (lines: readonly PrintedLine[]) =>
      lines.map(({ y, x, ...line }) => ({ ...line, y: 4 * y, x: x - 0.06 * 4 * y }))
    const page = pageOf([
      ...lean(column(`${DECREE}\n${TENDER}\n${LICENCE_HEAD}`, 160)),
      ...lean(column(`${LICENCE_REST}\n${STAFF}\n${TENDER}`, 470)),
    ])
    const text = textOf(await withoutOtherActs(page, environmentalLicence, BY_PHRASES))
    expect(text).toContain(`${LICENCE_HEAD}\n${LICENCE_REST}`)
    expect(text).not.toMatch(/crédito|pneus|Nomeia/)
  })

  test('keeps what belongs to the page: its masthead, and where it is verified', async () => {
    const page = pageOf([
      ...MASTHEAD,
      ...column(`${DECREE}\n${LICENCE_HEAD}\n${LICENCE_REST}`, 60),
      ...column(`${STAFF}\n${TENDER}\n${DECREE}`, 520),
      ...FOOT,
    ])
    expect(textOf(await withoutOtherActs(page, environmentalLicence, BY_PHRASES))).toMatch(
      /Edição 1204[\s\S]*AGHV4Q9WXKBZ/,
    )
  })

  test('in one column', async () => {
    const page = pageOf(column(`${TENDER}\n${DECREE}\n${LICENCE_HEAD}\n${LICENCE_REST}\n${STAFF}`, 60))
    expect(textOf(await withoutOtherActs(page, environmentalLicence, BY_PHRASES))).toBe(
      `${LICENCE_HEAD}\n${LICENCE_REST}`,
    )
  })

  test('notices of firms without a head', async () => {
    const notice = `Olaria Pedra Azul Ltda, CNPJ
10.389.777/0015-49, torna público que
recebeu a Licença de Operação nº 12/2023.`
    const other = notice
      .replace('recebeu a Licença de Operação', 'requereu a Licença de Instalação')
      .replace('Azul', 'Rosa')
    const page = pageOf(column(`${other}\n${notice}\n${other.replace('Rosa', 'Verde')}`, 60))
    expect(textOf(await withoutOtherActs(page, environmentalLicence, BY_PHRASES))).toBe(notice)
  })

  test('as it is where no act is of the type', async () => {
    const page = pageOf(column(`${TENDER}\n${DECREE}\n${STAFF}\n${DECREE}`, 60))
    expect(await withoutOtherActs(page, guardianshipTerm, BY_PHRASES)).toEqual(page)
  })
})

test('one act with its articles is a whole', async () => {
  const page = pageOf(column(`${LICENCE_HEAD}\n${LICENCE_REST}`, 60))
  expect(await withoutOtherActs(page, environmentalLicence, BY_PHRASES)).toEqual(page)
})
