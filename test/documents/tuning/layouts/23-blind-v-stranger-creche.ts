import { addDays, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { type Html, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, cnj, figures, paper } from '../blind-v.ts'

/** A day nursery's transcript of a provisional custody of Maranhão: wide captions at the right of a ruled column. */
export const layout: Layout = {
  name: 'blind-v-stranger-creche',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(1, 10))
    const [family, other] = [surname(), surname()]
    const greatAunt = person('oldWoman', family)
    const boy = person('boy', other)
    const [mother, father] = [name('woman', other), name('man', family)]
    const teacher = name('woman', surname())
    const born = bornBefore(random, issued, 1, 5)
    const magistrate = judge('m')
    const number = cnj(random, '08#####', year(decided), '10', '0040')
    const identity = figures(random, '0######*####-#')
    const address = home((road, no, quarter, cep) => `${road}, ${no}, ${quarter}, Imperatriz/MA, CEP: ${cep}`)
    const title = 'Termo de Guarda Provisória'
    const part = (heading: string, pairs: readonly (readonly [string, string | Html])[]) =>
      html`<p class="b" style="background:#dfe9f3;padding:.8mm 2mm;margin:5mm 0 1mm">${heading}</p><table>${pairs.map(([key, value]) => html`<tr><td class="k">${key}</td><td>${value}</td></tr>`)}</table>`
    return {
      html: paper(
        {
          font: 'DejaVu Sans',
          sizePt: 9.2,
          margin: '18mm 20mm',
          css: '.k{width:52mm;text-align:right;padding-right:4mm;color:#333;border-right:.3mm solid #7a9cc0}td{padding:.9mm 0}td+td{padding-left:4mm}',
        },
        html`<table><tr><td>Creche Casinha do Saber</td><td class="r s">Pasta do aluno - folha 4</td></tr></table>
<p class="c b" style="font-size:13pt;margin:5mm 0 0">${title}</p><p class="c s">(dados copiados do documento apresentado na matrícula)</p>
${part('Do documento', [
  ['Processo nº', number],
  ['Comarca', 'Imperatriz'],
  ['Vara', 'Vara da Infância e Juventude'],
  ['Juiz', magistrate],
  ['Decisão', shortDate(decided)],
  ['Emitido em', shortDate(issued)],
  ['Vale', 'até ulterior deliberação'],
])}
${part('Guardiã', [
  ['Nome', greatAunt.name],
  ['Vínculo com a criança', 'tia-avó'],
  ['CPF', maskCpf(greatAunt.cpf)],
  ['Identidade', `${identity} SSP/MA`],
  ['Estado civil', 'casada'],
  ['Ocupação', 'quebradeira de coco'],
  ['Residência', address],
])}
${part('Criança', [
  ['Nome', boy.name],
  ['Data de nascimento', shortDate(born)],
  ['Local de nascimento', 'Açailândia/MA'],
  ['CPF', maskCpf(boy.cpf)],
  ['Nome da mãe', mother],
  ['Nome do pai', father],
])}
<p class="s" style="margin-top:8mm">Turma: Maternal II B - Professora: ${teacher} - Pode retirar a criança: somente a guardiã.</p>`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJMA',
        courtDivision: 'Vara da Infância e Juventude',
        district: 'Imperatriz',
        state: 'MA',
        judgeName: magistrate,
        guardians: [
          guardian(greatAunt.name, {
            cpf: greatAunt.cpf,
            rg: identity,
            rgIssuer: 'SSP/MA',
            maritalStatus: 'casada',
            occupation: 'quebradeira de coco',
            address,
            relationship: 'tia-avó',
          }),
        ],
        wards: [
          ward(boy.name, {
            birthDate: born,
            cpf: boy.cpf,
            placeOfBirth: 'Açailândia/MA',
            filiation: [mother, father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até ulterior deliberação',
        documentValidation: false,
      }),
    }
  },
}
