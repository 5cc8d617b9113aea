import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, hex, maskCpf } from '../../generator/numbers.ts'
import { cnj, expected, unbroken } from '../blind-d.ts'

const css = `
.h { text-align: center; font-weight: bold; line-height: 1.35; margin-bottom: 6mm }
.k { font-size: 9.8pt; line-height: 1.5; border-left: 1mm solid #888; padding-left: 4mm }
h1 { font-size: 13pt; text-align: center; letter-spacing: 2mm; margin: 7mm 0 }
.p p { text-align: justify; text-indent: 18mm; line-height: 1.55; margin-bottom: 3mm }
.e { font-size: 7.8pt; margin-top: 9mm; border: .2mm solid #999; padding: 2mm 3mm; line-height: 1.4 }
`

/** Tocantins: the sentence itself, handed over in the place of a term. */
export const layout: Layout = {
  name: 'blind-d-sentenca',
  type: 23,
  variants: ['interdicao'],
  print(random) {
    const judge = 'Aristides Cabralino Tenório'
    const curator = 'Deusimar Saracura Bentoval'
    const ward = 'Domingas Saracura Bentoval'
    const date = '2024-02-26'
    const number = cnj(`00${random.digits(5)}`, 2023, '27', '2706')
    const [curatorId, wardId] = [cpf(random), cpf(random)]
    const verifier = `${random.int(10, 12)}${random.digits(6)}`
    const crc = hex(random, 8).toLowerCase()
    const time = `17:${random.int(10, 59)}:${random.int(10, 59)}`
    const link = 'https://eproc1.tjto.jus.br/eprocV2_prod_1grau/externo_controlador.php?acao=valida_documento'
    const powers =
      'A curatela alcança somente os negócios e o patrimônio da interditanda, que conserva os atos da vida civil para os quais mostrou discernimento. Fica o curador dispensado de caução, mas obrigado a prestar contas anualmente'
    return {
      html: unbroken(
        sheet(
          { font: 'Noto Serif', sizePt: 10, css, margin: '17mm 22mm' },
          html`<div class="h">PODER JUDICIÁRIO DO ESTADO DO TOCANTINS<br>COMARCA DE ARAGUAÍNA<br>2ª VARA DE FAMÍLIA E SUCESSÕES</div>
<div class="k">Autos n. ${number}/TO<br>Classe: Interdição/Curatela<br>Autor: ${curator}<br>Interditanda: ${ward}</div>
<h1>SENTENÇA</h1>
<div class="p"><p>Vistos. Cuida-se de pedido formulado por <b>${curator}</b>, brasileiro, casado, operador de máquinas, CPF ${maskCpf(curatorId)}, para que se lhe confie a curatela de sua mãe, <b>${ward}</b>, CPF ${maskCpf(wardId)}, nascida em 11/05/1944, portadora de doença de Alzheimer. A entrevista realizou-se em 05/10/2023 e o laudo pericial foi juntado em 12/12/2023. O Ministério Público, pela Promotora Ediléia Marambaia Couto, opinou pela procedência. É o relatório. Decido.</p>
<p>A prova técnica é conclusiva quanto à incapacidade relativa, e o requerente, que já dela cuida, mostrou-se o mais apto ao encargo.</p>
<p>Ante o exposto, julgo procedente o pedido e nomeio ${curator} curador definitivo de ${ward}. ${powers}.</p>
<p>Sem custas. Publique-se na forma do art. 755, § 3º, do Código de Processo Civil. Após o trânsito em julgado, expeça-se o termo.</p>
<p>Araguaína, ${longDate(date)}.</p></div>
<p class="c">${judge}<br>Juiz de Direito</p>
<div class="e">Documento eletrônico assinado por ${judge}, Juiz de Direito. A conferência da autenticidade está disponível no endereço eletrônico ${link}, mediante o preenchimento do código verificador ${verifier}v3 e do código CRC ${crc}.<br>Data e Hora: ${shortDate(date)}, às ${time}</div>`,
        ),
      ),
      data: expected({
        documentTitle: 'SENTENÇA',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Interdição/Curatela',
        court: 'TJTO',
        courtDivision: '2ª VARA DE FAMÍLIA E SUCESSÕES',
        district: 'ARAGUAÍNA',
        state: 'TO',
        judgeName: judge,
        guardians: [
          {
            name: curator,
            cpf: curatorId,
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'operador de máquinas',
          },
        ],
        wards: [{ name: ward, birthDate: '1944-05-11', cpf: wardId }],
        decisionDate: date,
        issueDate: date,
        powers,
        signedBy: [judge],
        signatureDate: `${date}T${time}`,
        verificationLink: link,
        verificationCode: `${verifier}v3 ${crc}`,
        documentValidation: false,
      }),
    }
  },
}
