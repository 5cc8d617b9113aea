import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, licenceRegister, maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** A bilingual rental agreement: a company rents, its employee drives. */
export const layout: Layout = {
  name: 'blind-l-rental',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, issued, expires } = licenceDates(random, 2022, 2023, 10)
    const [id, register] = [cpf(random), licenceRegister(random)]
    const row = (label: string, english: string, value: string) =>
      html`<div class="f"><span>${label} <i>/ ${english}</i></span><b>${value}</b></div>`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 9,
          margin: '13mm',
          css: `.two { display: grid; grid-template-columns: 1fr 1fr; gap: 5mm } .f { margin-bottom: 1.6mm } .f span { display: block; font-size: 7pt; color: #555 }
h2 { font-size: 9.5pt; border-bottom: 1.2pt solid #d2691e; margin: 3mm 0 2mm }`,
        },
        html`<div class="two"><p><b style="font-size:16pt">aeroCar</b> rent a car<br>Loja Aeroporto Afonso Pena – São José dos Pinhais/PR</p>
<p class="r">Contrato de locação <i>/ Rental agreement</i><br><b>CTR ${random.digits(8)}</b><br>22/07/2024 09:18</p></div>
<div class="two"><div><h2>LOCATÁRIA / RENTER</h2>
${row('Razão social', 'Company', 'Inovatec Automação Predial S.A.')}${row('CNPJ', 'Tax ID', maskCnpj(cnpj(random)))}${row('Representante', 'Contact', 'Sílvia Marcondes Tavolaro')}
${row('CPF do representante', "Contact's tax ID", maskCpf(cpf(random)))}</div>
<div><h2>CONDUTOR AUTORIZADO / DRIVER</h2>
${row('Nome', 'Name', 'HENRIQUE VALADÃO PRESTES')}${row('Nascimento', 'Date of birth', shortDate(birth))}${row('CPF', 'Tax ID', maskCpf(id))}
${row('CNH – nº de registro', "Driver's license no.", register)}${row('Categoria', 'Class', 'AB')}${row('Emissão da CNH', 'Issued', shortDate(issued))}
${row('Validade da CNH', 'Valid until', shortDate(expires))}${row('Emissor', 'Issued by', 'DETRAN-PR')}</div></div>
<div class="two"><div><h2>VEÍCULO / VEHICLE</h2>
${row('Grupo', 'Class', 'C – Econômico com ar')}${row('Placa', 'Plate', plate(random, 'mercosul'))}${row('Cor', 'Colour', 'Prata')}${row('Odômetro', 'Odometer', '41.872 km')}</div>
<div><h2>PERÍODO / PERIOD</h2>
${row('Retirada', 'Pick-up', '22/07/2024 09:30')}${row('Devolução', 'Return', '26/07/2024 09:30')}${row('Diária', 'Daily rate', 'R$ 148,90')}${row('Observações', 'Remarks', 'Risco no para-choque dianteiro. Tanque 8/8.')}</div></div>
<p class="j s">O condutor declara possuir habilitação válida há mais de dois anos e responde pelas infrações cometidas durante a locação. /
The driver declares to hold a valid licence for more than two years and is liable for traffic fines during the rental.</p><br>
<div class="two"><p>______________________<br>Condutor / Driver</p><p>______________________<br>aeroCar – Agente Patrick L.</p></div>`,
      ),
      data: paperData({
        name: 'HENRIQUE VALADÃO PRESTES',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AB',
        personalNumber: id,
        issuer: 'PR',
      }),
    }
  },
}
