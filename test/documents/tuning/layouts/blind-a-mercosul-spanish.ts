import { company } from '../../generator/companies.ts'
import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCnpj, maskCpf, plate } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licensedDriver, reading } from '../blind-a-driver.ts'

/** A crew list of one for a bus that crosses a border: Spanish first, Portuguese under it. */
export const layout: Layout = {
  name: 'blind-a-mercosul-spanish',
  type: 54,
  variants: ['border-bus'],
  print(random) {
    const driver = licensedDriver(random, { uf: 'RS', category: 'AD', gender: 'm', issuedFrom: 2021 })
    const name = driver.name.toUpperCase()
    const firm = company(random, 'RS', 'Viação')
    const born = { city: "SANT'ANA DO LIVRAMENTO", uf: 'RS' }
    const cell = (es: string, pt: string, value: string | Html) =>
      html`<td><span class="s">${es}<br><i>${pt}</i></span></td><td class="b">${value}</td>`
    const body = html`<p class="c b">MERCOSUR / MERCOSUL<br>TRANSPORTE OCASIONAL EN CIRCUITO CERRADO</p><p class="c">FICHA DEL CONDUCTOR – <i>FICHA DO CONDUTOR</i></p><p>Empresa: ${firm.name} &nbsp; CNPJ: ${maskCnpj(firm.id)}<br>Dominio / <i>Placa</i>: ${plate(random, 'mercosul')} &nbsp;&nbsp; Póliza RCTR-VI / <i>Apólice</i>: ${random.digits(10)} – vence ${shortDate(addYears(driver.issue, 2))}</p>
<table border="1" cellpadding="4"><tr>${cell('Apellidos y nombres', 'Nome completo', name)}</tr><tr>${cell('Fecha de nacimiento', 'Data de nascimento', shortDate(driver.birth))}</tr><tr>${cell('Lugar de nacimiento', 'Local de nascimento', `${born.city}/${born.uf}`)}</tr><tr>${cell('Documento (CPF)', 'CPF', maskCpf(driver.cpf))}</tr><tr>${cell('Filiación', 'Filiação', html`${driver.mother.toUpperCase()}<br>${driver.father.toUpperCase()}`)}</tr><tr>${cell('Licencia de conducir Nº', 'CNH – nº de registro', driver.register)}</tr><tr>${cell('Clase', 'Categoria', driver.category)}</tr><tr>${cell('Expedida el', 'Emitida em', shortDate(driver.issue))}</tr><tr>${cell('Vence el', 'Válida até', shortDate(driver.expiry))}</tr><tr>${cell('Autoridad expedidora', 'Órgão expedidor', 'DETRAN/RS')}</tr><tr>${cell('Observaciones', 'Observações', 'EAR, CETCP')}</tr></table>
<p class="s" style="margin-top:4mm">El conductor declara no registrar sanciones que le impidan conducir en los Estados Partes. <i>O condutor declara não possuir penalidades que o impeçam de dirigir nos Estados Partes.</i></p><p>Lugar y fecha / <i>Local e data</i>: Uruguaiana/RS, ${longDate(addYears(driver.issue, 1))}</p><table style="margin-top:15mm"><tr><td class="c">....................................<br>${name}</td><td class="c">....................................<br>${personName(random, 'f')}<br>por la empresa / <i>pela empresa</i></td></tr></table>`
    return {
      html: sheet(
        {
          font: 'Gentium Plus',
          sizePt: 11.5,
          css: 'i { font-style: normal; color: #555 }',
          margin: '18mm 24mm',
        },
        body,
      ),
      ...reading(driver, {
        name,
        filiation: [driver.mother.toUpperCase(), driver.father.toUpperCase()],
        placeOfBirth: `${born.city}/${born.uf}`,
        placeOfIssue: 'RS',
        cardIssuer: 'DETRAN-RS',
        comments: 'EAR, CETCP',
        hasCetpp: false,
      }),
    }
  },
}
