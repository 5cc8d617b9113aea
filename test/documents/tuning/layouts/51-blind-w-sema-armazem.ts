import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { breakCheckDigit, hex, maskCnpj } from '../../generator/numbers.ts'
import { business, duties, human, LINES, lined } from '../blind-w.ts'

/** SEMA of Mato Grosso: a grid of captions beside values; the CNPJ was typed with a wrong last digit. */
export const layout: Layout = licencePages('blind-w-sema-armazem', {
  one: (random) => {
    const owner = business(random, '# Armazéns Gerais Ltda')
    const wrong = breakCheckDigit(owner.id)
    const issued = randomDate(random, 2021, 2025)
    const expires = addYears(issued, 5)
    const number = `3${random.digits(5)}/${year(issued)}`
    const key = hex(random, 12)
    const activity = 'Armazenamento, secagem e beneficiamento de grãos'
    const place = `${owner.street}, km ${random.int(4, 70)}`
    return {
      paper: {
        font: 'Noto Sans',
        sizePt: 10,
        margin: '14mm 17mm',
        css: `${LINES} .lined td:first-child { background: #eef3e2; width: 46mm; font-weight: bold }`,
      },
      body: html`<p class="c">ESTADO DE MATO GROSSO<br><b>SECRETARIA DE ESTADO DE MEIO AMBIENTE - SEMA/MT</b><br><span class="s">Superintendência de Infraestrutura, Mineração, Indústria e Serviços</span></p>
<p class="c b" style="font-size:16pt;margin:4mm 0 1mm">LICENÇA DE OPERAÇÃO</p>
<p class="c b" style="font-size:13pt">LO Nº ${number} &nbsp;&nbsp;–&nbsp;&nbsp; Válida até ${shortDate(expires)}</p>
<p class="j">A Secretaria de Estado de Meio Ambiente, no uso das atribuições que lhe são conferidas pela Lei Complementar nº 214, de 23 de junho de 2005, concede a presente licença.</p>
${lined(
  [],
  [
    ['Nº do processo', `${random.digits(6)}/${year(issued) - 1}`],
    ['Parecer técnico', `PT Nº ${random.digits(6)}/CII/SUIMIS/${year(issued)}`],
    ['Interessado', owner.name.toUpperCase()],
    ['CNPJ / CPF', maskCnpj(wrong)],
    ['Atividade licenciada', activity],
    ['Localização', place],
    ['Município', `${owner.town} - MT`],
    ['Coordenadas', 'DATUM SIRGAS2000 W 55:42:10,3 S 12:33:51,8'],
    ['Técnico responsável', `${human(random)} – CREA ${random.digits(6)}-D`],
  ],
)}
<p class="b">RESTRIÇÕES E CONDICIONANTES</p>
${lined(
  [],
  duties(random, 8, issued).map((text, index) => [`Item ${index + 1}`, text]),
)}
<p>Local e data: Cuiabá - MT, ${longDate(issued)}</p>
<p class="s">Assinado por ${human(random)}, Secretário Adjunto. Código de autenticação SIMLAM: ${key}. Confira em http://monitoramento.sema.mt.gov.br/simlam/autenticidade</p>`,
      read: {
        id: wrong,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'http://monitoramento.sema.mt.gov.br/simlam/autenticidade',
        mainActivity: [activity],
        documentValidation: false,
      },
    }
  },
})
