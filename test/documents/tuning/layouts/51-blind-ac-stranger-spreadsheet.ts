import { addYears, shortDate } from '../../generator/dates.ts'
import { type Html, html } from '../../generator/html.ts'
import { asPrinted, blindLayout, firm, fleet, human, issueDate } from '../blind-ac.ts'

/** A spreadsheet that a carrier keeps of its licence of Amapá and of its tank trucks. */
export const layout = blindLayout('blind-ac-stranger-spreadsheet', (random) => {
  const owner = firm(random, '* Tanques e Transportes Eireli')
  const issued = issueDate(random, 2022, 2025)
  const expires = addYears(issued.date, 2)
  const number = `${random.int(110, 890)}/${issued.year}`
  const activity = 'Transporte de cargas perigosas: óleo diesel e gasolina'
  const plates = fleet(random, 6)
  const drivers = plates.map(() => human(random).name)
  const cells: readonly (readonly string[])[] = [
    ['Controle', 'Licença ambiental e frota', '', 'Atualizada em', shortDate(addYears(issued.date, 1))],
    ['Tipo', 'Licença de Operação', '', 'Órgão', 'SEMA - Secretaria de Estado do Meio Ambiente do Amapá'],
    [
      'Licença nº',
      number,
      '',
      'Processo',
      `${random.digits(4)}.${random.digits(6)}/${issued.earlier.slice(0, 4)}`,
    ],
    ['Empresa', owner.name, '', 'CNPJ', owner.masked],
    ['Emissão', shortDate(issued.date), '', 'Vencimento', shortDate(expires)],
    ['Atividade', activity, '', 'Taxa paga', `R$ ${random.int(1, 6)}.${random.digits(3)},40`],
    ['', '', '', '', ''],
    ['Ordem', 'Placa', 'Ano', 'Tanque (litros)', 'Motorista'],
    ...plates.map((one, i) => [
      String(i + 1),
      asPrinted(one),
      String(random.int(2009, 2022)),
      `${random.pick([10, 15, 20])}.000`,
      drivers[i] ?? '',
    ]),
    ['', '', '', '', ''],
    ['Soma', String(plates.length), '', '', ''],
    ['Pendências', 'Vistoria do tanque do caminhão 3', '', 'Quem resolve', human(random).name],
    ['', '', '', '', ''],
    ['', '', '', '', ''],
  ]
  const row = (values: readonly string[], i: number): Html => {
    const tags = i === 0 || i === 7 ? ' class="hd"' : ''
    return html`<tr${{ markup: tags }}><th>${i + 1}</th>${values.map((value) => html`<td>${value}</td>`)}</tr>`
  }
  const body = html`
<table class="x"><colgroup><col style="width:8mm"><col style="width:26mm"><col style="width:48mm"><col style="width:12mm"><col style="width:30mm"><col></colgroup>
<tr class="l"><th></th><th>A</th><th>B</th><th>C</th><th>D</th><th>E</th></tr>
${cells.map(row)}</table>
<p class="tabs"><span class="on">Licença e frota</span><span>Seguros</span><span>Pneus</span></p>
<p class="s r">Página 1 de 1</p>`
  return {
    paper: {
      font: 'Carlito',
      sizePt: 10,
      margin: '15mm 12mm',
      css: '.x{table-layout:fixed;width:99%}.x td,.x th{border:.2mm solid #c8c8c8;padding:.8mm 1.2mm;text-align:left;vertical-align:bottom;height:6mm}.x th{background:#efefef;color:#666;font-weight:normal;text-align:center}.hd td{font-weight:bold;background:#dbe8d3}.tabs span{border:.2mm solid #bbb;padding:.8mm 4mm;color:#777}.tabs .on{background:#fff;color:#111;font-weight:bold}.tabs{background:#f4f4f4;margin-top:1mm}',
    },
    body,
    read: {
      id: owner.id,
      number,
      scope: 'STATE',
      expirationDate: expires,
      licensePlate: plates,
      mainActivity: [activity],
      authorizationDangerousProducts: true,
      documentValidation: false,
    },
  }
})
