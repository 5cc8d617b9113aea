import { describe, expect, test } from 'vitest'
import { environmentalLicence } from '../../../engine/src/document-types/environmental-licence.ts'
import type { ReadDocument } from '../../../engine/src/fields/reading.ts'
import { said, tagged } from '../weigh/tagged-reading.ts'
import { licenceWith } from './environmental-licence-page.ts'
import { withRoles } from './with-roles.ts'

const activitiesOf = async (reading: ReadDocument) =>
  environmentalLicence.read(await withRoles(reading)).fields.mainActivity?.value
const activities = (body: string) => activitiesOf(licenceWith(body))

describe('a colon', () => {
  const activityOf = (text: string) => {
    const words = text.split(' ').map((word, i) => `${word}/ACTIVITY${i === 0 ? '*' : ''}`)
    return environmentalLicence.read(tagged(`LICENÇA Nº 318/2020\nAtividade/CAPTION ${words.join(' ')}`))
      .fields.mainActivity?.value
  }

  test('before much of an activity is its own, before little the caption of the next cell', () => {
    const whole = 'COMÉRCIO E SERVIÇOS: POSTOS DE REVENDA DE COMBUSTÍVEIS COM LAVAGEM'
    expect(activityOf(whole)).toEqual([whole])
    expect(activityOf('Olaria com forno CNAE: 2342-7/02')).toEqual(['Olaria com forno'])
    expect(activityOf('Olaria com forno Porte: Médio')).toEqual(['Olaria com forno'])
  })

  test('or none: one word again and again is no activity', () => {
    expect(activityOf('granel granel granel')).toEqual([])
  })
})

test('activities that share one word of two are two, however far apart', () => {
  const texts = [
    'Fabricação de tintas',
    'Extração de argila em cava para uso na própria olaria do empreendedor',
    'Fabricação de telhas',
  ]
  const words = texts.map((text) => said('ACTIVITY', text)).join('\n\n')
  expect(environmentalLicence.read(tagged(words)).fields.mainActivity?.value).toEqual(texts)
})

describe('an activity that two places tell', () => {
  test('is the one with the code of the list', async () => {
    expect(
      await activities(`Atividade: 26.20.10 - Fabricação de rações balanceadas para animais
Endereço: Rodovia BR-376, km 12

Descrição do empreendimento:
A presente licença autoriza a operação de unidade de fabricação de rações com capacidade instalada de 60 t/h.`),
    ).toEqual(['26.20.10 - Fabricação de rações balanceadas para animais'])
  })

  test('is the one with the code, where the description has other words', async () => {
    expect(
      await activities(`Atividade: 11.20.00 - Produção de fundidos de ferro e aço, sem tratamento de superfície
Endereço: Rodovia BR-376, km 12

Descrição do empreendimento:
A presente licença autoriza a operação de unidade de fundição de ferro cinzento e nodular, com dois fornos de indução.`),
    ).toEqual(['11.20.00 - Produção de fundidos de ferro e aço, sem tratamento de superfície'])
  })

  test('is the one under its caption, before what it is for', async () => {
    expect(
      await activities(`Atividade: Construção e reparação de embarcações
Finalidade: Operação de estaleiro para construção e reparo de balsas e empurradores`),
    ).toEqual(['Construção e reparação de embarcações'])
  })

  test('is the one under its caption, where a sentence has one of its words', async () => {
    const reading = tagged(`LICENÇA DE OPERAÇÃO Nº 318/2020
ATIVIDADE:/CAPTION ${said('ACTIVITY', 'Indústria de material cerâmico.')}
LOCALIZAÇÃO/CAPTION DA/CAPTION ATIVIDADE:/CAPTION No endereço acima, Manaus-AM.
FINALIDADE:/CAPTION Autorizar o funcionamento de uma ${said('ACTIVITY', 'indústria de telhas cerâmicas esmaltadas')}`)
    expect(environmentalLicence.read(reading).fields.mainActivity?.value).toEqual([
      'Indústria de material cerâmico',
    ])
  })

  test('is the one under its caption, where the undertaking above has the same words', () => {
    const reading = tagged(`LICENÇA DE OPERAÇÃO Nº 318/2020
EMPREENDIMENTO/CAPTION ${said('ACTIVITY', 'Coleta e transporte de resíduos')}
ATIVIDADE/CAPTION ${said('ACTIVITY', 'Coleta e transporte rodoviário de resíduos sólidos não perigosos')}`)
    expect(environmentalLicence.read(reading).fields.mainActivity?.value).toEqual([
      'Coleta e transporte rodoviário de resíduos sólidos não perigosos',
    ])
  })

  test('is two where a list has both', async () => {
    expect(
      await activities(`Código      Atividade
A-02-06-2   Lavra a céu aberto de rochas ornamentais
A-05-04-6   Pilhas de estéril de rochas ornamentais`),
    ).toHaveLength(2)
  })
})

test("a firm's activities by CNAE only describe what the paper calls the activity", () => {
  const rows = [
    `${said('CAPTION', 'CNAE principal')} ${said('ACTIVITY', '10.11-2-01 – Frigorífico')}`,
    `${said('CAPTION', 'CNAE secundárias')} ${said('ACTIVITY', '15.10-6-00 – Curtimento de couro')}`,
  ]
  const own = `${said('CAPTION', 'Atividade licenciada')} ${said('ACTIVITY', 'Abate de bovinos')}`
  const read = (lines: readonly string[]) =>
    environmentalLicence.read(tagged(lines.join('\n\n'))).fields.mainActivity?.value
  expect(read([...rows, own])).toEqual(['Abate de bovinos'])
  expect(read(rows)).toEqual(['10.11-2-01 – Frigorífico', '15.10-6-00 – Curtimento de couro'])
})
