import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { city, firm, unbroken } from '../blind-t.ts'

/** A phone's screen with the app of a consortium of cities: one narrow column, values to the right or below. */
export const layout: Layout = licencePages('blind-t-stranger-celular', {
  one: (random) => {
    const owner = firm(random, 'Tinturaria ~ Ltda')
    const issued = randomDate(random, 2022, 2025)
    const expires = addYears(issued, 4)
    const number = `${random.int(112, 870)}/${year(issued)}`
    const code = `${alphanumeric(random, 4)}-${alphanumeric(random, 4)}`.toUpperCase()
    const activity = 'Tingimento e acabamento de tecidos'
    const row = (caption: string, value: string) =>
      html`<div class="row"><span>${caption}</span><b>${unbroken(value)}</b></div>`
    return {
      paper: {
        font: 'Lato',
        sizePt: 10.5,
        margin: '12mm 48mm',
        css: '.phone { border: .8mm solid #333; border-radius: 6mm; padding: 5mm 6mm } .row { display: flex; justify-content: space-between; border-bottom: .15mm solid #ddd; padding: 2mm 0 } .row span, .cap { color: #6a6a6a } .pill { background: #d8f0dc; border-radius: 4mm; padding: 1mm 4mm }',
      },
      body: html`<div class="phone"><div class="row" style="border:0;padding:0"><b>${random.int(10, 19)}:${random.int(10, 59)}</b><span>4G &nbsp; ${random.int(31, 96)}%</span></div>
<p class="c" style="margin-top:4mm"><b>Consórcio Intermunicipal do Vale Alto</b><br>Licenciamento ambiental</p>
<p class="c" style="font-size:14pt;margin:5mm 0 3mm">Licença Ambiental Única<br>LAU nº ${number}</p>
<p class="c"><span class="pill">Vigente</span></p>
<p class="cap" style="margin:4mm 0 0">Empresa</p><p>${owner.name}</p>
<p class="cap" style="margin:0">Atividade</p><p>${activity}</p>
${row('CNPJ', maskCnpj(owner.id))}
${row('Município', city(random))}
${row('Emitida em', shortDate(issued))}
${row('Vence em', shortDate(expires))}
${row('Vistoria', shortDate(addYears(issued, 1)))}
${row('Requerimento', random.digits(7))}
${row('Código de verificação', code)}
<p class="c" style="margin:7mm 0 2mm;color:#2a62b8"><b>Compartilhar</b> &nbsp;&nbsp;&nbsp;&nbsp; <b>Ver condicionantes</b></p></div>`,
      read: {
        id: owner.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: code,
        expirationDate: expires,
        mainActivity: [activity],
      },
    }
  },
})
