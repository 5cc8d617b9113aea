import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, cnj, figures, foot, paper, signOn } from '../blind-v.ts'

/** TJRJ: an uncle is tutor of two orphans in a numbered list; a code of authentication at the foot, no time. */
export const layout: Layout = {
  name: 'blind-v-rj-tio',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(10, 60))
    const [family, other] = [surname(), surname()]
    const uncle = person('man', family)
    const [sister, brother] = [person('girl', other), person('boy', other)]
    const births = [bornBefore(random, issued, 9, 15), bornBefore(random, issued, 2, 7)] as const
    const parents = [name('man', other), name('woman', family)]
    const magistrate = judge('f')
    const number = cnj(random, '00#####', year(decided), '19', '0054')
    const code = figures(random, '4***.****.****.****')
    const link = 'www.tjrj.jus.br/validacao-documentos'
    const identity = figures(random, '*#.###.###-#')
    const address = home(
      (road, no, quarter, cep) => `${road}, ${no}, casa 2, ${quarter}, Itaguaí/RJ, CEP: ${cep}`,
    )
    const title = 'Termo de Compromisso de Tutor'
    const powers =
      'Compete ao tutor representar os tutelados até os dezesseis anos e assisti-los após essa idade, bem como receber as rendas e pensões deles, prestando contas anualmente a este Juízo'
    return {
      html: paper(
        {
          font: 'Liberation Sans',
          sizePt: 10.6,
          margin: '16mm 20mm 24mm',
          stamp: foot(
            html`<div class="c">Código de Autenticação: ${code}<br>Este código pode ser verificado em: ${link}</div>`,
          ),
        },
        html`<table style="border:.3mm solid #333;margin-bottom:8mm"><tr><td style="padding:2mm 3mm;font-size:9.6pt">Estado do Rio de Janeiro<br>Poder Judiciário<br>Tribunal de Justiça<br>Comarca de Itaguaí<br>Cartório da 1ª Vara de Família, da Infância, da Juventude e do Idoso<br>Rua General Bocage, 88 - Centro - Itaguaí - RJ</td></tr></table>
<p><b>Processo:</b> ${number}</p><p><b>Classe/Assunto:</b> Tutela Cível - Nomeação / Tutela e Curatela</p>
<p><b>Requerente:</b> ${uncle.name.toUpperCase()}</p>
<p class="c b" style="font-size:14pt;margin:8mm 0">${title}</p>
<p class="j" style="line-height:1.55">Aos ${longDate(issued)}, em cartório, diante da Exma. Sra. Dra. ${magistrate}, Juíza de Direito, assinou o presente termo o Sr. ${uncle.name}, tio materno dos menores, brasileiro, solteiro, eletricista, identidade nº ${identity} (DETRAN/RJ), CPF nº ${maskCpf(uncle.cpf)}, com endereço na ${address}, por ter sido nomeado TUTOR, na sentença prolatada em ${longDate(decided)}, dos seguintes menores, órfãos de ${parents[0]} e de ${parents[1]}:</p>
<p style="margin-left:12mm">1) ${sister.name}, nascida em ${shortDate(births[0])}, CPF nº ${maskCpf(sister.cpf)};</p>
<p style="margin-left:12mm">2) ${brother.name}, nascido em ${shortDate(births[1])}, CPF nº ${maskCpf(brother.cpf)}.</p>
<p class="j" style="line-height:1.55">${powers}.</p>
<p class="j">E, para que produza seus efeitos, mandou a Dra. Juíza lavrar este termo.</p>
${signOn(80, magistrate, 'Juíza de Direito')}${signOn(80, uncle.name, 'Tutor')}`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'Tutela Cível - Nomeação / Tutela e Curatela',
        court: 'TJRJ',
        courtDivision: '1ª Vara de Família, da Infância, da Juventude e do Idoso',
        district: 'Itaguaí',
        state: 'RJ',
        judgeName: magistrate,
        guardians: [
          guardian(uncle.name, {
            cpf: uncle.cpf,
            rg: identity,
            rgIssuer: 'DETRAN/RJ',
            nationality: 'brasileiro',
            maritalStatus: 'solteiro',
            occupation: 'eletricista',
            address,
            relationship: 'tio materno',
          }),
        ],
        wards: [
          ward(sister.name, { birthDate: births[0], cpf: sister.cpf, filiation: parents }),
          ward(brother.name, { birthDate: births[1], cpf: brother.cpf, filiation: parents }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [magistrate, uncle.name],
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
