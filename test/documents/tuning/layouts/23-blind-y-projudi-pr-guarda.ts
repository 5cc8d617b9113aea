import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, projudiIdentifier, unbroken } from '../blind-d.ts'
import { caseOf, SIGNATURE_CSS, signatureLines } from '../blind-y.ts'

const css = `
.head { text-align: center; font-weight: bold; border-bottom: .5mm double #000; padding-bottom: 3mm; line-height: 1.35 }
.case td { border: .2mm solid #555; padding: 1.2mm 2mm } .case { margin: 6mm 0; font-size: 10pt }
h1 { font-size: 13pt; text-align: center; letter-spacing: .4mm; margin: 7mm 0 }
.body p { text-align: justify; line-height: 1.5 }
.side { position: fixed; left: 20mm; right: 20mm; bottom: 8mm; font-size: 7.6pt; line-height: 1.35; text-align: center }
${SIGNATURE_CSS}`

const JUDGE = 'Bartira Lourencini Cravelho'
const COUPLE = ['Adelmo Piratuba Senzalini', 'Rosilda Cavichioni Senzalini'] as const
const CHILD = 'Heitor Gabriel Moscatelli Prudenço'
const PARENTS = ['Maicon Prudenço Alencastre', 'Bruna Moscatelli Prudenço']
const HOME = 'Estrada da Colônia Mergulhão Velho, km 7, Chácara Santa Ilda, zona rural de Castro/PR'
const POWERS =
  'ficando cientes de que a guarda lhes confere o direito de opor-se a terceiros, inclusive aos pais, e os obriga à assistência material, moral e educacional do infante, podendo representá-lo perante escolas, hospitais e órgãos da previdência'

/** Paraná in Projudi: a small table for the case, one long sentence, the couple sign. */
export const layout: Layout = {
  name: 'blind-y-projudi-pr-guarda',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2021, '16', '0064')
    const [his, hers] = [cpf(random), cpf(random)]
    const code = projudiIdentifier(random)
    const link = 'https://projudi.tjpr.jus.br/projudi/'
    return {
      html: unbroken(
        sheet(
          { font: 'Liberation Sans', sizePt: 11, css, margin: '14mm 20mm' },
          html`<div class="head">PODER JUDICIÁRIO DO ESTADO DO PARANÁ<br>COMARCA DE CASTRO<br>VARA DE FAMÍLIA E SUCESSÕES, INFÂNCIA E JUVENTUDE<br><span class="s">Rua Raimundo Erval, 15 - Centro - Castro/PR - Fone: (42) 3232-0110</span></div>
<table class="case"><tr><td><b>Autos nº</b> ${number}</td><td><b>Classe:</b> Guarda de Infância e Juventude</td></tr><tr><td><b>Requerentes:</b> ${COUPLE[0]} e outra</td><td><b>Requeridos:</b> ${PARENTS[1]} e outro</td></tr></table>
<h1>TERMO DE GUARDA E RESPONSABILIDADE DEFINITIVA</h1>
<div class="body"><p>Ao ${longDate('2022-07-01')}, nesta cidade de Castro, na sala de audiências da Vara, perante a Excelentíssima Doutora <b>${JUDGE}</b>, Juíza de Direito, compareceram <b>${COUPLE[0]}</b>, brasileiro, casado, tratorista, portador do RG nº 6.118.430-2/SESP-PR e do CPF nº ${maskCpf(his)}, e sua esposa <b>${COUPLE[1]}</b>, brasileira, casada, agricultora, portadora do RG nº 7.740.951-8/SESP-PR e do CPF nº ${maskCpf(hers)}, ambos residentes na ${HOME}, aos quais, por sentença de ${shortDate('2022-05-12')}, transitada em julgado em ${shortDate('2022-06-20')}, foi deferida a guarda definitiva do menor <b>${CHILD}</b>, nascido aos ${shortDate('2018-03-09')} em Ponta Grossa/PR, filho de ${PARENTS[0]} e de ${PARENTS[1]}, ${POWERS}.</p>
<p>Aceito o encargo, prometeram exercê-lo com retidão. Nada mais. Eu, Leocádia Bigarella Tunas, Técnica Judiciária, subscrevi.</p></div>
${signatureLines([
  [JUDGE, 'Juíza de Direito'],
  [COUPLE[0], 'Guardião'],
  [COUPLE[1], 'Guardiã'],
])}
<div class="side">Documento assinado digitalmente, conforme MP nº 2.200-2/2001, Lei nº 11.419/2006, resolução do Projudi, do TJPR/OE<br>Validação deste em ${link} - Identificador: ${code}</div>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE GUARDA E RESPONSABILIDADE DEFINITIVA',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Guarda de Infância e Juventude',
        court: 'TJPR',
        courtDivision: 'VARA DE FAMÍLIA E SUCESSÕES, INFÂNCIA E JUVENTUDE',
        district: 'CASTRO',
        state: 'PR',
        judgeName: JUDGE,
        guardians: [
          {
            name: COUPLE[0],
            cpf: his,
            rg: '6.118.430-2',
            rgIssuer: 'SESP-PR',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'tratorista',
            address: HOME,
          },
          {
            name: COUPLE[1],
            cpf: hers,
            rg: '7.740.951-8',
            rgIssuer: 'SESP-PR',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'agricultora',
            address: HOME,
          },
        ],
        wards: [
          { name: CHILD, birthDate: '2018-03-09', placeOfBirth: 'Ponta Grossa/PR', filiation: PARENTS },
        ],
        decisionDate: '2022-05-12',
        issueDate: '2022-07-01',
        powers: POWERS,
        signedBy: [JUDGE, ...COUPLE],
        verificationLink: link,
        verificationCode: code,
        documentValidation: true,
      }),
    }
  },
}
