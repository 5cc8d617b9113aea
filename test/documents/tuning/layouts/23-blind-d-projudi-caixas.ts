import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf, rg } from '../../generator/numbers.ts'
import { cnj, expected, projudiIdentifier, unbroken } from '../blind-d.ts'

const css = `
.ref { position: fixed; top: 4mm; left: 14mm; right: 14mm; text-align: center; font: 7pt/1.3 'Liberation Sans' }
.check { position: fixed; left: -117mm; top: 145mm; width: 245mm; transform: rotate(-90deg); font: 6.6pt/1.3 'Liberation Sans'; text-align: center }
.head { text-align: center; font-weight: bold; line-height: 1.35 }
h2 { font-size: 12.5pt; border: .4mm solid #000; text-align: center; padding: 2mm; margin: 5mm 0 }
.two { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm }
.two > div { border: .25mm solid #333; padding: 0 0 2mm }
.two h4 { background: #ddd; margin: 0 0 1.5mm; padding: 1mm 3mm; font-size: 9.5pt }
.two p { margin: 0 3mm .9mm; font-size: 9.5pt }
.free { margin-top: 5mm; text-align: justify; line-height: 1.5 }
.ask { display: flex; justify-content: space-around; margin-top: 20mm; text-align: center } .ask div { border-top: .25mm solid #000; width: 70mm; padding-top: 1mm }
`

/** Paraná: Projudi's two stamps, the tutor and the pupil in two boxes side by side with captions. */
export const layout: Layout = {
  name: 'blind-d-projudi-caixas',
  type: 23,
  variants: ['provisoria'],
  print(random) {
    const judge = 'Adelmo Saracura Nakandaré'
    const tutor = 'Dulcinéia Ximendes Wolfart'
    const pupil = 'Rafaela Wolfart Bentoval'
    const parents = ['Loreni Wolfart Bentoval', 'Elói Bentoval']
    const [decided, issued] = ['2025-09-02', '2025-09-09']
    const number = cnj(`00${random.digits(5)}`, 2025, '16', '0019')
    const [tutorId, pupilId] = [cpf(random), cpf(random)]
    const [tutorRg, pupilRg] = [rg(random), rg(random)]
    const key = projudiIdentifier(random)
    const link = 'https://projudi.tjpr.jus.br/projudi/'
    const address = 'Rua Balduíno Taques Novo, 1480, ap. 12, Órfãs de Cima, Ponta Grossa/PR, CEP 84015-250'
    const powers =
      'Caberá à tutora dirigir a educação da menor, zelar por sua saúde e reclamar do juiz as providências que entender necessárias. É vedado à tutora levantar depósitos ou contrair dívidas em nome da pupila sem prévio alvará'
    const stamp = html`<div class="ref">PROJUDI - Processo: ${number} - Ref. mov. 31.1 - Assinado digitalmente por ${judge} em ${shortDate(issued)} às 11:48</div>
<div class="check">Documento assinado digitalmente, conforme MP nº 2.200-2/2001, Lei nº 11.419/2006, resolução do Projudi, do TJPR/OE<br>Validação deste em ${link} - Identificador: ${key}</div>`
    return {
      html: unbroken(
        sheet(
          { font: 'Liberation Sans', sizePt: 10.4, css, margin: '15mm 18mm 12mm 24mm', stamp },
          html`<div class="head">PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DO PARANÁ<br>COMARCA DE PONTA GROSSA<br>VARA DA INFÂNCIA E DA JUVENTUDE</div>
<h2>TERMO DE TUTELA PROVISÓRIA</h2>
<p><b>Autos nº</b> ${number} &#160; <b>Classe Processual:</b> Tutela Infância e Juventude<br><b>Assunto Principal:</b> Tutela<br><b>Juiz de Direito:</b> ${judge}</p>
<div class="two"><div><h4>TUTORA</h4><p>Nome: <b>${tutor}</b></p><p>Nacionalidade: brasileira</p><p>Estado civil: divorciada</p><p>Profissão: cabeleireira</p><p>RG: ${tutorRg}</p><p>Órgão expedidor: SESP/PR</p><p>CPF: ${maskCpf(tutorId)}</p><p>Parentesco com a pupila: tia-avó</p><p>Endereço: ${address}</p></div>
<div><h4>PUPILA</h4><p>Nome: <b>${pupil}</b></p><p>Data de nascimento: 12/04/2013</p><p>Naturalidade: Castro/PR</p><p>RG: ${pupilRg}</p><p>CPF: ${maskCpf(pupilId)}</p><p>Mãe: ${parents[0]} (falecida em 30/06/2025)</p><p>Pai: ${parents[1]} (poder familiar suspenso)</p></div></div>
<div class="free"><p>Por determinação contida na decisão de mov. 24.1, de ${shortDate(decided)}, a tutora acima identificada assume o encargo em relação à pupila, até ulterior deliberação deste Juízo, tendo prestado o compromisso de bem e fielmente o exercer.</p>
<p>${powers}.</p>
<p>Ponta Grossa, ${longDate(issued)}.</p></div>
<div class="ask"><div>${tutor}<br>Tutora</div><div>Técnico Judiciário</div></div>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE TUTELA PROVISÓRIA',
        kind: 'TUTELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Tutela Infância e Juventude',
        court: 'TJPR',
        courtDivision: 'VARA DA INFÂNCIA E DA JUVENTUDE',
        district: 'PONTA GROSSA',
        state: 'PR',
        judgeName: judge,
        guardians: [
          {
            name: tutor,
            cpf: tutorId,
            rg: tutorRg,
            rgIssuer: 'SESP/PR',
            nationality: 'brasileira',
            maritalStatus: 'divorciada',
            occupation: 'cabeleireira',
            address,
            relationship: 'tia-avó',
          },
        ],
        wards: [
          {
            name: pupil,
            birthDate: '2013-04-12',
            cpf: pupilId,
            rg: pupilRg,
            placeOfBirth: 'Castro/PR',
            filiation: parents,
          },
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até ulterior deliberação deste Juízo',
        powers,
        signedBy: [judge],
        signatureDate: `${issued}T11:48:00`,
        verificationLink: link,
        verificationCode: key,
        documentValidation: true,
      }),
    }
  },
}
