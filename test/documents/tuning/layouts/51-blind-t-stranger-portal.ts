import { addYears, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { firm, unbroken } from '../blind-t.ts'

/** A screen of a state's portal: a dark bar, a menu at the left, cards with captions over values. */
export const layout: Layout = licencePages('blind-t-stranger-portal', {
  one: (random) => {
    const owner = firm(random, 'Algodoeira ~ Ltda')
    const issued = randomDate(random, 2021, 2025)
    const expires = addYears(issued, 3)
    const number = `3${random.digits(5)}/${year(issued)}`
    const code = alphanumeric(random, 9)
    const activity = 'Beneficiamento de algodão em pluma'
    const card = (title: string, cells: readonly (readonly [string, string])[]) =>
      html`<div class="card"><div class="t">${title}</div><div class="g">${cells.map(([caption, value]) => html`<div><small>${caption}</small><br>${unbroken(value)}</div>`)}</div></div>`
    return {
      paper: {
        font: 'Open Sans',
        sizePt: 9.5,
        margin: '10mm 9mm',
        css: `.bar { background: #1f4e3d; color: #fff; padding: 3mm 4mm } .cols { display: flex; gap: 4mm; margin-top: 4mm } .menu { width: 34mm; color: #555 } .main { flex: 1 } .card { border: .2mm solid #ccc; border-radius: 1.5mm; margin-bottom: 4mm } .t { background: #f2f2f2; padding: 1.5mm 3mm; font-weight: bold } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm; padding: 3mm } small { color: #777 }`,
      },
      body: html`<div class="bar"><b>SEMA-MT</b> &nbsp; Secretaria de Estado de Meio Ambiente &nbsp;–&nbsp; Consulta pública</div>
<div class="cols"><div class="menu"><p>Início</p><p>Processos</p><p><b>Licenças</b></p><p>Autos</p><p>Ajuda</p></div><div class="main">
<p style="font-size:14pt">Licença de Operação nº ${number}</p>
${card('Documento', [
  ['Tipo', 'LO – Licença de Operação'],
  ['Processo', `${random.digits(6)}/${year(issued) - 1}`],
  ['Emissão', shortDate(issued)],
  ['Validade', shortDate(expires)],
  ['Parecer técnico', `PT nº ${random.digits(6)}`],
  ['Código de autenticidade', code],
])}
${card('Interessado', [
  ['Nome / Razão social', owner.name],
  ['CPF/CNPJ', maskCnpj(owner.id)],
  ['Município', owner.city],
  ['UF', 'MT'],
])}
${card('Empreendimento', [
  ['Denominação', 'Unidade Beneficiadora II'],
  ['Porte', 'Médio'],
])}
<div class="card"><div class="t">Atividades licenciadas</div><div style="padding:3mm">${activity}</div></div>
<p style="margin:2mm 0 5mm"><span style="border:.3mm solid #1f4e3d;border-radius:1mm;padding:1.5mm 5mm">Baixar PDF</span></p>
<p style="color:#777">Consulta feita em ${shortDate(addYears(issued, 1))} às ${officeTime(random)}</p></div></div>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: expires,
        mainActivity: [activity],
      },
    }
  },
})
