import { shortDate } from '../../generator/dates.ts'
import { cardData, driver } from '../../generator/driver.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceMrz, maskCpf } from '../../generator/numbers.ts'
import { STATES } from '../../generator/places.ts'

/** The card of 2022 in a grid of its own: labels inside the boxes, birthplace after a slash, no legend. */
export const layout: Layout = {
  name: 'card-2022-other',
  type: 54,
  variants: ['permit', 'zeros'],
  print(random, variant) {
    const made = driver(random, {
      issuedFrom: 2022,
      issuedTo: 2025,
      validYears: variant === 'permit' ? 1 : 5,
      classes: ['A', 'B', 'AB'],
      parents: variant === 'permit' ? 1 : 2,
    })
    // The first licence of somebody with a permit is the permit itself.
    const card = variant === 'permit' ? { ...made, first: made.issued } : made
    const comments = variant === 'permit' ? 'A' : 'EAR / CETPP'
    const { city, uf } = card.holder.birthplace
    const b = (label: string, value: string | Html, wide = 1) =>
      html`<div class="b" style="grid-column:span ${wide}"><div class="l">${label}</div><div class="v">${value}</div></div>`
    const mrz = licenceMrz({
      register: card.register,
      birth: card.holder.birth,
      sex: card.holder.gender === 'f' ? 'F' : 'M',
      expiry: card.expires,
      name: card.name,
    })
    const body = html`<div class="k"><p class="t">REPÚBLICA FEDERATIVA DO BRASIL · MINISTÉRIO DOS TRANSPORTES · SECRETARIA NACIONAL DE TRÂNSITO<br>CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN</p>
<div class="grid">${b('2 e 1 NOME E SOBRENOME', card.name, 5)}${b('1ª HABILITAÇÃO', shortDate(card.first))}${b('3 DATA, LOCAL E UF DE NASCIMENTO', `${shortDate(card.holder.birth)} ${city.toUpperCase()}/${uf}`, 4)}${b('NACIONALIDADE', card.holder.gender === 'f' ? 'BRASILEIRA' : 'BRASILEIRO', 2)}
${b('4a DATA EMISSÃO', shortDate(card.issued))}${b('4b VALIDADE', shortDate(card.expires))}${b('ACC', '=====')}${b('', variant === 'permit' ? 'P' : 'D')}${b('9 CAT HAB', card.licenceClass, 2)}
${b('4c DOC IDENTIDADE / ÓRG EMISSOR / UF', card.rg, 2)}${b('4d CPF', maskCpf(card.holder.cpf), 2)}${b('5 Nº REGISTRO', card.register, 2)}${b('FILIAÇÃO', html`${card.parents.map((name) => html`<p>${name}</p>`)}`, 6)}</div><p class="l">7 ASSINATURA DO PORTADOR</p></div>
<div class="k"><div class="grid">${b('12 OBSERVAÇÕES', comments, 4)}${b('ASSINADO DIGITALMENTE', html`DEPARTAMENTO ESTADUAL DE TRÂNSITO<br>${card.security}<br>${card.renach}`, 2)}${b('LOCAL', `${card.local.city.toUpperCase()}, ${card.local.uf}`, 4)}</div><p class="st">${(STATES[card.local.uf] ?? '').toUpperCase()}</p></div>
<div class="k"><pre>${mrz.join('\n')}</pre></div>`
    return {
      html: sheet(
        {
          font: 'PT Sans',
          sizePt: 8.5,
          margin: '15mm',
          css: '.k{width:135mm;border:.4mm solid #696;padding:3mm;margin-bottom:6mm;background:#f4f8ef}.t{font-size:6.6pt;font-weight:bold;color:#263}.grid{display:grid;grid-template-columns:repeat(6,1fr);gap:1.2mm}.b{border:.2mm solid #444;padding:.4mm 1mm;min-height:8.5mm}.l{font-size:5pt;color:#444}.v p{margin:0 0 1.5mm}.st{text-align:center;font-size:13pt;margin:3mm 0 0}pre{font:11.5pt/1.3 "PT Mono";margin:2mm 0}',
        },
        body,
      ),
      data: cardData(card, {
        comments,
        hasCetpp: variant === 'zeros',
        placeOfBirth: true,
        documentValidation: true,
      }),
    }
  },
}
