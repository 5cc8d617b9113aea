import { dateInWords, longDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf, SIGNATURE_CSS, signatureLines } from '../blind-y.ts'

const css = `
.leaf { display: flex; justify-content: space-between; font-size: 9.5pt } .head { text-align: center; line-height: 1.4; margin: 5mm 0 9mm }
h1 { font-size: 14pt; text-align: center; font-weight: normal; text-decoration: underline; margin: 8mm 0 } .body { text-align: justify; line-height: 1.7 }
${SIGNATURE_CSS}`

const JUDGE = 'Leopoldina Carnaubeira Assu'
const TUTOR = 'Pedro Serafim Cajuína Dantesco'
const PUPIL = 'Mirela Cajuína Seridó'
const HOME = 'Rua Doutor Xaxado, nº 73, bairro Boa Passagem, Caicó/RN'
const POWERS =
  'ficando obrigado a zelar pela pessoa e pelos bens da tutelada, a prestar contas na forma da lei e a requerer licença judicial para alienar os imóveis que ela herdou'

/** Rio Grande do Norte: a page of the book of terms, dates in words. */
export const layout: Layout = {
  name: 'blind-y-rn-livro-tutela',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2018, '20', '0101')
    const id = cpf(random)
    return {
      html: unbroken(
        sheet(
          { font: 'Gentium Plus', sizePt: 12, css, margin: '16mm 18mm 16mm 30mm' },
          html`<div class="leaf"><span>Livro nº 11</span><span>Folha 62</span></div>
<div class="head"><b>PODER JUDICIÁRIO DO ESTADO DO RIO GRANDE DO NORTE</b><br>Fórum Amaro Sertanejo<br>3ª Vara Cível<br>Comarca de Caicó</div>
<h1>Termo de Tutela Definitiva</h1>
<div class="body"><p>Aos ${dateInWords('2019-05-22')}, nesta cidade de Caicó, nos autos nº ${number}, compareceu em cartório o Senhor <b>${TUTOR}</b>, brasileiro, casado, ourives, RG 1.620.877 ITEP/RN, CPF ${maskCpf(id)}, morador e domiciliado na ${HOME}, ao qual a Excelentíssima Juíza de Direito, Doutora ${JUDGE}, deferiu, por sentença proferida em ${longDate('2019-04-30')}, a tutela definitiva da menor <b>${PUPIL}</b>, nascida em ${longDate('2008-02-15')} na cidade de Currais Novos/RN, órfã de Josenildo Seridó Macauense e de Aldenora Cajuína Seridó, ${POWERS}.</p>
<p>E como assim o disse e prometeu, lavrei o presente termo, que, lido e achado conforme, assinam. Eu, Hermenegilda Mossoró, chefe de secretaria, o escrevi.</p></div>
${signatureLines([[JUDGE, 'Juíza de Direito'], [TUTOR]])}`,
        ),
      ),
      data: expected({
        documentTitle: 'Termo de Tutela Definitiva',
        kind: 'TUTELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        court: 'TJRN',
        courtDivision: '3ª Vara Cível',
        district: 'Caicó',
        forum: 'Fórum Amaro Sertanejo',
        state: 'RN',
        judgeName: JUDGE,
        guardians: [
          {
            name: TUTOR,
            cpf: id,
            rg: '1.620.877',
            rgIssuer: 'ITEP/RN',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'ourives',
            address: HOME,
          },
        ],
        wards: [
          {
            name: PUPIL,
            birthDate: '2008-02-15',
            placeOfBirth: 'Currais Novos/RN',
            filiation: ['Josenildo Seridó Macauense', 'Aldenora Cajuína Seridó'],
          },
        ],
        decisionDate: '2019-04-30',
        issueDate: '2019-05-22',
        powers: POWERS,
        signedBy: [JUDGE, TUTOR],
        documentValidation: true,
      }),
    }
  },
}
