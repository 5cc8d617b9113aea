import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf, pjeDocument, stampMoment } from '../blind-y.ts'

const css = `
.head { text-align: center; line-height: 1.4; margin-bottom: 8mm } h1 { font-size: 14pt; text-align: center; margin: 8mm 0 }
.body p { text-align: justify; line-height: 1.6; text-indent: 15mm; margin-bottom: 4mm } .foot { margin-top: 14mm; font-size: 8.6pt; line-height: 1.4 }
`

const JUDGE = 'Severino Borborema Cuité'
const CURATOR = 'Gilmara Sumé Princesense'
const WARD = 'Everaldo Sumé Princesense'
const HOME = 'Rua Manoel Juremal, nº 502, bairro Catolé Velho, Campina Grande/PB'
const POWERS =
  'limitada a curatela à prática dos atos de natureza patrimonial, notadamente emprestar, transigir, dar quitação e alienar, que o curatelado só praticará por intermédio da curadora'

/** Paraíba in PJe: the curator's tax number has a wrong digit. */
export const layout: Layout = {
  name: 'blind-y-pb-cpf-errado',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2020, '15', '0001')
    const [own, his] = [breakCheckDigit(cpf(random)), cpf(random)]
    const signed = '2021-02-02T08:47:13'
    const code = pjeDocument(random, signed)
    const link = `https://pje.tjpb.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    return {
      html: unbroken(
        sheet(
          { font: 'Andika', sizePt: 10.8, css, margin: '16mm 22mm' },
          html`<div class="head">PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DA PARAÍBA<br>COMARCA DE CAMPINA GRANDE<br>5ª VARA DE FAMÍLIA</div>
<div>Processo n.º ${number}<br>Classe: INTERDIÇÃO (58)</div>
<h1>TERMO DE COMPROMISSO DE CURADOR</h1>
<div class="body"><p>O Juiz de Direito Dr. ${JUDGE} manda lavrar o presente termo, pelo qual a Sra. <b>${CURATOR}</b>, brasileira, solteira, cabeleireira, RG n.º 2.945.083 SSDS/PB, CPF n.º ${maskCpf(own)}, residente na ${HOME}, irmã do interditado, assume a curatela de <b>${WARD}</b>, solteiro, nascido em ${shortDate('1991-06-28')}, natural de Monteiro/PB, RG n.º 3.610.442, CPF n.º ${maskCpf(his)}, filho de Genival Princesense e Luzinete Sumé, nomeada que foi por sentença de ${longDate('2020-12-09')}, ${POWERS}.</p>
<p>A curadora prometeu servir com boa-fé e diligência. Campina Grande, ${longDate('2021-02-01')}. Eu, Ivonaldo Taperoá, técnico judiciário, digitei.</p></div>
<div class="foot">Assinado eletronicamente por: ${JUDGE.toUpperCase()} - ${stampMoment(signed)}<br>${link}<br>Número do documento: ${code}</div>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE COMPROMISSO DE CURADOR',
        kind: 'CURATELA',
        nature: null,
        caseNumber: number,
        caseClass: 'INTERDIÇÃO (58)',
        court: 'TJPB',
        courtDivision: '5ª VARA DE FAMÍLIA',
        district: 'CAMPINA GRANDE',
        state: 'PB',
        judgeName: JUDGE,
        guardians: [
          {
            name: CURATOR,
            cpf: own,
            rg: '2.945.083',
            rgIssuer: 'SSDS/PB',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'cabeleireira',
            address: HOME,
            relationship: 'irmã',
          },
        ],
        wards: [
          {
            name: WARD,
            birthDate: '1991-06-28',
            cpf: his,
            rg: '3.610.442',
            placeOfBirth: 'Monteiro/PB',
            filiation: ['Genival Princesense', 'Luzinete Sumé'],
          },
        ],
        decisionDate: '2020-12-09',
        issueDate: '2021-02-01',
        powers: POWERS,
        signedBy: [JUDGE.toUpperCase()],
        signatureDate: signed,
        verificationLink: link,
        verificationCode: code,
        documentValidation: false,
      }),
    }
  },
}
