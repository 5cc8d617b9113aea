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
  readonly dangerous?: boolean
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): Html =>
  html`<table class="g"><tr>${head.map((one) => html`<th>${one}</th>`)}</tr>${rows.map((row) => html`<tr>${row.map((one) => html`<td>${one}</td>`)}</tr>`)}</table>`
const pairs = (rows: readonly (readonly [string, string])[]): Html =>
  html`<table class="g">${rows.map(([label, value]) => html`<tr><th style="width:46mm">${label}</th><td>${value}</td></tr>`)}</table>`

/** Beside the activity stand things that look like one. */
const WAYS: Readonly<Record<string, Way>> = {
  'not-covered': {
    block: () =>
      html`<p class="b">Atividades licenciadas:</p><p>– Fabricação de móveis com predominância de madeira<br>– Comércio varejista de móveis</p><p class="b">Atividades não contempladas nesta licença:</p><p>– Pintura a pistola<br>– Tratamento químico de madeira</p>`,
    activities: ['Fabricação de móveis com predominância de madeira', 'Comércio varejista de móveis'],
  },
  'business-of-the-firm': {
    block: () =>
      pairs([
        ['Ramo da empresa', 'Comércio varejista de materiais de construção em geral'],
        ['CNAE da empresa', '47.44-0/99'],
        ['Objeto licenciado', 'Depósito e fracionamento de cimento a granel'],
        ['Área útil', '1.140 m²'],
      ]),
    activities: ['Depósito e fracionamento de cimento a granel'],
  },
  'equipment-below': {
    block: () =>
      html`${table(['Código', 'Atividade', 'Capacidade'], [['1063-5/00', 'Fabricação de farinha de mandioca e derivados', '12 t/dia']])}${table(
        ['Item', 'Equipamento', 'Quantidade'],
        [
          ['1', 'Caldeira a lenha', '1'],
          ['2', 'Secador rotativo', '2'],
          ['3', 'Prensa hidráulica', '4'],
        ],
      )}`,
    activities: ['1063-5/00 Fabricação de farinha de mandioca e derivados'],
  },
  'waste-above': {
    block: () =>
      html`<p class="b">Resíduos autorizados para recebimento</p>${table(
        ['Código', 'Descrição', 'Quantidade'],
        [
          ['A004', 'Sucata de metais ferrosos', '40 t/mês'],
          ['A006', 'Resíduos de papel e papelão', '25 t/mês'],
          ['A207', 'Filmes e pequenas embalagens de plástico', '12 t/mês'],
        ],
      )}<p><b>Atividade:</b> Triagem e enfardamento de materiais recicláveis</p>`,
    activities: ['Triagem e enfardamento de materiais recicláveis'],
  },
  'former-activity': {
    block: () =>
      pairs([
        ['Atividade da licença anterior', 'Serraria sem desdobramento de toras'],
        ['Atividade ora licenciada', 'Serraria com desdobramento de toras e fabricação de paletes'],
        ['Porte', 'Médio'],
      ]),
    activities: ['Serraria com desdobramento de toras e fabricação de paletes'],
  },
  'goods-after': {
    block: () =>
      html`<p><b>Atividade:</b> Transporte rodoviário de produtos perigosos<br><b>Produtos:</b> Gasolina, etanol e óleo diesel (ONU 1203, 1170 e 1202)<br><b>Âmbito:</b> Municipal</p>`,
    activities: ['Transporte rodoviário de produtos perigosos'],
    dangerous: true,
  },
  'duties-listed': {
    block: (scene) =>
      html`<p class="j">Fica a empresa ${scene.firm.name} autorizada a operar a unidade de beneficiamento de leite instalada no endereço acima.</p><p class="j">O empreendedor deverá executar as seguintes atividades:</p><p>a) monitoramento mensal dos efluentes tratados;<br>b) limpeza trimestral da caixa de gordura;<br>c) treinamento anual da equipe de emergência.</p>`,
    activities: ['unidade de beneficiamento de leite'],
  },
  'technical-activity': {
    block: () =>
      pairs([
        ['Responsável técnico', 'Engenheira Química – CREA 5069983/D'],
        ['Atividade técnica', 'Elaboração do plano de controle ambiental'],
        ['Atividade a licenciar', 'Formulação de adubos e fertilizantes organominerais'],
        ['Medida de porte', '2.350 m²'],
      ]),
    activities: ['Formulação de adubos e fertilizantes organominerais'],
  },
  'address-after-dash': {
    block: (scene) =>
      html`<p><b>ATIVIDADE:</b> GARAGEM DE ÔNIBUS COM LAVAGEM E ABASTECIMENTO – ${scene.firm.address.street.toUpperCase()}, Nº 120</p><p><b>ÁREA:</b> 8.400 M²</p>`,
    activities: ['GARAGEM DE ÔNIBUS COM LAVAGEM E ABASTECIMENTO'],
  },
  'term-after': {
    block: () =>
      html`<p class="j">A Secretaria concede à empresa a presente licença para a atividade de confecção de peças do vestuário com lavanderia anexa, por 4 (quatro) anos ou até o encerramento do contrato de locação, o que ocorrer primeiro, sob as condições do verso.</p>`,
    activities: ['confecção de peças do vestuário com lavanderia anexa'],
  },
  'relative-clause-after': {
    block: () =>
      html`<p class="j">Fica autorizado o funcionamento de usina de concreto asfáltico, cujo processo tramitou sob o parecer favorável da equipe técnica, sem prejuízo das demais licenças exigíveis.</p>`,
    activities: ['usina de concreto asfáltico'],
  },
  'colon-inside': {
    block: () =>
      pairs([
        ['Atividade', 'Extração mineral: areia, cascalho e argila para uso na construção civil'],
        ['Porte', 'Pequeno'],
        ['Processo ANM', '830.412/2016'],
      ]),
    activities: ['Extração mineral: areia, cascalho e argila para uso na construção civil'],
  },
  'turned-round': {
    block: () =>
      html`<p class="b">Atividade principal</p>${table(['Descrição'], [['Combustíveis e lubrificantes para veículos; comércio varejista']])}${table(['Terreno (m²)', 'Construída (m²)'], [['1.800,00', '420,00']])}`,
    activities: ['Combustíveis e lubrificantes para veículos; comércio varejista'],
  },
  'caption-of-two': {
    block: () =>
      html`<p>ATIVIDADE/PORTE: SUINOCULTURA EM CICLO COMPLETO / MÉDIO<br>MUNICÍPIO/UF: CIDADE DAS ARAUCÁRIAS/PR</p>`,
    activities: ['SUINOCULTURA EM CICLO COMPLETO'],
  },
}

