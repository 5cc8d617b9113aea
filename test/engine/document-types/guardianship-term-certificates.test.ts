import { describe, expect, it } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { courtPages } from './guardianship-term-page.ts'
import { TIMEOUT_MS } from './plain-term.ts'
import { withRoles } from './with-roles.ts'

/** Certificates of registries: their letterhead names an office, and the entry names the court that decided. */
async function found(text: string, ...names: string[]): Promise<unknown[]> {
  const { fields } = guardianshipTerm.read(await withRoles(courtPages(text)))
  return names.map((name) => fields[name]?.value)
}

const inProse = (
  court: string,
  seal: string,
) => `Ofício do Registro Civil da 1ª Circunscrição – Freguesia de Santo Antônio – Comarca da Capital – RJ

CERTIDÃO DE REGISTRO DE INTERDIÇÃO

CERTIFICO que, às folhas 088 do livro E-217, sob o número 64.310, se acha o seguinte assento: Aos vinte e dois dias do mês de \
setembro do ano de dois mil e vinte e três, em cumprimento ao mandado expedido pelo Juízo da ${court}, extraído do processo nº \
0811226-96.2021.8.19.0205, registro a INTERDIÇÃO de BENEDITA RIOMANSO FIGUEIRAL, CPF nº 202.231.691-61, viúva, nascida em \
19/01/1938. Foi nomeado CURADOR o senhor DAVI BRUMADAL QUEIROZAL, brasileiro, divorciado, engenheiro civil. Dou fé.

Rio de Janeiro, 9 de outubro de 2023.

Selo de Fiscalização Eletrônico
${seal}
Consulte a validade do selo em: https://www4.tjrj.jus.br/Portal-Extrajudicial/ConsultaSelo`

const inTable = (court: string, seal: string) => `REGISTRO CIVIL DAS PESSOAS NATURAIS
2º Ofício – Interdições e Tutelas – Comarca de Petrópolis – Estado do Rio de Janeiro

CERTIDÃO DE REGISTRO DE CURATELA

CERTIFICO que, no Livro E-12, às fls. 44, sob o termo nº 1.204, foi registrada, em 6 de maio de 2024, a CURATELA de

CURATELADA   BENEDITA RIOMANSO FIGUEIRAL
Qualificação   viúva, nascida em 15/10/1936, CPF 202.231.691-61
JUÍZO E SENTENÇA   ${court}; processo nº
               0021883-89.2023.8.19.0042; sentença de 18/03/2024
CURADORA   ZULMIRA PONTAL BREJINHO, divorciada, CPF 165.324.175-64

O referido é verdade e dou fé. Petrópolis, 21 de janeiro de 2026.

Corregedoria Geral da Justiça – Selo de Fiscalização Eletrônico
${seal}
Consulte a validade do selo em: https://www3.tjrj.jus.br/sitepublico`

describe('a certificate of a registry', { timeout: TIMEOUT_MS }, () => {
  it.each([
    [inTable, '1ª Vara de Família da Comarca de Petrópolis', '1ª Vara de Família', 'Petrópolis'],
    [
      inProse,
      '2ª Vara de Família da Regional de Jacarepaguá, Comarca da Capital',
      '2ª Vara de Família da Regional de Jacarepaguá',
      'Capital',
    ],
    [
      inProse,
      '1ª Vara de Família Regional de Madureira da Comarca da Capital',
      '1ª Vara de Família Regional de Madureira',
      'Capital',
    ],
  ])('names the court that decided: %#', async (text, court, division, district) => {
    expect(await found(text(court, 'EDVX 40318 QWT'), 'courtDivision', 'district')).toEqual([
      division,
      district,
    ])
  })

  it.each(['Bangu', 'Campo Grande', 'Santa Cruz'])('names the court with its regional: %s', async (town) => {
    const court = `2ª Vara de Família da Regional de ${town}`
    const text = inProse(`${court}, Comarca da Capital`, '').replace(
      /^.*/,
      'REGISTRO CIVIL DAS PESSOAS NATURAIS',
    )
    expect(await found(text, 'courtDivision', 'district')).toEqual([court, 'Capital'])
  })

  it.each([
    [inTable, 'EDVX 40318 QWT', 'EDVX 40318 QWT'],
    [inProse, 'EAKB 20577 RXM', 'EAKB 20577 RXM'],
    [inTable, 'Selo: EBQL 77301 VNT', 'EBQL 77301 VNT'],
    [inTable, 'EAKB20577 RXM', 'EAKB20577 RXM'],
  ])('has a seal with a code in groups: %#', async (text, seal, code) => {
    const court = '1ª Vara de Família da Comarca de Petrópolis'
    expect(await found(text(court, seal), 'verificationCode')).toEqual([code])
  })
})

it('before any case a centre for conciliation is the court', { timeout: TIMEOUT_MS }, async () => {
  const text = `PODER JUDICIÁRIO DO ESTADO DO MARANHÃO
CENTRO JUDICIÁRIO DE SOLUÇÃO DE CONFLITOS E CIDADANIA - CEJUSC DE CODÓ

TERMO DE ACORDO - GUARDA

Reclamação pré-processual nº 0803355-68.2025.8.10.0034

A guarda definitiva de SOFIA PONTAL FIGUEIRAL, nascida em 30/09/2018, fica com a avó, ZULMIRA PONTAL BREJINHO.

Codó, 10 de dezembro de 2025.`
  expect(await found(text, 'courtDivision')).toEqual([
    'CENTRO JUDICIÁRIO DE SOLUÇÃO DE CONFLITOS E CIDADANIA - CEJUSC DE CODÓ',
  ])
})
