import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bystander, day, motorist, townOf } from '../blind-aa.ts'
import { basics, driverData, issuer } from '../blind-aa-papers.ts'

/** A word processor's table of four columns: two captions and two values a row, the wide ones merged. */
export const layout: Layout = {
  name: 'blind-aa-stranger-word',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { categories: ['D', 'AD', 'AB'] })
    const wide = (caption: string, value: string) =>
      html`<tr><th>${caption}</th><td colspan="3">${value}</td></tr>`
    const two = (a: string, b: string, c: string, d: string) =>
      html`<tr><th>${a}</th><td>${b}</td><th>${c}</th><td>${d}</td></tr>`
    const body = html`<p class="b">Excursão Vale Azul – quem vai dirigir a van</p><table>
${wide('Condutor', m.name.toUpperCase())}
${two('Data nasc.', day(m.birth, '-'), 'CPF', maskCpf(m.cpf))}
${two('Nº da CNH (registro)', m.register, 'Categoria', m.category)}
${two('Emissão', day(m.issued, '-'), 'Validade', day(m.expires, '-'))}
${two('Órgão emissor', `DETRAN-${m.local.uf}`, 'Local de emissão', townOf(m.local))}
${wide('Naturalidade', townOf(m.birthplace))}${wide('Filiação', `${m.mother.toUpperCase()} / ${m.father.toUpperCase()}`)}
${wide('Observações da CNH', 'A, EAR, CETCP')}
${two('Contato', bystander(random), 'Saída', '17-07-2026')}</table>
<p class="s">Van alugada com seguro. Levar a carteira original no dia.</p>`
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 11,
          css: 'th,td{border:1px solid #000;padding:1.2mm 2mm;text-align:left;vertical-align:top}th{font-weight:bold;width:21%}.s{margin-top:4mm}',
        },
        body,
      ),
      data: driverData({
        ...basics(m),
        ...issuer(m),
        name: m.name.toUpperCase(),
        filiation: [m.mother.toUpperCase(), m.father.toUpperCase()],
        placeOfBirth: townOf(m.birthplace),
        comments: 'A, EAR, CETCP',
        hasCetpp: false,
      }),
    }
  },
}
