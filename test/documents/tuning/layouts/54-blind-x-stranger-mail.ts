import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { drawNumbers, mobile, reading } from '../blind-x.ts'

/** An e-mail to a car rental: the driver writes out her licence in short lines; an older mail is quoted below. */
export const layout: Layout = {
  name: 'blind-x-stranger-mail',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'BA')
    const [birth, first, issued, expires] = ['1977-12-08', '1999-04-23', '2024-10-02', '2034-09-25']
    const css =
      '.head td{padding:.5mm 0}.head td:first-child{width:20mm;color:#666}hr{border:0;border-top:.25mm solid #999;margin:3mm 0 5mm}p{line-height:1.5}.q{border-left:.6mm solid #aac;padding-left:4mm;color:#444;margin-top:8mm}'
    return {
      html: sheet(
        { font: 'Noto Sans', sizePt: 10, css, margin: '16mm 20mm' },
        html`<b style="font-size:13pt">RE: Reserva nº ${random.digits(7)} – dados de quem vai dirigir</b><table class="head" style="margin-top:3mm"><tr><td>De:</td><td>Quitéria Sampaio &lt;quiteria.sampaio@correio.exemplo&gt;</td></tr><tr><td>Para:</td><td>reservas@alugamar.exemplo</td></tr><tr><td>Enviada:</td><td>quinta-feira, 5 de fevereiro de 2026 10:37</td></tr></table><hr>
<p>Bom dia, Wellington!</p><p>Conforme pediu, seguem os dados da minha habilitação:</p>
<p>Nome completo: Quitéria Sampaio Valverde<br>Data de nascimento: ${longDate(birth)}<br>Natural de: Jequié/BA<br>CPF: ${maskCpf(numbers.cpf)}<br>Número de registro da CNH: ${numbers.register}<br>Categoria: B<br>Habilitada desde: ${shortDate(first)}<br>Data de emissão: ${shortDate(issued)}<br>Válida até: ${shortDate(expires)}<br>Emitida em: Itabuna/BA, pelo DETRAN/BA<br>O campo de observações traz: A</p>
<p>Retiro o carro no dia 20/02/2026 no aeroporto e devolvo em 27/02/2026. Meu telefone é ${mobile(random, 73)}.</p><p>Obrigada,<br>Quitéria</p>
<div class="q"><p>Em 04/02/2026 17:58, Wellington Passos escreveu:</p><p>Prezada cliente, para concluir o contrato preciso dos dados da carteira de quem vai conduzir o veículo. O cartão de crédito deve estar no nome do titular da reserva.</p><p>Wellington Passos<br>Alugamar – Loja Ilhéus</p></div>`,
      ),
      data: reading({
        name: 'Quitéria Sampaio Valverde',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: numbers.register,
        licenseClass: 'B',
        personalNumber: numbers.cpf,
        placeOfBirth: 'Jequié/BA',
        placeOfIssue: 'BA',
        comments: 'A',
        hasCetpp: false,
      }),
    }
  },
}
