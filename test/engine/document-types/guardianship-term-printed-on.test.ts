import { describe, expect, it } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { courtPages } from './guardianship-term-page.ts'
import { TIMEOUT_MS } from './plain-term.ts'
import { withRoles } from './with-roles.ts'

/** A decision whose every page says when somebody printed it, to the second. */
const decision = (
  stamp: string,
  closing: string,
) => `Processo: 5418207-38.2025.8.09.0029          CATALÃO - 1ª VARA DE FAMÍLIA
${stamp}        Valor: R$ 1.518,00
PROCESSO CÍVEL E DO TRABALHO -> Processo de Conhecimento -> Guarda de Família

PODER JUDICIÁRIO
Comarca de Catalão
Juízo de Direito da 1ª Vara de Família da Comarca de Catalão

Protocolo nº 5418207-38.2025.8.09.0029
Requerente: Zulmira Pontal Brejinho
Natureza: Guarda de Família

DECISÃO

Cuida-se de ação de guarda ajuizada por ZULMIRA PONTAL BREJINHO, brasileira, viúva, CPF nº 202.231.691-61, em favor do neto \
KAUÃ PONTAL FIGUEIRAL, nascido em 30/09/2018. É o breve relatório. Decido.

Ante o exposto, DEFIRO a guarda provisória de KAUÃ PONTAL FIGUEIRAL à avó materna, ZULMIRA PONTAL BREJINHO, pelo prazo de 180 dias.

Esta decisão, assinada digitalmente, SERVE COMO TERMO DE GUARDA PROVISÓRIA.

Tribunal de Justiça do Estado de Goiás
Documento Assinado e Publicado Digitalmente em 13/03/2025 18:41:09
---
Processo: 5418207-38.2025.8.09.0029          CATALÃO - 1ª VARA DE FAMÍLIA
${stamp}        Valor: R$ 1.518,00

Designe-se estudo psicossocial. Cite-se o requerido por edital, com prazo de 20 (vinte) dias, e a requerida por carta rogatória. \
${closing}

LAURO SABIÁ PENTEADO
Juiz de Direito

Documento Assinado e Publicado Digitalmente em 13/03/2025 18:41:09`

describe('the day on which somebody printed a decision', { timeout: TIMEOUT_MS }, () => {
  it.each([
    [
      'Usuário: MARINA TELES GARROTE - Data: 14/03/2025 10:22:47',
      'Intimem-se. Catalão, 13 de março de 2025.',
    ],
    [
      'Usuário: MARINA TELES GARROTE - Data: 21/03/2025 08:01:55',
      'Cumpra-se. Catalão (GO), 13 de março de 2025.',
    ],
    ['Usuário: SECRETARIA - Data: 02/04/2025, 17:45:31', 'Intimem-se.\n\nCatalão, 13 de março de 2025.'],
  ])('is not its own: %s', async (stamp, closing) => {
    const { fields } = guardianshipTerm.read(await withRoles(courtPages(decision(stamp, closing))))
    expect(fields.issueDate?.value).toBe('2025-03-13')
  })
})
