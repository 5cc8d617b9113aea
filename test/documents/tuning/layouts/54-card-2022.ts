import { back2022, css2022, front2022, legend2022 } from '../../generator/card-2022.ts'
import { cardData, driver } from '../../generator/driver.ts'
import { blindQr, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'

/** The card of 2022 (L3) as panels on one page, and the A4 export whose signature is claimed but absent. */
export const layout: Layout = {
  name: 'card-2022',
  type: 54,
  variants: ['panels', 'cetpp', 'export', 'identification'],
  print(random, variant) {
    const card = driver(random, {
      issuedFrom: 2022,
      issuedTo: 2025,
      validYears: 5,
      classes: variant === 'cetpp' ? ['AE', 'E', 'D'] : ['B', 'AB', 'A'],
      parents: variant === 'identification' ? 3 : 2,
    })
    const comments =
      { panels: null, cetpp: 'EAR, CETPP, CETCI, A', export: 'A X', identification: 'EAR' }[variant] ?? null
    const exported = variant === 'export' || variant === 'identification'
    const panels = html`${front2022(card)}${back2022(card, comments, variant === 'export' ? 'A X' : '')}${legend2022(card)}`
    const claim = html`<div class="right"><b>QR-CODE</b><br>${blindQr(random.int(1, 999), 46)}<p>Documento assinado com certificado digital em conformidade com a Medida Provisória nº 2200-2/2001. Sua validade poderá ser confirmada por meio do programa Assinador Serpro.</p><p>As orientações para instalar o Assinador Serpro e realizar a validação do documento digital estão disponíveis em: https://www.serpro.gov.br/assinador-digital.</p>${variant === 'identification' ? html`<p><b>DOCUMENTO DE IDENTIFICAÇÃO</b><br>Este arquivo não pode ser utilizado como documento de habilitação.</p>` : ''}<p class="b">SERPRO / SENATRAN</p></div>`
    const body = exported
      ? html`<div class="bar">REPÚBLICA FEDERATIVA DO BRASIL<br>MINISTÉRIO DOS TRANSPORTES<br>SECRETARIA NACIONAL DE TRÂNSITO - SENATRAN<span class="gov">gov.br</span></div><div class="cols"><div>${panels}</div>${claim}</div>`
      : panels
    const css = `${css2022('OCR B')}.bar{background:#333;color:#fff;font-size:8pt;padding:2mm 4mm;margin-bottom:4mm;position:relative}.gov{position:absolute;right:4mm;top:4mm;font-size:13pt;font-weight:bold}.cols{display:flex;gap:6mm}.right{width:50mm;font-size:7.5pt}`
    return {
      html: sheet({ font: 'Liberation Sans', sizePt: 9, margin: '8mm', css }, body),
      data: cardData(card, {
        comments,
        hasCetpp: variant === 'cetpp',
        placeOfBirth: true,
        // An export that says it is signed and carries no signature is inconsistent (docs/domain.md 4.1).
        documentValidation: !exported,
      }),
    }
  },
}
