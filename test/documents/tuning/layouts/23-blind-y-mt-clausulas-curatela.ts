import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf, pjeDocument, stampMoment } from '../blind-y.ts'

const css = `
.head { line-height: 1.35; border-left: 1.2mm solid #1d4f7a; padding-left: 4mm } h1 { font-size: 13pt; margin: 7mm 0 5mm }
.case { margin: 5mm 0 } .case td { padding: .5mm 0 } .case td:first-child { width: 38mm; color: #444 }
.body p { text-align: justify; line-height: 1.5; margin-bottom: 3mm }
.foot { margin-top: 12mm; background: #f2f2f2; padding: 2.5mm 3mm; font-size: 8.2pt; line-height: 1.45 }
`

const JUDGE = 'Hipólito Pantaneiro Arruma'
const CURATOR = 'Clementina Poconé Guarantã'
const WARD = 'Vicentina Guarantã de Aripuanã'
const HOME = 'Rua B-14, Quadra 22, nº 310, bairro Jardim Chapadão, Rondonópolis/MT, CEP 78720-405'
const POWERS =
  'Os poderes da curadora limitam-se a receber pensão, pagar despesas ordinárias e representar a curatelada junto ao INSS e às instituições financeiras; não lhe é permitido dispor do patrimônio sem alvará'

/** Mato Grosso: numbered paragraphs, an injunction with a term of a year, the judge's signature in a grey box. */
export const layout: Layout = {
  name: 'blind-y-mt-clausulas-curatela',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2024, '11', '0003')
    const [own, hers] = [cpf(random), cpf(random)]
    const signed = '2024-05-28T17:33:20'
    const code = pjeDocument(random, signed)
    const link = `https://pje.tjmt.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const validity = '1 (um) ano'
    return {
      html: unbroken(
        sheet(
          { font: 'Lato', sizePt: 10.6, css, margin: '15mm 20mm' },
          html`<div class="head"><b>PODER JUDICIÁRIO DO ESTADO DE MATO GROSSO</b><br>COMARCA DE RONDONÓPOLIS<br>1ª VARA ESPECIALIZADA DE FAMÍLIA E SUCESSÕES</div>
<h1>TERMO DE COMPROMISSO E CURATELA PROVISÓRIA</h1>
<table class="case"><tr><td>Número do processo</td><td>${number}</td></tr><tr><td>Espécie</td><td>Interdição com pedido de antecipação de tutela</td></tr><tr><td>Parte autora</td><td>${CURATOR}</td></tr><tr><td>Parte ré</td><td>${WARD}</td></tr><tr><td>Magistrado</td><td>${JUDGE}</td></tr></table>
<div class="body"><p>1. Comparece em Juízo, em ${longDate('2024-05-28')}, a Sra. <b>${CURATOR}</b>, brasileira, casada, pedagoga, cédula de identidade nº 0918273-6 SSP/MT, CPF/MF nº ${maskCpf(own)}, residente na ${HOME}, sobrinha da interditanda.</p>
<p>2. A interditanda é <b>${WARD}</b>, viúva, nascida no dia ${shortDate('1938-01-09')}, natural de Poxoréu/MT, cédula de identidade nº 128440 SSP/MT, CPF/MF nº ${maskCpf(hers)}, filha de Sabino Guarantã e Etelvina de Aripuanã.</p>
<p>3. A comparecente foi nomeada CURADORA PROVISÓRIA pela decisão proferida em ${shortDate('2024-05-17')}, pelo prazo de ${validity}, a contar da assinatura deste termo. A perícia médica está marcada para ${shortDate('2024-08-08')}.</p>
<p>4. ${POWERS}.</p>
<p>5. A compromissada promete bem e fielmente cumprir o encargo, sob as penas da lei.</p></div>
<div class="foot">Assinado eletronicamente por: ${JUDGE.toUpperCase()} - ${stampMoment(signed)}<br>${link}<br>Número do documento: ${code}</div>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE COMPROMISSO E CURATELA PROVISÓRIA',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição com pedido de antecipação de tutela',
        court: 'TJMT',
        courtDivision: '1ª VARA ESPECIALIZADA DE FAMÍLIA E SUCESSÕES',
        district: 'RONDONÓPOLIS',
        state: 'MT',
        judgeName: JUDGE,
        guardians: [
          {
            name: CURATOR,
            cpf: own,
            rg: '0918273-6',
            rgIssuer: 'SSP/MT',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'pedagoga',
            address: HOME,
            relationship: 'sobrinha',
          },
        ],
        wards: [
          {
            name: WARD,
            birthDate: '1938-01-09',
            cpf: hers,
            rg: '128440',
            placeOfBirth: 'Poxoréu/MT',
            filiation: ['Sabino Guarantã', 'Etelvina de Aripuanã'],
          },
        ],
        decisionDate: '2024-05-17',
        issueDate: '2024-05-28',
        expirationDate: addYears('2024-05-28', 1),
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
