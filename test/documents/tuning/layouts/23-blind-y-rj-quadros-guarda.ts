import { addDays, longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf, SIGNATURE_CSS, signatureLines } from '../blind-y.ts'

const css = `
.head { line-height: 1.35 } h1 { font-size: 13pt; text-align: center; margin: 6mm 0 4mm }
h2 { font-size: 9.5pt; background: #ddd; border: .25mm solid #333; margin: 3mm 0 0; padding: .8mm 2mm }
.grid { display: grid; grid-template-columns: repeat(6, 1fr); border-left: .25mm solid #333 }
.grid div { border: .25mm solid #333; border-width: 0 .25mm .25mm 0; padding: .6mm 2mm 1mm } .grid small { display: block; font-size: 7pt; color: #333 }
.w2 { grid-column: span 2 } .w3 { grid-column: span 3 } .w4 { grid-column: span 4 } .w6 { grid-column: span 6 }
.body { text-align: justify; line-height: 1.45; margin-top: 4mm }
${SIGNATURE_CSS}`

const JUDGE = 'Tancredo Guapimirense Leal'
const GUARDIAN = 'DALVA REGINA ITABORAÍ SEQUEIRÓS'
const CHILD = 'LAURA SEQUEIRÓS BONFATTI'
const HOME = 'Rua Comendador Restinga, 419, casa 3, Fonseca de Baixo, Niterói/RJ, CEP 24130-330'
const PARENTS = ['Renan Bonfatti Lagos', 'Priscila Itaboraí Sequeirós']
const POWERS =
  'É vedado à guardiã transferir a menor a terceiros ou dela se afastar sem comunicação a este Juízo, devendo mantê-la matriculada em estabelecimento de ensino e facultar a visitação paterna aos domingos'

/** Rio de Janeiro on a form: captions in the corners of boxes, a code of the court's own. */
export const layout: Layout = {
  name: 'blind-y-rj-quadros-guarda',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2024, '19', '0002')
    const id = cpf(random)
    const code = `4${random.digits(3)}.${'KXTP'}.${random.digits(4)}.W2HM`
    const validity = '90 (noventa) dias'
    const issued = '2024-09-23'
    return {
      html: unbroken(
        sheet(
          { font: 'Open Sans', sizePt: 10, css, margin: '13mm 18mm' },
          html`<div class="head"><b>Estado do Rio de Janeiro<br>Poder Judiciário<br>Tribunal de Justiça</b><br>Comarca de Niterói<br>4ª Vara de Família<br><span class="s">Rua Visconde de Sepetibinha, 519, 6º andar - Centro - Niterói - RJ - e-mail: nit04vfam@exemplo.jus.br</span></div>
<h1>TERMO DE GUARDA PROVISÓRIA</h1>
<div class="grid" style="border-top:.25mm solid #333"><div class="w3"><small>PROCESSO</small>${number}</div><div class="w3"><small>CLASSE/ASSUNTO</small>Guarda de Família - Fixação</div><div class="w4"><small>JUIZ DE DIREITO</small>${JUDGE}</div><div class="w2"><small>DATA DA DECISÃO</small>${shortDate('2024-09-10')}</div></div>
<h2>GUARDIÃ</h2>
<div class="grid"><div class="w6"><small>NOME</small>${GUARDIAN}</div><div class="w2"><small>NACIONALIDADE</small>brasileira</div><div class="w2"><small>ESTADO CIVIL</small>solteira</div><div class="w2"><small>PROFISSÃO</small>manicure</div><div class="w2"><small>IDENTIDADE</small>21.440.873-5</div><div class="w2"><small>ÓRGÃO EXPEDIDOR</small>DETRAN/RJ</div><div class="w2"><small>CPF</small>${maskCpf(id)}</div><div class="w6"><small>ENDEREÇO</small>${HOME}</div><div class="w6"><small>PARENTESCO COM A MENOR</small>avó materna</div></div>
<h2>MENOR</h2>
<div class="grid"><div class="w6"><small>NOME</small>${CHILD}</div><div class="w3"><small>DATA DE NASCIMENTO</small>${shortDate('2017-12-04')}</div><div class="w3"><small>NATURALIDADE</small>Niterói/RJ</div><div class="w3"><small>PAI</small>${PARENTS[0]}</div><div class="w3"><small>MÃE</small>${PARENTS[1]}</div></div>
<p class="body">Fica a criança acima qualificada confiada à guarda provisória da compromissada, pelo prazo de ${validity}, contados desta data.</p>
<p class="j">${POWERS}.</p>
<p>Niterói, ${longDate(issued)}.</p>
${signatureLines([
  [JUDGE, 'Juiz de Direito'],
  [GUARDIAN, 'Compromissada'],
])}
<p class="c" style="margin-top:12mm">Código de Autenticação: <b>${code}</b><br>Este código pode ser verificado em: https://www4.tjrj.jus.br/CertidaoCNJ/validacao.do</p>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda de Família - Fixação',
        court: 'TJRJ',
        courtDivision: '4ª Vara de Família',
        district: 'Niterói',
        state: 'RJ',
        judgeName: JUDGE,
        guardians: [
          {
            name: GUARDIAN,
            cpf: id,
            rg: '21.440.873-5',
            rgIssuer: 'DETRAN/RJ',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'manicure',
            address: HOME,
            relationship: 'avó materna',
          },
        ],
        wards: [{ name: CHILD, birthDate: '2017-12-04', placeOfBirth: 'Niterói/RJ', filiation: PARENTS }],
        decisionDate: '2024-09-10',
        issueDate: issued,
        expirationDate: addDays(issued, 90),
        validityText: validity,
        powers: POWERS,
        signedBy: [JUDGE, GUARDIAN],
        verificationLink: 'https://www4.tjrj.jus.br/CertidaoCNJ/validacao.do',
        verificationCode: code,
        documentValidation: true,
      }),
    }
  },
}
