import { shortDate } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** The front alone of the newer card, drawn by a stranger and printed large. */
export const layout: Layout = {
  name: 'blind-l-printed-front',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, first, issued, expires } = licenceDates(random, 2022, 2024, 10)
    const [id, register] = [cpf(random), licenceRegister(random)]
    const box = (label: string, value: string | Html, columns: string, red = false) =>
      html`<div class="b${red ? ' red' : ''}" style="grid-column:${columns}"><span>${label}</span>${value}</div>`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 11.5,
          margin: '24mm 16mm',
          css: `.card { background: #eef5ea; border-radius: 4mm; padding: 3mm; border: .6pt solid #9ab } .head { background: #3d7a50; color: #fff; text-align: center; font-size: 9pt; padding: 1mm } .g { display: grid; grid-template-columns: repeat(12, 1fr); gap: 1.4mm; margin-top: 1.5mm }
.b { border: .6pt solid #222; border-radius: 1.2mm; padding: .4mm 1.5mm .8mm; font-weight: 600 } .b span { display: block; font-size: 6.5pt; font-weight: normal } .red { color: #b3261e } .red span { color: #111 } .photo { grid-column: 1 / 5; grid-row: span 5; background: #b9c4bd } .d { grid-column: 12; font-size: 22pt; text-align: center }`,
        },
        html`<div class="card"><div class="head">REPÚBLICA FEDERATIVA DO BRASIL · MINISTÉRIO DOS TRANSPORTES<br>SECRETARIA NACIONAL DE TRÂNSITO</div>
<p class="c" style="margin:1mm 0;color:#1f5a33;font-size:9.5pt"><b>CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN</b></p>
<div class="g">${box('2 e 1 NOME E SOBRENOME', 'KARINE STOFFEL DA LUZ', '1 / 10')}${box('1ª HABILITAÇÃO', shortDate(first), '10 / 13')}<div class="photo"></div>
${box('3 DATA, LOCAL E UF DE NASCIMENTO', `${shortDate(birth)}, COLATINA, ES`, '5 / 13')}
${box('4a DATA EMISSÃO', shortDate(issued), '5 / 8')}${box('4b VALIDADE', shortDate(expires), '8 / 11', true)}${box('ACC', '', '11')}<div class="d"><b>D</b></div>
${box('4c DOC IDENTIDADE / ÓRG EMISSOR / UF', `${random.digits(7)} SPTC ES`, '5 / 13')}
${box('4d CPF', maskCpf(id), '5 / 8')}${box('5 Nº REGISTRO', register, '8 / 11', true)}${box('9 CAT HAB', 'B', '11 / 13', true)}
${box('NACIONALIDADE', 'BRASILEIRA', '5 / 13')}${box('7 ASSINATURA DO PORTADOR', html`<i>K Stoffel</i>`, '1 / 5')}
${box('FILIAÇÃO', html`GILMAR DA LUZ<br><br>ROSELENE STOFFEL`, '5 / 13')}</div></div>`,
      ),
      data: paperData({
        name: 'KARINE STOFFEL DA LUZ',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'B',
        filiation: ['GILMAR DA LUZ', 'ROSELENE STOFFEL'],
        personalNumber: id,
        placeOfBirth: 'COLATINA/ES',
        documentValidation: true,
      }),
    }
  },
}
