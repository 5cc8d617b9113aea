import { addYears, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { alphanumeric } from '../../generator/numbers.ts'
import { blindLayout, firm, human, issueDate } from '../blind-ac.ts'

/** Acre: the page of the public register, printed from the browser, with the code and the address to check it. */
export const layout = blindLayout('blind-ac-stranger-web-page', (random) => {
  const owner = firm(random, 'Piscicultura * do Juruá Ltda.')
  const issued = issueDate(random, 2022, 2025)
  const expires = addYears(issued.date, 5)
  const number = `${random.int(120, 880)}/${issued.year}`
  const code = `${alphanumeric(random, 5)}-${alphanumeric(random, 5)}`.toUpperCase()
  const link = 'https://licenciamento.imac.ac.gov.br/autenticar'
  const activity = 'Criação de peixes nativos em viveiros escavados'
  const officer = human(random)
  const field = (caption: string, value: string) =>
    html`<div><label>${caption}</label><output>${value}</output></div>`
  const body = html`
<p class="top"><span>${shortDate(addYears(issued.date, 1))}, 09:${random.int(10, 59)}</span><span>Consulta de licenças emitidas</span></p>
<div class="bar"><b>Governo do Estado do Acre</b><br>Instituto de Meio Ambiente do Acre – IMAC</div>
<p class="menu">Início &nbsp;›&nbsp; Serviços &nbsp;›&nbsp; Licenças emitidas &nbsp;›&nbsp; Detalhe</p>
<h1>Licença de Operação nº ${number}</h1>
<p><span class="pill">VIGENTE</span></p>
<div class="form">
${field('Empreendedor', owner.name)}${field('CNPJ', owner.masked)}
${field('Município do empreendimento', 'Seringal Boa Esperança do Tarauacazinho')}${field('Bacia', 'Rio Juruá-Mirim')}
${field('Data de emissão', shortDate(issued.date))}${field('Data de validade', shortDate(expires))}
${field('Nº do processo', `${random.digits(4)}.${random.digits(6)}.00${random.digits(3)}/${issued.earlier.slice(0, 4)}-${random.digits(2)}`)}${field('Data do requerimento', shortDate(issued.earlier))}
</div>
<div class="wide">${field('Atividade licenciada', activity)}${field('Lâmina d’água', `${random.int(2, 9)},${random.digits(2)} ha`)}${field('Técnico do processo', officer.name)}</div>
<h2>Condicionantes</h2>
<table class="t"><tr><th>Item</th><th>Texto</th><th>Prazo</th><th>Situação</th></tr>
<tr><td>1</td><td>Instalar telas nos vertedouros</td><td>${shortDate(addYears(issued.date, 1))}</td><td>Atendida</td></tr>
<tr><td>2</td><td>Apresentar análise da água de saída</td><td>Anual</td><td>Em dia</td></tr>
<tr><td>3</td><td>Não criar espécies exóticas</td><td>Permanente</td><td>–</td></tr>
<tr><td>4</td><td>Requerer a renovação 120 dias antes</td><td>–</td><td>–</td></tr></table>
<h2>Autenticidade</h2>
<p>Código de autenticidade: <b>${code}</b><br>Confira esta licença em ${link}</p>
<p class="btn"><span>Voltar</span><span>Imprimir</span><span>Outra consulta</span></p>
<p class="foot">Atendimento ao público das 7h às 13h · Ouvidoria 162 · versão 4.${random.int(2, 9)}.1</p>`
  return {
    paper: {
      font: 'Roboto',
      sizePt: 10.5,
      margin: '10mm 14mm',
      css: '.top{display:flex;justify-content:space-between;font-size:7.5pt;color:#444}.bar{background:#046b3a;color:#fff;padding:3mm 4mm}.menu{font-size:8.5pt;color:#666;margin:2mm 0}h1{font-size:17pt;font-weight:500;margin:3mm 0}h2{font-size:12pt;font-weight:500;margin:5mm 0 2mm}.pill{background:#d7f2df;color:#046b3a;border-radius:3mm;padding:.6mm 3mm;font-size:8.5pt}.form{display:grid;grid-template-columns:1fr 1fr;gap:3mm}label{display:block;font-size:8pt;color:#666}output{display:block;border:.2mm solid #bbb;border-radius:1mm;padding:1.4mm 2mm}.wide div{margin-top:3mm}.t td,.t th{border-bottom:.2mm solid #ccc;text-align:left;padding:1.2mm 2mm}.btn span{border:.2mm solid #046b3a;border-radius:1mm;color:#046b3a;padding:1.2mm 4mm;margin-right:3mm}.btn{margin:5mm 0}.foot{font-size:7.5pt;color:#777;border-top:.2mm solid #ccc;padding-top:1mm}',
    },
    body,
    read: {
      id: owner.id,
      number,
      scope: 'STATE',
      accessKey: code,
      expirationDate: expires,
      validationLink: link,
      mainActivity: [activity],
    },
  }
})
