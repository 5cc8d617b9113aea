import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'

/** A program's window: title bar, values under small captions, buttons. */
export const layout: Layout = {
  name: 'blind-c-licence-screen',
  type: 51,
  variants: ['window'],
  print(random) {
    const id = cnpj(random)
    const number = `36${random.digits(6)}`
    const accessKey = `${random.digits(4)}.${random.digits(4)}.${random.digits(2)}`
    const link = 'autenticidade.cetesb.sp.gov.br'
    const activities = [
      ['4930-2/02', 'Transporte rodoviário de carga, exceto produtos perigosos e mudanças'],
      ['5211-7/99', 'Depósito de mercadorias para terceiros'],
    ]
    const box = (caption: string, value: string) => html`<div class="f"><i>${caption}</i>${value}</div>`
    const body = html`<div class="bar">Consulta de licenças - CETESB <span>_ □ ×</span></div><div class="in">
<div class="s">Governo do Estado de São Paulo · Companhia Ambiental do Estado de São Paulo</div><h2>Licença de Operação</h2>
<div class="g">${box('Nº da licença', number)}${box('Situação', 'Vigente')}${box('Válida até', shortDate('2027-09-22'))}
${box('Razão social', 'Armazéns Gerais Pau-d’Alho Ltda')}${box('CNPJ', maskCnpj(id))}${box('Emitida em', shortDate('2022-09-22'))}</div>
<table><tr><th>CNAE</th><th>Atividade</th></tr>${activities.map(([code, text]) => html`<tr><td>${code}</td><td>${text}</td></tr>`)}</table>
<div class="g">${box('Código para conferência', accessKey)}${box('Conferir a autenticidade em', link)}</div>
<p><b class="u">Imprimir</b><b class="u">Baixar PDF</b><b class="u">Voltar</b></p></div>`
    return {
      html: sheet(
        {
          font: 'Roboto',
          sizePt: 10.5,
          margin: '6mm',
          css: `@page{size:260mm 165mm}.bar{background:#1d4f7c;color:#fff;padding:2mm 4mm}.bar span{float:right}.in{border:1px solid #1d4f7c;padding:5mm}
.g{display:grid;grid-template-columns:repeat(3,1fr);gap:4mm;margin:3mm 0}.f i{display:block;font-style:normal;font-size:7.5pt;color:#777}
h2{margin:2mm 0}th,td{text-align:left;border-bottom:1px solid #ccc;padding:1mm}.u{background:#e3e8ee;border:1px solid #aaa;padding:1.5mm 5mm;margin-right:3mm;font-weight:normal}`,
        },
        body,
      ),
      data: licenceData({
        id,
        number,
        scope: 'STATE',
        accessKey,
        expirationDate: '2027-09-22',
        validationLink: link,
        mainActivity: activities.map((one) => one.join(' ')),
      }),
    }
  },
}
