import { shortDate } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** Front and back of the newer card in a stranger's plain drawing; the register has a wrong check digit. */
export const layout: Layout = {
  name: 'blind-l-two-panels',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, first, issued, expires } = licenceDates(random, 2023, 2024, 10)
    const [id, register] = [cpf(random), breakCheckDigit(licenceRegister(random))]
    const row = (...pairs: (readonly [string, string | Html])[]) =>
      html`<tr>${pairs.map(([label, value]) => html`<td colspan="${6 / pairs.length}"><small>${label}</small><br>${value}</td>`)}</tr>`
    const classes = ['ACC', 'A', 'B', 'C', 'D', 'BE', 'CE', 'DE']
    return {
      html: sheet(
        {
          font: 'DejaVu Sans Condensed',
          sizePt: 10.5,
          margin: '14mm 32mm',
          css: '.panel { border: 1.2pt solid #345; padding: 2mm; margin-bottom: 6mm } table { table-layout: fixed } td { border: .5pt solid #789; padding: .6mm 1.2mm; vertical-align: top } small { font-size: 6.8pt; color: #333 } .k td { font-size: 8pt; text-align: center }',
        },
        html`<div class="panel"><p class="c s">REPÚBLICA FEDERATIVA DO BRASIL<br>SECRETARIA NACIONAL DE TRÂNSITO<br><b>CARTEIRA NACIONAL DE HABILITAÇÃO · DRIVER LICENSE</b></p><table>
${row(['2 e 1 NOME E SOBRENOME', 'TÚLIO MAGNO CERQUEIRA BRANDÃO'])}
${row(['3 DATA, LOCAL E UF DE NASCIMENTO', `${shortDate(birth)}, PATROCÍNIO, MG`], ['1ª HABILITAÇÃO', shortDate(first)])}
${row(['4a DATA DE EMISSÃO', shortDate(issued)], ['4b DATA DE VALIDADE', shortDate(expires)], ['ACC', '////////'])}
${row(['4c DOC. DE IDENTIDADE / ÓRGÃO / UF', `MG${random.digits(8)} PC MG`], ['NACIONALIDADE', 'BRASILEIRO'])}
${row(['4d CPF', maskCpf(id)], ['5 Nº DE REGISTRO', register], ['9 CAT. HAB.', 'AE'])}
${row(['FILIAÇÃO', html`EDGARD BRANDÃO<br><br>MARLI CERQUEIRA BRANDÃO`])}</table></div>
<div class="panel"><table class="k"><tr><td>9</td><td>10</td><td>11</td><td>12</td></tr>
${classes.map((name) => html`<tr><td>${name}</td><td>${name === 'A' || name === 'B' ? shortDate(first) : ''}</td><td>${['A', 'B', 'C', 'D', 'CE'].includes(name) ? shortDate(expires) : ''}</td><td></td></tr>`)}</table><br>
<table>${row(['12 OBSERVAÇÕES', 'CETPP; EAR; A'])}${row(['LOCAL', 'UBERABA, MG'], ['CÓDIGO', `${random.digits(11)} MG${random.digits(9)}`])}</table>
<p class="c" style="margin:3mm 0 1mm"><small>DEPARTAMENTO ESTADUAL DE TRÂNSITO</small><br><b>MINAS GERAIS</b></p></div>`,
      ),
      data: paperData({
        name: 'TÚLIO MAGNO CERQUEIRA BRANDÃO',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AE',
        filiation: ['EDGARD BRANDÃO', 'MARLI CERQUEIRA BRANDÃO'],
        personalNumber: id,
        placeOfBirth: 'PATROCÍNIO/MG',
        issuer: 'MG',
        comments: 'CETPP; EAR; A',
        hasCetpp: true,
      }),
    }
  },
}
