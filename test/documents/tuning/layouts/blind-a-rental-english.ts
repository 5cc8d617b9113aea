import { company } from '../../generator/companies.ts'
import { addDays, addYears, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licensedDriver, reading } from '../blind-a-driver.ts'

/** A car rental's paper in two languages; a second driver was not named. */
export const layout: Layout = {
  name: 'blind-a-rental-english',
  type: 54,
  variants: ['airport'],
  print(random) {
    const driver = licensedDriver(random, { uf: 'RJ', category: 'B', issuedFrom: 2022 })
    const firm = company(random, 'RJ', 'Locadora de Veículos')
    const born = driver.birthplace
    const row = (pt: string, en: string, value: string) =>
      html`<tr><td style="width:42%">${pt} <i style="color:#666">/ ${en}</i></td><td class="b">${value}</td></tr>`
    const start = addYears(driver.issue, 1)
    const body = html`<table><tr><td class="b" style="font-size:1.3em">${firm.name}</td><td class="r s">CNPJ ${maskCnpj(firm.id)}<br>Balcão / Counter: Aeroporto</td></tr></table><h3>Qualificação do condutor <i>/ Driver’s particulars</i></h3><p class="s">Anexo ao contrato de locação / Annex to rental agreement RA-${random.digits(7)}</p>
<table class="t">${row('Nome completo', 'Full name', driver.name)}${row('Nacionalidade', 'Nationality', driver.gender === 'f' ? 'brasileira / Brazilian' : 'brasileiro / Brazilian')}${row('Data de nascimento', 'Date of birth', shortDate(driver.birth))}${row('Local de nascimento', 'Place of birth', `${born.city}/${born.uf}`)}${row('CPF', 'Taxpayer number', maskCpf(driver.cpf))}${row('Documento de identidade', 'Identity document', `${driver.rg} ${driver.rgIssuer}`)}</table><p></p>
<table class="t"><tr><td colspan="2"><b>Habilitação <i>/ Driving licence</i></b></td></tr>${row('Número da CNH', 'Licence number', driver.register)}${row('Categoria', 'Class', driver.category)}${row('Data de emissão', 'Date of issue', shortDate(driver.issue))}${row('Data de validade', 'Date of expiry', shortDate(driver.expiry))}${row('Primeira habilitação', 'Licensed since', shortDate(driver.firstLicence))}${row('Autoridade emissora', 'Issuing authority', 'DETRAN-RJ')}${row('Observações', 'Restrictions and remarks', 'A')}</table><p></p>
<table class="t"><tr><td colspan="2"><b>Locação <i>/ Rental</i></b></td></tr>${row('Placa', 'Registration plate', plate(random, 'mercosul'))}${row('Retirada', 'Check-out', `${shortDate(start)} 09:40`)}${row('Devolução', 'Check-in', `${shortDate(addDays(start, 4))} 22:00`)}${row('Condutor adicional', 'Additional driver', '— — —')}${row('Atendente', 'Agent', personName(random, 'm'))}</table><p class="s" style="margin-top:4mm">O condutor declara ter mais de 21 anos e ser habilitado há mais de 2 anos. / The driver states to be over 21 and licensed for more than 2 years.</p><table style="margin-top:14mm"><tr><td>____________________________<br>Condutor / Driver</td><td>____________________________<br>Locadora / Lessor</td></tr></table>`
    return {
      html: sheet(
        {
          font: 'Noto Sans',
          sizePt: 9.5,
          css: 'i { font-style: normal } .t td { border-bottom: .5px solid #999; padding: 1mm 2mm }',
        },
        body,
      ),
      ...reading(driver, {
        placeOfBirth: `${born.city}/${born.uf}`,
        placeOfIssue: 'RJ',
        cardIssuer: 'DETRAN-RJ',
        comments: 'A',
        hasCetpp: false,
      }),
    }
  },
}
