import { addDays, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf, plate } from '../../generator/numbers.ts'
import { motorist, reading } from '../blind-ad.ts'

const CSS = `@page{size:98mm 212mm;margin:0}.bar{display:flex;justify-content:space-between;padding:1.6mm 5mm;font-size:8pt;background:#4a2c6f;color:#fff}.app{background:#5b3786;color:#fff;padding:4mm 5mm;font-size:12pt}.app small{display:block;font-size:8pt;opacity:.85}
.it{padding:1.5mm 5mm;border-bottom:.15mm solid #e3dde9}.it small{display:block;color:#77708a;font-size:7.2pt}.it div{font-size:9.6pt}.two{display:flex}.two .it{flex:1}.sec{background:#f1edf6;color:#5b3786;font-weight:bold;font-size:8pt;padding:1.4mm 5mm}
.nav{position:absolute;bottom:0;left:0;right:0;border-top:.2mm solid #ccc;display:flex;justify-content:space-around;padding:3mm 0;font-size:7.6pt;color:#666;background:#fff}body{position:relative;height:211mm}`

/** The screen of a delivery firm's application on a telephone: captions over values, no parents, no place of birth. */
export const layout: Layout = {
  name: 'blind-ad-stranger-phone',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { from: 2018, to: 2025, years: 5, kinds: ['A', 'AB', 'AC'] })
    const comments = 'EAR, CMTX'
    const seen = addDays(m.issued, random.int(20, 300))
    const item = (label: string, value: string) =>
      html`<div class="it"><small>${label}</small><div>${value}</div></div>`
    return {
      html: sheet(
        { font: 'Roboto', sizePt: 9, css: CSS },
        html`<div class="bar"><span>${random.int(10, 22)}:${random.int(10, 59)}</span><span>4G ▪ ${random.int(21, 97)}%</span></div><div class="app">‹ Meu cadastro<small>entregador desde ${shortDate(addDays(seen, -90))}</small></div>
<div class="sec">PERFIL</div>${item('Nome', m.name)}<div class="two">${item('Nascimento', shortDate(m.born))}${item('CPF', maskCpf(m.cpf))}</div><div class="two">${item('Celular', m.phone)}${item('RG', m.rg.join(' '))}</div>
<div class="sec">MINHA CNH</div>
<div class="two">${item('Registro', m.register)}
${item('Categoria', m.kind)}</div>
<div class="two">${item('Emissão', shortDate(m.issued))}
${item('Validade', shortDate(m.expires))}</div>
<div class="two">${item('Órgão emissor', `DETRAN-${m.seat.uf}`)}
${item('1ª habilitação', shortDate(m.first))}</div>${item('Local de emissão', `${m.seat.city}/${m.seat.uf}`)}
${item('Observações', comments)}
<div class="sec">VEÍCULO</div><div class="two">${item('Placa', plate(random, 'mercosul'))}${item('Licenciamento até', shortDate(addDays(seen, 200)))}</div>
<div class="sec">CONTA</div><div class="two">${item('Nota', `4,${random.int(60, 98)} (${random.int(90, 900)} entregas)`)}${item('Próximo repasse', shortDate(addDays(seen, 6)))}</div>
<div class="nav"><span>Início</span><span>Ganhos</span><span>Ajuda</span><b style="color:#5b3786">Perfil</b></div>`,
      ),
      data: reading(m, comments, false, { filiation: [], placeOfBirth: null }),
    }
  },
}
