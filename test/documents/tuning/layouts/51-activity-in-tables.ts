import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

const LONG =
  'Fabricação de produtos alimentícios não especificados anteriormente, com preparação de conservas de frutas, legumes e outros vegetais'
const WASTE = 'Coleta, triagem e armazenamento temporário de resíduos sólidos urbanos e da construção civil'

interface Way {
  readonly block: Html
  readonly activities: readonly string[]
  readonly css?: string
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): Html =>
  html`<table class="g"><tr>${head.map((one) => html`<th>${one}</th>`)}</tr>${rows.map((row) => html`<tr>${row.map((one) => html`<td>${one}</td>`)}</tr>`)}</table>`

/** What browsers and word processors do to tables: cells centred on their row, labels beside tall values, narrow columns. */
const WAYS: Readonly<Record<string, Way>> = {
  'centred-cells': {
    block: table(
      ['Código', 'Descrição da atividade', 'Unidade', 'Quantidade'],
      [
        ['10.32-5/99', LONG, 't/mês', '1.200'],
        ['38.11-4/00', WASTE, 'm³', '350'],
      ],
    ),
    activities: [`10.32-5/99 ${LONG}`, `38.11-4/00 ${WASTE}`],
    css: '.g td:nth-child(2){width:62mm}',
  },
  'centred-without-code': {
    block: table(
      ['Atividade', 'Parâmetro', 'Porte'],
      [
        [LONG, 'área útil: 3.000 m²', 'Médio'],
        [WASTE, 'área útil: 900 m²', 'Pequeno'],
      ],
    ),
    activities: [LONG, WASTE],
    css: '.g td:nth-child(1){width:62mm}',
  },
  'label-beside-tall-value': {
    block: html`<table class="g"><tr><td>Atividade licenciada</td><td>${LONG}, ${WASTE.toLowerCase()}</td></tr><tr><td>Porte</td><td>Grande</td></tr></table>`,
    activities: [`${LONG}, ${WASTE.toLowerCase()}`],
    css: '.g td:nth-child(1){width:38mm}.g td:nth-child(2){width:80mm}',
  },
  'label-beside-two-lines': {
    block: html`<table class="g"><tr><td>CNPJ da filial:</td><td>não possui</td></tr><tr><td>ATIVIDADE:</td><td>${WASTE.toUpperCase()}</td></tr><tr><td>ÁREA ÚTIL:</td><td>1.000 m²</td></tr></table>`,
    activities: [WASTE.toUpperCase()],
    css: '.g td:nth-child(1){width:30mm}',
  },
  'centred-text': {
    block: html`<table class="g"><tr><td><b>ATIVIDADE</b></td></tr><tr><td>${LONG}</td></tr><tr><td><b>ENDEREÇO</b></td></tr><tr><td>Rua das Oficinas, 120</td></tr></table>`,
    activities: [LONG],
    css: '.g td{text-align:center;width:90mm}.g{width:90mm}',
  },
  'item-code-activity': {
    block: table(
      ['Item', 'CNAE', 'Atividade', 'Risco'],
      [
        ['01', '2511-0/00', 'Fabricação de estruturas metálicas', 'Alto'],
        ['02', '2539-0/02', 'Serviços de tratamento e revestimento em metais', 'Alto'],
        ['03', '4672-9/00', 'Comércio atacadista de ferragens e ferramentas', 'Baixo'],
      ],
    ),
    activities: [
      '2511-0/00 Fabricação de estruturas metálicas',
      '2539-0/02 Serviços de tratamento e revestimento em metais',
      '4672-9/00 Comércio atacadista de ferragens e ferramentas',
    ],
  },
  'title-row': {
    block: html`<table class="g"><tr><th colspan="3">ATIVIDADE(S) LICENCIADA(S)</th></tr><tr><td>Código</td><td>Descrição</td><td>Classe</td></tr><tr><td>E-03-06-9</td><td>Estação de tratamento de esgoto sanitário</td><td>3</td></tr><tr><td>E-03-05-0</td><td>Interceptores, emissários, elevatórias e reversão de esgoto</td><td>2</td></tr></table>`,
    activities: [
      'E-03-06-9 Estação de tratamento de esgoto sanitário',
      'E-03-05-0 Interceptores, emissários, elevatórias e reversão de esgoto',
    ],
  },
  'group-and-subgroup': {
    block: html`<table class="g"><tr><td>Grupo: Indústria de papel</td><td>Subgrupo: Embalagens</td></tr><tr><td>Atividade: Fabricação de chapas e de embalagens de papelão ondulado</td><td>Potencial poluidor: M</td></tr><tr><td>Unidade: m²</td><td>Medida: 4.500</td></tr></table>`,
    activities: ['Fabricação de chapas e de embalagens de papelão ondulado'],
  },
  'activity-under-company': {
    block: html`<table class="g"><tr><td>Empreendimento</td><td>Atividade desenvolvida</td><td>Município</td></tr><tr><td>Unidade Morro Alto</td><td>Britagem de rocha para uso na construção civil</td><td>Cidade Imaginária</td></tr></table>`,
    activities: ['Britagem de rocha para uso na construção civil'],
  },
  'rows-then-total': {
    block: html`${table(
      ['Atividade', 'Capacidade'],
      [
        ['Engorda de bovinos em confinamento', '2.000 cabeças'],
        ['Fábrica de ração para consumo próprio', '10 t/dia'],
        ['Total', '2 atividades'],
      ],
    )}<p>Observação: a fábrica de ração atende apenas o confinamento.</p>`,
    activities: ['Engorda de bovinos em confinamento', 'Fábrica de ração para consumo próprio'],
  },
  'three-label-columns': {
    block: html`<table class="n"><tr><td class="l">Atividade</td><td class="l">Código da atividade</td><td class="l">Fase do empreendimento</td></tr><tr><td>Produção de energia elétrica em pequena central hidrelétrica</td><td>34.21.10</td><td>Operação</td></tr></table>`,
    activities: ['Produção de energia elétrica em pequena central hidrelétrica 34.21.10'],
  },
  'code-and-text-cells': {
    block: html`<table class="g"><tr><td>Atividade</td><td>71.70.10</td><td>Complexo turístico e de lazer, inclusive parques temáticos</td></tr><tr><td>Parâmetro</td><td>AU(4)</td><td>12,4 ha</td></tr></table>`,
    activities: ['71.70.10 Complexo turístico e de lazer, inclusive parques temáticos'],
  },
}

