import {
  addDays,
  addMonths,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, clock, cnj, figures, foot, paper, pjeCode } from '../blind-v.ts'

/** TJCE, PJe: a secret case, the adolescent by initials; custody for one year to a neighbour, bordered case block. */
export const layout: Layout = {
  name: 'blind-v-ce-sigilo',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, person, surname } = cast(random)
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(2, 9))
    const signedAt = `${addDays(issued, 1)}T${officeTime(random)}`
    const neighbour = person('woman', surname())
    const initials = random.pick(['A. K. S. M.', 'F. W. R. L.', 'M. E. T. C.'])
    const born = bornBefore(random, issued, 13, 15)
    const magistrate = judge('f')
    const number = cnj(random, '02#####', year(decided), '06', '0167')
    const code = pjeCode(random, signedAt)
    const link = `https://pje.tjce.jus.br/pje1grau/Processo/ConsultaDocumento/listView.seam?nd=${code}`
    const identity = figures(random, '20##*########')
    const address = home((road, no, quarter, cep) => `${road}, ${no}, bairro ${quarter}, Sobral - CE, ${cep}`)
    const title = 'TERMO DE COMPROMISSO DE GUARDIÃ'
    const powers =
      'A guardiã deverá matricular o adolescente em escola, acompanhá-lo ao CAPS e comunicar ao Juízo qualquer mudança de endereço'
    return {
      html: paper(
        {
          font: 'Noto Serif',
          sizePt: 10.4,
          margin: '16mm 22mm 30mm',
          css: '.f{border:.3mm solid #444;padding:2mm 3mm;margin:5mm 0}.f p{margin:0}',
          stamp: foot(
            html`Assinado eletronicamente por: ${magistrate.toUpperCase()} - ${clock(signedAt)}<br>${link}<br>Número do documento: ${code}`,
            10,
          ),
        },
        html`<p class="c"><b>ESTADO DO CEARÁ<br>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA</b></p><p class="c">COMARCA DE SOBRAL<br>3ª VARA CÍVEL</p>
<p class="c b" style="font-size:12.5pt">${title}</p>
<div class="f"><p><b>Processo n.º</b> ${number}</p><p><b>Classe:</b> GUARDA DE INFÂNCIA E JUVENTUDE</p><p><b>Assunto:</b> [Medidas de proteção, Liminar]</p><p><b>SEGREDO DE JUSTIÇA</b></p></div>
<p class="j">Pelo presente termo, ${neighbour.name}, brasileira, solteira, agricultora, RG ${identity} SSPDS/CE, CPF ${maskCpf(neighbour.cpf)}, residente na ${address}, assume perante este Juízo, em razão da liminar concedida em ${shortDate(decided)} pela Juíza ${magistrate}, a guarda provisória do adolescente ${initials}, nascido em ${shortDate(born)}, pelo prazo de 1 (um) ano.</p>
<p class="j">${powers}.</p>
<p class="j">Ciente de suas obrigações, a compromissada firma o presente.</p>
<p class="c" style="margin-top:8mm">Sobral/CE, ${longDate(issued)}</p>`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'GUARDA DE INFÂNCIA E JUVENTUDE',
        court: 'TJCE',
        courtDivision: '3ª VARA CÍVEL',
        district: 'SOBRAL',
        state: 'CE',
        judgeName: magistrate,
        guardians: [
          guardian(neighbour.name, {
            cpf: neighbour.cpf,
            rg: identity,
            rgIssuer: 'SSPDS/CE',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'agricultora',
            address,
          }),
        ],
        wards: [ward(initials, { birthDate: born })],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addMonths(issued, 12),
        validityText: '1 (um) ano',
        powers,
        signedBy: [magistrate.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
