import { at, CARD_CSS } from '../../generator/card-box.ts'
import { shortDate } from '../../generator/dates.ts'
import { cardData, driver } from '../../generator/driver.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { STATES } from '../../generator/places.ts'

/** The unfolded card as another printer's forms have it: other abbreviations, asterisks instead of hatching. */
export const layout: Layout = {
  name: 'card-open-other',
  type: 54,
  variants: ['words', 'three-parents'],
  print(random, variant) {
    const card = driver(random, {
      issuedFrom: 2013,
      issuedTo: 2019,
      validYears: 5,
      classes: ['AD', 'D', 'E'],
      parents: variant === 'words' ? 2 : 3,
    })
    const comments =
      variant === 'words' ? 'HABILITADO EM TRANSPORTE DE PRODUTOS PERIGOSOS EAR' : 'A 15 CETE CETCP'
    const { city, uf } = card.local
    const l = (x: number, y: number, w: number, text: string) => at(x, y, w, text, 'l')
    const v = (x: number, y: number, w: number, text: string, kind = 'v') => at(x, y, w, text, kind)
    const body = html`<div class="card open">${at(14, 1, 84, 'REPÚBLICA FEDERATIVA DO BRASIL', 'c b')}${at(14, 3.6, 84, 'MINISTÉRIO DAS CIDADES', 'c l')}${at(14, 5.4, 84, 'DEPARTAMENTO NACIONAL DE TRÂNSITO', 'c l')}${at(14, 7.2, 84, 'CARTEIRA NACIONAL DE HABILITAÇÃO', 'c l')}
${l(15, 10, 20, 'NOME')}${v(15, 11.6, 80, card.name)}${l(50, 14.5, 45, 'DOC.IDENTIDADE/ORG.EMISSOR UF')}${v(50, 16.1, 48, card.rg)}
${l(50, 19, 20, 'CPF')}${v(50, 20.6, 26, maskCpf(card.holder.cpf))}${l(77, 19, 22, 'DATA NASCIMENTO')}${v(77, 20.6, 22, shortDate(card.holder.birth))}
${l(50, 24, 20, 'FILIAÇÃO')}${card.parents.map((name, index) => v(50, 25.7 + index * 2.3, 50, name, 'p'))}<div class="ph"></div>
${l(50, 36, 16, 'PERMISSÃO')}${v(50, 37.6, 16, '************')}${l(70, 36, 10, 'ACC')}${v(70, 37.6, 12, '*****')}${l(86, 36, 12, 'CAT.HAB.')}${v(86, 37.6, 12, card.licenceClass)}
${l(15, 42, 20, 'Nº REGISTRO')}${v(15, 43.6, 28, card.register)}${l(46, 42, 16, 'VALIDADE')}${v(46, 43.6, 20, shortDate(card.expires))}${l(72, 42, 24, '1ª HABILITAÇÃO')}${v(72, 43.6, 22, shortDate(card.first))}
${l(15, 50, 30, 'OBSERVAÇÕES')}${comments.length > 30 ? html`${v(15, 52, 80, comments.slice(0, 24))}${v(15, 54.2, 80, comments.slice(25))}` : v(15, 52, 80, comments)}
${l(30, 74, 40, 'ASSINATURA DO PORTADOR')}${l(15, 78, 20, 'LOCAL')}${v(15, 79.7, 54, `${city.toUpperCase()}-${uf}`)}${l(74, 78, 24, 'DATA EMISSÃO')}${v(74, 79.7, 24, shortDate(card.issued))}${v(74, 85, 24, card.security)}${v(74, 87.2, 24, card.renach)}${l(30, 90, 40, 'ASSINATURA DO EMISSOR')}
${at(14, 95, 84, `DETRAN-${uf} ${(STATES[uf] ?? '').toUpperCase()}`, 'c b')}<div class="side" style="left:2%;top:20%">${card.form.slice(1)}</div><div class="side" style="left:6%;top:30%;font-size:5pt">PROIBIDO PLASTIFICAR</div></div>`
    return {
      html: sheet(
        {
          font: 'Noto Sans',
          sizePt: 9,
          css: `${CARD_CSS}.open{width:115mm;height:165mm;border:.3mm solid #88a}.l{font-size:5.6pt}.v{font-size:8pt}.p{font-size:6pt}.ph{position:absolute;left:15%;top:15%;width:32%;height:25%;background:#dde}`,
        },
        body,
      ),
      data: cardData(card, {
        comments,
        hasCetpp: variant === 'words',
        placeOfBirth: false,
        documentValidation: true,
      }),
    }
  },
}
