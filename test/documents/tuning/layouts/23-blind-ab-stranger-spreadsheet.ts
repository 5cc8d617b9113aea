import { addDays, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber } from '../../generator/numbers.ts'
import { days, home, paper, told, troupe } from '../blind-ab.ts'

/** A spreadsheet with its letters and numbers: a column each for two guardians. */
export const layout: Layout = {
  name: 'blind-ab-stranger-spreadsheet',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued } = days(random)
    const number = caseNumber(random, year(filed), '10')
    const family = cast.family()
    const [wife, husband, boy, mother] = [
      cast.woman(family),
      cast.man(),
      cast.boy(issued, family),
      cast.woman(family),
    ]
    const at = home(random)
    const address = `${at.street}, ${at.door}, ${at.quarter}, Palmeiral do Gurupi/MA, CEP ${at.postcode}`
    let rows = 0
    const row = (caption: string, ...values: string[]) =>
      html`<tr><th>${++rows}</th><td class="q">${caption}</td>${values.length === 2 ? values.map((value) => html`<td>${value}</td>`) : html`<td colspan="2">${values[0]}</td>`}<td></td></tr>`
    const body = html`<div class="bar">guardas_${year(issued)}.xlsx &#160; – &#160; Planilha</div><div class="fx"><b>B12</b> &#160; fx</div>
<table class="g"><tr><th style="width:8mm"></th><th style="width:40mm">A</th><th>B</th><th>C</th><th style="width:12mm">D</th></tr>
${row('Título do termo', 'Termo de Guarda Provisória')}${row('Nº do processo', number)}${row('Data da decisão', shortDate(decided))}${row('Data do termo', shortDate(issued))}${row('Prazo da guarda', '120 (cento e vinte) dias, a contar da data do termo')}
${row('')}${row('GUARDIÕES', '1', '2')}${row('Nome', wife.name, husband.name)}${row('CPF', wife.printedCpf, husband.printedCpf)}${row('RG', wife.rg, husband.rg)}${row('Órgão expedidor', 'SSP/MA', 'SSP/MA')}${row('Nacionalidade', 'brasileira', 'brasileiro')}${row('Estado civil', 'casada', 'casado')}${row('Profissão', 'quebradeira de coco', 'caminhoneiro')}${row('Parentesco', 'tia materna', 'tio materno por afinidade')}${row('Endereço', address, address)}
${row('')}${row('CRIANÇA', '')}${row('Nome', boy.name)}${row('Nascimento', shortDate(boy.birth))}${row('CPF', boy.printedCpf)}${row('Naturalidade', 'Palmeiral do Gurupi/MA')}${row('Mãe', mother.name)}
${row('')}${row('Controle interno', 'visita do CRAS agendada')}${row('')}${row('')}</table><div class="tabs"><b>Termo</b><span>Visitas</span><span>Benefícios</span></div>`
    return {
      html: paper(
        {
          font: 'Carlito',
          sizePt: 10,
          margin: '12mm 12mm',
          css: '.bar{background:#1e6f42;color:#fff;padding:1.6mm 3mm}.fx{border:.2mm solid #bbb;padding:1mm 3mm;color:#444}.g{table-layout:fixed}.g td{border:.2mm solid #c4c4c4;padding:.9mm 1.2mm;vertical-align:top;height:6mm}.g th{background:#ececec;border:.2mm solid #bbb;color:#555;font-weight:normal;font-size:8.5pt}.q{font-weight:bold}.tabs{background:#ececec;padding:1.4mm 4mm}.tabs span{margin-left:8mm;color:#666}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Guarda Provisória',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJMA',
        state: 'MA',
        guardians: [wife, husband].map((one, i) =>
          guardian(one.name, {
            cpf: one.cpf,
            rg: one.rg,
            rgIssuer: 'SSP/MA',
            nationality: i ? 'brasileiro' : 'brasileira',
            maritalStatus: i ? 'casado' : 'casada',
            occupation: i ? 'caminhoneiro' : 'quebradeira de coco',
            address,
            relationship: i ? 'tio materno por afinidade' : 'tia materna',
          }),
        ),
        wards: [
          ward(boy.name, told(boy, { placeOfBirth: 'Palmeiral do Gurupi/MA', filiation: [mother.name] })),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 120),
        validityText: '120 (cento e vinte) dias',
        documentValidation: false,
      }),
    }
  },
}
