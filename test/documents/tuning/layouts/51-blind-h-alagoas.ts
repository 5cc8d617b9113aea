import {
  addDays,
  addYears,
  inWords,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { branchOf, cnpj, hex, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { address, oneLine } from '../../generator/places.ts'

const CSS = `
body { padding-right: .4mm }
.let { text-align: center; line-height: 1.25; margin-bottom: 9mm } h1 { font-size: 12.5pt; text-align: center; margin: 0 0 7mm; text-decoration: underline }
.p { text-align: justify; text-indent: 14mm; margin: 0 0 3.6mm } .q { text-align: justify; margin: 0 0 2.4mm 14mm }
.ele { margin-top: 9mm; border: .5pt solid #666; padding: 2.5mm 4mm; font-size: 8.6pt; line-height: 1.4 }`

export const layout: Layout = {
  name: 'blind-h-alagoas',
  type: 51,
  variants: ['um', 'dois'],
  print: (random, variant) => {
    const issued = randomDate(random, 2021, 2024)
    const before = addDays(addYears(issued, -3), -random.int(20, 60))
    const term = variant === 'um' ? 3 : 4
    const head = cnpj(random)
    const id = variant === 'um' ? head : branchOf(head, '0003')
    const at = address(random, { city: variant === 'um' ? 'Marechal Deodoro' : 'Rio Largo', uf: 'AL' })
    const number = `${random.int(12, 340)}/${year(issued)}-IMA/GELIC`
    const name =
      variant === 'um' ? 'Resinas Manguaba do Nordeste S.A.' : 'Usina de Laticínios Flor do Mundaú Ltda.'
    const activity =
      variant === 'um'
        ? 'fabricação de resinas termoplásticas'
        : 'preparação do leite e fabricação de laticínios'
    const president = personName(random, 'm')
    const key = `${hex(random, 4)}-${hex(random, 4)}-${hex(random, 4)}`
    return {
      html: sheet(
        { font: 'Tinos', sizePt: 12, css: CSS, margin: '15mm 25mm 15mm 28mm' },
        html`<div class="let">${crest(18, '#7a1f1f')}<br>ESTADO DE ALAGOAS<br><b>INSTITUTO DO MEIO AMBIENTE – IMA/AL</b><br><span class="s">Gerência de Licenciamento</span></div>
<h1>RENOVAÇÃO DE LICENÇA DE OPERAÇÃO Nº ${number}</h1>
<p class="p">O Diretor-Presidente do Instituto do Meio Ambiente do Estado de Alagoas, com fundamento na Lei Estadual nº 6.787, de 22 de dezembro de 2006, e à vista do que consta do Processo nº E:0490300000${random.digits(4)}/${year(issued) - 1} e do Parecer Técnico nº ${random.int(100, 980)}/${year(issued)}, RENOVA a Licença de Operação nº ${random.int(12, 340)}/${year(before)}-IMA/GELIC, datada de ${shortDate(before)}, em favor de <b>${name}</b>, pessoa jurídica de direito privado inscrita no CNPJ sob o nº ${maskCnpj(id)}, com estabelecimento na ${oneLine(at)}, para a atividade de ${activity}, no mesmo endereço.</p>
<p class="p">A presente licença vigorará pelo período de ${String(term).padStart(2, '0')} (${inWords(term)}) anos, contado da data de sua expedição, e subordina-se às condições seguintes:</p>
<p class="q">I – os efluentes industriais deverão atender aos padrões da Resolução CONAMA nº 430/2011, comprovados por laudos trimestrais;</p>
<p class="q">II – os resíduos sólidos serão segregados, vedada a queima a céu aberto, e destinados a terceiros licenciados;</p>
<p class="q">III – o Plano de Emergência será revisto até ${shortDate(addDays(issued, 180))};</p>
<p class="q">IV – qualquer ampliação dependerá de licença prévia deste Instituto;</p>
<p class="q">V – novo pedido de renovação será protocolado até 120 (cento e vinte) dias antes de expirado o prazo acima.</p>
<p class="p" style="margin-top:5mm">Expedida em Maceió, aos ${longDate(issued)}.</p>
<div class="ele">Assinado eletronicamente por <b>${president}</b>, Diretor-Presidente, em ${shortDate(issued)} ${officeTime(random)}.<br>Para conferir a autenticidade, acesse https://valida.ima.al.gov.br/documento e digite o código ${key}.</div>`,
      ),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: addYears(issued, term),
        licensePlate: [],
        validationLink: 'https://valida.ima.al.gov.br/documento',
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
