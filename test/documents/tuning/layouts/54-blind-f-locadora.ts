import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, licenceRegister, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'

/** A bilingual rental agreement: the company rents, one person drives; three boxes in a row, prices below. */
export const layout: Layout = {
  name: 'blind-f-locadora',
  type: 54,
  variants: ['balcao'],
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const pair = (caption: string, english: string, value: string) =>
      html`<p class="p"><span class="cap">${caption} <em>/ ${english}</em></span><br>${value}</p>`
    const css = `.three{display:grid;grid-template-columns:1fr 1.15fr 1fr;gap:4mm} .box{border:1pt solid #c4511c;border-radius:2mm;padding:2mm 3mm} .cap{font-size:6.8pt;color:#a0410f} em{color:#888} .p{margin:0 0 1.1mm;line-height:1.22}
h1{font-size:17pt;margin:0;color:#c4511c} h3{margin:0 0 1.5mm;font-size:9pt} td{padding:.7mm 1mm;border-bottom:.4pt solid #ddd} .tot td{font-weight:bold;border-top:1pt solid #333}`
    return {
      html: sheet(
        { font: 'Lato', sizePt: 9, css, margin: '13mm 14mm' },
        html`<div style="display:flex;justify-content:space-between"><h1>ventomar <span style="font-weight:400">rent a car</span></h1><div class="r s"><b>CONTRATO DE LOCAÇÃO / RENTAL AGREEMENT</b><br>R.A. 70184422-6 · Reserva / Booking VM9K3QX<br>Loja / Branch: Aeroporto do Recife (REC)</div></div>
<div class="three" style="margin-top:5mm"><div class="box"><h3>LOCATÁRIA / RENTER</h3>${pair('Razão social', 'Company', 'Engenharia Coral Vivo S.A.')}${pair('CNPJ', 'Tax ID', maskCnpj(cnpj(random)))}${pair('Voucher', 'Voucher', '88-20419-C')}${pair('Endereço', 'Address', 'Rua do Farolito, 90, sala 1402, Vitória/ES')}</div>
<div class="box"><h3>CONDUTOR / DRIVER</h3>${pair('Nome', 'Full name', 'TADEU MONTALVERNE CARIJÓ')}${pair('Data de nascimento', 'Date of birth', shortDate('1974-01-31'))}${pair('CPF', 'Individual taxpayer no.', maskCpf(id))}${pair('Nº da CNH', "Driver's licence no.", register)}${pair('Categoria', 'Class', 'B')}${pair('Órgão emissor', 'Issued by', 'DETRAN-ES')}${pair('Data de emissão', 'Date of issue', shortDate('2024-04-22'))}${pair('Válida até', 'Valid until', shortDate('2034-04-10'))}${pair('E-mail', 'E-mail', 'tadeu.carijo@coralvivo.example')}</div>
<div class="box"><h3>VEÍCULO / VEHICLE</h3>${pair('Grupo', 'Group', 'CX – SUV automático')}${pair('Modelo', 'Model', 'T-CROSS 200 TSI')}${pair('Placa', 'Plate', plate(random, 'mercosul'))}${pair('Retirada', 'Pick-up', '02/11/2026 14:35')}${pair('Devolução', 'Return', '07/11/2026 14:35')}${pair('Km de saída', 'Odometer out', '18.204')}${pair('Combustível', 'Fuel', '8/8')}</div></div>
<table style="margin-top:5mm"><tr><td><b>Item</b></td><td class="r"><b>Qtd</b></td><td class="r"><b>Unit. R$</b></td><td class="r"><b>Total R$</b></td></tr><tr><td>Diária km livre / Unlimited mileage day</td><td class="r">5</td><td class="r">189,90</td><td class="r">949,50</td></tr><tr><td>Proteção parcial / CDW</td><td class="r">5</td><td class="r">39,00</td><td class="r">195,00</td></tr><tr><td>Condutor adicional / Additional driver</td><td class="r">0</td><td class="r">15,00</td><td class="r">0,00</td></tr><tr><td>Taxa administrativa 12% / Service fee</td><td class="r">1</td><td class="r">137,34</td><td class="r">137,34</td></tr><tr class="tot"><td>Total estimado / Estimated total</td><td></td><td></td><td class="r">1.281,84</td></tr></table>
<p class="s j" style="margin-top:4mm">O condutor declara estar com a habilitação em situação regular e autoriza o débito de eventuais autuações de trânsito. <em>The driver declares that the licence above is in force and authorises charges for traffic fines.</em></p>
<p class="s">Atendente / Agent: Rosilda M. (mat. 20331) · Cartão / Card **** 4410 venc. 09/29</p>
<div style="margin-top:12mm;width:80mm;border-top:.7pt solid #333" class="s c">Assinatura / Signature</div>`,
      ),
      data: {
        name: 'TADEU MONTALVERNE CARIJÓ',
        dateOfBirth: '1974-01-31',
        issueDate: '2024-04-22',
        expirationDate: '2034-04-10',
        licenseNumber: register,
        licenseClass: 'B',
        filiation: [],
        personalNumber: id,
        placeOfBirth: null,
        placeOfIssue: 'ES',
        cardIssuer: 'DETRAN-ES',
        comments: null,
        hasCetpp: null,
        documentValidation: false,
      },
    }
  },
}
