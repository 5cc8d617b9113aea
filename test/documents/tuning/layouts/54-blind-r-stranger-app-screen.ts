import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { CORE, holding, type Motorist, reading } from '../blind-r.ts'

const MOTORIST: Motorist = {
  name: 'Kelly Cristina Tefé Parintins',
  woman: true,
  bornIn: ['Parintins', 'AM'],
  kin: [],
  rgBy: ['SSP', 'AM'],
  classes: 'A',
  issuedIn: ['Manaus', 'AM'],
  notes: 'EAR, CMTF',
  years: [1996, 2024],
  term: 10,
}

/** A screenshot of a delivery company's application: light print on a dark ground, captions above. */
export const layout: Layout = {
  name: 'blind-r-stranger-app-screen',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    const entry = (caption: string, value: string) =>
      html`<div class="en"><div class="ca">${caption}</div><div>${value}</div></div>`
    const css =
      '@page{size:100mm 205mm}body{background:#15181d;color:#f2f4f7}.en{border-bottom:.2mm solid #3a414b;padding:2mm 0}.ca{color:#9aa5b3;font-size:8.4pt}.two{display:grid;grid-template-columns:1fr 1fr;column-gap:5mm}'
    return {
      html: sheet(
        { font: 'Roboto', sizePt: 11, margin: '0', css },
        html`<div style="background:#15181d;width:100mm;height:205mm;padding:3mm 7mm;overflow:hidden"><div class="s" style="display:flex;justify-content:space-between"><span>14:37</span><span>4G &nbsp; 62%</span></div>
<div class="b" style="font-size:15pt;margin:7mm 0 1mm">Meu cadastro</div><div style="color:#ffb454;margin-bottom:3mm" class="s">Documentos em análise</div>
${entry('Nome completo', held.name)}<div class="two">${entry('CPF', maskCpf(held.cpf))}${entry('Data de nascimento', shortDate(held.birth))}</div>
<div class="b" style="margin-top:6mm">CNH</div>${entry('Número de registro', held.register)}<div class="two">${entry('Categoria', held.classes)}${entry('Primeira habilitação', shortDate(held.first))}${entry('Data de emissão', shortDate(held.issued))}${entry('Data de validade', shortDate(held.expires))}</div>${entry('Órgão emissor', 'DETRAN-AM')}${entry('Observações', held.notes ?? '')}
<div class="b" style="margin-top:6mm">Moto</div><div class="two">${entry('Modelo', 'CG 160 Fan')}${entry('Ano', '2021')}</div>
<div class="c b" style="background:#ffb454;color:#15181d;border-radius:6mm;padding:2.6mm;margin-top:7mm">Editar cadastro</div></div>`,
      ),
      data: reading(held, [...CORE, 'issueDate', 'placeOfIssue', 'cardIssuer', 'comments', 'hasCetpp']),
    }
  },
}
