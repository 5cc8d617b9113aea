import { addDays, addYears, longDate, parts, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, plate } from '../../generator/numbers.ts'

const CSS = `
.bar { display: flex; justify-content: space-between; border-bottom: 1px solid #ccc; padding-bottom: 5px; color: #555; font-size: 9pt } h1 { font: bold 14pt 'Arimo'; margin: 12px 0 2px }
.from { display: flex; justify-content: space-between; border-top: 1px solid #ccc; margin-top: 8px; padding-top: 8px } .body { margin: 14px 0 0 10px } .body p { margin: 0 0 .75em }
.old { border-left: 2px solid #bbb; padding-left: 9px; color: #5b3a8c; margin-top: 14px } .sig { color: #666; font-size: 9pt; margin-top: 12px }`

export const layout: Layout = {
  name: 'blind-i-email',
  type: 54,
  variants: ['portaria'],
  print: (random) => {
    const name = 'Edvânio Lourenço Tenório Cavalcanti'
    const [id, register, birth] = [cpf(random), licenceRegister(random), randomDate(random, 1978, 1984)]
    const issued = randomDate(random, 2023, 2024)
    const expires = addYears(issued, 10)
    const sent = addDays(issued, random.int(120, 500))
    const two = (date: string): string => shortDate(date).replace(/\d\d(\d\d)$/, '$1')
    const lines = [
      `Motorista: ${name}`,
      `Nasc.: ${shortDate(birth)}`,
      `RG 5.${random.digits(3)}.${random.digits(3)} SDS/PE`,
      `CPF ${id}`,
      `CNH nº de registro ${register} cat. E (Detran-PE)`,
      `emitida ${two(issued)} / vence ${two(expires)}`,
      `Observações na CNH: EAR, MOPP`,
      `Fone: (81) 9 ${random.digits(4)}-${random.digits(4)}`,
    ]
    const page = html`
<div class="bar"><span><b style="color:#c0392b">✉</b> Correio Corporativo</span><span>Janaína Prazeres &lt;janaina.prazeres@tanquesaguasclaras.example&gt;</span></div>
<h1>RES: Cadastro p/ carregamento de amanhã – doca 4</h1><div class="s">2 mensagens</div>
<div class="from"><div><b>Janaína Prazeres</b> <span class="s">&lt;janaina.prazeres@tanquesaguasclaras.example&gt;</span><br><span class="s">Para: portaria.suape@quimicadelta.example<br>Cc: Expedição Suape; Wellington Barbalho</span></div><div class="s">${longDate(sent)} às 16:37</div></div>
<div class="body"><p>Boa tarde, Cláudio!</p><p>Segue o que faltava do rapaz que vai no lugar do Seu Amaro (ele está de atestado):</p>
<p>${lines.map((line) => html`${line}<br>`)}</p>
<p>Cavalo: ${plate(random, 'mercosul')} &nbsp; Tanque: ${plate(random, 'old')} – CIV e CIPP vão em anexo, vencem ${two(addDays(sent, 190))}.<br>Qualquer coisa me liga no ramal 218, fico até as 18h.</p><p>Obrigada,</p>
<div class="sig"><b>Janaína Prazeres</b><br>Programação de Cargas<br>Tanques Águas Claras Transportes Ltda.<br>Cabo de Santo Agostinho – PE | (81) 3${random.digits(3)}-${random.digits(4)}</div></div>
<div class="from"><div><b>Cláudio Belfort – Portaria</b> <span class="s">&lt;portaria.suape@quimicadelta.example&gt;</span><br><span class="s">Para: Janaína Prazeres</span></div><div class="s">${longDate(sent)} às 15:02</div></div>
<div class="body old"><p>Janaína, o cadastro do Amaro Gusmão da Hora está bloqueado por ASO vencido desde ${shortDate(addDays(sent, -9))}. Mande por favor nome, documento e habilitação de quem vai assumir, senão não libero a entrada.</p><p>At.te,<br>Cláudio</p></div>
<p class="s" style="margin-top:25mm;color:#777">2 anexos: CIV_tanque.pdf (412 KB), CIPP_${parts(sent).year}.pdf (388 KB)</p>`
    return {
      html: sheet({ font: 'Arimo', sizePt: 10.5, css: CSS, margin: '12mm 15mm' }, page),
      data: {
        name,
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'E',
        filiation: [],
        personalNumber: id,
        placeOfBirth: null,
        placeOfIssue: 'PE',
        cardIssuer: 'DETRAN-PE',
        comments: 'EAR, MOPP',
        hasCetpp: true,
        documentValidation: false,
      },
    }
  },
}
