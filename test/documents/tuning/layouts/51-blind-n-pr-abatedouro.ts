import { qrCode } from '../../generator/codes.ts'
import { addYears, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'
import { demands, licensee, listed, named, over } from '../blind-n.ts'

/** IAT: a renewal of a cooperative's branch, captions over values in a grid; the address to check it is in the code alone. */
export const layout: Layout = {
  name: 'blind-n-pr-abatedouro',
  type: 51,
  variants: ['one'],
  print: async (random) => {
    const firm = licensee(random, 'COOPERATIVA AGROINDUSTRIAL % - COOPAVE', '0017')
    const issued = randomDate(random, 2019, 2023)
    const expires = addYears(issued, 6)
    const number = `2${random.digits(5)}-R2`
    const protocol = `1${random.digits(1)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`
    const link = `https://www.sga.pr.gov.br/sga-iap/autenticar/${number}/${random.digits(8)}`
    const activity = 'Abate de aves e preparação de produtos de carne'
    const row = (...cells: readonly (readonly [string, string])[]) =>
      html`<div class="row">${cells.map(([caption, value]) => over(caption, value))}</div>`
    return {
      html: sheet(
        {
          font: 'Roboto',
          sizePt: 9.5,
          margin: '13mm 16mm',
          css: '.row { display: flex; border: .2mm solid #888; border-bottom: 0 } .over { flex: 1; border-right: .2mm solid #888; padding: .8mm 2mm; line-height: 1.2 } .over:last-child { border-right: 0 } .over span { font-size: 7pt; color: #555 } h3 { font-size: 9.5pt; margin: 3.5mm 0 1mm; background: #eee; padding: .8mm 2mm } .foot { border-top: .2mm solid #888 }',
        },
        html`<table><tr><td><b>ESTADO DO PARANÁ</b><br>Secretaria do Desenvolvimento Sustentável e do Turismo<br>INSTITUTO ÁGUA E TERRA</td><td class="r"><b style="font-size:13pt">RLO</b> Nº ${number}<br>Protocolo ${protocol}<br>Validade ${shortDate(expires)}</td></tr></table>
<p class="c b" style="font-size:13pt;margin:3mm 0">RENOVAÇÃO DE LICENÇA DE OPERAÇÃO</p>
<p class="j">O Instituto Água e Terra, com base na legislação ambiental e demais normas pertinentes, e tendo em vista o contido no expediente protocolado sob o nº ${protocol}, expede a presente à:</p>
<h3>1. IDENTIFICAÇÃO DO EMPREENDEDOR</h3>${row(['CPF/CNPJ', maskCnpj(firm.id)], ['NOME/RAZÃO SOCIAL', firm.name])}${row(['LOGRADOURO E NÚMERO', firm.road], ['CEP', firm.postcode])}${row(['MUNICÍPIO / UF', 'UBIRATÃ / PR'], ['RG/INSCRIÇÃO ESTADUAL', random.digits(10)])}<div class="foot"></div>
<h3>2. IDENTIFICAÇÃO DO EMPREENDIMENTO</h3>${row(['EMPREENDIMENTO', 'Complexo Frigorífico da Linha Santa Rita'], ['CNPJ DO ARRENDANTE DO IMÓVEL', maskCnpj(cnpj(random))])}${row(['ATIVIDADE', activity])}${row(['COORDENADAS UTM (E-N)', `${random.digits(6)} - 72${random.digits(5)}`], ['BACIA', 'Piquiri'])}<div class="foot"></div>
<h3>3. CONDICIONANTES</h3>${listed(demands(random, 6, issued), (index) => `3.${index + 1}`)}
<p class="j">A licença de operação nº 2${random.digits(5)}-R1, com validade até ${shortDate(issued)}, fica substituída por esta.</p>
<table style="margin-top:4mm"><tr><td style="width:34mm">${await qrCode(link, 27)}</td><td class="s">Confira a autenticidade deste documento lendo o código ao lado com a câmera do telefone.<br><br>Curitiba, ${shortDate(issued)}<br><br>Assinado de forma eletrônica por ${named(random)}, Diretor de Licenciamento e Outorga</td></tr></table>`,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}
