import { longDate, randomDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Police hand a weapon to a depositary: `guarda`, `compromisso` and a CPF, but nobody's ward. */
export const layout: Layout = {
  name: 'other-weapon',
  type: 23,
  variants: ['police'],
  print(random) {
    const keeper = person(random, { gender: 'm' })
    const body = html`<p>SECRETARIA DE SEGURANÇA PÚBLICA<br>4º DISTRITO POLICIAL DE VILA INVENTADA</p><h1>Termo de guarda de arma de fogo</h1><p class="j">Nesta data compareceu ${keeper.name}, CPF ${maskCpf(keeper.cpf)}, que recebe em depósito uma espingarda calibre 20, nº de série ${random.digits(7)}, obrigando-se a não a transferir a terceiros até decisão da autoridade competente.</p><p>${longDate(randomDate(random, 2019, 2024))}</p>`
    return {
      html: sheet({ font: 'Caladea', sizePt: 12, margin: '25mm' }, body),
      error: 'wrong_document_type',
      detectedType: null,
    }
  },
}
