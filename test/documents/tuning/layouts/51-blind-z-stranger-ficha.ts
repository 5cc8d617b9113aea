import { longDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'
import { holder, somebody, term } from '../blind-z.ts'

const css = 'h1 { font-size: 14pt } p { margin: 0 0 2.2mm } .note { margin-top: 8mm; color: #444 }'

/** A buyer's file on the firm that takes its waste: a plain list that retells that firm's licence, with no proof of it. */
export const layout = licencePages('blind-z-stranger-ficha', {
  one: (random) => {
    const { issued, expires } = term(random, 5, 2020, 2024)
    const firm = holder(random, 'Recicladora')
    const number = `${random.int(1003, 4890)}/${year(issued)}`
    const activity = 'Triagem e reciclagem de sucata metálica e de papelão'
    const lines = [
      ['Órgão que emitiu', 'Instituto de Meio Ambiente do Acre – IMAC, Governo do Estado do Acre'],
      ['Documento', 'Licença de Operação'],
      ['Licença nº', number],
      ['Processo no órgão', `${random.digits(4)}/${year(issued) - 1}`],
      ['Quem tem a licença', firm.name],
      ['CNPJ', maskCnpj(firm.id)],
      ['Onde fica', `${firm.street}, ${firm.district}, Rio Branco/AC`],
      ['Atividade licenciada', activity],
      ['Data em que saiu', shortDate(issued)],
      ['Vence em', shortDate(expires)],
      ['Transporte de perigosos', 'não consta'],
      ['Contato', `${somebody(random, 'f')}, (68) 9${random.digits(4)}-${random.digits(4)}`],
    ]
    const body = html`<h1>Dados da licença ambiental do destinador</h1>
      ${lines.map(([label, value]) => html`<p><b>${label}:</b> ${value}</p>`)}
      <p class="note">Ficha preenchida pelo setor de compras da Confecções Aurora do Acre Ltda. (CNPJ ${maskCnpj(cnpj(random))}) em ${longDate(`${year(issued) + 1}-03-14`)}. Conferir de novo antes de cada pagamento. O original ficou com o destinador.</p>`
    return {
      paper: { font: 'Andika', sizePt: 11.5, css, margin: '24mm 26mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [activity],
        documentValidation: false,
      },
    }
  },
})
