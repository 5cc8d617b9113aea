import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, cnj, figures, paper } from '../blind-v.ts'

/** A tutela of Tocantins typed with leaders of dots between caption and value; no letterhead, nobody signs. */
export const layout: Layout = {
  name: 'blind-v-stranger-pontos',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2018, 2025)
    const decided = addDays(issued, -random.int(6, 33))
    const [family, other] = [surname(), surname()]
    const grandfather = person('oldMan', family)
    const girl = person('girl', other)
    const [mother, lawyer] = [name('woman', family), name('man', surname())]
    const born = bornBefore(random, issued, 3, 16)
    const magistrate = judge('m')
    const number = cnj(random, '00#####', year(decided), '27', '2706')
    const identity = figures(random, '*##.###')
    const address = home((road, no, quarter, cep) => `${road}, ${no}, ${quarter}, Araguaína/TO, CEP ${cep}`)
    const title = 'TERMO DE COMPROMISSO DE TUTOR'
    const powers = 'O tutor deve sustentar e educar a tutelada e prestar contas a cada dois anos'
    const pairs = [
      ['PROCESSO', number],
      ['AÇÃO', 'Tutela'],
      ['COMARCA', 'Araguaína'],
      ['VARA', 'Juizado Especial da Infância e Juventude'],
      ['JUIZ DE DIREITO', magistrate],
      ['ADVOGADO', `${lawyer}, OAB/TO ${figures(random, '*.###')}`],
      ['DATA DA DECISÃO', shortDate(decided, '.')],
      ['DATA DO TERMO', longDate(issued)],
      ['TUTOR', grandfather.name],
      ['NACIONALIDADE DO TUTOR', 'brasileiro'],
      ['ESTADO CIVIL DO TUTOR', 'viúvo'],
      ['PROFISSÃO DO TUTOR', 'vaqueiro'],
      ['RG DO TUTOR', `${identity} SSP/TO`],
      ['CPF DO TUTOR', maskCpf(grandfather.cpf)],
      ['PARENTESCO', 'avô materno'],
      ['ENDEREÇO DO TUTOR', address],
      ['TUTELADA', girl.name],
      ['NASCIMENTO DA TUTELADA', shortDate(born, '.')],
      ['CPF DA TUTELADA', maskCpf(girl.cpf)],
      ['MÃE DA TUTELADA', mother],
    ] as const
    return {
      html: paper(
        { font: 'DejaVu Sans Mono', sizePt: 8.8, margin: '22mm 18mm' },
        html`<p class="b" style="font-size:11pt;margin-bottom:6mm">${title}</p>
${pairs.map(([key, value]) => html`<div style="margin:0 0 1.4mm 49mm;text-indent:-49mm">${key.padEnd(25, '.')}: ${value}</div>`)}
<p style="margin-top:6mm"><b>OBRIGAÇÕES</b></p><p>${powers}.</p>`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'Tutela',
        court: 'TJTO',
        courtDivision: 'Juizado Especial da Infância e Juventude',
        district: 'Araguaína',
        state: 'TO',
        judgeName: magistrate,
        guardians: [
          guardian(grandfather.name, {
            cpf: grandfather.cpf,
            rg: identity,
            rgIssuer: 'SSP/TO',
            nationality: 'brasileiro',
            maritalStatus: 'viúvo',
            occupation: 'vaqueiro',
            address,
            relationship: 'avô materno',
          }),
        ],
        wards: [ward(girl.name, { birthDate: born, cpf: girl.cpf, filiation: [mother] })],
        decisionDate: decided,
        issueDate: issued,
        powers,
        documentValidation: false,
      }),
    }
  },
}
