import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { blindQr, crest, type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, hex, licenceRegister, maskCpf } from '../../generator/numbers.ts'

const CSS = `
.hd { text-align: center; line-height: 1.25 } .t { font-size: 14pt; font-weight: bold; text-align: center; margin: 14px 0 2px } .t2 { text-align: center; font-style: italic; margin-bottom: 12px }
td { padding: 3px 8px; border-bottom: 1px solid #b9a76a; vertical-align: top } td:first-child { width: 46% } td em { display: block; font-size: 8.5pt; color: #555 } .ft { display: flex; gap: 8mm; margin-top: 6mm; align-items: center }`

const line = (portuguese: string, english: string, value: string): Html =>
  html`<tr><td>${portuguese}<em>${english}</em></td><td class="b">${value}</td></tr>`

export const layout: Layout = {
  name: 'blind-i-certidao-bilingue',
  type: 54,
  variants: ['exterior'],
  print: (random) => {
    const name = 'LÍVIA MAGALHÃES TEÓFILO DE ARRUDA'
    const [mother, father] = ['REGINA CÉLIA MAGALHÃES TEÓFILO', 'HUMBERTO DE ARRUDA TEÓFILO']
    const [id, register, birth] = [cpf(random), licenceRegister(random), randomDate(random, 1986, 1990)]
    const issued = randomDate(random, 2021, 2023)
    const [expires, first] = [addYears(issued, 10), addDays(addYears(birth, 18), 205)]
    const today = addDays(issued, random.int(330, 700))
    const page = html`
<div class="hd">${crest(18, '#7a6420')}<br><b>GOVERNO DO DISTRITO FEDERAL</b><br>Departamento de Trânsito do Distrito Federal<br><span class="s">Diretoria de Controle de Veículos e Condutores · Gerência de Habilitação</span></div>
<div class="t">CERTIDÃO DE HABILITAÇÃO Nº ${random.int(1200, 4800)}/${year(today)}</div><div class="t2">Certificate of driving entitlement</div>
<p class="j">Certificamos, a pedido da parte interessada e para fins de troca de habilitação no exterior, que em nosso cadastro constam os seguintes dados:<br><em class="s">We hereby certify, at the holder's request and for the purpose of exchanging a licence abroad, that our records show the following:</em></p>
<table>${line('Titular', 'Holder', name)}${line('Data e lugar de nascimento', 'Date and place of birth', `${shortDate(birth)} – Fortaleza, CE, Brasil`)}${line('Filhos de / filiação', 'Parents', `${mother} e ${father}`)}${line('Cadastro de Pessoa Física', 'Individual taxpayer number', maskCpf(id))}${line('Passaporte', 'Passport', `G${random.pick(['A', 'B', 'D'])}${random.digits(6)}`)}${line('Número de registro', 'Licence number', register)}${line('Categoria em vigor', 'Category in force', 'B')}${line('Data da primeira habilitação', 'Date of first licence', shortDate(first))}${line('Data da emissão atual', 'Date of current issue', shortDate(issued))}${line('Válida até', 'Valid until', shortDate(expires))}${line('Autoridade emissora', 'Issuing authority', 'DETRAN-DF')}${line('Restrições e observações', 'Restrictions and remarks', 'A – obrigatório o uso de lentes corretivas')}</table>
<p class="j" style="margin-top:10px">A categoria B autoriza a condução de veículo automotor de até 3.500 kg e oito lugares, excluído o do motorista. Não constam penalidades de suspensão ou cassação em vigor.<br><em class="s">Category B: motor vehicles up to 3,500 kg and eight seats besides the driver's. No suspension or revocation in force.</em></p>
<p>Brasília, ${longDate(today)}.</p>
<div class="ft">${blindQr(random.int(1, 90000), 24)}<div class="s">Documento assinado eletronicamente por Norberto Quintas Valadão, Gerente de Habilitação, matrícula 79.${random.digits(3)}-X.<br>Confira em www.detran.df.gov.br/certidoes com o código <b>${hex(random, 4)}-${hex(random, 4)}-${hex(random, 4)}</b>. Válida por 90 dias.</div></div>`
    return {
      html: sheet({ font: 'Liberation Serif', sizePt: 10.4, css: CSS, margin: '11mm 20mm' }, page),
      data: {
        name,
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'B',
        filiation: [mother, father],
        personalNumber: id,
        placeOfBirth: 'Fortaleza/CE',
        placeOfIssue: 'DF',
        cardIssuer: 'DETRAN-DF',
        comments: 'A – obrigatório o uso de lentes corretivas',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
