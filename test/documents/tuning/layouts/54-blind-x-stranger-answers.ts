import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { drawNumbers, reading } from '../blind-x.ts'

/** Answers to an online form, each under its question; questions on other matters between them. */
export const layout: Layout = {
  name: 'blind-x-stranger-answers',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'PR')
    const [birth, issued, expires] = ['2000-11-21', '2024-01-09', '2033-12-28']
    const answers: readonly (readonly [question: string, answer: string])[] = [
      ['Carimbo de data/hora', '08/03/2026 21:14:50'],
      ['Qual é o seu nome completo?', 'Ísis Kowalczuk Sepúlveda'],
      ['Qual é a sua data de nascimento?', shortDate(birth)],
      ['Informe o seu CPF', maskCpf(numbers.cpf)],
      ['Qual é o número de registro da sua CNH?', numbers.register],
      ['Qual é a categoria da sua CNH?', 'AB'],
      ['Em que data a CNH foi emitida?', shortDate(issued)],
      ['Até quando a CNH é válida?', shortDate(expires)],
      ['Em que cidade e estado a CNH foi emitida?', 'Toledo/PR'],
      ['Qual órgão emitiu a CNH?', 'Detran-PR'],
      ['O que está escrito em Observações na CNH?', 'EAR'],
      ['A partir de quando pode começar?', '01/04/2026'],
      ['Tem experiência com entregas? Quantos anos?', 'Sim, 2 anos'],
    ]
    const css =
      '.card{border:.25mm solid #d6d2e4;border-radius:2mm;padding:2.2mm 4mm;margin-bottom:2.2mm}.q{font-size:9.5pt;color:#4b4763}.a{font-size:11pt;margin-top:.8mm}'
    return {
      html: sheet(
        { font: 'Andika', sizePt: 10, css, margin: '12mm 24mm' },
        html`<div class="card" style="border-top:2.5mm solid #5c4b9b"><b style="font-size:15pt">Vaga de entregador(a) – Pão de Araucária</b><br>Resposta 14 de 14</div>
${answers.map(([question, answer]) => html`<div class="card"><div class="q">${question}</div><div class="a">${answer}</div></div>`)}`,
      ),
      data: reading({
        name: 'Ísis Kowalczuk Sepúlveda',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: numbers.register,
        licenseClass: 'AB',
        personalNumber: numbers.cpf,
        placeOfIssue: 'PR',
        comments: 'EAR',
        hasCetpp: false,
      }),
    }
  },
}
