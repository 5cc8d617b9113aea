import { company } from '../../generator/companies.ts'
import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Rondônia: a table of activities with code, unit, size and class; the texts wrap in a narrow column. */
export const layout: Layout = {
  name: 'rondonia-table',
  type: 51,
  variants: ['narrow', 'code-last'],
  print(random, variant) {
    const last = variant === 'code-last'
    const firm = company(random, 'MT', 'Agroindustrial')
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, 5)
    const number = `${random.digits(6)}`
    const key = `${random.digits(4)}.${random.digits(4)}.${random.digits(4)}`
    const rows = last
      ? [
          [
            'Abate de bovinos e preparação de subprodutos não comestíveis',
            'cabeças/dia',
            '480',
            'Grande',
            '03.02.01',
          ],
          ['Curtimento e outras preparações de couro', 'peles/dia', '300', 'Médio', '05.01.03'],
        ]
      : [
          [
            'Usina de beneficiamento de madeira, com serraria, laminadora e fábrica de compensados',
            'm³/ano',
            '12.000,00',
            'Grande',
            '07.01',
          ],
          [
            'Produção de carvão vegetal a partir de resíduos de serraria',
            'mdc/mês',
            '600,00',
            'Médio',
            '07.05',
          ],
          ['Estação de tratamento de esgoto sanitário', 'm³/dia', '22,50', 'Pequeno', '17.03'],
        ]
    const order = (row: readonly string[]) =>
      (last ? row : [row[4], ...row.slice(0, 4)]).map((one) => one ?? '')
    const head = order(['Atividade', 'Unidade', 'Quantidade', 'Porte', 'Código'])
    const box = (label: string, value: string) => html`<td><span class="l">${label}</span><br>${value}</td>`
    const body = html`<p class="c b">GOVERNO DO ESTADO DE RONDÔNIA<br>SECRETARIA DE ESTADO DO DESENVOLVIMENTO AMBIENTAL - SEDAM<br>COORDENADORIA DE LICENCIAMENTO E MONITORAMENTO AMBIENTAL - COLMAM</p>
<p class="c" style="font-size:14pt;border:.4mm solid #000">LICENÇA AMBIENTAL DE OPERAÇÃO</p>
<table class="g"><tr>${box('Nº da Licença', number)}${box('Nº do Processo', `1801/${random.digits(5)}/${year(issued) - 1}`)}${box('Data de expedição', shortDate(issued))}${box('Válida até', shortDate(expires))}</tr></table>
<table class="g"><tr>${box('Empreendedor', firm.name)}${box('CPF/CNPJ', maskCnpj(firm.id))}</tr><tr>${box('Endereço', `${firm.address.street}, ${firm.address.number}`)}${box('Município', 'Ji-Paraná Inventado/RO')}</tr></table>
<table class="g"><tr>${head.map((one) => html`<th>${one}</th>`)}</tr>${rows.map((row) => html`<tr>${order(row).map((one) => html`<td>${one}</td>`)}</tr>`)}</table>
<p class="s">Área total construída: 4.200,00 m². Coordenadas: 10°52'41"S, 61°57'06"W.</p><p class="b">Restrições</p>${conditions(random, 8)}
<p class="c" style="margin-top:7mm">${person(random, { gender: 'm' }).name}<br>Coordenador da COLMAM</p><p class="s">Consulte a validade desta licença no endereço www.licenciamento.sedam.ro.gov.br com o número de controle ${key}</p>`
    return {
      html: sheet(
        {
          font: last ? 'Lato' : 'Liberation Sans',
          sizePt: 9,
          css: '.g td,.g th{border:.2mm solid #555;padding:.7mm 1.5mm;text-align:left;vertical-align:top}.g{margin:2mm 0}.l{font-size:6.5pt}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'www.licenciamento.sedam.ro.gov.br',
        mainActivity: rows.map((row) => (last ? `${row[0]} ${row[4]}` : `${row[4]} ${row[0]}`)),
      }),
    }
  },
}
