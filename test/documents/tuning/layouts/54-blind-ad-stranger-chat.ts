import { addDays, shortDate } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { motorist, reading } from '../blind-ad.ts'

const CSS = `.m{break-inside:avoid;max-width:74%;border-radius:2.4mm;padding:1.6mm 3mm;margin-bottom:2.2mm;background:#f0f0f0;width:fit-content}.me{background:#dcf3d2;margin-left:auto}.m small{display:block;text-align:right;color:#777;font-size:6.8pt}.day{text-align:center;font-size:7.6pt;color:#666;margin:2mm 0 3mm}.hd{border-bottom:.3mm solid #999;padding-bottom:2mm;margin-bottom:3mm;display:flex;justify-content:space-between}`

/** A chat that was printed: an office asks for one thing after another, the driver answers each. */
export const layout: Layout = {
  name: 'blind-ad-stranger-chat',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { from: 2018, to: 2025, years: 5, kinds: ['C', 'D', 'E'] })
    const day = addDays(m.issued, random.int(50, 600))
    const comments = 'EAR, CETPP'
    let minute = random.int(2, 9)
    const said = (who: string, text: string | Html): Html => {
      minute += random.int(0, 2)
      return html`<div class="m ${who}">${text}<small>08:${String(minute).padStart(2, '0')}</small></div>`
    }
    const asks = (text: string | Html): Html => said('me', text)
    const tells = (text: string | Html): Html => said('', text)
    return {
      html: sheet(
        { font: 'Noto Sans', sizePt: 9, css: CSS, margin: '11mm 24mm' },
        html`<div class="hd"><span>Conversa com <b>motorista novo (tanque 3)</b></span><span class="s">impresso em ${shortDate(addDays(day, 1))}</span></div><p class="day">${shortDate(day)}</p>
${asks('Bom dia! Aqui é do escritório. Preciso dos seus dados pra fazer o cadastro, pode ser por aqui mesmo')}${tells('bom dia, pode')}
${asks('Nome completo?')}${tells(m.name)}${asks('Data de nascimento e cidade onde nasceu?')}${tells(html`${shortDate(m.born)}<br>${m.birthplace.city}/${m.birthplace.uf}`)}
${asks('Nome do pai e nome da mãe?')}${tells(html`pai: ${m.father}<br>mãe: ${m.mother}`)}${asks('CPF?')}${tells(maskCpf(m.cpf))}
${asks('Agora da CNH. Número do registro?')}${tells(m.register)}${asks('Categoria?')}${tells(m.kind)}
${asks('Data de emissão e validade?')}${tells(html`emissão ${shortDate(m.issued)}<br>validade ${shortDate(m.expires)}`)}${asks('Qual Detran emitiu, e em que cidade?')}${tells(html`DETRAN-${m.seat.uf}<br>${m.seat.city}/${m.seat.uf}`)}
${asks('E no campo Observações, o que está escrito?')}${tells(comments)}
${asks(`Certo. A integração é dia ${shortDate(addDays(day, 4))}, 7h, portão B. Traga o exame toxicológico e a carteira de vacinação`)}${tells('blz, o toxicológico eu fiz mês passado')}`,
      ),
      data: reading(m, comments, true),
    }
  },
}
