import { longDate, shortDate } from '../../generator/dates.ts'
import { blindQr, crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf, SIGNATURE_CSS, signatureLines } from '../blind-y.ts'

const css = `
.head { display: grid; grid-template-columns: 24mm 1fr; line-height: 1.3; align-items: center } .case { margin: 5mm 0; border: .2mm solid #666; padding: 2mm 3mm; line-height: 1.45 }
h1 { font-size: 13pt; margin: 7mm 0 5mm; text-align: center } .body p { text-align: justify; line-height: 1.5; margin-bottom: 3mm }
.qr { display: flex; gap: 4mm; align-items: center; margin-top: 12mm; font-size: 8pt; line-height: 1.4 }
${SIGNATURE_CSS}`

const JUDGE = 'Anahí Brochier Uruguaianense'
const WARD = 'Arlindo Guerrazzi Coxilhano'
const [FIRST, SECOND] = ['Mateus Guerrazzi Coxilhano', 'Letícia Guerrazzi Umbuarana']
const [HOME, OTHER] = [
  'Rua Coronel Minuano, 655, ap. 1102, bairro Petrópolis do Sul, Caxias do Sul/RS',
  'Travessa das Videiras Novas, 31, bairro Desvio Rizzotto, Farroupilha/RS',
]
const POWERS =
  'com poderes para, em conjunto ou separadamente, representar o curatelado em atos negociais e patrimoniais, administrar seus aluguéis e atuar perante bancos e repartições, dependendo de alvará a venda de imóveis'

/** Rio Grande do Sul: two curators who live apart, provisional by an injunction, a code beneath the lines. */
export const layout: Layout = {
  name: 'blind-y-rs-dois-curadores',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2025, '21', '0010')
    const [one, two, his] = [cpf(random), cpf(random), cpf(random)]
    const code = `000${random.digits(10)}`
    return {
      html: unbroken(
        sheet(
          { font: 'PT Serif', sizePt: 10.6, css, margin: '14mm 21mm' },
          html`<div class="head">${crest(18, '#713')}<div><b>Poder Judiciário<br>Tribunal de Justiça do Rio Grande do Sul</b><br>Comarca de Caxias do Sul<br>3ª Vara de Família</div></div>
<div class="case">Processo: <b>${number}</b><br>Classe: <b>Curatela</b><br>Autores: ${FIRST} e outra<br>Ré(u): ${WARD}<br>Juíza de Direito: <b>${JUDGE}</b></div>
<h1>COMPROMISSO DE CURATELA PROVISÓRIA</h1>
<div class="body"><p>Na data de ${longDate('2025-08-27')}, em Caxias do Sul, prestaram compromisso como CURADORES PROVISÓRIOS de <b>${WARD}</b>, nascido em ${shortDate('1950-02-08')}, CPF ${maskCpf(his)}, RG 1004573318, SJS/RS, natural de Vacaria/RS, filho de Pompeu Coxilhano e de Zaíra Guerrazzi:</p>
<p>a) <b>${FIRST}</b>, brasileiro, casado, engenheiro agrônomo, RG 8061129474, SJS/RS, CPF ${maskCpf(one)}, filho do curatelado, residente na ${HOME}; e</p>
<p>b) <b>${SECOND}</b>, brasileira, separada judicialmente, fonoaudióloga, RG 5090233168, SSP/RS, CPF ${maskCpf(two)}, filha do curatelado, residente na ${OTHER}.</p>
<p>Os compromissados foram nomeados em caráter liminar, na decisão de ${shortDate('2025-08-20')}, ${POWERS}.</p>
<p>Lido, conferido e achado conforme, é o presente firmado por todos.</p></div>
${signatureLines([[JUDGE, 'Juíza de Direito'], [FIRST], [SECOND]])}
<div class="qr">${blindQr(1207, 20)}<div>Este documento pode ser conferido em https://www.tjrs.jus.br/verificadocs<br>informando o código ${code}</div></div>`,
        ),
      ),
      data: expected({
        documentTitle: 'COMPROMISSO DE CURATELA PROVISÓRIA',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Curatela',
        court: 'TJRS',
        courtDivision: '3ª Vara de Família',
        district: 'Caxias do Sul',
        state: 'RS',
        judgeName: JUDGE,
        guardians: [
          {
            name: FIRST,
            cpf: one,
            rg: '8061129474',
            rgIssuer: 'SJS/RS',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'engenheiro agrônomo',
            address: HOME,
            relationship: 'filho',
          },
          {
            name: SECOND,
            cpf: two,
            rg: '5090233168',
            rgIssuer: 'SSP/RS',
            nationality: 'brasileira',
            maritalStatus: 'separada judicialmente',
            occupation: 'fonoaudióloga',
            address: OTHER,
            relationship: 'filha',
          },
        ],
        wards: [
          {
            name: WARD,
            birthDate: '1950-02-08',
            cpf: his,
            rg: '1004573318',
            placeOfBirth: 'Vacaria/RS',
            filiation: ['Pompeu Coxilhano', 'Zaíra Guerrazzi'],
          },
        ],
        decisionDate: '2025-08-20',
        issueDate: '2025-08-27',
        powers: POWERS,
        signedBy: [JUDGE, FIRST, SECOND],
        verificationLink: 'https://www.tjrs.jus.br/verificadocs',
        verificationCode: code,
        documentValidation: true,
      }),
    }
  },
}