function print(random: Random, way: Way): LicencePage {
  const scene = licenceScene(random, random.pick(['PR', 'SC', 'MG', 'SP', 'BA']), 'Agroindustrial')
  const { firm, issued, expires, number, signer } = scene
  const body = html`<p class="c">${crest(13)}</p><p class="c b">PREFEITURA MUNICIPAL DE CIDADE DAS ARAUCÁRIAS<br>SECRETARIA MUNICIPAL DE MEIO AMBIENTE</p><p class="c b" style="font-size:1.25em">LICENÇA DE OPERAÇÃO Nº ${number}</p>
<p><b>Empreendedor:</b> ${firm.name}<br><b>CNPJ:</b> ${maskCnpj(firm.id)}<br><b>Endereço:</b> ${firm.address.street}, ${firm.address.number}</p>${way.block(scene)}
<p>Emissão: ${shortDate(issued)}<br>Validade: ${shortDate(expires)}</p><p class="b">Condicionantes</p>${conditions(random, 6)}<p>Cidade das Araucárias, ${longDate(issued)}.</p><p class="c" style="margin-top:9mm">${signer}<br>Secretário(a) Municipal</p>`
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
      authorizationDangerousProducts: way.dangerous ?? false,
    },
  }
}

export const layout = licencePages(
  'not-the-activity',
  Object.fromEntries(
    Object.entries(WAYS).map(([name, way]) => [name, (random: Random) => print(random, way)]),
  ),
)
