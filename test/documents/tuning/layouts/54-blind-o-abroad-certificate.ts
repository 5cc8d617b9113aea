import { addDays, longDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { type Holder, issuedBy, licence, told } from '../blind-o.ts'

const HOLDER: Holder = {
  name: 'Iraci Hostert Pommerinho',
  sex: 'F',
  birthplace: ['Brusque', 'SC'],
  parents: ['Valdir Pommerinho', 'Edeltraud Hostert Pommerinho'],
  identity: 'SSP/SC',
  category: 'AB',
  local: ['Florianópolis', 'SC'],
  comments: 'A',
}

/** A state agency certifies a licence for use abroad, in one long sentence. */
export const layout: Layout = {
  name: 'blind-o-abroad-certificate',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, HOLDER, [2022, 2023])
    const [father, mother] = held.parents
    return {
      html: sheet(
        { font: 'PT Serif', sizePt: 12, margin: '20mm 25mm', css: 'p{line-height:1.6}' },
        html`<div class="c">${crest(18, '#7a1f1f')}<div class="b">ESTADO DE SANTA CATARINA</div><div>Secretaria de Estado da Segurança Pública</div><div>Departamento Estadual de Trânsito – DETRAN/SC</div><div class="s">Gerência de Habilitação de Condutores</div></div>
<div class="c b" style="margin:14mm 0 10mm;font-size:14pt">CERTIDÃO Nº ${random.int(1200, 9800)}/GEHAB</div>
<p class="j">CERTIFICAMOS, a pedido da parte interessada e com a finalidade de instruir processo de reconhecimento de habilitação junto à autoridade de trânsito da República Italiana, que <b>${held.name}</b>, filha de ${father} e de ${mother}, nascida em ${longDate(held.birth)} na cidade de ${held.birthplace.join('/')}, portadora do CPF ${maskCpf(held.cpf)} e da cédula de identidade ${held.rg} ${held.identity}, é titular da Carteira Nacional de Habilitação registrada sob o número ${held.register}, na categoria ${held.category}, tendo obtido a sua primeira habilitação em ${longDate(held.first)}.</p>
<p class="j">O documento em vigor foi emitido por este DETRAN/SC em ${longDate(held.issued)} e tem validade até ${longDate(held.expires)}, constando no campo “observações” a restrição ${held.comments}.</p>
<p class="j">Nada consta, até a presente data, quanto a suspensão ou cassação do direito de dirigir.</p>
<p class="r" style="margin-top:12mm">Florianópolis, ${longDate(addDays(held.issued, random.int(120, 600)))}.</p>
<div class="c" style="margin-top:24mm">_______________________________________<br>Rogério Antunes Capivari<br><span class="s">Gerente de Habilitação – Matrícula ${random.digits(6)}-${random.digits(1)}</span></div>`,
      ),
      data: told({
        name: held.name,
        dateOfBirth: held.birth,
        issueDate: held.issued,
        expirationDate: held.expires,
        licenseNumber: held.register,
        licenseClass: held.category,
        filiation: held.parents,
        personalNumber: held.cpf,
        placeOfBirth: held.birthplace.join('/'),
        ...issuedBy('SC'),
        comments: held.comments,
        hasCetpp: false,
      }),
    }
  },
}
