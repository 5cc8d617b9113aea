import { longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { citizen, minor, surname } from '../citizens.ts'
import { asClerksWrite, town } from '../towns.ts'

/** A term of responsibility of a Conselho Tutelar: no court gave it. */
export const layout: Layout = {
  name: 'other-council-term',
  type: 23,
  variants: ['handed-to-aunt'],
  print(random) {
    const { city } = town(random, 'MG')
    const issued = randomDate(random, 2021, 2025)
    const aunt = citizen(random, 'MG', { gender: 'f' })
    const child = minor(random, 'MG', issued, surname(random))
    const body = html`<p class="c b">CONSELHO TUTELAR DE ${city.toUpperCase()}<br>Criado pela Lei Municipal nº 1.942/1998</p><p class="c b" style="font-size:14pt;margin:8mm 0">TERMO DE RESPONSABILIDADE</p><p class="j">Aos ${longDate(issued)}, na sede deste Conselho Tutelar, compareceu ${aunt.name}, brasileira, ${aunt.maritalStatus}, CPF ${maskCpf(aunt.cpf)}, residente na ${asClerksWrite(aunt.address)}, a quem foi entregue, mediante termo de responsabilidade (art. 101, I, da Lei nº 8.069/1990), a criança ${child.name}, nascida em ${shortDate(child.birth)}, comprometendo-se a zelar por sua integridade até que os pais a procurem ou até decisão da autoridade judiciária competente.</p>
<p class="j">Este termo não tem valor de guarda judicial, devendo a interessada procurar a Defensoria Pública.</p><p class="c" style="margin-top:18mm">_________________________<br>${citizen(random, 'MG').name}<br>Conselheira Tutelar</p>`
    return {
      html: sheet({ font: 'Charis SIL', sizePt: 12, margin: '22mm 26mm' }, body),
      error: 'wrong_document_type',
      detectedType: null,
    }
  },
}
