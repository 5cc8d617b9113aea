import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { bornBefore, cast, cnj, figures, paper, signOn } from '../blind-v.ts'

/** TJMS: half a page; two brothers handed to a grandmother, their births told `respectivamente`; unmasked CPFs. */
export const layout: Layout = {
  name: 'blind-v-ms-entrega',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2018, 2025)
    const decided = addDays(issued, -random.int(1, 5))
    const [family, other] = [surname(), surname()]
    const grandmother = person('oldWoman', family)
    const [elder, younger] = [name('boy', other), name('boy', other)]
    const mother = name('woman', family)
    const council = name('woman', surname())
    const births = [bornBefore(random, issued, 8, 14), bornBefore(random, issued, 1, 6)] as const
    const magistrate = judge('m')
    const number = cnj(random, '08#####', year(decided), '12', '0008')
    const identity = figures(random, '*##.###')
    const address = home((road, no, quarter, cep) => `${road}, ${no}, ${quarter}, Corumbá/MS, CEP ${cep}`)
    const title = 'TERMO DE ENTREGA SOB GUARDA E RESPONSABILIDADE'
    const powers =
      'A guardiã responderá pela alimentação, pela saúde e pela frequência escolar dos infantes e os apresentará em Juízo sempre que intimada'
    return {
      html: paper(
        { font: 'PT Serif', sizePt: 11, margin: '20mm 25mm' },
        html`<p><b>Poder Judiciário do Estado de Mato Grosso do Sul</b><br>Comarca de Corumbá<br>Vara da Infância e Adolescência</p>
<p class="c b" style="margin:7mm 0">${title}</p>
<p>Autos: ${number}<br>Ação: Guarda<br>Autora: ${grandmother.name}</p>
<p class="j" style="text-indent:14mm">Por determinação do Dr. ${magistrate}, Juiz de Direito, exarada em ${shortDate(decided)}, são nesta data entregues a <b>${grandmother.name}</b>, avó materna, brasileira, viúva, pensionista, RG ${identity} SEJUSP/MS, CPF ${grandmother.cpf}, moradora na ${address}, os irmãos <b>${elder}</b> e <b>${younger}</b>, nascidos respectivamente em ${shortDate(births[0])} e ${shortDate(births[1])}, filhos de ${mother}, que se achavam acolhidos na Casa Abrigo Recanto, sob os cuidados da coordenadora ${council}.</p>
<p class="j" style="text-indent:14mm">${powers}.</p>
<p class="r">Corumbá (MS), ${longDate(issued)}</p>
${signOn(78, grandmother.name)}${signOn(78, magistrate, 'Juiz de Direito')}`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        caseNumber: number,
        caseClass: 'Guarda',
        court: 'TJMS',
        courtDivision: 'Vara da Infância e Adolescência',
        district: 'Corumbá',
        state: 'MS',
        judgeName: magistrate,
        guardians: [
          guardian(grandmother.name, {
            cpf: grandmother.cpf,
            rg: identity,
            rgIssuer: 'SEJUSP/MS',
            nationality: 'brasileira',
            maritalStatus: 'viúva',
            occupation: 'pensionista',
            address,
            relationship: 'avó materna',
          }),
        ],
        wards: [
          ward(elder, { birthDate: births[0], filiation: [mother] }),
          ward(younger, { birthDate: births[1], filiation: [mother] }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [grandmother.name, magistrate],
      }),
    }
  },
}
