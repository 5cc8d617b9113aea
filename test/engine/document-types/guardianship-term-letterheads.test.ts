import { describe, expect, it } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { courtPages } from './guardianship-term-page.ts'
import { TIMEOUT_MS } from './plain-term.ts'
import { expectShareRight } from './share-right.ts'
import { withRoles } from './with-roles.ts'

/** One term under many letterheads; the guardian lives in another city than the court's. */
async function found(head: string, name: string): Promise<unknown> {
  const text = [
    `PODER JUDICIÁRIO DO ESTADO DE GOIÁS\n${head}`,
    'TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO',
    'Processo nº 0811223-44.2023.8.20.5106\nClasse: Interdição',
    'Aos 12 de março de 2020, compareceu a Sra. Benedita Riomanso Figueiral, brasileira, casada, costureira, ' +
      'CPF nº 202.231.691-61, residente na Rua Seis, 1020, Centro, Ceres/GO, CEP 75700-000, nomeada curadora ' +
      'de José Carlos Riomanso Figueiral, nascido em 01/03/1970.',
    'Catalão, 12 de março de 2020.',
  ].join('\n\n')
  return guardianshipTerm.read(await withRoles(courtPages(text))).fields[name]?.value
}

describe('the comarca', { timeout: TIMEOUT_MS }, () => {
  it('most wordings', () =>
    expectShareRight(
      0.7,
      [
        ['CATALÃO', 'COMARCA DE CATALÃO - 1ª VARA DE FAMÍLIA'],
        ['CATALÃO', '1ª VARA DE FAMÍLIA DE CATALÃO'],
        ['Catalão', '1ª Vara de Família da Comarca de Catalão - GO'],
        ['CATALÃO', 'FORO DE CATALÃO\n1ª VARA DE FAMÍLIA'],
        ['Catalão', 'Catalão - 1ª Vara de Família'],
        ['Catalão', 'Comarca: Catalão\nVara: 1ª Vara de Família'],
        ['CATALÃO', '1ª VARA DE FAMÍLIA\nCATALÃO - GO'],
        ['Catalão', 'Juizado da Infância e Juventude de Catalão'],
        ['Capital', 'Regional de Campo Alto da Comarca da Capital\n1ª Vara de Família'],
        ['Catalão', 'Comarca da Capital - Catalão\n1ª Vara de Família'],
      ],
      async ([district, head]) => {
        expect(await found(head, 'district')).toBe(district)
      },
    ))
})

describe('a forum', { timeout: TIMEOUT_MS }, () => {
  it('most wordings', () =>
    expectShareRight(
      0.95,
      [
        [null, 'Comarca de Catalão\n2ª Vara Cível / Infância e Juventude'],
        ['Fórum da Comarca de Catalão', '1ª Vara Cível de Catalão\nFórum da Comarca de Catalão'],
        [null, 'COMARCA DE CATALÃO\n1ª VARA DE FAMÍLIA\nAvenida do Fórum Antigo, 12'],
      ],
      async ([forum, head]) => {
        expect(await found(head, 'forum')).toBe(forum)
      },
    ))
})
