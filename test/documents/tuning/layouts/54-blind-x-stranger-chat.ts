import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { drawNumbers, reading } from '../blind-x.ts'

/** A phone's messenger screen: an office asks, a driver answers with his licence in one bubble. */
export const layout: Layout = {
  name: 'blind-x-stranger-chat',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'MA')
    const [birth, expires] = ['1995-07-30', '2031-08-19']
    const css =
      '@page{size:108mm 192mm;margin:0}body{background:#ece5dd}.bar{background:#1f6f63;color:#fff;padding:3mm 4mm;font-size:12pt}.m{margin:3mm 4mm;padding:2mm 3mm;border-radius:2mm;width:fit-content;max-width:82mm;background:#fff}.me{background:#dcf4c5;margin-left:auto}.t{font-size:7.5pt;color:#777;text-align:right;margin-top:.5mm}.day{text-align:center;font-size:8pt;color:#555;margin-top:3mm}'
    const bubble = (words: readonly string[], time: string, mine = '') =>
      html`<div class="m ${mine}">${words.map((word) => html`<div>${word}</div>`)}<div class="t">${time}</div></div>`
    return {
      html: sheet(
        { font: 'Lato', sizePt: 10.5, css, margin: '0' },
        html`<div class="bar">← &nbsp; Transportadora Babaçu <span style="font-size:8pt">online</span></div><div class="day">SEGUNDA-FEIRA, 19 DE JANEIRO</div>
${bubble(['Boa tarde! Aqui é a Nilza do RH. Preciso dos dados da sua carteira pra liberar a carga de quarta'], '14:02')}
${bubble(['Boa tarde dona Nilza, segue'], '14:09', 'me')}
${bubble(
  [
    'Nome: Josimar Penha Cutrim',
    `CPF: ${numbers.cpf}`,
    `Nascimento: ${shortDate(birth)}`,
    `CNH: ${numbers.register}`,
    'Categoria: D',
    `Validade: ${shortDate(expires)}`,
    'Mãe: Raimunda Penha Cutrim',
    'Pai: Benedito Cutrim',
    'Observação da CNH: EAR',
  ],
  '14:15',
  'me',
)}
${bubble(['Obrigada! O toxicológico tá em dia?'], '14:16')}
${bubble(['Tá sim, fiz dia 05/12/2025'], '14:18', 'me')}
${bubble(['Certo, carrega dia 21/01 às 7h na doca 3'], '14:20')}`,
      ),
      data: reading({
        name: 'Josimar Penha Cutrim',
        dateOfBirth: birth,
        expirationDate: expires,
        licenseNumber: numbers.register,
        licenseClass: 'D',
        filiation: ['Raimunda Penha Cutrim', 'Benedito Cutrim'],
        personalNumber: numbers.cpf,
        comments: 'EAR',
        hasCetpp: false,
      }),
    }
  },
}
