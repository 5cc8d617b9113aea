import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, year } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

interface Way {
  /** What stands after the number; `who` names the licensee with its CNPJ. */
  readonly act: (who: string) => Html
  readonly activities: readonly string[]
}

/** How acts lead up to the activity, and what they go on with. */
const WAYS: Readonly<Record<string, Way>> = {
  'licences-activity': {
    act: (who) =>
      html`A Secretaria licencia a ${who}, para desenvolver a atividade de tratamento e destinação de efluentes de fossas sépticas em sua unidade do Distrito Industrial, na forma dos anexos.`,
    activities: ['tratamento e destinação de efluentes de fossas sépticas'],
  },
  'whose-activity': {
    act: (who) =>
      html`Fica licenciado o empreendimento denominado Curtume Água Clara, de ${who}, cuja atividade é o curtimento e outras preparações de couro, com capacidade de 200 peles por dia.`,
    activities: ['curtimento e outras preparações de couro, com capacidade de 200 peles por dia'],
  },
  'roman-list': {
    act: (who) =>
      html`Concede-se a ${who}, a presente licença para as seguintes atividades:<br>I – incubação de ovos férteis;<br>II – criação de matrizes de corte;<br>III – fábrica de rações, com silos de 400 t.`,
    activities: [
      'incubação de ovos férteis',
      'criação de matrizes de corte',
      'fábrica de rações, com silos de 400 t',
    ],
  },
  'inline-letters': {
    act: (who) =>
      html`O órgão ambiental autoriza ${who}, a exercer as atividades de: a) desdobro de madeira em tora; b) secagem em estufa a vapor; e c) fabricação de paletes e caixas, tudo na Rodovia BR-999, km 4.`,
    activities: [
      'desdobro de madeira em tora',
      'secagem em estufa a vapor',
      'fabricação de paletes e caixas',
    ],
  },
  'object-colon': {
    act: (who) =>
      html`<b>TITULAR:</b> ${who}.<br><b>OBJETO:</b> Operação de crematório de animais domésticos, situado na Estrada do Morro, s/n, Zona Rural.<br><b>FUNDAMENTO:</b> Lei Municipal nº 900/2015.`,
    activities: ['Operação de crematório de animais domésticos'],
  },
  'parameters-after': {
    act: (who) =>
      html`Licenciada: ${who}.<br>Atividade: Fabricação de sorvetes e outros gelados comestíveis - Porte: Médio - Potencial poluidor: Médio - Classe: 3`,
    activities: ['Fabricação de sorvetes e outros gelados comestíveis'],
  },
  'measure-after-comma': {
    act: (who) =>
      html`Licenciada: ${who}.<br>Atividade licenciada: Garagem de ônibus com oficina mecânica e lavagem de veículos (área útil: 6.400 m²; porte: grande)`,
    activities: ['Garagem de ônibus com oficina mecânica e lavagem de veículos'],
  },
  'under-heading': {
    act: (who) =>
      html`<b>DA LICENCIADA</b><br>${who}<br><br><b>DA ATIVIDADE</b><br>Armazenamento e comércio atacadista de fertilizantes e corretivos do solo<br><br><b>DO LOCAL</b><br>Avenida das Indústrias, 900`,
    activities: ['Armazenamento e comércio atacadista de fertilizantes e corretivos do solo'],
  },
  'operation-phase': {
    act: (who) =>
      html`Declara-se licenciada, na fase de operação, a atividade de hospedagem em pousada com 42 leitos, exercida por ${who}, no endereço de seu cadastro.`,
    activities: ['hospedagem em pousada com 42 leitos'],
  },
  'to-operate-plant': {
    act: (who) =>
      html`Autorizamos ${who}, a operar a central dosadora de concreto instalada na Avenida das Indústrias, 1.200, nos limites desta licença.`,
    activities: ['central dosadora de concreto'],
  },
  'typology-dash': {
    act: (who) =>
      html`EMPREENDEDOR – ${who}<br>TIPOLOGIA – EXTRAÇÃO DE ROCHAS ORNAMENTAIS E DE REVESTIMENTO<br>MUNICÍPIO – CIDADE IMAGINÁRIA<br>BACIA – RIO DAS GARÇAS`,
    activities: ['EXTRAÇÃO DE ROCHAS ORNAMENTAIS E DE REVESTIMENTO'],
  },
  'codes-in-brackets': {
    act: (who) =>
      html`Empreendedor: ${who}.<br>Atividades: Fabricação de cervejas e chopes (1113-5/02); Engarrafamento e comércio de bebidas (4635-4/02).`,
    activities: [
      'Fabricação de cervejas e chopes (1113-5/02)',
      'Engarrafamento e comércio de bebidas (4635-4/02)',
    ],
  },
  'one-with-comma-list': {
    act: (who) =>
      html`Empreendedor: ${who}.<br>Atividade: Extração, britagem, lavagem e comércio de seixo rolado, com transporte interno.`,
    activities: ['Extração, britagem, lavagem e comércio de seixo rolado, com transporte interno'],
  },
  'requested-for': {
    act: (who) =>
      html`Atendendo ao que requereu ${who}, e tendo em vista o parecer favorável da equipe técnica, expede-se a presente Licença de Operação em nome da requerente, destinada ao funcionamento de lavanderia hospitalar com barreira sanitária, na sede do Município.`,
    activities: ['lavanderia hospitalar com barreira sanitária'],
  },
}

/** Acts of a town in plain text, each with another way to say what is licensed. */
export const layout: Layout = {
  name: 'activity-in-words',
  type: 51,
  variants: Object.keys(WAYS),
  print(random, variant) {
    const way = WAYS[variant]
    if (!way) throw new RangeError(`no way is called ${variant}`)
    const firm = company(random, random.pick(['GO', 'SC', 'BA', 'SP']), 'Agroindustrial')
    const issued = randomDate(random, 2019, 2025)
    const number = `${random.int(20, 480)}/${year(issued)}`
    const body = html`<p class="c b">PREFEITURA MUNICIPAL DE CIDADE IMAGINÁRIA<br>SECRETARIA MUNICIPAL DE MEIO AMBIENTE</p><h1>LICENÇA AMBIENTAL DE OPERAÇÃO<br>Nº ${number}</h1>
<p class="j">${way.act(`${firm.name}, CNPJ ${maskCnpj(firm.id)}`)}</p><p class="j">Esta licença vale por 4 (quatro) anos, contados da data de sua assinatura, e obriga ao que segue.</p>${conditions(random, 7)}
<p>Cidade Imaginária, ${longDate(issued)}.</p><p class="c" style="margin-top:10mm">${person(random, { gender: 'm' }).name}<br>Secretário Municipal</p>`
    const font = random.pick(['Liberation Serif', 'Caladea', 'PT Serif', 'Carlito'])
    return {
      html: sheet(
        { font, sizePt: 11, margin: '20mm 24mm', css: 'h1{font-size:13pt;text-align:center}' },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: addYears(issued, 4),
        mainActivity: way.activities,
      }),
    }
  },
}
