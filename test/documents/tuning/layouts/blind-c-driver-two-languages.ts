import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'
import { paperData } from '../blind-c-driver.ts'

const DRIVERS = {
  good: {
    name: 'Marialva Ouro Fino Betancor',
    birth: '1993-04-14',
    birthplace: 'Corumbá/MS',
    parents: ['Rosalvo Betancor', 'Hermínia Ouro Fino'],
    issued: '2023-10-10',
    expires: '2033-10-08',
    licenceClass: 'AB',
    uf: 'MS',
    comments: 'A, Z',
  },
  'wrong-register': {
    name: 'Astrogildo Peixe-Boi Tavares',
    birth: '1968-08-25',
    birthplace: 'Parintins/AM',
    parents: ['Maria das Neves Peixe-Boi', 'Edmar Tavares'],
    issued: '2022-03-02',
    expires: '2027-03-01',
    licenceClass: 'D',
    uf: 'AM',
    comments: 'EAR; CETCP',
  },
}

/** Two columns of pairs, each caption in Portuguese and English. */
export const layout: Layout = {
  name: 'blind-c-driver-two-languages',
  type: 54,
  variants: Object.keys(DRIVERS),
  print(random, variant) {
    const wrong = variant === 'wrong-register'
    const driver = DRIVERS[wrong ? 'wrong-register' : 'good']
    const id = cpf(random)
    const register = wrong ? breakCheckDigit(licenceRegister(random)) : licenceRegister(random)
    const pairs: [string, string][] = [
      ['Nome / Name', driver.name],
      ['CPF / Tax number', maskCpf(id)],
      ['Nascimento / Date of birth', shortDate(driver.birth)],
      ['Local de nascimento / Place of birth', driver.birthplace],
      ['Filiação / Parents', driver.parents.join(' / ')],
      ['Categoria / Class', driver.licenceClass],
      ['Nº de registro / Licence number', register],
      ['Órgão emissor / Issued by', `DETRAN-${driver.uf}`],
      ['Emissão / Issued on', shortDate(driver.issued)],
      ['Validade / Valid until', shortDate(driver.expires)],
      ['Observações / Remarks', driver.comments],
      ['UF de emissão / State of issue', driver.uf],
    ]
    const rows = Array.from({ length: 6 }, (_, i) => pairs.slice(2 * i, 2 * i + 2))
    return {
      html: sheet(
        {
          font: 'Noto Serif',
          sizePt: 9,
          margin: '15mm',
          css: 'td{border:1px solid #456;padding:1.5mm;width:25%;vertical-align:top}td:nth-child(odd){background:#edf1f6}',
        },
        html`<p class="c b">Dados da CNH / Driver licence data</p><table>${rows.map((row) => html`<tr>${row.map(([caption, value]) => html`<td>${caption}</td><td>${value}</td>`)}</tr>`)}</table>`,
      ),
      data: paperData({
        name: driver.name,
        dateOfBirth: driver.birth,
        issueDate: driver.issued,
        expirationDate: driver.expires,
        licenseNumber: register,
        licenseClass: driver.licenceClass,
        filiation: driver.parents,
        personalNumber: id,
        placeOfBirth: driver.birthplace,
        placeOfIssue: driver.uf,
        cardIssuer: `DETRAN-${driver.uf}`,
        comments: driver.comments,
        hasCetpp: false,
        documentValidation: !wrong,
      }),
    }
  },
}
