import { addDays, addMonths, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { type Html, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { firm, folk, town, written } from '../newcomers.ts'

/** Columns whose captions take two lines each, and whose values stand below or beside the second. */
export const layout = licencePages('new-captions-over-two-lines', {
  heads(random) {
    const one = firm(random, 'MS', 'Destilaria')
    const issued = randomDate(random, 2020, 2025)
    const expires = addYears(issued, 4)
    const number = `${random.int(12, 480)}/${year(issued)}`
    const key = hex(random, 8)
    const cols = (...all: (readonly [string, string, string])[]): Html =>
      html`<table class="t"><tr>${all.map(([a, b]) => html`<td>${a}<br>${b}</td>`)}</tr><tr>${all.map(([, , c]) => html`<td>${c}</td>`)}</tr></table>`
    const body = html`<p class="c">ESTADO DE MATO GROSSO DO SUL<br>SECRETARIA DE ESTADO DE MEIO AMBIENTE<br>INSTITUTO DE MEIO AMBIENTE</p><p class="c" style="font-size:13pt">RENOVAÇÃO DE LICENÇA DE OPERAÇÃO – RLO</p>${cols(['Número da', 'licença', number], ['Número do', 'processo', `${random.digits(2)}/${random.digits(6)}/${year(issued) - 1}`], ['Data de', 'emissão', shortDate(issued)], ['Data de', 'vencimento', shortDate(expires)])}${cols(['Nome ou', 'razão social', one.name], ['CNPJ ou', 'CPF', maskCnpj(one.id)])}${cols(['Descrição da', 'atividade', 'Fabricação de álcool e açúcar'], ['Código no', 'cadastro', `${random.digits(2)}.${random.digits(2)}`], ['Categoria do', 'porte', 'IV'])}${cols(['Data de vencimento', 'da licença anterior', shortDate(addDays(issued, -8))], ['Número da', 'licença anterior', `${random.int(12, 480)}/${year(issued) - 4}`])}<p class="j">Condicionantes em anexo. Inventário anual até ${shortDate(addMonths(issued, 10))}.</p><p>Conferência: https://sistemas.imasul.ms.gov.br/valida &#160; Código ${key}</p>`
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 10,
        margin: '18mm',
        css: '.t td{border:.2mm solid #777;padding:.8mm 1.5mm;vertical-align:top}.t{margin:3mm 0}',
      },
      body,
      read: {
        id: one.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://sistemas.imasul.ms.gov.br/valida',
        mainActivity: ['Fabricação de álcool e açúcar'],
      },
    }
  },
  beside(random) {
    const at = town(random, 'ES')
    const one = firm(random, 'ES', 'Marmoraria')
    const issued = randomDate(random, 2019, 2025)
    const expires = addMonths(issued, 48)
    const bare = `${String(random.int(3, 190)).padStart(3, '0')}/${year(issued)}`
    const row = (a: string, b: string): Html => html`<tr><td>${a}</td><td>${b}</td></tr>`
    const body = html`<p>PREFEITURA MUNICIPAL DE ${at.city.toUpperCase()} – SECRETARIA DE MEIO AMBIENTE</p><p style="font-size:13pt">LICENÇA MUNICIPAL DE OPERAÇÃO Nº ${bare}</p><table class="t">${row('Nome empresarial do licenciado', one.name)}${row('Número de inscrição no CNPJ', maskCnpj(one.id))}${row('Endereço completo da atividade', written(one.address, 'dashes'))}${row('Atividade para a qual se concede a licença', 'Aparelhamento de placas de mármore e granito')}${row('Término do prazo de validade da licença', shortDate(expires))}${row('Data em que foi concedida', shortDate(issued))}${row('Data limite para pedir a renovação', shortDate(addMonths(expires, -4)))}${row('Processo administrativo de licenciamento', `${random.digits(6)}/${year(issued) - 1}`)}${row('Anotação de responsabilidade técnica', `082${random.digits(10)}, baixa em ${shortDate(addMonths(issued, 7))}`)}</table><p>${at.city}, ${shortDate(issued)}.</p><p style="margin-top:14mm">______________________________<br>${folk(random).name}<br>Subsecretário(a) de Licenciamento</p>`
    return {
      paper: {
        font: 'Open Sans',
        sizePt: 10,
        margin: '22mm',
        css: '.t td{border-bottom:.2mm solid #999;padding:1mm;vertical-align:middle}.t td:first-child{width:34mm;font-size:8.5pt}.t{margin:5mm 0}',
      },
      body,
      read: {
        id: one.id,
        number: bare,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: ['Aparelhamento de placas de mármore e granito'],
      },
    }
  },
})
