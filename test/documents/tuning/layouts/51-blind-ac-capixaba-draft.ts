import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { alphanumeric } from '../../generator/numbers.ts'
import { arms, blindLayout, firm, human, issueDate, phone, street } from '../blind-ac.ts'

/** A town of Espírito Santo: the draft that the applicant is to check before anything is signed. */
export const layout = blindLayout('blind-ac-capixaba-draft', (random) => {
  const owner = firm(random, 'Marmoraria e Granitos * Ltda.')
  const issued = issueDate(random, 2023, 2025)
  const expires = addYears(issued.date, 4)
  const number = `${String(random.int(11, 96)).padStart(3, '0')}/${issued.year}`
  const key = `${issued.year}-${alphanumeric(random, 6).toUpperCase()}`
  const activities = [
    ['2.04', 'Desdobramento, polimento e corte de rochas ornamentais'],
    ['2.07', 'Depósito de blocos e chapas de granito'],
  ]
  const engineer = human(random)
  const stamp = html`<div style="position:fixed;top:118mm;left:20mm;width:170mm;text-align:center;font-size:74pt;font-weight:bold;color:#e3e3e3;transform:rotate(-32deg);z-index:-1">MINUTA</div>`
  const body = html`
<div class="lh"><div>Prefeitura Municipal de Santa Rita do Itabapuana<br>Estado do Espírito Santo<br><b>Secretaria Municipal de Meio Ambiente e Agricultura</b></div>${arms(17, '#23527c', 'waves')}</div>
<p class="warn">MINUTA PARA CONFERÊNCIA DO REQUERENTE – NÃO VALE COMO LICENÇA</p>
<p class="ti">LICENÇA MUNICIPAL DE OPERAÇÃO – LMO Nº ${number}/CLASSE II</p>
<table class="t">
<tr><td><i>Requerente</i></td><td>${owner.name}</td><td><i>CNPJ</i></td><td>${owner.masked}</td></tr>
<tr><td><i>Logradouro</i></td><td>${owner.street}</td><td><i>Localidade</i></td><td>${owner.quarter}, Santa Rita do Itabapuana – ES</td></tr>
<tr><td><i>Processo</i></td><td>${random.digits(6)}/${issued.earlier.slice(0, 4)}</td><td><i>Protocolo</i></td><td>${shortDate(issued.earlier)}</td></tr>
<tr><td><i>Emissão</i></td><td>${shortDate(issued.date)}</td><td><i>Válida até</i></td><td>${shortDate(expires)}</td></tr>
</table>
<p class="h">Enquadramento da atividade</p>
<table class="t"><tr><th>Código</th><th>Atividade</th></tr>${activities.map(([code, text]) => html`<tr><td style="width:24mm">${code ?? ''}</td><td>${text ?? ''}</td></tr>`)}</table>
<p class="h">Condicionantes propostas</p>
<ol><li>Instalar sistema fechado de recirculação da água dos teares – prazo de 60 dias.</li>
<li>Destinar a lama abrasiva a aterro licenciado e arquivar os certificados.</li>
<li>Entregar relatório fotográfico a cada 180 dias, a contar do recebimento da licença.</li>
<li>Não guardar blocos sobre a faixa de domínio da estrada municipal.</li>
<li>Manter o ruído dentro da NBR 10151 nos limites do terreno.</li>
<li>Pedir a renovação 120 dias antes do fim da validade (Decreto Municipal nº 411, de 3 de abril de 2018).</li></ol>
<p class="h">Observações</p>
<p class="j">O requerente tem 10 (dez) dias úteis para apontar erros de digitação pelo telefone ${phone(random, 28)}. Responsável técnica informada: ${engineer.name}, CPF ${engineer.masked}, CREA-ES 0${random.digits(5)}/D. A licença anterior, LMO nº 019/2019, venceu em ${shortDate(issued.earlier)}.</p>
<p>Santa Rita do Itabapuana, ${longDate(issued.date)}.</p>
<p class="s">Autenticidade: consulte https://santaritadoitabapuana.es.gov.br/validador com a chave ${key}.<br>${street(random)}, Centro – CEP 29.000-000</p>`
  return {
    paper: {
      font: 'Andika',
      sizePt: 10,
      margin: '15mm 19mm',
      stamp,
      css: '.lh{display:flex;justify-content:space-between;align-items:center;border-bottom:1mm double #23527c;padding-bottom:2mm}.warn{text-align:center;font-weight:bold;color:#a11;margin:4mm 0}.ti{font-size:13pt;font-weight:bold;text-align:center}.t{margin-bottom:3mm}.t td,.t th{border:.2mm solid #88a;padding:1mm 2mm;text-align:left;vertical-align:top}.h{font-weight:bold;margin:2mm 0 1mm}ol{margin:0 0 2mm;padding-left:6mm}',
    },
    body,
    read: {
      id: owner.id,
      number,
      scope: 'MUNICIPAL',
      accessKey: key,
      expirationDate: expires,
      validationLink: 'https://santaritadoitabapuana.es.gov.br/validador',
      mainActivity: activities.map((row) => row.join(' ')),
      documentValidation: false,
    },
  }
})
