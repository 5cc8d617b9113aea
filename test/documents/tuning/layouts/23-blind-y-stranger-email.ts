import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf } from '../blind-y.ts'

const css = `
.subject { font-size: 15pt; border-bottom: .3mm solid #999; padding-bottom: 2mm; margin-bottom: 3mm } .from { display: flex; justify-content: space-between; font-size: 9.5pt; margin-bottom: 6mm }
p { line-height: 1.45; margin-bottom: 3mm } h2 { font-size: 11.5pt; margin: 5mm 0 3mm } .sign { color: #555; margin-top: 8mm }
`

const JUDGE = 'Benvinda Mundaú Quebrangulo'
const CURATOR = 'Aloísio Traipuense Coruripe'
const WARD = 'Generosa Traipuense Coruripe'
const HOME = 'Avenida Menino Pajuçarense, 1450, apto 504, Arapiraca/AL'
const POWERS =
  'O curador pode receber aposentadoria, pagar contas e assinar contratos de prestação de serviços em nome da curatelada, sendo proibido de vender ou doar bens'

/** An e-mail between relatives that tells what a term says, in lines and in sentences. */
export const layout: Layout = {
  name: 'blind-y-stranger-email',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2022, '02', '0058')
    const [own, hers] = [cpf(random), cpf(random)]
    const code = alphanumeric(random, 8)
    const link = 'https://www2.tjal.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    return {
      html: unbroken(
        sheet(
          { font: 'Open Sans', sizePt: 10.4, css, margin: '15mm 18mm' },
          html`<div class="subject">Documentos da vovó para o plano</div>
<div class="from"><div>De: Karine Penedense &lt;karine.penedense@exemplo.com.br&gt;<br>Para: cadastro@planoexemplo.com.br</div><div>seg., ${shortDate('2024-03-18')} 08:15</div></div>
<p>Bom dia,</p><p>Seguem os dados do documento que vocês pediram, copiados do original:</p>
<h2>TERMO DE CURATELA DEFINITIVA</h2>
<p>Processo nº ${number}<br>Comarca: Arapiraca<br>Vara: 8ª Vara de Família e Sucessões<br>Juíza de Direito: ${JUDGE}</p>
<p>Curador: ${CURATOR}, brasileiro, viúvo, contador, RG 1.022.948 SSP/AL, CPF ${maskCpf(own)}, residente na ${HOME}, filho da curatelada.</p>
<p>Curatelada: ${WARD}, nascida em ${shortDate('1940-12-12')}, natural de Penedo/AL, CPF ${maskCpf(hers)}, filha de Hermínio Traipuense e de Quitéria Coruripe.</p>
<p>${POWERS}.</p>
<p>Nomeado por sentença proferida em ${shortDate('2023-08-09')}, transitada em julgado. Arapiraca, ${longDate('2023-09-25')}.</p>
<p>Para conferir o original: ${link}, código ${code}.</p>
<p class="sign">Atenciosamente,<br>Karine</p>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE CURATELA DEFINITIVA',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        court: 'TJAL',
        courtDivision: '8ª Vara de Família e Sucessões',
        district: 'Arapiraca',
        state: 'AL',
        judgeName: JUDGE,
        guardians: [
          {
            name: CURATOR,
            cpf: own,
            rg: '1.022.948',
            rgIssuer: 'SSP/AL',
            nationality: 'brasileiro',
            maritalStatus: 'viúvo',
            occupation: 'contador',
            address: HOME,
            relationship: 'filho',
          },
        ],
        wards: [
          {
            name: WARD,
            birthDate: '1940-12-12',
            cpf: hers,
            placeOfBirth: 'Penedo/AL',
            filiation: ['Hermínio Traipuense', 'Quitéria Coruripe'],
          },
        ],
        decisionDate: '2023-08-09',
        issueDate: '2023-09-25',
        powers: POWERS,
        verificationLink: link,
        verificationCode: code,
        documentValidation: false,
      }),
    }
  },
}
