import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf, rows, SIGNATURE_CSS, signatureLines } from '../blind-y.ts'

const css = `
.head { text-align: center; line-height: 1.4; margin-bottom: 6mm } h1 { font-size: 13pt; text-align: center; margin: 0 0 5mm }
td, th { border: .25mm solid #000; padding: 1.1mm 2.2mm; text-align: left; vertical-align: top; font-weight: normal } th { width: 52mm }
.band { font-weight: bold; text-align: center; background: #dbe5f1 }
${SIGNATURE_CSS}`

const JUDGE = 'Florisbela Jucuruaba Pancas'
const GUARDIAN = 'Wilma Itaúnas Cachoeirense'
const CHILD = 'Nicolas Itaúnas Rodão'
const HOME = 'Rua Pedro Canário Velho, nº 88, bairro Maria das Graças, Colatina/ES'
const PARENTS = ['Thaynara Itaúnas Cachoeirense', 'Robson Rodão Fundão']
const POWERS =
  'A guardiã obriga-se a prestar assistência material, moral e educacional ao menor e a permitir as visitas dos genitores nos fins de semana alternados'

/** A word processor's table under a court's head, as a small registry office makes it. */
export const layout: Layout = {
  name: 'blind-y-stranger-tabela',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2021, '08', '0014')
    const [own, his] = [cpf(random), cpf(random)]
    const band = (text: string) => html`<tr><td class="band" colspan="2">${text}</td></tr>`
    return {
      html: unbroken(
        sheet(
          { font: 'Carlito', sizePt: 11, css, margin: '15mm 20mm' },
          html`<div class="head"><b>PODER JUDICIÁRIO DO ESTADO DO ESPÍRITO SANTO</b><br>Comarca de Colatina<br>2ª Vara de Família</div>
<h1>TERMO DE GUARDA DEFINITIVA</h1>
<table>${band('PROCESSO')}${rows([
            ['Número', number],
            ['Classe', 'Guarda'],
            ['Juíza', JUDGE],
            ['Data da sentença', shortDate('2021-11-08')],
          ])}${band('DADOS DA GUARDIÃ')}${rows([
            ['Nome', GUARDIAN],
            ['CPF', maskCpf(own)],
            ['Identidade', '1.733.905'],
            ['Órgão expedidor', 'SPTC/ES'],
            ['Nacionalidade', 'brasileira'],
            ['Estado civil', 'divorciada'],
            ['Ocupação', 'vendedora'],
            ['Endereço', HOME],
            ['Parentesco com o menor', 'tia-avó'],
          ])}${band('DADOS DO MENOR')}${rows([
            ['Nome', CHILD],
            ['Data de nascimento', shortDate('2016-02-24')],
            ['CPF', maskCpf(his)],
            ['Naturalidade', 'Linhares/ES'],
            ['Filiação', `${PARENTS[0]} e ${PARENTS[1]}`],
          ])}${band('OBRIGAÇÕES')}<tr><td colspan="2">${POWERS}.</td></tr></table>
<p style="margin-top:6mm">Colatina, ${longDate('2022-01-20')}.</p>
${signatureLines([
  [JUDGE, 'Juíza de Direito'],
  [GUARDIAN, 'Guardiã'],
])}`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE GUARDA DEFINITIVA',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Guarda',
        court: 'TJES',
        courtDivision: '2ª Vara de Família',
        district: 'Colatina',
        state: 'ES',
        judgeName: JUDGE,
        guardians: [
          {
            name: GUARDIAN,
            cpf: own,
            rg: '1.733.905',
            rgIssuer: 'SPTC/ES',
            nationality: 'brasileira',
            maritalStatus: 'divorciada',
            occupation: 'vendedora',
            address: HOME,
            relationship: 'tia-avó',
          },
        ],
        wards: [
          {
            name: CHILD,
            birthDate: '2016-02-24',
            cpf: his,
            placeOfBirth: 'Linhares/ES',
            filiation: PARENTS,
          },
        ],
        decisionDate: '2021-11-08',
        issueDate: '2022-01-20',
        powers: POWERS,
        signedBy: [JUDGE, GUARDIAN],
        documentValidation: true,
      }),
    }
  },
}
