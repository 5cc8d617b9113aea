import { shortDate } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** An enlarged photocopy of an unfolded card, as a stranger draws one, with the copy's certification under it. */
export const layout: Layout = {
  name: 'blind-l-photocopied-card',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, first, issued, expires } = licenceDates(random, 2019, 2020, 5)
    const [id, register] = [cpf(random), licenceRegister(random)]
    const box = (label: string, value: string | Html, columns: string) =>
      html`<div class="b" style="grid-column:${columns}"><span>${label}</span>${value}</div>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans Narrow',
          sizePt: 12,
          margin: '12mm 38mm',
          css: `.half { border: 1pt solid #222; padding: 3mm; display: grid; grid-template-columns: repeat(12, 1fr); gap: 1.2mm } .b { border: .5pt solid #444; padding: .6mm 1.4mm 1mm; font-weight: bold; min-height: 10mm } .b span { display: block; font-weight: normal; font-size: 7.5pt }
.head { grid-column: 1 / 13; text-align: center; font-size: 10pt } .photo { grid-column: 1 / 6; grid-row: span 4; background: #999; min-height: 50mm }`,
        },
        html`<div class="half"><div class="head">REPÚBLICA FEDERATIVA DO BRASIL<br>MINISTÉRIO DA INFRAESTRUTURA<br>DEPARTAMENTO NACIONAL DE TRÂNSITO<br><b>CARTEIRA NACIONAL DE HABILITAÇÃO</b></div>
${box('NOME', 'LINDOMAR PORTUGAL DE SIQUEIRA', '1 / 13')}<div class="photo"></div>
${box('DOC. IDENTIDADE / ÓRG. EMISSOR / UF', `${random.digits(8)} SSP SP`, '6 / 13')}${box('CPF', maskCpf(id), '6 / 10')}${box('DATA NASC.', shortDate(birth), '10 / 13')}
${box('FILIAÇÃO', html`ALCIDES DE SIQUEIRA<br><br>DALVA PORTUGAL DE SIQUEIRA`, '6 / 13')}${box('PERMISSÃO', '', '6 / 9')}${box('ACC', '', '9 / 11')}${box('CATEGORIA', 'AD', '11 / 13')}
${box('Nº DE REGISTRO', register, '1 / 6')}${box('VALIDADE', shortDate(expires), '6 / 10')}${box('1ª HABILITAÇÃO', shortDate(first), '10 / 13')}</div>
<div class="half">${box('OBSERVAÇÕES', html`EAR, CETPP<br><br>`, '1 / 13')}${box('ASSINATURA DO PORTADOR', html`<i style="font-weight:normal">L. P. Siqueira</i>`, '1 / 13')}
${box('LOCAL', 'SOROCABA, SP', '1 / 9')}${box('DATA DE EMISSÃO', shortDate(issued), '9 / 13')}
${box('ASSINATURA DO EMISSOR', '', '1 / 8')}<div style="grid-column:8 / 13" class="r">${random.digits(11)}<br>SP${random.digits(9)}</div>
<div class="head"><b>DETRAN - SP (SÃO PAULO)</b></div></div>
<p style="margin-top:8mm;border:1pt solid #222;padding:2mm;width:75mm;transform:rotate(-1deg)">CONFERE COM O ORIGINAL<br>Itu, 14/05/2021<br>R. Camargo – Escrevente</p>`,
      ),
      data: paperData({
        name: 'LINDOMAR PORTUGAL DE SIQUEIRA',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AD',
        filiation: ['ALCIDES DE SIQUEIRA', 'DALVA PORTUGAL DE SIQUEIRA'],
        personalNumber: id,
        issuer: 'SP',
        comments: 'EAR, CETPP',
        hasCetpp: true,
        documentValidation: true,
      }),
    }
  },
}
