import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, type Html, html } from '../../generator/html.ts'
import { conditions } from '../../generator/licence-parts.ts'
import {
  type LicencePage,
  type LicenceScene,
  licencePages,
  licenceScene,
} from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import type { Random } from '../../generator/random.ts'

interface Way {
  /** What stands between the licensee and the dates. */
  readonly block: (scene: LicenceScene) => Html
  readonly activities: readonly string[]
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): Html =>
  html`<table class="g"><tr>${head.map((one) => html`<th>${one}</th>`)}</tr>${rows.map((row) => html`<tr>${row.map((one) => html`<td>${one}</td>`)}</tr>`)}</table>`
const pairs = (rows: readonly (readonly [string, string])[]): Html =>
  html`<table class="g">${rows.map(([label, value]) => html`<tr><th style="width:46mm">${label}</th><td>${value}</td></tr>`)}</table>`

/** How towns word and set what surrounds the activity. */
const WAYS: Readonly<Record<string, Way>> = {
  'note-in-label': {
    block: () =>
      html`<p><b>Atividade (ver detalhamento no anexo):</b> Fabricação de esquadrias de alumínio</p><p><b>Classe:</b> 2</p>`,
    activities: ['Fabricação de esquadrias de alumínio'],
  },
  explores: {
    block: (scene) =>
      html`<p class="j">Fica licenciada a empresa ${scene.firm.name}, que explora a atividade de hotelaria com restaurante e lavanderia própria, nos termos da legislação em vigor.</p>`,
    activities: ['hotelaria com restaurante e lavanderia própria'],
  },
  'prose-in-capitals': {
    block: () =>
      html`<p class="j">A SECRETARIA AUTORIZA A EMPRESA ACIMA A FUNCIONAR COM A ATIVIDADE DE USINAGEM E TORNEARIA DE PEÇAS METÁLICAS NO ENDEREÇO INFORMADO, OBSERVADAS AS CONDICIONANTES ABAIXO.</p>`,
    activities: ['USINAGEM E TORNEARIA DE PEÇAS METÁLICAS'],
  },
  letter: {
    block: () =>
      html`<p class="j">Comunicamos a Vossa Senhoria que foi deferida a presente Licença de Operação para o empreendimento de secagem e armazenagem de grãos, devendo ser cumpridas as condições que seguem.</p>`,
    activities: ['secagem e armazenagem de grãos'],
  },
  certifies: {
    block: (scene) =>
      html`<p class="j">Certificamos que ${scene.firm.name}, desenvolvendo atividade de recuperação de materiais plásticos, encontra-se devidamente licenciada perante este órgão.</p>`,
    activities: ['recuperação de materiais plásticos'],
  },
  'no-others': {
    block: () =>
      pairs([
        ['Atividade principal', 'Fabricação de cal e gesso'],
        ['Atividades secundárias', 'Sem atividades secundárias'],
        ['Porte', 'Médio'],
      ]),
    activities: ['Fabricação de cal e gesso'],
  },
  'remark-below': {
    block: () =>
      html`<p><b>Atividade:</b> Oficina de funilaria de máquinas agrícolas<br>Obs.: a pintura em cabine depende de nova licença.</p>`,
    activities: ['Oficina de funilaria de máquinas agrícolas'],
  },
  'row-over-all': {
    block: () =>
      html`<table class="g"><tr><th>Código</th><th>Atividade</th><th>Porte</th></tr><tr><td>G-02-04-6</td><td>Suinocultura em ciclo completo</td><td>M</td></tr><tr><td>G-02-02-1</td><td>Avicultura de postura</td><td>P</td></tr><tr><td colspan="3">Classe predominante do empreendimento: 3 – Fator locacional: 0</td></tr></table>`,
    activities: ['G-02-04-6 Suinocultura em ciclo completo', 'G-02-02-1 Avicultura de postura'],
  },
  'sum-of-areas': {
    block: () =>
      table(
        ['Atividade', 'Área'],
        [
          ['Viveiro de mudas florestais', '3,2 ha'],
          ['Silvicultura de eucalipto', '148,0 ha'],
          ['Área total do empreendimento', '151,2 ha'],
        ],
      ),
    activities: ['Viveiro de mudas florestais', 'Silvicultura de eucalipto'],
  },
  abbreviated: {
    block: () =>
      html`<table class="g" style="width:110mm"><tr><th style="width:30mm">Atividade</th><td>Com. varejista de comb. e lubrif. p/ veículos automot. (posto rev.) c/ troca de óleo e lavagem de veículos</td></tr><tr><th>Porte</th><td>Médio</td></tr></table>`,
    activities: [
      'Com. varejista de comb. e lubrif. p/ veículos automot. (posto rev.) c/ troca de óleo e lavagem de veículos',
    ],
  },
  subactivity: {
    block: () =>
      pairs([
        ['Atividade', 'Aquicultura'],
        ['Subatividade', 'Piscicultura de espécies nativas em viveiros escavados'],
        ['Lâmina d\u2019água', '4,8 ha'],
      ]),
    activities: ['Piscicultura de espécies nativas em viveiros escavados'],
  },
  subtypology: {
    block: () =>
      html`<p><b>Tipologia:</b> Energia e telecomunicações<br><b>Subtipologia:</b> Geração de energia solar fotovoltaica<br><b>Potência:</b> 5 MW</p>`,
    activities: ['Geração de energia solar fotovoltaica'],
  },
  'code-with-its-label': {
    block: () =>
      html`<p>Código da atividade: 05.03.2 &nbsp; Descrição da atividade: Abatedouro de aves e coelhos &nbsp; Porte: Pequeno</p>`,
    activities: ['Abatedouro de aves e coelhos'],
  },
  'kind-in-a-word': {
    block: () =>
      pairs([
        ['Natureza da atividade', 'Industrial'],
        ['Classificação da atividade', 'Potencialmente poluidora de grau médio'],
        ['Atividade', 'Moagem de trigo e fabricação de derivados'],
      ]),
    activities: ['Moagem de trigo e fabricação de derivados'],
  },
}

