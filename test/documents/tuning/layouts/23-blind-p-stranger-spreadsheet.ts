import { addDays, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { cnj, kin, paper, surnames } from '../blind-p.ts'

/** A spreadsheet printed with its grid and headings: two guardians in columns beside each other, the boy below. */
export const layout: Layout = {
  name: 'blind-p-stranger-spreadsheet',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const decided = addDays(issued, -random.int(3, 14))
    const [family, other] = surnames(random)
    const uncle = kin(random, 'm', family, 1977, 1985)
    const aunt = kin(random, 'f', other, 1979, 1988)
    const boy = kin(random, 'm', family, 2013, 2018)
    const judge = random.pick(['Ricardo Cubas Lemes', 'Sandro Portes Mildenberg'])
    const number = cnj(random, '00', year(decided), '16', '0031')
    const home = `${uncle.home}, Cianorte/PR`
    const table: readonly (readonly [string, string, string])[] = [
      ['TERMO DE GUARDA PROVISÓRIA', '', ''],
      ['Processo', number, ''],
      ['Comarca', 'Cianorte', ''],
      ['Vara', 'Vara de Família e Sucessões', ''],
      ['Juiz', judge, ''],
      ['Data da decisão', shortDate(decided), ''],
      ['Data do termo', shortDate(issued), ''],
      ['Prazo', '120 dias', ''],
      ['', '', ''],
      ['GUARDIÕES', 'Guardião 1', 'Guardião 2'],
      ['Nome', uncle.name, aunt.name],
      ['CPF', maskCpf(uncle.cpf), maskCpf(aunt.cpf)],
      ['RG', uncle.rg, aunt.rg],
      ['Órgão emissor', 'SESP/PR', 'SESP/PR'],
      ['Estado civil', 'casado', 'casada'],
      ['Profissão', 'eletricista', 'confeiteira'],
      ['Parentesco', 'tio', 'tia'],
      ['Telefone', '(44) 99900-1122', '(44) 99900-3344'],
      ['Endereço', home, home],
      ['', '', ''],
      ['CRIANÇA', '', ''],
      ['Nome', boy.name, ''],
      ['Nascimento', shortDate(boy.born), ''],
      ['CPF', maskCpf(boy.cpf), ''],
      ['Naturalidade', 'Umuarama/PR', ''],
      ['Mãe', boy.mother, ''],
    ]
    return {
      html: paper(
        {
          font: 'Liberation Sans',
          sizePt: 9,
          margin: '12mm 12mm',
          css: 'table{table-layout:fixed;width:99.5%} td,th{border:.5pt solid #bbb;padding:.6mm 1.2mm;text-align:left;vertical-align:bottom;height:5mm} th{background:#eee;color:#555;text-align:center;font-weight:normal} col.n{width:8mm} col.a{width:38mm} .b{font-weight:bold}',
        },
        html`<p class="c s">guarda_sobrinho.xlsx</p>
<table><colgroup><col class="n"><col class="a"><col><col></colgroup><tr><th></th><th>A</th><th>B</th><th>C</th></tr>${table.map(
          ([a, b, c], i) =>
            b === '' && a !== ''
              ? html`<tr><th>${i + 1}</th><td class="b" colspan="3">${a}</td></tr>`
              : html`<tr><th>${i + 1}</th><td>${a}</td><td>${b}</td><td>${c}</td></tr>`,
        )}</table><p class="c s" style="margin-top:5mm">Página 1</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJPR',
        courtDivision: 'Vara de Família e Sucessões',
        district: 'Cianorte',
        state: 'PR',
        judgeName: judge,
        guardians: [
          guardian(uncle.name, {
            cpf: uncle.cpf,
            rg: uncle.rg,
            rgIssuer: 'SESP/PR',
            maritalStatus: 'casado',
            occupation: 'eletricista',
            address: home,
            relationship: 'tio',
          }),
          guardian(aunt.name, {
            cpf: aunt.cpf,
            rg: aunt.rg,
            rgIssuer: 'SESP/PR',
            maritalStatus: 'casada',
            occupation: 'confeiteira',
            address: home,
            relationship: 'tia',
          }),
        ],
        wards: [
          ward(boy.name, {
            birthDate: boy.born,
            cpf: boy.cpf,
            placeOfBirth: 'Umuarama/PR',
            filiation: [boy.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 120),
        validityText: '120 dias',
        documentValidation: false,
      }),
    }
  },
}
