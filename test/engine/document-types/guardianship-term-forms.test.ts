import { describe, expect, it } from 'vitest'
import { PLAIN_PARTS, readInTerm, TIMEOUT_MS } from './plain-term.ts'
import { expectShareRight } from './share-right.ts'

/** One plain term; each table changes one of its wordings and nothing else. */
const PLAIN = {
  ...PLAIN_PARTS,
  opening: '',
  status: 'brasileira, casada, costureira',
  term: '',
}

function found(changed: Partial<typeof PLAIN>, name: string): Promise<unknown> {
  return readInTerm(partsOf(changed), name)
}

function partsOf(changed: Partial<typeof PLAIN>) {
  const { head, opening, status, term, closing } = { ...PLAIN, ...changed }
  const body = `${opening}compareceu perante o MM. Juiz de Direito Dr. Otávio Lagoanova Camponês a Sra. BENEDITA RIOMANSO FIGUEIRAL, \
${status}, RG nº 2.109.876 SSP/GO, CPF nº 202.231.691-61, residente e domiciliada na Rua Seis, 1020, Centro, \
Catalão/GO, CEP 75700-000, a quem foi deferida a curatela provisória de JOSÉ CARLOS RIOMANSO FIGUEIRAL, nascido em \
01/03/1970, por decisão proferida em 5 de fevereiro de 2020${term}.`
  const lines = body.replace(/(.{60,95})(?:\s|$)/g, '$1\n').trimEnd()
  return { head, body: lines, closing }
}

describe('the day of a term', { timeout: TIMEOUT_MS }, () => {
  it('at the opening', () =>
    expectShareRight(
      0.95,
      [
        'Aos 12 (doze) dias do mês de março do ano de 2020 (dois mil e vinte), ',
        'Aos doze dias do mês de março do ano dois mil e vinte, ',
        'Às 15:00 horas do dia 12 de março de 2020, ',
        'Hoje, dia 12 de março de 2020, ',
        'Nesta data (12/03/2020), ',
        'Pelo presente termo, em 12 de março de 2020, ',
      ],
      async (opening) => {
        expect(await found({ opening, closing: '' }, 'issueDate')).toBe('2020-03-12')
      },
    ))

  it('at the closing', () =>
    expectShareRight(
      0.95,
      [
        'Dado e passado nesta cidade de Catalão, Estado de Goiás, aos doze dias do mês de março de dois mil e vinte.',
        'Expedido nesta cidade e comarca de Catalão, em 12 de março de 2020.',
        'Catalão, quinta-feira, 12 de março de 2020.',
        'Catalão – 12 de março de 2020',
        'CATALÃO (GO) EM 12 DE MARÇO DE 2020',
        'Emissão: 12/03/2020',
        'Emitido em 12/03/2020.',
        'Vai assinado em 12 de março de 2020.',
        'Assinado e datado em Catalão, 12 de março de 2020.',
        'Eu, Célio Açucenal, Escrivão, digitei e conferi em 12/03/2020.',
        '12 de março de 2020',
      ],
      async (closing) => {
        expect(await found({ closing }, 'issueDate')).toBe('2020-03-12')
      },
    ))

  it('is that of the signature where the closing says so, or no other day is its own', async () => {
    const stamp = 'Assinado eletronicamente por: OTÁVIO LAGOANOVA CAMPONÊS - 13/03/2020 09:17:46'
    const said = `Catalão, data da assinatura eletrônica.\n\n${stamp}`
    expect(await found({ closing: said }, 'issueDate')).toBe('2020-03-13')
    expect(await found({ closing: stamp }, 'issueDate')).toBe('2020-03-13')
  })
})

describe('the trade of a guardian', { timeout: TIMEOUT_MS }, () => {
  it('most wordings', () =>
    expectShareRight(
      0.95,
      [
        ['brasileira, casada, assistente social', 'assistente social'],
        ['brasileira, casada, representante comercial', 'representante comercial'],
        ['brasileira, casada, aposentada pelo INSS', 'aposentada pelo INSS'],
        ['brasileira, casada, que exerce a profissão de costureira', 'costureira'],
        ['brasileira, casada, que trabalha como costureira', 'costureira'],
        ['brasileira, de profissão costureira, casada', 'costureira'],
        ['brasileira, casada e costureira', 'costureira'],
        ['brasileira, costureira e casada', 'costureira'],
        ['natural de Betim/MG, brasileira, casada, costureira', 'costureira'],
        ['nacionalidade: brasileira, estado civil: casada, profissão: costureira', 'costureira'],
        ['brasileira, casada, com 45 anos de idade, costureira', 'costureira'],
      ],
      async ([status, occupation]) => {
        expect(await readInTerm(partsOf({ status }), 'guardians')).toMatchObject([{ occupation }])
      },
    ))
})

describe('how long a term holds', { timeout: TIMEOUT_MS }, () => {
  it('most wordings', () =>
    expectShareRight(
      0.55,
      [
        [', pelo prazo de 180 (cento e oitenta) dias, ficando ciente', '180 (cento e oitenta) dias'],
        [', por 90 (noventa) dias, prorrogáveis', '90 (noventa) dias'],
        [', por um período de 60 dias', '60 dias'],
        [', com validade de 06 meses a contar desta data', '06 meses'],
        [', até o encerramento do processo', 'até o encerramento do processo'],
        [', até que se conclua a perícia médica', 'até que se conclua a perícia médica'],
        [', até ulterior deliberação deste Juízo e sob compromisso', 'até ulterior deliberação deste Juízo'],
        [', até decisão final do processo - art. 33 do ECA', 'até decisão final do processo'],
        [', até ulterior decisão judicial que poderá revogá-la', 'até ulterior decisão judicial'],
        [' até a maioridade (18 anos) do tutelado', 'até a maioridade'],
        [', enquanto durar a ação principal e sem prejuízo de revisão', 'enquanto durar a ação principal'],
      ],
      async ([term, wanted]) => {
        expect(await found({ term }, 'validityText')).toBe(wanted)
      },
    ))
})

describe('the city of a court', { timeout: TIMEOUT_MS }, () => {
  it('most wordings', () =>
    expectShareRight(
      0.55,
      [
        ['PODER JUDICIÁRIO DE GOIÁS\nCATALÃO/GO - 1ª VARA CÍVEL', 'CATALÃO'],
        ['CATALÃO - GOIÁS\nPODER JUDICIÁRIO\n1ª Vara Cível', 'CATALÃO'],
        ['COMARCA DE ENTRÂNCIA FINAL DE CATALÃO\n1ª VARA', 'CATALÃO'],
        ['Comarca da Cidade de Catalão\n1ª Vara Cível', 'Catalão'],
        ['Foro Regional de Catalão\nComarca de Goiânia', 'Goiânia'],
      ],
      async ([head, wanted]) => {
        expect(await found({ head }, 'district')).toBe(wanted)
      },
    ))
})