function print(random: Random, way: Way): LicencePage {
  const scene = licenceScene(random, random.pick(['PR', 'SC', 'MG', 'SP', 'BA']), 'Agroindustrial')
  const { firm, issued, expires, number, signer } = scene
  const body = html`<table><tr><td style="width:22mm">${crest(15)}</td><td><b>Prefeitura de Lagoa dos Paturis</b><br>Secretaria do Meio Ambiente</td><td class="r"><b>Licença de Operação</b><br>nº ${number}</td></tr></table>
<p><b>Empreendedor:</b> ${firm.name}<br><b>CNPJ:</b> ${maskCnpj(firm.id)}<br><b>Endereço:</b> ${firm.address.street}, ${firm.address.number}</p>${way.block(scene)}
<p>Emissão: ${shortDate(issued)}<br>Validade: ${shortDate(expires)}</p><p class="b">Condicionantes</p>${conditions(random, 6)}<p>Lagoa dos Paturis, ${longDate(issued)}.</p><p class="c" style="margin-top:9mm">${signer}<br>Secretário(a) Municipal</p>`
  const font = random.pick(['Liberation Sans', 'Carlito', 'Noto Sans', 'PT Serif', 'Open Sans', 'Lato'])
  const css = '.g td,.g th{border:.2mm solid #555;padding:.8mm 1.5mm;text-align:left}.g{margin:2mm 0}'
  return {
    paper: { font, sizePt: random.int(18, 22) / 2, css },
    body,
    read: {
      id: firm.id,
      number,
      scope: 'MUNICIPAL',
      expirationDate: expires,
      mainActivity: way.activities,
    },
  }
}

export const layout = licencePages(
  'around-the-activity',
  Object.fromEntries(
    Object.entries(WAYS).map(([name, way]) => [name, (random: Random) => print(random, way)]),
  ),
)
