import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { breakCheckDigit, cnpj, maskCnpj, plate } from '../../generator/numbers.ts'

/** A narrow page, English in parentheses beside each Portuguese caption, no colons. */
export const layout: Layout = {
  name: 'blind-c-licence-narrow',
  type: 51,
  variants: ['carrier', 'wrong-digit'],
  print(random, variant) {
    const wrong = variant === 'wrong-digit'
    const id = wrong ? breakCheckDigit(cnpj(random)) : cnpj(random, '0002')
    const number = `${random.int(1, 9)}${random.digits(3)}/2023`
    const accessKey = random.digits(6)
    const link = 'https://consultas.ima.sc.gov.br/conferir'
    const plates = wrong ? [] : [plate(random, 'mercosul'), plate(random, 'mercosul')]
    const activity = wrong
      ? 'Tecelagem de fios de algodão'
      : '47.10.10 - Transporte rodoviário de produtos perigosos'
    const rows: [string, string, string][] = [
      ['Número', 'Number', number],
      ['Empreendedor', 'Holder', wrong ? 'Tecelagem Rio dos Cedros Altos S.A.' : 'Translitoral Cargas Ltda'],
      ['CNPJ', 'Tax number', maskCnpj(id)],
      ['Atividade', 'Activity', activity],
      ...plates.map((one, i): [string, string, string] => [`Placa ${i + 1}`, `Plate ${i + 1}`, one]),
      ['Emitida em', 'Issued on', shortDate('2023-11-27')],
      ['Válida até', 'Valid until', shortDate('2027-11-27')],
      ['Código de verificação', 'Verification code', accessKey],
      ['Verifique em', 'Verify at', link],
    ]
    return {
      html: sheet(
        {
          font: 'Noto Sans',
          sizePt: 8.5,
          margin: '8mm',
          css: '@page{size:118mm 190mm}td{padding:1.6mm 1mm;border-top:1px solid #999;vertical-align:top}td:first-child{width:42mm}h1{font-size:11pt}',
        },
        html`<div>IMA Instituto do Meio Ambiente de Santa Catarina</div><h1>LICENÇA AMBIENTAL DE OPERAÇÃO (LAO)</h1><div class="s">Environmental operating licence</div><br>
<table>${rows.map(([pt, en, value]) => html`<tr><td>${pt} (${en})</td><td>${value}</td></tr>`)}</table>`,
      ),
      data: licenceData({
        id,
        number,
        scope: 'STATE',
        accessKey,
        expirationDate: '2027-11-27',
        licensePlate: plates,
        validationLink: link,
        mainActivity: [activity],
        authorizationDangerousProducts: !wrong,
        documentValidation: !wrong,
      }),
    }
  },
}
