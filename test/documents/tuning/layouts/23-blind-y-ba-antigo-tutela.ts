import { longDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { SIGNATURE_CSS, signatureLines } from '../blind-y.ts'

const css = `
.head { text-align: center; line-height: 1.5; margin-bottom: 12mm } h1 { font-size: 12pt; text-align: center; margin: 9mm 0 }
.body { line-height: 1.75 } .body p { text-indent: 20mm }
${SIGNATURE_CSS}`

const JUDGE = 'Olegário Sertanejo Barradas'
const TUTOR = 'EUFRÁSIA DO CARMO XIQUEXIQUE'
const PUPIL = 'ROBENILSON XIQUEXIQUE DE ABREU'
const HOME = 'Rua do Cruzeiro de Pedra, 58, nesta cidade de Jequié/BA'
const POWERS =
  'não podendo vender, hipotecar ou dar em arrendamento os bens do menor sem licença deste Juízo, e obrigando-se a zelar por sua criação e ensino'

/** Bahia in 2003: a typed sheet with a number of before the unified ones. */
export const layout: Layout = {
  name: 'blind-y-ba-antigo-tutela',
  type: 23,
  variants: ['one'],
  print(random) {
    const id = cpf(random)
    const number = '140.03.002718-6'
    return {
      html: unbroken(
        sheet(
          { font: 'Liberation Mono', sizePt: 10.8, css, margin: '20mm 20mm 20mm 28mm' },
          html`<div class="head">PODER JUDICIÁRIO DO ESTADO DA BAHIA<br>COMARCA DE JEQUIÉ<br>VARA DA INFÂNCIA E DA JUVENTUDE</div>
<div>PROCESSO Nº ${number}<br>NATUREZA: TUTELA</div>
<h1>TERMO DE COMPROMISSO DE TUTORA</h1>
<div class="body"><p>Aos ${longDate('2003-10-14')}, nesta cidade de Jequié, no Cartório da Infância e da Juventude, onde presente se encontrava o MM. Juiz de Direito, Dr. ${JUDGE}, comigo escrivã de seu cargo, aí compareceu a Sra. ${TUTOR}, brasileira, solteira, lavadeira, RG nº 3.904.118 SSP/BA, CPF nº ${maskCpf(id)}, residente na ${HOME}, avó paterna do menor, a quem o MM. Juiz nomeou TUTORA de ${PUPIL}, nascido em ${longDate('1994-05-22')}, natural de Maracás/BA, filho de Juvenal Xiquexique e Edileuza de Abreu, ${POWERS}.</p>
<p>Aceito o encargo, prometeu servi-lo bem e fielmente. E, para constar, lavrei o presente, que vai assinado. Eu, Zulmira Contendas, escrivã, datilografei.</p></div>
${signatureLines([
  [JUDGE, 'Juiz de Direito'],
  [TUTOR, 'Tutora'],
])}`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTORA',
        kind: 'TUTELA',
        nature: null,
        caseNumber: number,
        caseNumberValid: false,
        caseClass: 'TUTELA',
        court: 'TJBA',
        courtDivision: 'VARA DA INFÂNCIA E DA JUVENTUDE',
        district: 'JEQUIÉ',
        state: 'BA',
        judgeName: JUDGE,
        guardians: [
          {
            name: TUTOR,
            cpf: id,
            rg: '3.904.118',
            rgIssuer: 'SSP/BA',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'lavadeira',
            address: HOME,
            relationship: 'avó paterna',
          },
        ],
        wards: [
          {
            name: PUPIL,
            birthDate: '1994-05-22',
            placeOfBirth: 'Maracás/BA',
            filiation: ['Juvenal Xiquexique', 'Edileuza de Abreu'],
          },
        ],
        issueDate: '2003-10-14',
        powers: POWERS,
        signedBy: [JUDGE, TUTOR],
        documentValidation: false,
      }),
    }
  },
}
