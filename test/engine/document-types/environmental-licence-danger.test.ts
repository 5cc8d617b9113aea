import { expect, it } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import { said, tagged } from '../weigh/tagged-reading.ts'

/** What is said of a licence whose network believes `danger` of the whole. */
function dangerIn(yes: number, ...lines: readonly string[]) {
  const reading = tagged(['LICENÇA DE OPERAÇÃO', ...lines].join('\n'))
  const roles = reading.roles && { ...reading.roles, classes: { danger: { yes, no: 1 - yes } } }
  return environmentalLicence.read({ ...reading, roles }).fields.authorizationDangerousProducts
}

const activity = (text: string) =>
  `Atividade: ${said('ACTIVITY', text).replaceAll('/ACTIVITY*', '/ACTIVITY!')}`

it.each([
  [true, 'Transporte rodoviário de produtos e resíduos perigosos'],
  [true, 'Coleta e transporte de cargas perigosas'],
  [false, 'Transporte rodoviário de resíduos não perigosos'],
  [true, 'Serviços de transporte de produtos perigosos'],
  [false, 'Transporte rodoviário de carga, exceto produtos perigosos e mudanças'],
  [false, 'Transporte de cargas gerais, salvo as perigosas'],
  [true, 'Transporte de produtos perigosos, exceto explosivos'],
  [true, 'Transporte rodoviário e fluvial de derivados de petróleo (Classe 3)'],
  [true, 'Coleta e transporte de resíduos de serviços de saúde (Grupos A, B e E)'],
  [true, 'Transporte a granel de hipoclorito (ONU 1791)'],
  [true, 'Transporte de gás liquefeito, óleo diesel e gasolina'],
  [false, 'Coleta e transporte de resíduos não perigosos, classe II A'],
  [false, 'Comércio varejista de combustíveis'],
  [false, 'Transporte de carga geral, exceto combustíveis'],
  [false, 'Armazenamento de produtos perigosos'],
  [false, 'Garagem de empresa de transporte de produtos perigosos'],
])('%s: the activity says so, whatever the network makes of the whole: %s', (value, text) => {
  expect(dangerIn(0.01, activity(text))?.value).toBe(value)
})

it.each([
  [false, 'Base de transportadora de produtos perigosos', 'A licença da base não abrange o transporte em si'],
  [false, 'Armazenamento de inflamáveis', 'Esta licença não autoriza transporte de produtos perigosos'],
  [false, 'Armazenamento de inflamáveis', 'O transporte segue as normas da ANTT'],
  [true, 'Distribuição de gases', `Frota: ${said('PLATE', 'QRS1A23')}`],
  [true, 'Transportar inflamáveis', 'O condutor tem o curso exigido'],
  // What is denied is another transport than the one that is licensed.
  [true, 'Transporte de óleo usado', 'Esta licença não autoriza o transporte interestadual'],
])('%s: %s / %s', (value, text, condition) => {
  expect(dangerIn(0.9, activity(text), condition)?.value).toBe(value)
})
