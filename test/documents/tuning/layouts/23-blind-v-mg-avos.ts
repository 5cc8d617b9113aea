import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, clock, cnj, figures, foot, paper, pjeCode } from '../blind-v.ts'

/** TJMG, PJe: both grandparents on the mother's side keep a granddaughter; the parents are named beside her. */
export const layout: Layout = {
  name: 'blind-v-mg-avos',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2020, 2025)
    const decided = addDays(issued, -random.int(6, 30))
    const signedAt = `${issued}T${officeTime(random)}`
    const [family, other] = [surname(), surname()]
    const grandmother = person('oldWoman', family)
    const grandfather = person('oldMan', family)
    const girl = person('girl', other)
    const parents = [name('woman', family), name('man', other)]
    const born = bornBefore(random, issued, 2, 11)
    const magistrate = judge('f')
    const number = cnj(random, '5######', year(decided), '13', '0145')
    const code = pjeCode(random, signedAt)
    const link = `https://pje.tjmg.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const cards = [figures(random, 'MG-*.###.###'), figures(random, 'M-*.###.###')] as const
    const address = home(
      (road, no, quarter, cep) => `${road}, nº ${no}, bairro ${quarter}, Juiz de Fora/MG, CEP ${cep}`,
    )
    const title = 'TERMO DE GUARDA E RESPONSABILIDADE'
    const powers =
      'Os guardiões obrigam-se a prestar à criança assistência material, moral e educacional, podendo opor-se a terceiros, inclusive aos pais, na forma do artigo 33 da Lei nº 8.069/90'
    return {
      html: paper(
        {
          font: 'Carlito',
          sizePt: 12,
          margin: '16mm 22mm 30mm',
          stamp: foot(
            html`<div style="border-top:.2mm solid #555;padding-top:1mm">Assinado eletronicamente por: ${magistrate} - ${clock(signedAt)}<br>${link}<br>Número do documento: ${code}</div><div class="r">Num. ${figures(random, '*#########')} - Pág. 1</div>`,
          ),
        },
        html`<div class="c"><b>PODER JUDICIÁRIO DO ESTADO DE MINAS GERAIS</b><br><b>Justiça de Primeira Instância</b><br>Comarca de Juiz de Fora / Vara da Infância e da Juventude da Comarca de Juiz de Fora<br><span class="s">Rua do Marmelo, 200, Centro, Juiz de Fora - MG - CEP: 36000-000</span></div>
<p style="margin:7mm 0 0"><b>PROCESSO Nº:</b> ${number}</p><p style="margin:0"><b>CLASSE:</b> GUARDA DE INFÂNCIA E JUVENTUDE (1420)</p><p style="margin:0"><b>ASSUNTO:</b> [Guarda]</p>
<p class="c b" style="margin:9mm 0 6mm;font-size:14pt;text-decoration:underline">${title}</p>
<p class="j">Na data de ${longDate(issued)}, na Secretaria deste Juízo, onde se achava a MM. Juíza de Direito, Dra. ${magistrate}, compareceram ${grandmother.name}, brasileira, casada, costureira, avó materna, carteira de identidade ${cards[0]} PC/MG, CPF ${maskCpf(grandmother.cpf)}, e ${grandfather.name}, brasileiro, casado, pedreiro, avô materno, carteira de identidade ${cards[1]} SSP/MG, CPF ${maskCpf(grandfather.cpf)}, ambos residentes na ${address}, aos quais foi confiada, por decisão datada de ${shortDate(decided)} (ID ${figures(random, '*#########')}), a guarda da criança ${girl.name}, nascida aos ${shortDate(born)}, em Juiz de Fora/MG, filha de ${parents[0]} e de ${parents[1]}, até ulterior deliberação deste Juízo.</p>
<p class="j">${powers}.</p>
<p class="j">Pelos comparecentes foi dito que aceitavam o encargo. Para constar, lavrou-se este termo.</p>
<p class="r">Juiz de Fora, data da assinatura eletrônica.</p>`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'GUARDA DE INFÂNCIA E JUVENTUDE (1420)',
        court: 'TJMG',
        courtDivision: 'Vara da Infância e da Juventude',
        district: 'Juiz de Fora',
        state: 'MG',
        judgeName: magistrate,
        guardians: [
          guardian(grandmother.name, {
            cpf: grandmother.cpf,
            rg: cards[0],
            rgIssuer: 'PC/MG',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'costureira',
            address,
            relationship: 'avó materna',
          }),
          guardian(grandfather.name, {
            cpf: grandfather.cpf,
            rg: cards[1],
            rgIssuer: 'SSP/MG',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'pedreiro',
            address,
            relationship: 'avô materno',
          }),
        ],
        wards: [ward(girl.name, { birthDate: born, placeOfBirth: 'Juiz de Fora/MG', filiation: parents })],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até ulterior deliberação deste Juízo',
        powers,
        signedBy: [magistrate],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
