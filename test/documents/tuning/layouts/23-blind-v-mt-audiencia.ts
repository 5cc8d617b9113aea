import { longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, cnj, figures, paper, signOn } from '../blind-v.ts'

/** TJMT: taken down in a hearing; a sister is curator, her CPF is wrong; judge, prosecutor and curator sign on lines. */
export const layout: Layout = {
  name: 'blind-v-mt-audiencia',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2018, 2025)
    const [family, other] = [surname(), surname()]
    const sister = person('woman', family)
    const brother = person('man', family)
    const wrong = breakCheckDigit(sister.cpf)
    const born = bornBefore(random, issued, 22, 45)
    const parents = [name('oldMan', family), name('oldWoman', family)]
    const prosecutor = name('man', other)
    const magistrate = judge('f')
    const number = cnj(random, '10#####', year(issued), '11', '0003')
    const identity = figures(random, '*######-#')
    const address = home(
      (road, no, quarter, cep) => `${road}, nº ${no}, bairro ${quarter}, Rondonópolis-MT, CEP ${cep}`,
    )
    const title = 'TERMO DE COMPROMISSO DE CURADORA'
    const powers =
      'A curadora fica autorizada a receber o benefício previdenciário do curatelado e a movimentar a conta em que este é depositado. Não poderá contrair dívidas em nome dele'
    return {
      html: paper(
        { font: 'Caladea', sizePt: 11.4, margin: '18mm 24mm' },
        html`<p class="c"><b>ESTADO DE MATO GROSSO<br>PODER JUDICIÁRIO</b><br>COMARCA DE RONDONÓPOLIS<br>1ª VARA ESPECIALIZADA DE FAMÍLIA E SUCESSÕES</p>
<p class="c b" style="margin:7mm 0 4mm;font-size:13pt">${title}</p>
<p style="margin:0">Processo: ${number}</p><p style="margin:0">Espécie: Curatela</p><p style="margin:0">Promotor de Justiça: Dr. ${prosecutor}</p><p>Audiência: ${shortDate(issued)}, às 14h30</p>
<p class="j">Aberta a audiência, presidida pela Dra. ${magistrate}, Juíza de Direito, presentes o representante do Ministério Público e a parte autora, foi, por decisão proferida nesta data (${shortDate(issued)}), nomeada curadora de <b>${brother.name}</b> a sua irmã <b>${sister.name}</b>.</p>
<p class="j"><b>Qualificação da curadora:</b> brasileira, separada, manicure, RG ${identity} SESP/MT, CPF ${maskCpf(wrong)}, residente na ${address}.</p>
<p class="j"><b>Qualificação do curatelado:</b> brasileiro, solteiro, nascido em ${longDate(born)}, natural de Poxoréu/MT, filho de ${parents[0]} e de ${parents[1]}, CPF ${maskCpf(brother.cpf)}.</p>
<p class="j">${powers}.</p>
<p class="j">Em seguida, a nomeada prestou o compromisso de bem e fielmente desempenhar a função. Rondonópolis, ${longDate(issued)}. Nada mais.</p>
${signOn(86, magistrate, 'Juíza de Direito')}${signOn(86, prosecutor, 'Promotor de Justiça')}${signOn(86, sister.name, 'Curadora')}`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        caseNumber: number,
        caseClass: 'Curatela',
        court: 'TJMT',
        courtDivision: '1ª VARA ESPECIALIZADA DE FAMÍLIA E SUCESSÕES',
        district: 'RONDONÓPOLIS',
        state: 'MT',
        judgeName: magistrate,
        guardians: [
          guardian(sister.name, {
            cpf: wrong,
            rg: identity,
            rgIssuer: 'SESP/MT',
            nationality: 'brasileira',
            maritalStatus: 'separada',
            occupation: 'manicure',
            address,
            relationship: 'irmã',
          }),
        ],
        wards: [
          ward(brother.name, {
            birthDate: born,
            cpf: brother.cpf,
            placeOfBirth: 'Poxoréu/MT',
            filiation: parents,
          }),
        ],
        decisionDate: issued,
        issueDate: issued,
        powers,
        signedBy: [magistrate, prosecutor, sister.name],
        documentValidation: false,
      }),
    }
  },
}
