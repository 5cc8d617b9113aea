import { at, CARD_CSS } from '../../generator/card-box.ts'
import { shortDate } from '../../generator/dates.ts'
import { cardData, driver } from '../../generator/driver.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, maskCpf } from '../../generator/numbers.ts'
import { STATES } from '../../generator/places.ts'

/** The card of 2006 to 2022 (L1, L2), unfolded: labels above values, places as docs/domain.md 1.11. */
export const layout: Layout = {
  name: 'card-open',
  type: 54,
  variants: ['l1', 'l1-cetpp', 'l2-one-parent', 'l2-wrong-digit'],
  print(random, variant) {
    const old = variant.startsWith('l1')
    const made = driver(random, {
      issuedFrom: old ? 2010 : 2019,
      issuedTo: old ? 2016 : 2021,
      validYears: 5,
      classes: ['AB', 'B', 'AE', 'AD', 'C'],
      parents: variant === 'l2-one-parent' ? 1 : 2,
    })
    const wrong = variant === 'l2-wrong-digit'
    const card = wrong ? { ...made, register: breakCheckDigit(made.register) } : made
    const comments =
      { l1: 'A', 'l1-cetpp': 'EAR; CETPP', 'l2-one-parent': null, 'l2-wrong-digit': 'EAR, CETCP' }[variant] ??
      null
    const { city, uf } = card.local
    const [number, state] = card.rg.split(' SSP ')
    const parents = card.parents.flatMap((name) => wrap(name))
    const l = (x: number, y: number, w: number, text: string) => at(x, y, w, text, 'l')
    const v = (x: number, y: number, w: number, text: string) => at(x, y, w, text, 'v')
    const body = html`<div class="card open">
${at(18, 0, 82, 'REPÚBLICA FEDERATIVA DO BRASIL', 'h c')}${at(18, 3, 82, old ? 'MINISTÉRIO DAS CIDADES' : 'MINISTÉRIO DA INFRAESTRUTURA', 'h2 c')}${at(18, 5, 82, 'DEPARTAMENTO NACIONAL DE TRÂNSITO', 'h2 c')}${at(18, 7, 82, 'CARTEIRA NACIONAL DE HABILITAÇÃO', 'h2 c b')}
${l(18, 9.4, 20, 'NOME')}${v(18, 11, 80, card.name)}<div class="photo"></div>
${l(55, 14, 40, 'DOC. IDENTIDADE / ÓRG. EMISSOR / UF')}${v(54, 15.6, 15, number ?? '')}${v(78, 15.6, 6, 'SSP')}${v(94, 15.6, 6, state ?? '')}
${l(55, 19, 20, 'CPF')}${v(53, 20.6, 26, maskCpf(card.holder.cpf))}${l(81, 19, 19, 'DATA NASCIMENTO')}${v(81, 20.6, 19, shortDate(card.holder.birth))}
${l(55, 24, 20, 'FILIAÇÃO')}${parents.map((text, index) => v(54, 25.8 + index * 2.2, 44, text))}
${l(55, 38, 15, 'PERMISSÃO')}${at(55, 40, 14, html`<span class="hatch"></span>`)}${l(75, 38, 8, 'ACC')}${at(75, 40, 10, html`<span class="hatch"></span>`)}${l(90, 38, 10, 'CAT. HAB.')}${at(92, 40, 8, card.licenceClass, 'v red')}
${l(17, 43, 20, 'Nº REGISTRO')}${at(17, 44.8, 25, card.register, 'v red')}${l(52, 43, 15, 'VALIDADE')}${at(52, 44.8, 20, shortDate(card.expires), 'v red')}${l(76, 43, 22, '1ª HABILITAÇÃO')}${v(76, 44.8, 20, shortDate(card.first))}
${l(17, 50, 30, 'OBSERVAÇÕES')}${comments ? v(17, 53, 80, comments) : ''}${l(37, 77, 40, 'ASSINATURA DO PORTADOR')}
${l(18, 80, 20, 'LOCAL')}${v(17, 82, 50, `${city.toUpperCase()}, ${uf}`)}${l(76, 80, 22, 'DATA EMISSÃO')}${v(76, 82, 22, shortDate(card.issued))}
${at(76, 87, 24, card.security, 'v')}${at(76, 89, 24, card.renach, 'v')}${at(34, 88, 36, 'DIRETOR INVENTADO PRADO', 'l')}${l(37, 90, 40, 'ASSINATURA DO EMISSOR')}
${at(30, 93, 66, old ? `DETRAN- ${uf} (${(STATES[uf] ?? '').toUpperCase()})` : `DETRAN-${uf} ${(STATES[uf] ?? '').toUpperCase()}`, 'h2 c b')}
<div class="side" style="left:1%;top:24%;font-size:5.5pt">VÁLIDA EM TODO O TERRITÓRIO NACIONAL</div><div class="side" style="left:6%;top:28%;font-size:9pt">${card.form}</div><div class="side" style="left:6%;top:68%;font-size:9pt">${card.form}</div><div class="side" style="left:1%;top:79%;font-size:5.5pt">PROIBIDO PLASTIFICAR</div></div>`
    const css = `${CARD_CSS}.open{width:130mm;height:184mm;margin:20mm auto;background:#eaf3e6;border:.3mm solid #9ab}.h{font-size:11pt;font-weight:bold}.h2{font-size:7.5pt}.l{font-size:5.5pt;color:#333}.v{font-size:8.5pt}.red{color:#b01818}.photo{position:absolute;left:17%;top:14%;width:33%;height:27%;background:#c9d2cc}`
    return {
      html: sheet({ font: 'Liberation Sans', sizePt: 9, css }, body),
      data: cardData(card, {
        comments,
        hasCetpp: variant === 'l1-cetpp',
        placeOfBirth: false,
        documentValidation: !wrong,
      }),
    }
  },
}

/** A name that does not fit the box goes on in the next line. */
function wrap(name: string): string[] {
  if (name.length <= 24) return [name]
  const cut = name.lastIndexOf(' ', 24)
  return [name.slice(0, cut), name.slice(cut + 1)]
}
