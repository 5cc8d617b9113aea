import { blindQr, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { capitals, motorist, reading } from '../blind-ad.ts'
import { NUM_CSS, numberedBack, numberedFront, numberedLegend } from '../blind-ad-cards.ts'

const CSS = `${NUM_CSS}
.top{background:#23272b;color:#fff;padding:4mm 8mm;font-size:9pt;margin-bottom:8mm}
.two{display:flex;gap:10mm;padding:0 8mm}
.left>div{margin-bottom:3mm}
.right{flex:1;font-size:8.4pt}
.how{margin:6mm 8mm 0;font-size:6.6pt;color:#555;border-top:.2mm solid #bbb;padding-top:2mm}
.right h2{font-size:13pt;margin:4mm 0 2mm}`

/** An export as the application saves it: it claims a digital signature that this file does not have. */
export const layout: Layout = {
  name: 'blind-ad-export',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = capitals(motorist(random, { from: 2023, to: 2025, years: 10, kinds: ['AB', 'B', 'AD'] }))
    const comments = random.pick(['A', 'EAR, A'])
    const how = [
      'Como guardar este arquivo: não o dobre em outro formato, não o imprima para uso em fiscalização.',
      'A leitura do código exige a aplicação Vio, do Serpro, com acesso à câmera.',
      'Dúvidas: central 0800 da ouvidoria, dias úteis, das 8h às 18h.',
    ].join(' ')
    return {
      html: sheet(
        { font: 'Noto Sans', sizePt: 7, css: CSS, margin: '0 0 10mm' },
        html`<div class="top">CNH Digital – Secretaria Nacional de Trânsito</div>
<div class="two"><div class="left"><div>${numberedFront(m, random)}</div>
<div>${numberedBack(m, comments, random)}</div>
<div>${numberedLegend(m)}</div></div>
<div class="right">
<h2>QR-CODE</h2>${blindQr(random.int(1, 9999), 58)}
<p style="margin-top:6mm">Documento assinado com certificado digital em conformidade com a Medida Provisória nº 2200-2/2001. Sua validade poderá ser confirmada por meio do programa Assinador Serpro.</p>
<p>As orientações para instalar o Assinador Serpro e realizar a validação do documento digital estão disponíveis em &lt; https://www.serpro.gov.br/assinador-digital &gt;, opção Validar Assinatura.</p><p class="b">SERPRO / SENATRAN</p></div></div>
<p class="how">${how}</p>`,
      ),
      data: reading(m, comments, false),
    }
  },
}
