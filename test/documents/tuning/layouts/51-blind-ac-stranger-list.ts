import { addYears, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { blindLayout, firm, human, issueDate, phone } from '../blind-ac.ts'

/** A typed list of captions and values, of a licence of Roraima. */
export const layout = blindLayout('blind-ac-stranger-list', (random) => {
  const owner = firm(random, 'Serraria * do Caburaí Ltda.')
  const issued = issueDate(random, 2021, 2025)
  const expires = addYears(issued.date, 3)
  const number = `0${random.int(101, 799)}/${issued.year}`
  const activity = 'Desdobro de madeira em tora'
  const clerk = human(random)
  const lines: readonly (readonly [string, string])[] = [
    ['Documento', 'Licença de Operação'],
    ['Órgão que emitiu', 'Fundação Estadual do Meio Ambiente e Recursos Hídricos (FEMARH)'],
    ['Governo', 'Governo do Estado de Roraima'],
    ['Número da licença', number],
    ['Titular', owner.name],
    ['CNPJ do titular', owner.masked],
    ['Rua', owner.street],
    ['Bairro', owner.quarter],
    ['Cidade', 'Vila Tepequém-Açu, Roraima'],
    ['Atividade licenciada', activity],
    ['Potencial poluidor', 'médio'],
    ['Transporta produtos perigosos', 'não'],
    ['Processo na fundação', `${random.digits(5)}/${issued.earlier.slice(0, 4)}`],
    ['Data do requerimento', shortDate(issued.earlier)],
    ['Data de emissão', shortDate(issued.date)],
    ['Válida até', shortDate(expires)],
    ['Área do pátio', `${random.int(2, 9)}.${random.digits(3)} m²`],
    ['Telefone da firma', phone(random, 95)],
    ['Contador', clerk.name],
    ['CPF do contador', clerk.masked],
    ['Pasta no arquivo', `${random.int(2, 14)}-B`],
  ]
  const body = html`
<p class="u">DADOS DA LICENÇA AMBIENTAL</p>
${lines.map(([caption, value]) => html`<p>${caption}: ${value}</p>`)}
<p>&nbsp;</p>
<p>Lembrar: pedir a renovação 120 dias antes; comprar os extintores; entregar o DOF de cada carga.</p>
<p>Preenchido para o seguro do galpão. O papel original está no cofre da firma.</p>`
  return {
    paper: {
      font: 'Liberation Mono',
      sizePt: 10.5,
      margin: '22mm 20mm',
      css: '.u{text-decoration:underline;margin-bottom:6mm}p{margin:0 0 1.7mm}',
    },
    body,
    read: {
      id: owner.id,
      number,
      scope: 'STATE',
      expirationDate: expires,
      mainActivity: [activity],
      documentValidation: false,
    },
  }
})
