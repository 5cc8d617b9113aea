import { describe, expect, it } from 'vitest'
import { guardianshipTerm } from '../../../engine/src/document-types/guardianship-term.ts'
import { courtPages } from './guardianship-term-page.ts'
import { withRoles } from './with-roles.ts'

const NUMBER = '3569551-39.2022.8.26.0114'
const TERM = `TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO
COMARCA DE CAMPINAS
2ª VARA DA INFÂNCIA E DA JUVENTUDE

TERMO DE GUARDA PROVISÓRIA

Processo nº: ${NUMBER}

Aos 10 de março de 2023, perante o MM. Juiz de Direito Dr. Otto Vidal Brandt, compareceu a Sra. LÍGIA PAES MORENO, \
brasileira, solteira, CPF nº 165.324.175-64, residente na Rua Um, 2, Campinas/SP, a quem foi deferida a guarda do \
menor IVO PAES LEAL, nascido em 02/02/2015, por decisão de 01/03/2023.

Otto Vidal Brandt
Juiz de Direito

>>Para conferir o original, acesse o site https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do, \
informe o processo ${NUMBER} e código 9XkQ2mZ1.`

/** Rules that fail, of the term with some words changed. */
async function failures(...changes: (readonly [string, string])[]): Promise<string[]> {
  const text = changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), TERM)
  const reading = await withRoles(courtPages(text))
  const checks = guardianshipTerm.read(reading).checks
  return checks.filter((check) => check.outcome === 'fail').map((check) => check.rule)
}

describe('checks of guardianship terms', () => {
  it('passes a term without faults', async () => {
    expect(await failures()).toEqual([])
  })

  it.each<[string, readonly [string, string][]]>([
    ['case_number_check_digits', [[NUMBER, '3569551-79.2022.8.26.0114']]],
    ['case_number_court', [[NUMBER, '5962423-54.2012.8.13.0024']]],
    ['cpf_check_digits', [['165.324.175-64', '165.324.175-65']]],
    ['ward_age', [['02/02/2015', '02/02/2001']]],
    ['stamp_case_number', [[`informe o processo ${NUMBER}`, 'informe o processo 0255116-85.2026.8.26.0030']]],
    // The child's mother, of whom no field tells.
    ['printed_cpfs', [['02/02/2015,', '02/02/2015, filho de Eva Paes Leal, CPF 182.390.812-99,']]],
    // The same stamp upright at the foot.
    [
      'stamp_case_number',
      [
        [`informe o processo ${NUMBER}`, 'informe o processo 0255116-85.2026.8.26.0030'],
        ['>>Para', 'Para'],
      ],
    ],
    // Somebody's list tells the court, no letterhead.
    [
      'court_header',
      [
        ['TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO', 'Tribunal: TJSP'],
        ['COMARCA DE CAMPINAS', 'Comarca: Campinas'],
        ['2ª VARA DA', 'Vara: 2ª VARA DA'],
      ],
    ],
    ['no_decision', [['TERMO DE GUARDA PROVISÓRIA', 'SENTENÇA']]],
    ['no_draft', [['TERMO DE GUARDA', 'DOCUMENTO AINDA NÃO ASSINADO\n\nTERMO DE GUARDA']]],
    ['no_draft', [['TERMO DE GUARDA', 'MINUTA\n\nTERMO DE GUARDA']]],
    ['no_petition', [['Aos 10', 'Excelentíssimo Senhor Doutor Juiz. Aos 10']]],
  ])('%s', async (rule, changes) => {
    expect(await failures(...changes)).toContain(rule)
  })

  it('says nothing of the document in its messages', async () => {
    const reading = await withRoles(courtPages(TERM))
    const messages = guardianshipTerm.read(reading).checks.map((check) => check.message)
    expect(messages.join(' ')).not.toMatch(/PAES|165|3569551/)
  })
})
