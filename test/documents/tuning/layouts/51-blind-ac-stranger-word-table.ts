import { addYears, longDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { blindLayout, firm, human, issueDate, phone } from '../blind-ac.ts'

/** A consultant's table, made in a word processor, about a town's licence. */
export const layout = blindLayout('blind-ac-stranger-word-table', (random) => {
  const owner = firm(random, 'Abatedouro * Alimentos Ltda.')
  const issued = issueDate(random, 2021, 2025)
  const expires = addYears(issued.date, 3)
  const number = `${random.int(20, 98)}/${issued.year}`
  const activities = ['Abate de aves', 'Preparação de subprodutos do abate', 'Câmaras frias']
  const consultant = human(random)
  const rows: readonly (readonly [string, string | readonly string[]])[] = [
    ['Que papel é', 'Licença Ambiental Simplificada (LAS)'],
    ['Quem emitiu', 'Prefeitura Municipal de Poço da Onça Velha, Secretaria Municipal de Meio Ambiente'],
    ['Licença nº', number],
    ['Empresa licenciada', owner.name],
    ['CNPJ', owner.masked],
    ['Onde fica', [`${owner.street}`, owner.quarter, 'Poço da Onça Velha – MA', `CEP ${owner.postcode}`]],
    ['Atividades', activities],
    ['Data da emissão', longDate(issued.date)],
    ['Data de validade', longDate(expires)],
    [
      'Processo',
      `SMMA ${random.digits(4)}-${issued.earlier.slice(0, 4)}, aberto em ${longDate(issued.earlier)}`,
    ],
    ['Produtos perigosos', 'A licença não autoriza transporte de produtos perigosos.'],
    ['Papel anterior', `Licença de Instalação nº ${random.int(3, 30)}/2018`],
    [
      'Cuidados',
      'Renovar 120 dias antes. Mandar análise da lagoa em janeiro e em julho. Trocar as telas do galpão.',
    ],
  ]
  const body = html`
<p class="r s">Escritório de Engenharia Sanitária do Mearim-Açu<br>${phone(random, 98)}</p>
<h1>Resumo da licença ambiental do cliente</h1>
<p class="j">Preparado para a reunião com o banco. Os dados foram copiados do papel que está com o cliente; este resumo não o substitui.</p>
<table class="w"><tr><th>Item</th><th>Como está na licença</th></tr>
${rows.map(([caption, value]) => html`<tr><td><b>${caption}</b></td><td>${typeof value === 'string' ? value : caption === 'Atividades' ? html`<ul>${value.map((line) => html`<li>${line}</li>`)}</ul>` : value.map((line) => html`<div>${line}</div>`)}</td></tr>`)}</table>
<p style="margin-top:6mm">Quem preparou: ${consultant.name}, engenharia sanitária, <span style="white-space:nowrap">CPF ${consultant.masked}</span>.</p>
<p>Falta anexar: planta do galpão, outorga do poço, contrato de coleta do sangue e das penas.</p>`
  return {
    paper: {
      font: 'Gentium Plus',
      sizePt: 12,
      margin: '22mm 25mm',
      css: 'h1{font-size:16pt;color:#1f3f77;font-weight:normal;margin:4mm 0}.w td,.w th{border:.25mm solid #4472c4;padding:1.2mm 2.2mm;text-align:left;vertical-align:top}.w th{background:#4472c4;color:#fff}.w tr:nth-child(even) td{background:#e9eff9}.w td:first-child{width:44mm}.w ul{margin:0;padding-left:5mm}',
    },
    body,
    read: {
      id: owner.id,
      number,
      scope: 'MUNICIPAL',
      expirationDate: expires,
      mainActivity: activities,
      documentValidation: false,
    },
  }
})
