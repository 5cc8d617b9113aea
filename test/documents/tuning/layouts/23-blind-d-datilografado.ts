import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'

const css = `
body { line-height: 1.9 }
.u { text-decoration: underline; text-align: center; margin: 8mm 0 7mm; letter-spacing: .6mm }
.x p { text-indent: 30mm; margin: 0 0 2mm; text-align: left }
.g { margin: 16mm 0 0 60mm; text-align: center; line-height: 1.4 }
.f { position: absolute; right: 18mm; top: 12mm; font: 13pt 'Liberation Serif'; border: .4mm solid #555; padding: 1mm 3mm; transform: rotate(-3deg) }
`

/** A typewritten term of the nineties with a number of before the unified ones. */
export const layout: Layout = {
  name: 'blind-d-datilografado',
  type: 23,
  variants: ['1998'],
  source: 'none',
  print(random) {
    const judge = 'ORESTES CABRALINO DE PAIVA'
    const tutor = 'BENVINDA QUIXADENSE MOURÃO'
    const pupil = 'ALESSANDRA MOURÃO TORREALVA'
    const tutorId = cpf(random)
    const identity = `${random.int(1, 2)}.${random.digits(3)}.${random.digits(3)}`
    const number = `${random.int(200, 890)}/98`
    const address = 'Rua Coronel Bento Aroeira, nº 37, nesta cidade'
    const powers =
      'A tutora não poderá vender nem hipotecar os bens da menor sem prévia licença deste Juízo, e dará contas de sua administração de dois em dois anos'
    return {
      html: unbroken(
        sheet(
          { font: 'Liberation Mono', sizePt: 10.5, css, margin: '18mm 18mm 16mm 26mm' },
          html`<div class="f">fls. 31</div><div class="c b" style="line-height:1.5">PODER JUDICIÁRIO DO ESTADO DE GOIÁS<br>COMARCA DE PIRENÓPOLIS<br>VARA DE FAMÍLIA, INFÂNCIA E JUVENTUDE</div>
<div class="u b">TERMO DE TUTELA</div>
<p>Autos nº ${number}<br>Ação: Nomeação de Tutor</p>
<div class="x"><p>Aos dezesseis dias do mês de outubro de mil novecentos e noventa e oito, na sala das audiências do Juízo, presente o MM. Juiz de Direito, DR. ${judge}, aí compareceu ${tutor}, brasileira, viúva, professora aposentada, portadora da C.I. nº ${identity} - SSP/GO, CPF nº ${maskCpf(tutorId)}, residente na ${address}, avó paterna da menor, a qual, nomeada por sentença de 02 de setembro de 1998, assinou o presente termo de tutora da menor ${pupil}, nascida a 21 de março de 1989, natural de Anápolis/GO, filha de JERÔNIMO MOURÃO e de IRENE TORREALVA MOURÃO, ambos falecidos.</p>
<p>${powers}.</p>
<p>Sob o compromisso de bem e fielmente servir, aceitou o encargo. Eu, (a) Hilda Ferradaz, escrivã, datilografei.</p></div>
<div class="g">____________________________<br>${judge}<br>Juiz de Direito</div>
<div class="g">____________________________<br>${tutor}<br>Tutora</div>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE TUTELA',
        kind: 'TUTELA',
        nature: null,
        caseNumber: number,
        caseNumberValid: false,
        caseClass: 'Nomeação de Tutor',
        court: 'TJGO',
        courtDivision: 'VARA DE FAMÍLIA, INFÂNCIA E JUVENTUDE',
        district: 'PIRENÓPOLIS',
        state: 'GO',
        judgeName: judge,
        guardians: [
          {
            name: tutor,
            cpf: tutorId,
            rg: identity,
            rgIssuer: 'SSP/GO',
            nationality: 'brasileira',
            maritalStatus: 'viúva',
            occupation: 'professora aposentada',
            address,
            relationship: 'avó paterna',
          },
        ],
        wards: [
          {
            name: pupil,
            birthDate: '1989-03-21',
            placeOfBirth: 'Anápolis/GO',
            filiation: ['JERÔNIMO MOURÃO', 'IRENE TORREALVA MOURÃO'],
          },
        ],
        decisionDate: '1998-09-02',
        issueDate: '1998-10-16',
        powers,
        signedBy: [judge, tutor],
        documentValidation: false,
      }),
    }
  },
}
