import { qrCode } from '../../generator/codes.ts'
import { longDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, cpf, maskCpf } from '../../generator/numbers.ts'
import { duties, engineer, somebody, term } from '../blind-z.ts'

const css = `
.top p { margin: 0 } .bar { background: #174a7c; color: #fff; text-align: center; padding: 2mm; margin: 4mm 0; font-weight: bold; font-size: 13pt }
td { border: .5pt solid #b5b5b5; padding: 1.5mm 2.5mm; vertical-align: top } td.l { background: #e8eef5; width: 40mm; font-weight: bold; font-size: .88em }
.end { display: flex; gap: 8mm; align-items: center; margin-top: 7mm } .end p { margin: 0 }`

/** A fish farmer of Rondônia: a person's CPF, captions in shaded cells, a code to be read by a camera and no address. */
export const layout: Layout = {
  name: 'blind-z-rondoniense',
  type: 51,
  variants: ['one'],
  print: async (random) => {
    const { issued, expires } = term(random, 4)
    const id = cpf(random)
    const farmer = somebody(random, 'm')
    const expert = engineer(random)
    const number = `${random.int(143210, 179880)}/${year(issued)}`
    const link = `https://certidoes.sedam.ro.gov.br/lo/${alphanumeric(random, 14)}`
    const activity = 'Piscicultura em tanques escavados de espécies nativas da bacia amazônica'
    const rows = [
      ['Titular', farmer],
      ['CPF/CNPJ', maskCpf(id)],
      ['Procurador(a)', `${expert.name} – CPF ${expert.cpf}`],
      ['Denominação do imóvel', 'Sítio Três Lagoinhas, lote 42, gleba 07'],
      ['Localidade', 'Linha C-65, km 12, zona rural, Alto Pacaás – RO'],
      ['Área do imóvel', `${random.int(31, 96)},${random.digits(4)} ha`],
      ['Objeto do licenciamento', activity],
      ['Lâmina d’água', `${random.int(3, 9)},${random.digits(2)} ha`],
      ['Processo', `0028.${random.digits(6)}/${year(issued) - 1}-${random.digits(2)}`],
      ['Emissão', shortDate(issued)],
      ['Vencimento', shortDate(expires)],
    ]
    const code = await qrCode(link, 27)
    const body = html`<div class="top c">${crest(16, '#174a7c')}<p>GOVERNO DO ESTADO DE RONDÔNIA</p><p class="b">Secretaria de Estado do Desenvolvimento Ambiental – SEDAM</p><p>Coordenadoria de Licenciamento e Monitoramento Ambiental – COLMAM</p></div>
      <div class="bar">LICENÇA DE OPERAÇÃO Nº ${number}</div>
      <table>${rows.map(([label, value]) => html`<tr><td class="l">${label}</td><td>${value}</td></tr>`)}</table>
      <p class="b" style="margin-top:5mm">Recomendações</p>${duties(random, 7).map((duty) => html`<p class="j s">• ${duty}</p>`)}
      <p class="r">Porto Velho – RO, ${longDate(issued)}</p>
      <div class="end">${code}<div><p>Aponte a câmera do celular para conferir esta licença.</p><p style="margin-top:7mm">_______________________________</p><p>${somebody(random, 'f')}</p><p>Coordenadora da COLMAM</p></div></div>`
    return {
      html: sheet({ font: 'Roboto', sizePt: 10.2, css, margin: '15mm 18mm' }, body),
      data: licenceData({
        id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}