/** Licences of a town whose form prints the activity in ever other tables. */
export const layout: Layout = {
  name: 'activity-in-tables',
  type: 51,
  variants: Object.keys(WAYS),
  print(random, variant) {
    const way = WAYS[variant]
    if (!way) throw new RangeError(`no way is called ${variant}`)
    const firm = company(random, random.pick(['PR', 'SC', 'MG', 'SP']), 'Agroindustrial')
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, 4)
    const number = `${random.int(20, 480)}/${year(issued)}`
    const key = `${hex(random, 4)}-${hex(random, 4)}`
    const body = html`<p class="c b">${crest(14)}<br>PREFEITURA MUNICIPAL DE CIDADE IMAGINÁRIA<br>SECRETARIA MUNICIPAL DE MEIO AMBIENTE</p><p class="c b">LICENÇA DE OPERAÇÃO Nº ${number}</p>
<p><b>Empreendedor:</b> ${firm.name}<br><b>CNPJ:</b> ${maskCnpj(firm.id)}<br><b>Endereço:</b> ${firm.address.street}, ${firm.address.number}</p>${way.block}
<p>Emissão: ${shortDate(issued)}<br>Validade: ${shortDate(expires)}</p>${conditions(random, 6)}<p>Cidade Imaginária, ${longDate(issued)}.</p><p class="c" style="margin-top:8mm">${person(random, { gender: 'f' }).name}<br>Secretária Municipal</p>
<p class="s">Autenticidade em https://cidadeimaginaria.gov.br/autentica com o código ${key}.</p>`
    const font = random.pick(['Liberation Sans', 'Carlito', 'Noto Sans', 'Liberation Serif', 'Open Sans'])
    const css = `.g td,.g th{border:.2mm solid #000;padding:.8mm 1.5mm;text-align:left}.g,.n{margin:2mm 0}.l{font-size:7pt;color:#444}${way.css ?? ''}`
    return {
      html: sheet({ font, sizePt: 10, css }, body),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://cidadeimaginaria.gov.br/autentica',
        mainActivity: way.activities,
      }),
    }
  },
}
