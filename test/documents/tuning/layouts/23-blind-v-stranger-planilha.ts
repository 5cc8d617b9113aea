import { addDays, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, cnj, figures, paper } from '../blind-v.ts'

/** A print of a spreadsheet with its letters and row numbers: custody of two sisters in Rio Grande do Norte. */
export const layout: Layout = {
  name: 'blind-v-stranger-planilha',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(30, 70))
    const [family, other] = [surname(), surname()]
    const stepfather = person('man', family)
    const [first, second] = [person('girl', other), person('girl', other)]
    const mother = name('woman', other)
    const births = [bornBefore(random, issued, 10, 16), bornBefore(random, issued, 3, 8)] as const
    const magistrate = judge('m')
    const number = cnj(random, '08#####', year(decided), '20', '5106')
    const identity = figures(random, '00*.###.###')
    const address = home((road, no, quarter, cep) => `${road}, ${no}, ${quarter}, Mossoró/RN, CEP ${cep}`)
    const title = 'TERMO DE GUARDA DEFINITIVA'
    const lines: readonly (readonly [string, string])[] = [
      [title, ''],
      ['Nº do processo', number],
      ['Comarca', 'Mossoró'],
      ['Vara', '1ª Vara da Infância e da Juventude'],
      ['Juiz', magistrate],
      ['Data da sentença', shortDate(decided)],
      ['Data de emissão', shortDate(issued)],
      ['', ''],
      ['GUARDIÃO', ''],
      ['Nome', stepfather.name],
      ['CPF', maskCpf(stepfather.cpf)],
      ['RG', identity],
      ['Órgão emissor', 'ITEP/RN'],
      ['Nacionalidade', 'brasileiro'],
      ['Estado civil', 'viúvo'],
      ['Profissão', 'mecânico'],
      ['Endereço', address],
      ['Parentesco', 'padrasto'],
      ['', ''],
      ['CRIANÇA / ADOLESCENTE 1', ''],
      ['Nome', first.name],
      ['Nascimento', shortDate(births[0])],
      ['CPF', maskCpf(first.cpf)],
      ['Mãe', mother],
      ['', ''],
      ['CRIANÇA / ADOLESCENTE 2', ''],
      ['Nome', second.name],
      ['Nascimento', shortDate(births[1])],
      ['CPF', maskCpf(second.cpf)],
      ['Mãe', mother],
    ]
    return {
      html: paper(
        {
          font: 'Liberation Sans',
          sizePt: 9.6,
          margin: '12mm 14mm',
          css: 'td,th{border:.2mm solid #b5b5b5;padding:.7mm 1.4mm;height:6.2mm;font-weight:normal}th{background:#ececec;color:#555;text-align:center}tr>th:first-child{width:8mm}',
        },
        html`<table><tr><th></th><th style="width:64mm">A</th><th>B</th><th style="width:16mm">C</th></tr>
${lines.map(([key, value], i) => html`<tr><th>${i + 1}</th><td>${value === '' ? html`<b>${key}</b>` : key}</td><td>${value}</td><td></td></tr>`)}</table>
<p class="c s" style="margin-top:3mm;color:#555">Página 1</p>`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        court: 'TJRN',
        courtDivision: '1ª Vara da Infância e da Juventude',
        district: 'Mossoró',
        state: 'RN',
        judgeName: magistrate,
        guardians: [
          guardian(stepfather.name, {
            cpf: stepfather.cpf,
            rg: identity,
            rgIssuer: 'ITEP/RN',
            nationality: 'brasileiro',
            maritalStatus: 'viúvo',
            occupation: 'mecânico',
            address,
            relationship: 'padrasto',
          }),
        ],
        wards: [
          ward(first.name, { birthDate: births[0], cpf: first.cpf, filiation: [mother] }),
          ward(second.name, { birthDate: births[1], cpf: second.cpf, filiation: [mother] }),
        ],
        decisionDate: decided,
        issueDate: issued,
        documentValidation: false,
      }),
    }
  },
}
