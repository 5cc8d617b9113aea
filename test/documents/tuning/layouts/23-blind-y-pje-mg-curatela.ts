import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf, pjeDocument, stampMoment } from '../blind-y.ts'

const css = `
.head { text-align: center; line-height: 1.3; margin-bottom: 7mm }
.case { font-size: 10.5pt; line-height: 1.35; margin-bottom: 7mm }
h1 { font-size: 13pt; text-align: center; text-decoration: underline; margin: 0 0 7mm }
.body p { text-align: justify; line-height: 1.5; margin-bottom: 3.5mm }
.foot { position: fixed; left: 22mm; right: 20mm; bottom: 9mm; border-top: .2mm solid #777; font: 7pt/1.4 'Liberation Sans'; padding-top: 1mm }
`

const JUDGE = 'Marília Quitandeiro Sobralves'
const WARD = 'Ambrosina Rocha Tavarelo'
const GUARDIAN = 'Noêmia Tavarelo Brandusco'
const HOME = 'Rua Marechal Pindoba, 87, bairro Vila Verdejante, Varginha/MG, CEP 37018-240'
const POWERS =
  'A curadora fica autorizada a receber o benefício previdenciário da curatelada e a movimentar a conta em que ele é creditado, sendo-lhe vedado contrair empréstimos, alienar ou gravar bens sem prévia autorização judicial'

/** Minas Gerais in PJe: case block with classes in brackets, prose, the signature at the foot. */
export const layout: Layout = {
  name: 'blind-y-pje-mg-curatela',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2024, '13', '0707')
    const [own, hers, lawyer] = [cpf(random), cpf(random), cpf(random)]
    const signed = '2025-02-19T15:41:08'
    const code = pjeDocument(random, signed)
    const link = `https://pje.tjmg.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const validity = 'até ulterior deliberação deste Juízo'
    return {
      html: unbroken(
        sheet(
          { font: 'Liberation Serif', sizePt: 11.5, css, margin: '15mm 20mm 15mm 22mm' },
          html`<div class="head"><b>PODER JUDICIÁRIO DO ESTADO DE MINAS GERAIS</b><br>Justiça de Primeira Instância<br>Comarca de Varginha / 2ª Vara de Família e Sucessões da Comarca de Varginha<br><span class="s">Praça Conselheiro Jatobá, 40, Centro, Varginha - MG - CEP: 37002-018</span></div>
<div class="case">PROCESSO Nº: ${number}<br>CLASSE: [CÍVEL] INTERDIÇÃO/CURATELA (58)<br>ASSUNTO: [Nomeação]<br>REQUERENTE: ${GUARDIAN.toUpperCase()} CPF: ${maskCpf(own)}<br>ADVOGADO(A): PÉRICLES ALMOFREZ DO VALE CPF: ${maskCpf(lawyer)} - OAB MG214377<br>REQUERIDO(A): ${WARD.toUpperCase()} CPF: ${maskCpf(hers)}</div>
<h1>TERMO DE COMPROMISSO DE CURADORA PROVISÓRIA</h1>
<div class="body"><p>Em ${longDate('2025-02-19')}, na Secretaria deste Juízo, presente a MM. Juíza de Direito, Dra. ${JUDGE}, compareceu a Sra. <b>${GUARDIAN}</b>, brasileira, viúva, bordadeira, portadora da Carteira de Identidade nº MG-8.204.519, SSP/MG, inscrita no CPF sob o nº ${maskCpf(own)}, residente e domiciliada na ${HOME}, filha da curatelanda, nomeada curadora provisória de <b>${WARD}</b>, nascida em ${shortDate('1941-11-30')}, natural de Três Pontas/MG, filha de Virgílio Rocha Penedal e Altina Rocha Penedal, inscrita no CPF sob o nº ${maskCpf(hers)}, por decisão proferida em ${shortDate('2025-02-11')} (ID 10388214470), que deferiu a tutela de urgência, com eficácia ${validity}.</p>
<p>${POWERS}.</p>
<p>Pela MM. Juíza foi-lhe deferido o compromisso de servir o encargo com zelo e lealdade, o que ela prometeu cumprir. Do que, para constar, lavrou-se o presente. Eu, Rosalvo Timbira, Oficial de Apoio Judicial, o digitei.</p></div>
<div class="foot">Assinado eletronicamente por: ${JUDGE.toUpperCase()} - ${stampMoment(signed)}<br>${link}<br>Número do documento: ${code}<br>Num. 10391726604 - Pág. 1</div>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE COMPROMISSO DE CURADORA PROVISÓRIA',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: '[CÍVEL] INTERDIÇÃO/CURATELA (58)',
        court: 'TJMG',
        courtDivision: '2ª Vara de Família e Sucessões',
        district: 'Varginha',
        state: 'MG',
        judgeName: JUDGE,
        guardians: [
          {
            name: GUARDIAN,
            cpf: own,
            rg: 'MG-8.204.519',
            rgIssuer: 'SSP/MG',
            nationality: 'brasileira',
            maritalStatus: 'viúva',
            occupation: 'bordadeira',
            address: HOME,
            relationship: 'filha',
          },
        ],
        wards: [
          {
            name: WARD,
            birthDate: '1941-11-30',
            cpf: hers,
            placeOfBirth: 'Três Pontas/MG',
            filiation: ['Virgílio Rocha Penedal', 'Altina Rocha Penedal'],
          },
        ],
        decisionDate: '2025-02-11',
        issueDate: '2025-02-19',
        validityText: validity,
        powers: POWERS,
        signedBy: [JUDGE.toUpperCase()],
        signatureDate: signed,
        verificationLink: link,
        verificationCode: code,
        documentValidation: true,
      }),
    }
  },
}
