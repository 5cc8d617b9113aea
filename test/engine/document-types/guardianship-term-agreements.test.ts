import { describe, expect, it } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { groupsIn } from '../../../engine/src/fields/values.ts'
import { courtPages } from './guardianship-term-page.ts'
import { TIMEOUT_MS } from './plain-term.ts'
import { withRoles } from './with-roles.ts'

/** Agreements of many parties: the parents give the custody of their children to a relative. */
const ZULMIRA = 'ZULMIRA PONTAL BREJINHO, brasileira, viúva, aposentada, CPF nº 202.231.691-61'
const PARENTS =
  'ROSÂNGELA PONTAL RIOMANSO, CPF nº 165.324.175-64; e JUCIMAR QUEIROZAL FIGUEIRAL, CPF nº 529.982.247-25'

const AGREED = `PODER JUDICIÁRIO
TRIBUNAL DE JUSTIÇA DO ESTADO DE GOIÁS
CENTRO JUDICIÁRIO DE SOLUÇÃO DE CONFLITOS E CIDADANIA – CEJUSC DE CATALÃO

TERMO DE ACORDO DE GUARDA

Reclamação pré-processual nº 5312207-68.2025.8.09.0029

Solicitante   Zulmira Pontal Brejinho
Solicitados   Rosângela Pontal Riomanso e Jucimar Queirozal Figueiral

Aos 12 de março de 2025, compareceram: ${ZULMIRA}, residente na Rua Seis, 1020, Centro, Catalão/GO; ${PARENTS}, que firmaram o \
seguinte ACORDO:

Cláusula 1ª. Rosângela e Jucimar são genitores de KAUÃ PONTAL FIGUEIRAL, nascido em 12/05/2015, e de SOFIA PONTAL FIGUEIRAL, \
nascida em 30/09/2018.

Cláusula 2ª. A guarda definitiva das crianças passa a ser exercida pela avó materna, ZULMIRA PONTAL BREJINHO, com quem já vivem.

Cláusula 3ª. Os genitores visitarão os filhos em finais de semana alternados.

HOMOLOGO o acordo acima, por sentença, que vale como TERMO DE GUARDA.

Catalão, 18 de março de 2025.`

const HEARD = `PODER JUDICIÁRIO DO ESTADO DO MARANHÃO
COMARCA DE CAXIAS
VARA DE FAMÍLIA

ATA DE AUDIÊNCIA DE CONCILIAÇÃO

Processo nº 0803355-68.2023.8.10.0029
Requerente: Zulmira Pontal Brejinho
Requeridos: Rosângela Pontal Riomanso e Jucimar Queirozal Figueiral

Aos 12 de março de 2024, às 10h, presentes a requerente ZULMIRA PONTAL BREJINHO, CPF nº 202.231.691-61, e os requeridos \
ROSÂNGELA PONTAL RIOMANSO, CPF nº 165.324.175-64, e JUCIMAR QUEIROZAL FIGUEIRAL, CPF nº 529.982.247-25, pais de SOFIA PONTAL \
FIGUEIRAL, nascida em 30/09/2018.

Aberta a audiência, as partes transigiram: a guarda da menor ficará com a avó materna ZULMIRA PONTAL BREJINHO, e os requeridos \
terão direito de visitas livre.

Pela MM. Juíza foi dito: HOMOLOGO o acordo. A presente ata serve como TERMO DE GUARDA DEFINITIVA.`

const SETTLED = `DEFENSORIA PÚBLICA DO ESTADO DA BAHIA
TERMO DE ACORDO EXTRAJUDICIAL DE GUARDA

Processo nº 8012207-68.2024.8.05.0001
2ª Vara de Família da Comarca de Salvador

PARTES: Tia: Zulmira Pontal Brejinho, brasileira, casada, costureira, CPF 202.231.691-61. Mãe: Rosângela Pontal Riomanso, \
solteira, CPF 165.324.175-64. Pai: Jucimar Queirozal Figueiral, pedreiro, CPF 529.982.247-25.

CRIANÇAS: Kauã Pontal Figueiral, nascido em 12/05/2015, e Sofia Pontal Figueiral, nascida em 30/09/2018.

1. A guarda unilateral das crianças será exercida pela tia materna, Zulmira Pontal Brejinho, em razão da mudança da mãe.

Salvador, 3 de junho de 2024. HOMOLOGO por sentença o acordo, valendo esta como TERMO DE GUARDA DEFINITIVA.`

/** Each party is numbered behind what kin the one before is, and one relative once asked for what another gets. */
const MEDIATED = `PODER JUDICIÁRIO DO ESTADO DO ACRE
CENTRO JUDICIÁRIO DE SOLUÇÃO DE CONFLITOS E CIDADANIA – CEJUSC DE RIO BRANCO

TERMO DE SESSÃO DE MEDIAÇÃO – GUARDA E VISITAS

Processo nº 0701847-52.2024.8.01.0001 – 2ª Vara de Família da Comarca de Rio Branco

Aos 12 de março de 2025, presentes: a) ROSÂNGELA PONTAL RIOMANSO, brasileira, diarista, CPF 165.324.175-64, mãe; \
b) JUCIMAR QUEIROZAL FIGUEIRAL, brasileiro, pedreiro, CPF 529.982.247-25, pai; c) ZULMIRA PONTAL BREJINHO, brasileira, \
viúva, aposentada, CPF 202.231.691-61, tia materna; d) OLAVO FIGUEIRAL NETO, brasileiro, casado, lavrador, CPF 111.444.777-35, \
avô paterno, acordam o seguinte.

1. Os dois primeiros são pais de SOFIA PONTAL FIGUEIRAL, nascida em 30/09/2018.

2. A guarda da criança será exercida pela tia materna ZULMIRA PONTAL BREJINHO, que aceita o encargo e prestará à criança a assistência \
material, moral e educacional de que ela precisa.

3. O avô paterno OLAVO FIGUEIRAL NETO, que havia pedido a guarda em outro processo, desiste do pedido e terá a neta nas férias.

HOMOLOGO o acordo acima, por sentença, que vale como TERMO DE GUARDA.

Rio Branco, 18 de março de 2025.`

describe('an agreement of many parties', { timeout: TIMEOUT_MS }, () => {
  const [kaua, sofia] = [
    ['KAUÃ PONTAL FIGUEIRAL', '2015-05-12'],
    ['SOFIA PONTAL FIGUEIRAL', '2018-09-30'],
  ]
  it.each([
    ['before any case', AGREED, [kaua, sofia]],
    ['in a hearing', HEARD, [sofia]],
    ['out of court', SETTLED, [kaua, sofia]],
    ['in a mediation', MEDIATED, [sofia]],
  ])('tells guardian from parents and children: %s', async (_, text, wards) => {
    const { fields } = guardianshipTerm.read(await withRoles(courtPages(text)))
    const named = (list: string, member: string) =>
      groupsIn(fields[list]?.value ?? []).map((one) => [String(one.name).toUpperCase(), one[member]])
    expect(named('guardians', 'cpf')).toEqual([['ZULMIRA PONTAL BREJINHO', '20223169161']])
    expect(named('wards', 'birthDate')).toEqual(wards)
  })
})
