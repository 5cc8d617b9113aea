import { addDays, dateInWords, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, figures, paper, signOn } from '../blind-v.ts'

/** TJBA: an old term in a typewriter's hand with an old case number, the date in words, a brother as curator. */
export const layout: Layout = {
  name: 'blind-v-ba-machine',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2003, 2008)
    const decided = addDays(issued, -random.int(5, 15))
    const family = surname()
    const brother = person('man', family)
    const sister = person('woman', family)
    const clerk = name('woman', surname())
    const born = bornBefore(random, issued, 30, 55)
    const magistrate = judge('m')
    const number = figures(random, '140.0*.######-#')
    const identity = figures(random, '0*.###.###-##')
    const address = home((road, no, quarter) => `${road}, n.º ${no}, ${quarter}, Valença/BA`)
    const title = 'TERMO DE CURATELA E COMPROMISSO'
    const powers =
      'Não poderá o curador, sem ordem deste Juízo, vender, permutar ou gravar bens da interditada, nem levantar os depósitos dela em poupança'
    return {
      html: paper(
        { font: 'Liberation Mono', sizePt: 10.4, margin: '22mm 20mm 20mm 28mm', css: 'p{line-height:1.75}' },
        html`<p class="c">PODER JUDICIÁRIO DO ESTADO DA BAHIA<br>JUÍZO DE DIREITO DA COMARCA DE VALENÇA<br>VARA CÍVEL</p>
<p>AUTOS N.º ${number}<br>AÇÃO: INTERDIÇÃO</p>
<p class="c" style="margin:8mm 0"><u>${title}</u></p>
<p class="j">Aos ${dateInWords(issued)}, nesta cidade e comarca de Valença, no edifício do Fórum, na sala das audiências, presente o Exmo. Sr. Dr. ${magistrate}, Juiz de Direito, comigo Escrivã de seu cargo, aí compareceu ${brother.name.toUpperCase()}, brasileiro, casado, pescador, irmão da interditada, R.G. ${identity} SSP/BA, C.P.F. ${maskCpf(brother.cpf)}, residente na ${address}, ao qual o MM. Juiz deferiu o compromisso, sob as penas da lei, de servir de CURADOR de ${sister.name.toUpperCase()}, brasileira, solteira, nascida a ${longDate(born)}, por ele aceito e prometido cumprir. A nomeação é da decisão de fls. 22, de ${shortDate(decided)}. ${powers}. E, de como assim o disse e prometeu, assina com o MM. Juiz. Eu, ${clerk}, Escrivã, datilografei e subscrevo.</p>
${signOn(84, magistrate, 'Juiz de Direito')}
${signOn(84, brother.name.toUpperCase(), 'Curador')}`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        caseNumber: number,
        caseNumberValid: false,
        caseClass: 'INTERDIÇÃO',
        court: 'TJBA',
        courtDivision: 'VARA CÍVEL',
        district: 'VALENÇA',
        state: 'BA',
        judgeName: magistrate,
        guardians: [
          guardian(brother.name.toUpperCase(), {
            cpf: brother.cpf,
            rg: identity,
            rgIssuer: 'SSP/BA',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'pescador',
            address,
            relationship: 'irmão',
          }),
        ],
        wards: [ward(sister.name.toUpperCase(), { birthDate: born })],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [magistrate, brother.name.toUpperCase()],
        documentValidation: false,
      }),
    }
  },
}
