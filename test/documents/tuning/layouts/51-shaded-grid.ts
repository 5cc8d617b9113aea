import { longDate, shortDate, year } from '../../generator/dates.ts'
import { blindQr, crest, type Html, html } from '../../generator/html.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { licencePages, licenceScene } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'

const CSS =
  '.g{margin-top:2mm}.g td{border:.2mm solid #9aa;padding:1mm 1.5mm}.g td.k{background:#e6ece8;font-weight:bold;font-size:.86em;width:27mm}'

const key = (label: string, rows = 1): Html => html`<td class="k" rowspan="${rows}">${label}</td>`
const value = (text: string, columns = 1): Html => html`<td colspan="${columns}">${text}</td>`

/** Grids of shaded labels and plain values, two pairs a row, the longer value wrapped beside the shorter. */
export const layout = licencePages('shaded-grid', {
  'pairs-of-two': (random) => {
    const { firm, issued, expires, number, signer } = licenceScene(random, 'PA', 'Madeireira')
    const code = hex(random, 16)
    const activity =
      'Laminação de madeira e fabricação de compensados, chapas prensadas e aglomerados, com secagem em estufa'
    const body = html`<table><tr><td style="width:18mm">${crest(14)}</td><td><b>GOVERNO DO ESTADO DO PARÁ</b><br>SECRETARIA DE ESTADO DE MEIO AMBIENTE E SUSTENTABILIDADE</td><td class="r"><b style="font-size:14pt">LICENÇA DE OPERAÇÃO</b></td></tr></table>
<table class="g"><tr>${key('Nº DA LICENÇA')}${value(number)}${key('PROTOCOLO')}${value(`${year(issued) - 1}/0000${random.digits(6)}`)}</tr><tr>${key('EMISSÃO')}${value(shortDate(issued))}${key('VALIDADE')}${value(shortDate(expires))}</tr>
<tr>${key('EMPREENDEDOR')}${value(firm.name)}${key('CNPJ/CPF')}${value(maskCnpj(firm.id))}</tr><tr>${key('ENDEREÇO')}${value(`${firm.address.street}, ${firm.address.number}`)}${key('MUNICÍPIO/UF')}${value(`${firm.address.place.city}/PA`)}</tr>
<tr>${key('ATIVIDADE PRINCIPAL')}${value(activity)}${key('POTENCIAL POLUIDOR')}${value('III - Alto')}</tr><tr>${key('TIPOLOGIA')}${value('Indústria madeireira')}${key('PORTE')}${value('E - Excepcional')}</tr></table>
<p class="b" style="margin-top:4mm">CONDICIONANTES</p>${conditions(random, 9)}
<table><tr><td>Belém, ${longDate(issued)}<br><br><br>${signer}<br>Secretário(a) Adjunto(a)</td><td class="r">${blindQr(random.int(1, 9999), 20)}</td></tr></table><p class="s">Código de autenticidade: ${code}. Consulte em www.semas.pa.gov.br/autenticidade</p>`
    return {
      paper: { font: 'Open Sans', sizePt: 8.5, css: CSS },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: expires,
        validationLink: 'www.semas.pa.gov.br/autenticidade',
        mainActivity: [activity],
      },
    }
  },
  'label-of-three-rows': (random) => {
    const { firm, issued, expires, number, key: code, signer } = licenceScene(random, 'ES', 'Granitos')
    const rows = [
      ['3.02', 'Desdobramento de blocos de rochas ornamentais em teares'],
      ['3.04', 'Polimento de chapas, com resinagem'],
      ['22.03', 'Garagem de ônibus e outros veículos automotores'],
    ] as const
    const [[firstCode, first], ...others] = rows
    const body = html`<p class="c"><b>PREFEITURA MUNICIPAL DE NOVA VENÉCIA DO NORTE</b><br>Secretaria Municipal de Meio Ambiente – SEMMA</p><p class="c b" style="font-size:13pt">LICENÇA MUNICIPAL DE OPERAÇÃO – LMO<br>Nº ${number} – CLASSE II</p>
<table class="g"><tr>${key('TITULAR')}${value(firm.name, 2)}</tr><tr>${key('CNPJ')}${value(maskCnpj(firm.id), 2)}</tr><tr>${key('LOCAL')}${value(`${firm.address.street}, ${firm.address.number}, ${firm.address.district}`, 2)}</tr>
<tr>${key('ATIVIDADES', rows.length)}<td style="width:16mm">${firstCode}</td>${value(first)}</tr>${others.map(([one, text]) => html`<tr><td>${one}</td>${value(text)}</tr>`)}
<tr>${key('VALIDADE')}${value(`De ${shortDate(issued)} até ${shortDate(expires)}`, 2)}</tr><tr>${key('ÁREA ÚTIL')}${value('2,4 hectares', 2)}</tr></table>
<p class="b" style="margin-top:4mm">CONDICIONANTES</p>${conditions(random, 8)}<p>Nova Venécia do Norte, ${longDate(issued)}.</p><p class="c" style="margin-top:10mm">${signer}<br>Secretário(a) Municipal de Meio Ambiente</p><p class="s">Validação: https://novaveneciadonorte.es.gov.br/lmo — protocolo de assinatura ${code}</p>`
    return {
      paper: { font: 'DejaVu Sans Condensed', sizePt: 9.5, margin: '16mm 24mm', css: CSS },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: code,
        expirationDate: expires,
        validationLink: 'https://novaveneciadonorte.es.gov.br/lmo',
        mainActivity: rows.map(([one, text]) => `${one} ${text}`),
      },
    }
  },
})
