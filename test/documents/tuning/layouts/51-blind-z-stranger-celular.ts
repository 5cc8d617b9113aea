import { shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { holder, term } from '../blind-z.ts'

const css = `
.phone { width: 118mm; margin: 0 auto; border: 1pt solid #999; border-radius: 6mm; overflow: hidden } .status { display: flex; justify-content: space-between; padding: 2mm 6mm; font-size: .8em } .bar { background: #2e7d32; color: #fff; padding: 4mm 5mm } .bar p { margin: 0 }
.item { padding: 2.4mm 5mm; border-bottom: .5pt solid #ddd } .item p { margin: 0; font-size: 1.12em } .item small { color: #777 } .item p + small { display: block } .btn { margin: 5mm; background: #2e7d32; color: #fff; text-align: center; padding: 2.5mm; border-radius: 2mm }`

/** The screen of a telephone: each value with its caption in grey beneath it; the licence has no end of validity. */
export const layout = licencePages('blind-z-stranger-celular', {
  one: (random) => {
    const { issued } = term(random, 4, 2021, 2024)
    const firm = holder(random, 'Padaria e Confeitaria')
    const number = `${random.int(1004, 5790)}/${year(issued)}`
    const key = `${hex(random, 4)}.${hex(random, 4)}.${hex(random, 4)}`
    const activity = 'Fabricação de produtos de panificação'
    const items = [
      [number, 'Número da licença'],
      [firm.name, 'Empreendedor'],
      [maskCnpj(firm.id), 'CNPJ'],
      [activity, 'Atividade'],
      [`${firm.street}, ${firm.district}`, 'Endereço'],
      [shortDate(issued), 'Data de emissão'],
      ['Prazo indeterminado', 'Validade'],
      [`${random.digits(6)}/${year(issued)}`, 'Processo'],
      [key, 'Código de autenticidade'],
    ]
    const body = html`<div class="phone"><div class="status"><span>14:${random.int(10, 59)}</span><span>4G &nbsp; ${random.int(21, 98)}%</span></div>
      <div class="bar"><p>‹ &nbsp; Minhas licenças</p><p class="b" style="font-size:1.2em;margin-top:2mm">Licença Ambiental Simplificada</p><p class="s">Prefeitura Municipal de Alto Jequitaí</p><p class="s">Secretaria Municipal de Meio Ambiente</p></div>
      ${items.map(([value, label]) => html`<div class="item"><p>${value}</p><small>${label}</small></div>`)}
      <div class="btn">Compartilhar</div></div>`
    return {
      paper: { font: 'Open Sans', sizePt: 11, css, margin: '12mm 15mm' },
      body,
      read: { id: firm.id, number, scope: 'MUNICIPAL', accessKey: key, mainActivity: [activity] },
    }
  },
})
