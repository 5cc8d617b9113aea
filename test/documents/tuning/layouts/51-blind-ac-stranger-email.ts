import { addDays, addMonths, longDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { blindLayout, firm, human, issueDate, phone } from '../blind-ac.ts'

/** An e-mail that tells a customer what the town's licence says; an older message hangs below it. */
export const layout = blindLayout('blind-ac-stranger-email', (random) => {
  const owner = firm(random, 'Lavanderia Industrial * Ltda.')
  const issued = issueDate(random, 2022, 2025)
  const expires = addMonths(issued.date, 24)
  const number = `${random.int(31, 390)}/${issued.year}`
  const activity = 'Lavagem industrial de roupas hospitalares e de hotelaria'
  const [sender, reader] = [human(random), human(random)]
  const sent = addDays(issued.date, 12)
  const body = html`
<p class="sub">Licença de Operação nº ${number} – Prefeitura de Belo Jardim das Tanajuras</p>
<table class="hd"><tr><td>De:</td><td>${sender.name} &lt;documentos@lavanderia.exemplo&gt;</td></tr>
<tr><td>Para:</td><td>${reader.name} &lt;compras@hotel.exemplo&gt;</td></tr>
<tr><td>Enviado em:</td><td>${longDate(sent)}, 16:${random.int(10, 59)}</td></tr></table>
<p>Boa tarde,</p>
<p>Como o hotel pediu para o cadastro de fornecedores, seguem os dados da nossa licença, que saiu neste mês:</p>
<p class="q">Órgão: Secretaria Municipal de Meio Ambiente de Belo Jardim das Tanajuras (PE)<br>
Documento: Licença de Operação<br>
Número da licença: ${number}<br>
Empresa: ${owner.name}<br>
CNPJ da empresa: ${owner.masked}<br>
Atividade: ${activity}<br>
Emitida em: ${shortDate(issued.date)}<br>
Vencimento: ${shortDate(expires)}<br>
Processo da prefeitura: ${random.digits(5)}/${issued.earlier.slice(0, 4)}</p>
<p>Não transportamos produtos perigosos; a roupa é recolhida pelo caminhão do próprio hotel. A caldeira foi inspecionada em ${shortDate(issued.earlier)}, e o laudo do efluente sai em três semanas.</p>
<p>O papel assinado vai pelo malote de quinta-feira. Qualquer dúvida, o ramal é o 214, telefone ${phone(random, 81)}.</p>
<p>Atenciosamente,<br>Setor de Documentos</p>
<div class="old"><p>Em ${shortDate(addDays(sent, -3))}, o setor de compras escreveu:</p>
<p>Prezados, o contrato com a lavanderia vence em ${shortDate(addDays(sent, 40))}. Para renovar, precisamos saber se a empresa tem licença ambiental, desde quando e até quando vale. Mandem também o contrato social e a apólice do seguro.</p>
<p>Obrigado,<br>Compras do Hotel Pousada do Caburé</p></div>`
  return {
    paper: {
      font: 'Open Sans',
      sizePt: 10.5,
      margin: '18mm 20mm',
      css: '.sub{font-size:15pt;margin-bottom:3mm}.hd{border-bottom:.3mm solid #bbb;margin-bottom:5mm}.hd td{padding:.5mm 0}.hd td:first-child{width:26mm;color:#666}.q{padding-left:6mm}.old{border-left:.8mm solid #bbb;padding-left:4mm;color:#555;margin-top:8mm}',
    },
    body,
    read: {
      id: owner.id,
      number,
      scope: 'MUNICIPAL',
      expirationDate: expires,
      mainActivity: [activity],
      documentValidation: false,
    },
  }
})
