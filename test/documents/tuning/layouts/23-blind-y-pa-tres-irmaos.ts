import { addMonths, longDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf, pjeDocument, stampMoment } from '../blind-y.ts'

const css = `
.head { text-align: center; line-height: 1.35; text-transform: none } h1 { font-size: 13.5pt; text-align: center; margin: 7mm 0 }
.case { margin: 6mm 0 0; line-height: 1.45 } .body p, li { text-align: justify; line-height: 1.5 } li { margin-bottom: 2mm } .body p { margin-bottom: 3mm }
.foot { margin-top: 13mm; border-top: .2mm dashed #555; padding-top: 2mm; font-size: 8.4pt; line-height: 1.4 }
`

const JUDGE = 'Raimunda Tapajoara Nogueiral'
const GUARDIAN = 'OSVALDINA MIRITIZEIRO CABANO'
const HOME = 'Passagem Açaizal, nº 140, entre a 3ª e a 4ª Rua, bairro Curió, Ananindeua/PA'
const POWERS =
  'Incumbe à guardiã zelar pela vida, saúde, lazer e convivência familiar dos protegidos, apresentá-los ao serviço de acolhimento sempre que intimada e informar ao Juízo qualquer mudança de residência'
const FATHER = 'Gilvandro Cabano Furtuoso'
const MOTHER = 'Rosiane Miritizeiro Cabano'

/** Pará in PJe: three children in a numbered list, the last of another father. */
export const layout: Layout = {
  name: 'blind-y-pa-tres-irmaos',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2025, '14', '0006')
    const id = cpf(random)
    const signed = '2025-03-13T11:20:45'
    const code = pjeDocument(random, signed)
    const link = `https://pje.tjpa.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const validity = '6 (seis) meses'
    const wards = [
      { name: 'TAINÁ MIRITIZEIRO CABANO', birthDate: '2012-10-05', filiation: [FATHER, MOTHER] },
      { name: 'KAUÃ MIRITIZEIRO CABANO', birthDate: '2015-04-19', filiation: [FATHER, MOTHER] },
      {
        name: 'AYLA MIRITIZEIRO PANTOJAL',
        birthDate: '2021-08-28',
        filiation: ['Edivan Pantojal Moju', MOTHER],
      },
    ].map((one, i) => ({ ...one, placeOfBirth: i ? 'Ananindeua/PA' : 'Abaetetuba/PA' }))
    return {
      html: unbroken(
        sheet(
          { font: 'Liberation Serif', sizePt: 11.5, css, margin: '14mm 20mm' },
          html`<div class="head">${crest(16, '#444')}<br><b>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DO PARÁ</b><br>4ª Vara Cível e Empresarial<br>Comarca de Ananindeua</div>
<div class="case"><b>Processo:</b> ${number}<br><b>Classe:</b> PERDA OU SUSPENSÃO DO PODER FAMILIAR CUMULADA COM GUARDA<br><b>Requerente:</b> MINISTÉRIO PÚBLICO DO ESTADO DO PARÁ<br><b>Requeridos:</b> ${MOTHER} e outros</div>
<h1>TERMO DE ENTREGA E GUARDA PROVISÓRIA</h1>
<div class="body"><p>A Doutora <b>${JUDGE}</b>, Juíza de Direito, por decisão datada de ${shortDate('2025-03-06')}, concedeu a <b>${GUARDIAN}</b>, brasileira, viúva, feirante, RG 2.117.654 PC/PA, CPF ${maskCpf(id)}, com endereço na ${HOME}, avó materna, a guarda provisória, pelo prazo de ${validity}, das menores e do menor:</p>
<ol>${wards.map((one) => html`<li><b>${one.name}</b>, data de nascimento ${shortDate(one.birthDate)}, natural de ${one.placeOfBirth}, genitor ${one.filiation[0]}, genitora ${one.filiation[1]};</li>`)}</ol>
<p>${POWERS}.</p>
<p>A guardiã recebe os protegidos neste ato e aceita o compromisso. Dado e passado em Ananindeua, em ${longDate('2025-03-12')}.</p></div>
<div class="foot">Assinado eletronicamente por: ${JUDGE.toUpperCase()} - ${stampMoment(signed)}<br>${link}<br>Número do documento: ${code}<br>Num. 138220479 - Pág. 1</div>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE ENTREGA E GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'PERDA OU SUSPENSÃO DO PODER FAMILIAR CUMULADA COM GUARDA',
        court: 'TJPA',
        courtDivision: '4ª Vara Cível e Empresarial',
        district: 'Ananindeua',
        state: 'PA',
        judgeName: JUDGE,
        guardians: [
          {
            name: GUARDIAN,
            cpf: id,
            rg: '2.117.654',
            rgIssuer: 'PC/PA',
            nationality: 'brasileira',
            maritalStatus: 'viúva',
            occupation: 'feirante',
            address: HOME,
            relationship: 'avó materna',
          },
        ],
        wards,
        decisionDate: '2025-03-06',
        issueDate: '2025-03-12',
        expirationDate: addMonths('2025-03-12', 6),
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
