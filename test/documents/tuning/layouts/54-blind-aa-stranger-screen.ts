import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bystander, day, motorist, townOf } from '../blind-aa.ts'
import { above, basics, driverData, issuer } from '../blind-aa-papers.ts'

/** A page like a program's screen: menu at the left, captions in grey above their values. */
export const layout: Layout = {
  name: 'blind-aa-stranger-screen',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { categories: ['AB', 'D', 'C'] })
    const fields: readonly (readonly [string, string, number])[] = [
      ['Nome completo', m.name, 66],
      ['Nascimento', day(m.birth), 33],
      ['CPF', maskCpf(m.cpf), 33],
      ['Naturalidade', townOf(m.birthplace), 33],
      ['Sexo', m.female ? 'Feminino' : 'Masculino', 33],
      ['Mãe', m.mother, 50],
      ['Pai', m.father, 50],
    ]
    const licence: readonly (readonly [string, string, number])[] = [
      ['Número de registro', m.register, 33],
      ['Categoria', m.category, 33],
      ['RENACH', m.renach, 33],
      ['Primeira habilitação', day(m.first), 33],
      ['Emissão', day(m.issued), 33],
      ['Validade', day(m.expires), 33],
      ['Emissor', `DETRAN-${m.local.uf}`, 33],
      ['Local de emissão', townOf(m.local), 33],
      ['Observações', 'EAR', 33],
    ]
    const card = (title: string, rows: typeof fields) =>
      html`<section><h3>${title}</h3><div class="row">${rows.map(([caption, value, width]) => above(caption, value, width))}</div></section>`
    const body = html`<div class="bar">Frota+ <span>${bystander(random)} · Sair</span></div><div class="w"><nav>Painel<br>Veículos<br><b>Condutores</b><br>Multas<br>Abastecimento<br>Relatórios</nav><main><h2>Condutor <span class="tag">ATIVO</span></h2>${card('Dados pessoais', fields)}${card('Habilitação', licence)}<p class="s">Última alteração: 23/04/2026 08:57 · próxima conferência em 23/10/2026</p></main></div>`
    return {
      html: sheet(
        {
          font: 'Noto Sans',
          sizePt: 9.5,
          margin: '0',
          css: '.bar{background:#14324a;color:#fff;padding:4mm 6mm;font-size:12pt}.bar span{float:right;font-size:9pt}.w{display:flex}nav{width:36mm;background:#eef1f4;padding:6mm;line-height:2.2;height:180mm}main{flex:1;padding:6mm}h2{font-size:15pt;margin:0 0 4mm}.tag{font-size:8pt;background:#2e8b57;color:#fff;padding:1mm 2mm}section{border:1px solid #d0d5da;padding:3mm;margin-bottom:5mm}h3{margin:0 0 3mm;font-size:10.5pt;color:#14324a}.row{display:flex;flex-wrap:wrap}.f{padding:1.5mm 1mm}.f small{color:#777;font-size:7.5pt}',
        },
        body,
      ),
      data: driverData({
        ...basics(m),
        ...issuer(m),
        filiation: [m.mother, m.father],
        placeOfBirth: townOf(m.birthplace),
        comments: 'EAR',
        hasCetpp: false,
      }),
    }
  },
}
