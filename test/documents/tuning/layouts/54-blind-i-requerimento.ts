import { addDays, addYears, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'

const CSS = `
.hd { display: flex; gap: 5mm; align-items: center; border-bottom: 2px solid #00597a } .two { columns: 2; column-gap: 8mm; margin: 4px 0 } .two div { break-inside: avoid; font-size: 9.5pt } h2 { background: #00597a; color: #fff; font-size: 9.5pt; padding: 2px 6px; margin: 9px 0 4px; border-radius: 3px }
.fld { display: flex; gap: 3mm; margin-bottom: 4px; align-items: flex-end } .fld label { font-size: 8.6pt; color: #00597a; white-space: nowrap } .fld span { border: 1px solid #9bb; border-radius: 3px; padding: 1px 6px; flex: 1; background: #f6fafb; min-height: 18px } .inst li { font-size: 9.4pt; margin-bottom: 3px }`

const field = (...pairs: readonly (readonly [string, string])[]): Html =>
  html`<div class="fld">${pairs.map(([caption, value]) => html`<label>${caption}</label><span>${value}</span>`)}</div>`
const box = (ticked: boolean, text: string): Html => html`<div>${ticked ? '☒' : '☐'} ${text}</div>`

export const layout: Layout = {
  name: 'blind-i-requerimento',
  type: 54,
  variants: ['renovacao'],
  print: (random) => {
    const name = 'Divina Eterna Borges de Camargo'
    const parents = ['Geraldo Borges Filho', 'Eterna Rita de Camargo']
    const [id, register, birth] = [cpf(random), licenceRegister(random), randomDate(random, 1969, 1974)]
    const expires = randomDate(random, 2024, 2025)
    const issued = addDays(addYears(expires, -5), 9)
    const today = addDays(expires, -random.int(8, 28))
    const page = html`
<div class="hd">${crest(15, '#00597a')}<div><b style="font-size:13pt">DETRAN-GO</b><br><span class="s">Departamento Estadual de Trânsito de Goiás – Gerência de Habilitação</span></div><div style="margin-left:auto" class="r s">Requerimento de serviços<br>Protocolo <b>${today.slice(0, 4)}000${random.digits(8)}</b><br>${shortDate(today)} 08:17</div></div>
<h2>1 · Serviço pretendido</h2><div class="two">${box(true, 'Renovação')}${box(false, 'Segunda via – perda, roubo ou dano')}${box(false, 'Adição de categoria')}${box(false, 'Mudança de categoria para: ____')}${box(false, 'Alteração de dados')}${box(false, 'Transferência de UF – registro de origem: ____')}${box(false, 'CNH definitiva')}${box(false, 'Permissão internacional para dirigir')}</div>
<h2>2 · Requerente</h2>
${field(['Nome', name])}${field(['CPF', maskCpf(id)], ['Identidade', `${random.digits(7)}`], ['Expedidor', 'DGPC/GO'])}${field(['Nascimento', shortDate(birth)], ['Município', 'Itaberaí'], ['UF', 'GO'])}${field(['Filiação 1', parents[0] ?? ''])}${field(['Filiação 2', parents[1] ?? ''])}${field(['E-mail', 'divina.borges71@correio.example'], ['Celular', `(62) 9${random.digits(4)}-${random.digits(4)}`])}
<h2>3 · Habilitação atual</h2>
${field(['Registro', register], ['Categoria', 'AB'], ['Primeira habilitação', shortDate(addYears(addDays(birth, 61), 21))])}${field(['Emissão', shortDate(issued)], ['Vencimento', shortDate(expires)], ['Expedida por', 'DETRAN-GO'])}${field(['Observações', ''], ['RENACH do processo', `GO${random.digits(9)}`])}
<h2>4 · Endereço para entrega</h2>
${field(['Logradouro', 'Rua 9-A, Qd. 14, Lt. 22'], ['Setor', 'Oeste'])}${field(['Município', 'Goiânia'], ['UF', 'GO'], ['CEP', '74110-100'])}
<h2>5 · Declarações</h2><div>${box(false, 'Exerço atividade remunerada ao veículo e desejo incluir EAR')}${box(true, 'Não exerço atividade remunerada ao veículo')}${box(true, 'Não tenho deficiência física que exija veículo adaptado')}${box(true, 'Autorizo o envio de avisos por SMS e e-mail')}</div>
<p style="margin-top:20mm" class="c">_______________________________________________<br>Assinatura do(a) requerente</p>
<div class="break"><h2>Instruções ao requerente (via do usuário – protocolo acima)</h2><ol class="inst"><li>Pague a taxa do serviço (R$ 226,41) em até 5 dias; após esse prazo o protocolo é cancelado.</li><li>Compareça à clínica sorteada no dia agendado, com documento oficial de identificação. A biometria será colhida no local.</li><li>O exame de aptidão física e mental fixa o novo prazo de validade: até 10 anos para quem tem menos de 50 anos, até 5 anos entre 50 e 69 e até 3 anos a partir dos 70.</li><li>Condutores das categorias C, D e E devem apresentar exame toxicológico realizado há no máximo 90 dias.</li><li>O processo vale por 12 meses. Acompanhe pelo aplicativo.</li><li>É permitido dirigir por até 30 dias após o vencimento.</li></ol>
<h2>Agendamento</h2>${field(['Clínica', 'Cliniauto Setor Oeste – Dr. Ubirajara Teles Roriz, CRM/GO 7.118'])}${field(['Data', shortDate(addDays(today, 6))], ['Hora', '10:40'], ['Boleto', `${random.digits(5)}.${random.digits(5)} ${random.digits(5)}.${random.digits(6)}`])}
<p class="s" style="margin-top:6mm">Av. Atílio Corrêa Lima, s/nº, Cidade Jardim, Goiânia/GO – Central de atendimento 154</p></div>`
    return {
      html: sheet({ font: 'Noto Sans', sizePt: 9.6, css: CSS, margin: '12mm 15mm' }, page),
      data: {
        name,
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AB',
        filiation: parents,
        personalNumber: id,
        placeOfBirth: 'Itaberaí/GO',
        placeOfIssue: 'GO',
        cardIssuer: 'DETRAN-GO',
        comments: null,
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
