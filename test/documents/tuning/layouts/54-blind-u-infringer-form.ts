import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf, plate } from '../../generator/numbers.ts'
import { expected, licence, type Story } from '../blind-u.ts'

const STORY: Story = {
  name: 'Marinalva Coutinho Bragança',
  sex: 'F',
  birth: '1988-03-16',
  first: '2007-11-28',
  issued: '2020-09-02',
  expires: '2025-08-20',
  classes: 'B',
  parents: [],
  bornIn: ['Cachoeiro de Itapemirim', 'ES'],
  issuedIn: ['Cachoeiro de Itapemirim', 'ES'],
  identity: ['SPTC', 'ES'],
  notes: null,
}

/** A city's form on which a car's owner says who drove: the owner's data above those of the driver. */
export const layout: Layout = {
  name: 'blind-u-infringer-form',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    const css =
      'h4{margin:5mm 0 1.5mm;text-transform:uppercase;border-left:2mm solid #555;padding-left:2mm}.ln{border-bottom:.2mm dotted #333;padding:1mm 0;display:flex;gap:6mm}.ln b{font-weight:normal;font-family:"Liberation Mono"}'
    const line = (...pairs: readonly (readonly [string, string])[]) =>
      html`<div class="ln">${pairs.map(([caption, value]) => html`<span>${caption}: <b>${value}</b></span>`)}</div>`
    return {
      html: sheet(
        { font: 'PT Sans', sizePt: 10.5, css },
        html`<p class="c b">PREFEITURA DE VITÓRIA DO ITABAPOANA<br>SECRETARIA MUNICIPAL DE MOBILIDADE – DIVISÃO DE INFRAÇÕES</p><h3 class="c">FORMULÁRIO DE IDENTIFICAÇÃO DO CONDUTOR INFRATOR</h3>
<p class="s c">Prazo para apresentação: 14/07/2023 – envie cópia legível da CNH do condutor</p>
<h4>Autuação</h4>${line(['Auto de infração', `VI${random.digits(8)}`], ['Placa', plate(random, 'old')], ['Data', '23/05/2023'])}${line(['Enquadramento', '745-50 – velocidade até 20% acima do limite'])}
<h4>Proprietário do veículo</h4>${line(['Nome', 'Leônidas Tristão Bragança'], ['CPF', maskCpf(cpf(random))])}${line(['Endereço', 'Rua Padre Melo, 77, Independência'])}
<h4>Condutor identificado</h4>${line(['Nome', held.name])}${line(['CPF', maskCpf(held.cpf)], ['RG', `${held.rg} ${held.identity.join('/')}`])}${line(['Nascimento', shortDate(held.birth)], ['Habilitação nº (registro)', held.register])}${line(['Categoria', held.classes], ['Emitida em', shortDate(held.issued)], ['Válida até', shortDate(held.expires)])}${line(['Local e UF de emissão', held.issuedIn.join(' - ')], ['Órgão', `DETRAN/${held.issuedIn[1]}`])}
<h4>Declaração</h4><p class="j">O proprietário e o condutor acima declaram, sob as penas da lei, que as informações prestadas são verdadeiras, e o condutor assume a responsabilidade pela infração e pelos pontos dela decorrentes (art. 257, § 7º, do CTB).</p>
<p>Data: 03/07/2023</p><table style="margin-top:14mm" class="c s"><tr><td>______________________________<br>Assinatura do proprietário</td><td>______________________________<br>Assinatura do condutor</td></tr></table>`,
      ),
      data: expected(held, [
        'name',
        'dateOfBirth',
        'issueDate',
        'expirationDate',
        'licenseNumber',
        'licenseClass',
        'personalNumber',
        'placeOfIssue',
        'cardIssuer',
      ]),
    }
  },
}
