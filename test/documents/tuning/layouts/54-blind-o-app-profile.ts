import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { type Holder, licence, told } from '../blind-o.ts'

const HOLDER: Holder = {
  name: 'Jeferson Amâncio Cajueiro',
  sex: 'M',
  birthplace: ['Mossoró', 'RN'],
  parents: [],
  identity: 'ITEP/RN',
  category: 'AB',
  local: ['Natal', 'RN'],
  comments: 'EAR',
}

/** The screen of a delivery company's app after a licence was checked. */
export const layout: Layout = {
  name: 'blind-o-app-profile',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, HOLDER, [2022, 2024])
    const row = (caption: string, value: string) =>
      html`<div class="row"><div class="s" style="color:#777">${caption}</div><div>${value}</div></div>`
    const css =
      'body{background:#f3f4f7}.top{background:#5b2a9d;color:#fff;padding:5mm 9mm}.row{background:#fff;padding:2.6mm 9mm;border-bottom:.2mm solid #ddd}.sec{padding:5mm 9mm 2mm;color:#5b2a9d;font-weight:bold}.nav{display:flex;justify-content:space-around;background:#fff;padding:4mm;margin-top:6mm;color:#777}'
    return {
      html: sheet(
        { font: 'Roboto', sizePt: 13, margin: '0', css },
        html`<div class="top"><div class="s" style="display:flex;justify-content:space-between"><span>14:27</span><span>4G &nbsp; 63%</span></div><div style="font-size:17pt;margin-top:4mm">‹ &nbsp; Meus documentos</div></div>
<div class="sec">CNH &nbsp; ✓ Aprovada</div>
${row('Nome como está na CNH', held.name)}${row('CPF', maskCpf(held.cpf))}${row('Data de nascimento', shortDate(held.birth))}${row('Nº de registro', held.register)}${row('Categoria', held.category)}${row('Emitida em', shortDate(held.issued))}${row('Válida até', shortDate(held.expires))}${row('Observações', held.comments ?? '')}
<div class="sec">Veículo &nbsp; ✓ Aprovado</div>${row('Modelo', 'Moto 160 cc, vermelha')}${row('Renavam', random.digits(11))}
<div class="sec" style="color:#b06a00">Comprovante de endereço &nbsp; Pendente</div>
<div class="nav"><span>Início</span><span>Entregas</span><span>Ganhos</span><span class="b">Perfil</span></div>`,
      ),
      data: told({
        name: held.name,
        dateOfBirth: held.birth,
        issueDate: held.issued,
        expirationDate: held.expires,
        licenseNumber: held.register,
        licenseClass: held.category,
        personalNumber: held.cpf,
        comments: held.comments,
        hasCetpp: false,
      }),
    }
  },
}
