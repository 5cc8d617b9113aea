import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf, plate } from '../../generator/numbers.ts'
import { bystander, day, motorist } from '../blind-aa.ts'
import { above, basics, driverData } from '../blind-aa-papers.ts'

/** A city's form by which the owner of a car names who drove it: boxed fields, the owner's own numbers beside the driver's. */
export const layout: Layout = {
  name: 'blind-aa-offender-form',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { categories: ['B', 'AB', 'C'] })
    const owner = bystander(random)
    const box = (title: string, fields: readonly (readonly [string, string, number])[]) =>
      html`<h4>${title}</h4><div class="row">${fields.map(([caption, value, width]) => above(caption, value, width))}</div>`
    const body = html`<p class="c b">PREFEITURA MUNICIPAL DE JATAÍ<br>SUPERINTENDÊNCIA DE MOBILIDADE E TRÂNSITO</p><p class="c b t">FORMULÁRIO DE APRESENTAÇÃO DO CONDUTOR INFRATOR</p>
${box('1. AUTUAÇÃO', [
  ['Nº do auto de infração', `JT${random.digits(8)}`, 34],
  ['Data da infração', '22/11/2025', 33],
  ['Hora', '17:42', 33],
  ['Placa', plate(random, 'mercosul'), 34],
  ['Enquadramento', '745-5/0', 33],
  ['Prazo para apresentação', '30/01/2026', 33],
])}
${box('2. PROPRIETÁRIO DO VEÍCULO', [
  ['Nome / razão social', owner, 66],
  ['CPF / CNPJ', maskCpf(cpf(random)), 34],
])}
${box('3. CONDUTOR APRESENTADO', [
  ['Nome completo, sem abreviaturas', m.name, 66],
  ['Nascimento', day(m.birth), 34],
  ['Nº de registro da CNH', m.register, 40],
  ['Categoria', m.category, 20],
  ['Data de vencimento da CNH', day(m.expires), 40],
  ['CPF', maskCpf(m.cpf), 40],
  ['Identidade', `${m.rg} SSP/${m.birthplace.uf}`, 60],
  ['Endereço', `Rua das Cigarras, ${random.int(10, 900)}, Setor Central`, 66],
  ['Telefone', `(64) 9${random.digits(4)}-${random.digits(4)}`, 34],
])}
<p class="j s m">Declaramos, sob as penas da lei, que as informações acima são verdadeiras. Anexar cópia legível da habilitação do condutor e do documento do proprietário.</p><table class="sg"><tr><td>Assinatura do proprietário</td><td>Assinatura do condutor</td></tr></table>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 10.5,
          css: 'h4{background:#d8d8d8;margin:5mm 0 0;padding:1mm 2mm;font-size:9.5pt}.t{border:1px solid #000;padding:2mm}.row{display:flex;flex-wrap:wrap;border-left:1px solid #000}.f{border:1px solid #000;border-width:0 1px 1px 0;padding:.6mm 1.5mm}.f small{font-size:7pt;color:#333}.m{margin-top:7mm}.sg td{padding-top:18mm;text-align:center;font-size:8.5pt}',
        },
        body,
      ),
      data: driverData(basics(m)),
    }
  },
}
