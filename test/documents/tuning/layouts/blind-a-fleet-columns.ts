import { company } from '../../generator/companies.ts'
import { addYears, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, maskCpf } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licensedDriver, reading } from '../blind-a-driver.ts'

const CSS = `th { background: #ddd; font-size: .85em } th, td { border: .5px solid #333; padding: 1mm 1.5mm; text-align: center; white-space: nowrap }
h4 { margin: 5mm 0 1mm }`

/** A report of a fleet program: heads of columns with one row under them. The register's last digit is wrong. */
export const layout: Layout = {
  name: 'blind-a-fleet-columns',
  type: 54,
  variants: ['wrong-register'],
  print(random) {
    const right = licensedDriver(random, { uf: 'ES', category: 'AC', issuedFrom: 2021 })
    const driver = { ...right, register: breakCheckDigit(right.register) }
    const name = driver.name.toUpperCase()
    const firm = company(random, 'ES', 'Logística')
    const born = driver.birthplace
    const grid = (heads: readonly string[], values: readonly string[]) =>
      html`<table><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr><tr>${values.map((value) => html`<td>${value}</td>`)}</tr></table>`
    const body = html`<p><b>${firm.name}</b><span style="float:right">Emitido por: ${personName(random, 'f')} – ${shortDate(addYears(driver.issue, 1))}</span></p><h3 class="c">FICHA INDIVIDUAL DO CONDUTOR</h3>
<h4>Identificação</h4>${grid(['Cód.', 'Nome', 'CPF', 'Nascimento', 'Naturalidade'], [random.digits(4), name, maskCpf(driver.cpf), shortDate(driver.birth), `${born.city.toUpperCase()}/${born.uf}`])}
<h4>Habilitação</h4>${grid(['Nº CNH', 'Categoria', 'UF', 'Expedição', 'Vencimento', '1ª Hab.', 'Obs.'], [driver.register, driver.category, 'ES', shortDate(driver.issue), shortDate(driver.expiry), shortDate(driver.firstLicence), 'EAR A'])}
<h4>Filiação</h4>${grid(['Pai', 'Mãe'], [driver.father.toUpperCase(), driver.mother.toUpperCase()])}
<h4>Advertências e treinamentos</h4>${grid(['Data', 'Ocorrência', 'Responsável'], [shortDate(addYears(driver.issue, 1)), 'Reciclagem de direção defensiva', personName(random, 'm')])}
<p class="s" style="margin-top:6mm">Sistema Frota Fácil 4.12 – relatório REL_COND_02 – página 1 de 1. Órgão emissor da CNH: DETRAN/ES.</p>`
    return {
      html: sheet({ font: 'Liberation Sans', sizePt: 8, css: CSS, margin: '12mm' }, body),
      ...reading(driver, {
        name,
        filiation: [driver.father.toUpperCase(), driver.mother.toUpperCase()],
        placeOfBirth: `${born.city.toUpperCase()}/${born.uf}`,
        placeOfIssue: 'ES',
        cardIssuer: 'DETRAN-ES',
        comments: 'EAR A',
        hasCetpp: false,
        documentValidation: false,
      }),
    }
  },
}
