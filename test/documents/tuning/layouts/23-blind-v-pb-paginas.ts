import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, clock, cnj, figures, foot, paper, pjeCode } from '../blind-v.ts'

/** TJPB, PJe: two pages; a nephew is definitive curator of his aunt, headed paragraphs, an earlier curator dismissed. */
export const layout: Layout = {
  name: 'blind-v-pb-paginas',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2020, 2025)
    const decided = addDays(issued, -random.int(35, 70))
    const signedAt = `${addDays(issued, 1)}T${officeTime(random)}`
    const [family, other] = [surname(), surname()]
    const nephew = person('man', family)
    const aunt = person('oldWoman', family)
    const [former, clerk] = [name('woman', other), name('man', surname())]
    const born = bornBefore(random, issued, 66, 90)
    const magistrate = judge('m')
    const number = cnj(random, '08#####', year(decided), '15', '0001')
    const code = pjeCode(random, signedAt)
    const link = `https://pje.tjpb.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const identity = figures(random, '*.###.###')
    const address = home(
      (road, no, quarter, cep) => `${road}, ${no}, apto. 302, ${quarter}, Campina Grande-PB, CEP ${cep}`,
    )
    const title = 'TERMO DE CURATELA DEFINITIVA E COMPROMISSO LEGAL'
    const powers =
      'O curador gerirá os rendimentos da curatelada, pagará as despesas do tratamento dela e dependerá de alvará para vender imóveis. A curatela não alcança o direito ao próprio corpo, ao voto e ao casamento'
    const head = (text: string) => html`<p class="b" style="margin:6mm 0 1.5mm">${text}</p>`
    return {
      html: paper(
        {
          font: 'Gentium Plus',
          sizePt: 12.5,
          margin: '20mm 26mm 28mm',
          stamp: foot(
            html`Assinado eletronicamente por: ${magistrate.toUpperCase()} - ${clock(signedAt)}<br>${link}<br>Número do documento: ${code}`,
          ),
        },
        html`<div class="c">TRIBUNAL DE JUSTIÇA DA PARAÍBA<br><b>COMARCA DE CAMPINA GRANDE</b><br><b>4ª VARA DE FAMÍLIA</b></div>
<p class="c b" style="margin:9mm 0 6mm">${title}</p>
<p>Processo nº ${number}<br>Classe: INTERDIÇÃO/CURATELA (58)<br>Assuntos: [Capacidade, Nomeação]</p>
${head('Da nomeação')}
<p class="j">Aos ${longDate(issued)}, nesta cidade de Campina Grande, em cumprimento à sentença proferida em ${shortDate(decided)}, já transitada em julgado, do Juiz ${magistrate}, lavra-se o termo pelo qual passa a exercer a curatela de ${aunt.name} o Sr. ${nephew.name}, em substituição a ${former}, dispensada a pedido em ${shortDate(addDays(decided, -64))}.</p>
${head('Do curador')}
<p class="j">${nephew.name} é brasileiro, casado, bancário, sobrinho da curatelada, portador do RG nº ${identity} SSDS/PB e do CPF nº ${maskCpf(nephew.cpf)}, residente e domiciliado na ${address}.</p>
${head('Da curatelada')}
<p class="j">${aunt.name} nasceu em ${longDate(born)}, é solteira e está inscrita no CPF sob o nº ${maskCpf(aunt.cpf)}.</p>
<div class="break"></div>
${head('Dos poderes e limites')}
<p class="j">${powers}.</p>
${head('Do compromisso')}
<p class="j">O curador aceitou o encargo e prometeu cumpri-lo bem e fielmente, sem dolo nem malícia. Eu, ${clerk}, Analista Judiciário, o digitei.</p>
<p style="margin-top:14mm" class="c">${magistrate}<br>Juiz de Direito<br><span class="s">(documento assinado eletronicamente)</span></p>`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'INTERDIÇÃO/CURATELA (58)',
        court: 'TJPB',
        courtDivision: '4ª VARA DE FAMÍLIA',
        district: 'CAMPINA GRANDE',
        state: 'PB',
        judgeName: magistrate,
        guardians: [
          guardian(nephew.name, {
            cpf: nephew.cpf,
            rg: identity,
            rgIssuer: 'SSDS/PB',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'bancário',
            address,
            relationship: 'sobrinho',
          }),
        ],
        wards: [ward(aunt.name, { birthDate: born, cpf: aunt.cpf })],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [magistrate.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
