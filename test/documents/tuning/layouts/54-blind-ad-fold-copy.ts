import { addDays, longDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit } from '../../generator/numbers.ts'
import { capitals, motorist, other, reading } from '../blind-ad.ts'
import { FOLD_CSS, foldedBack, foldedFront } from '../blind-ad-cards.ts'

const CSS = `${FOLD_CSS}
.copy{zoom:1.55;margin:6mm auto;width:85mm;outline:.2mm solid #444}
.copy+.copy{margin-top:8mm}
.auth{border:.5mm solid #2a3f8f;color:#2a3f8f;width:78mm;padding:2mm 3mm;margin:5mm 6mm 0 auto;transform:rotate(-2deg);font-size:8pt}`

/** Both halves of the last folding card on one copy, with a notary's stamp; the CPF's check digit is wrong. */
export const layout: Layout = {
  name: 'blind-ad-fold-copy',
  type: 54,
  variants: ['one'],
  print(random) {
    const made = capitals(motorist(random, { from: 2019, to: 2021, years: 5, kinds: ['B', 'AB', 'AC'] }))
    const m = { ...made, cpf: breakCheckDigit(made.cpf) }
    const comments = random.pick(['A, EAR', 'EAR, CETVE, A'])
    const copied = addDays(m.issued, random.int(200, 700))
    return {
      html: sheet(
        { font: 'Carlito', sizePt: 9, css: CSS, margin: '12mm 20mm' },
        html`<p class="s">Ofício de Notas do 3º Distrito · Praça do Relógio de Sol, 40 · fl. ${random.int(2, 90)}</p>
<div class="copy">${foldedFront(m, 'MINISTÉRIO DA INFRAESTRUTURA', random)}</div>
<div class="copy">${foldedBack(m, comments, random, random.int(1, 9999))}</div>

<div class="auth"><b>AUTENTICAÇÃO</b><br>Confere com o original que me foi apresentado. Dou fé.<br>
${longDate(copied)}<br>${other(random)} – escrevente<br>
Selo ${random.digits(4)}.${random.digits(7)} · emolumentos R$ 5,16</div>
<p class="s" style="margin-top:4mm">Horário: 9h às 17h, segunda a sexta. Lei nº 8.935, de 18 de novembro de 1994, art. 7º, V.<br>
Guarde o recibo ${random.digits(6)}; a segunda autenticação do mesmo dia tem desconto.</p>`,
      ),
      data: reading(m, comments, false, { placeOfBirth: null }),
    }
  },
}
