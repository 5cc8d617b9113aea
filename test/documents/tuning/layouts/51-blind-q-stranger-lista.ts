import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { holder } from '../blind-q.ts'

/** A stranger's plain list for a customer's register, one caption and value a line; nothing that proves it. */
export const layout: Layout = licencePages('blind-q-stranger-lista', {
  one: (random) => {
    const firm = holder(random, 'Rodoviário * Ltda.')
    const issued = randomDate(random, 2020, 2025)
    const expires = addYears(issued, 5)
    const number = `0${random.int(1020, 9480)}/${year(issued)}`
    const activity = 'Transporte rodoviário de produtos e resíduos perigosos'
    return {
      paper: { font: 'Andika', sizePt: 12, margin: '22mm 24mm' },
      body: html`<p class="b" style="font-size:14pt">LICENÇA DE OPERAÇÃO – dados para cadastro de fornecedor</p>
<p>Emissor: FEPAM – Fundação Estadual de Proteção Ambiental (RS)</p>
<p>Licença de Operação nº: ${number}</p>
<p>Processo: ${random.digits(4)}-05.67/${String(year(issued)).slice(2)}.4</p>
<p>Detentora: ${firm.name}</p>
<p>CNPJ da detentora: ${maskCnpj(firm.id)}</p>
<p>Sede: ${firm.street}, ${firm.town}/RS</p>
<p>Atividade: ${activity}</p>
<p>CODRAM: 4720,10</p>
<p>Emitida em: ${shortDate(issued)}</p>
<p>Vence em: ${shortDate(expires)}</p>
<p>Pedir renovação até: ${shortDate(addYears(issued, 4))}</p>
<p>Contrato com o cliente nº ${random.digits(5)}, assinado em ${shortDate(addYears(issued, 1))}</p>`,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
        documentValidation: false,
      },
    }
  },
})
