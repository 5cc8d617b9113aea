import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'
import { paperData } from '../blind-c-driver.ts'

/** A page of a portal: title bar, captions above values, buttons. */
export const layout: Layout = {
  name: 'blind-c-driver-screen',
  type: 54,
  variants: ['portal'],
  print(random) {
    const id = cpf(random)
    const register = licenceRegister(random)
    const box = (caption: string, value: string, wide = 1) =>
      html`<div class="f" style="grid-column:span ${wide}"><i>${caption}</i><u>${value}</u></div>`
    const body = html`<div class="bar">Portal do Condutor<span>Olá, Nívea ▾</span></div><div class="in">
<h2>Minha habilitação (CNH)</h2><div class="g">
${box('Nome', 'NÍVEA CORUMBÁ DE ALENCASTRO', 2)}${box('CPF', maskCpf(id))}
${box('Data de nascimento', shortDate('1996-01-30'))}${box('Local de nascimento', 'ANÁPOLIS/GO')}${box('Categoria', 'B')}
${box('Número de registro', register)}${box('Data de emissão', shortDate('2025-05-07'))}${box('Validade', shortDate('2035-05-06'))}
${box('Órgão emissor', 'DETRAN-GO')}${box('Local de emissão', 'GOIÂNIA/GO')}${box('Observações', 'A')}</div>
<p><b>Imprimir</b><b>Segunda via</b><b>Sair</b></p></div>`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 11,
          margin: '0',
          css: `@page{size:240mm 140mm}.bar{background:#0b6e4f;color:#fff;padding:3mm 6mm}.bar span{float:right;font-size:9pt}.in{padding:6mm}
.g{display:grid;grid-template-columns:repeat(3,1fr);gap:4mm}i{display:block;font-style:normal;font-size:8pt;color:#666}u{text-decoration:none;display:block;border:1px solid #bbb;border-radius:1mm;padding:1mm 2mm}
p{margin-top:7mm}p b{border:1px solid #0b6e4f;color:#0b6e4f;padding:1.5mm 6mm;margin-right:3mm;font-weight:normal}`,
        },
        body,
      ),
      data: paperData({
        name: 'NÍVEA CORUMBÁ DE ALENCASTRO',
        dateOfBirth: '1996-01-30',
        issueDate: '2025-05-07',
        expirationDate: '2035-05-06',
        licenseNumber: register,
        licenseClass: 'B',
        personalNumber: id,
        placeOfBirth: 'ANÁPOLIS/GO',
        placeOfIssue: 'GO',
        cardIssuer: 'DETRAN-GO',
        comments: 'A',
        hasCetpp: false,
      }),
    }
  },
}
