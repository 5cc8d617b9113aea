import { addDays, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { type Holder, issuedBy, licence, told } from '../blind-o.ts'

const HOLDER: Holder = {
  name: 'Sirlene Krause Andirobeira',
  sex: 'F',
  birthplace: ['Ji-Paraná', 'RO'],
  parents: ['Lauro Andirobeira', 'Irma Krause'],
  identity: 'SESDEC/RO',
  category: 'D',
  local: ['Ji-Paraná', 'RO'],
  comments: 'EAR, CETE',
}

/** A message to a school's office, printed: a bus driver types her licence over. */
export const layout: Layout = {
  name: 'blind-o-e-mail',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, HOLDER, [2022, 2023])
    const sent = shortDate(addDays(held.issued, random.int(100, 500)))
    const [father, mother] = held.parents
    const lines = [
      `Nome completo: ${held.name}`,
      `CPF: ${held.cpf}`,
      `Data de nascimento: ${shortDate(held.birth)}, em ${held.birthplace.join('/')}`,
      `Filiação: ${father} e ${mother}`,
      `Registro da CNH: ${held.register}`,
      `Categoria: ${held.category}`,
      `Emitida em ${shortDate(held.issued)} pelo DETRAN/RO`,
      `Vence em ${shortDate(held.expires)}`,
      `Observações que aparecem nela: ${held.comments}`,
    ]
    return {
      html: sheet(
        { font: 'Liberation Sans', sizePt: 10.5, margin: '16mm 20mm' },
        html`<div style="font-size:14pt">Dados da habilitação para o credenciamento</div><hr>
<table style="font-size:9.5pt"><tr><td style="width:22mm">De:</td><td>Sirlene Andirobeira (sirlene.vans@correio.example)</td></tr><tr><td>Para:</td><td>Secretaria – Colégio Semente de Ipê (secretaria@sementedeipe.example)</td></tr><tr><td>Cc:</td><td>Marcos Vinício Tapajós</td></tr><tr><td>Enviada:</td><td>${sent} 19:51</td></tr></table><hr>
<p>Boa noite, dona Lourdes!</p><p>Como a senhora pediu no telefone, seguem os dados que estão na minha carteira para o crachá do transporte escolar:</p>
<div style="margin:4mm 0 4mm 6mm">${lines.map((line) => html`<div style="margin-bottom:1.2mm">${line}</div>`)}</div>
<p>A van continua sendo a mesma do ano passado. O seguro foi renovado e eu levo a cópia amanhã junto com a vistoria.</p><p>Qualquer coisa é só ligar: (69) 99900-0142.</p><p>Obrigada,<br>Sirlene</p>
<div style="border-left:.6mm solid #bbb;padding-left:4mm;color:#555;margin-top:8mm"><p>Em ${sent}, às 15:12, Secretaria escreveu:</p><p>Prezada Sirlene, para renovar o seu credenciamento precisamos dos dados completos da sua habilitação. Atenciosamente, Lourdes Quirino.</p></div>`,
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
        ...issuedBy('RO'),
        comments: held.comments,
        hasCetpp: false,
      }),
    }
  },
}
