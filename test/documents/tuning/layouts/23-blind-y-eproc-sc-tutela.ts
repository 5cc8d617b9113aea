import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, hex, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf, stampMoment } from '../blind-y.ts'

const css = `
.head { text-align: center; line-height: 1.35 } .head div { font-weight: bold }
.case { margin: 7mm 0; line-height: 1.5 } h1 { font-size: 14pt; text-align: center; margin: 8mm 0 }
.body p { text-align: justify; text-indent: 20mm; line-height: 1.55; margin-bottom: 3mm }
.stamp { margin-top: 16mm; font-size: 8.6pt; line-height: 1.4; text-align: justify } hr { border: 0; border-top: .2mm solid #444 }
`

const JUDGE = 'ERNESTO KLAUSBERG NIEDERLAU'
const TUTOR = 'GETÚLIO PAMPLONEIRO RITZELMANN'
const HOME = 'Rua Padre Ervino Kolbach, nº 1.304, fundos, bairro Glória Alta, Joinville/SC'
const PARENTS = ['Dorival Pamploneiro Ritzelmann', 'Sirlei Hoffenau Ritzelmann']
const POWERS =
  'Compete ao tutor dirigir a educação dos pupilos, defendê-los, prestar-lhes alimentos conforme os seus haveres e administrar-lhes os bens, prestando contas a cada dois anos'

/** Santa Catarina in eproc: the class before the number, brother and sister, the verifier beneath. */
export const layout: Layout = {
  name: 'blind-y-eproc-sc-tutela',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2023, '24', '0038')
    const [id, his, hers] = [cpf(random), cpf(random), cpf(random)]
    const [verifier, crc] = [`3100${random.digits(8)}v4`, hex(random, 8).toLowerCase()]
    const link =
      'https://eproc1g.tjsc.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const signed = '2023-11-07T18:12:37'
    return {
      html: unbroken(
        sheet(
          { font: 'Carlito', sizePt: 11.5, css, margin: '14mm 22mm' },
          html`<div class="head">${crest(18, '#333')}<div>ESTADO DE SANTA CATARINA<br>TRIBUNAL DE JUSTIÇA<br>Vara da Infância e da Juventude da Comarca de Joinville</div><span class="s">Avenida Hermann Guarani, 980 - Bairro: Saguaçu Velho - CEP: 89221-005 - Fone: (47)3130-0099</span></div>
<div class="case"><b>TUTELA INFÂNCIA E JUVENTUDE Nº ${number}/SC</b><br><b>REQUERENTE</b>: ${TUTOR}<br><b>MP</b>: MINISTÉRIO PÚBLICO DO ESTADO DE SANTA CATARINA</div>
<h1>TERMO DE COMPROMISSO DE TUTOR</h1>
<div class="body"><p>Pelo presente, <b>${TUTOR}</b>, brasileiro, casado, ferramenteiro, RG n. 3.871.206 SSP/SC, CPF n. ${maskCpf(id)}, residente na ${HOME}, tio paterno dos pupilos, assume, perante o MM. Juiz de Direito ${JUDGE}, a TUTELA de <b>BERNARDO HOFFENAU RITZELMANN</b>, CPF n. ${maskCpf(his)}, nascido em ${shortDate('2011-06-17')}, e <b>CLARA HOFFENAU RITZELMANN</b>, CPF n. ${maskCpf(hers)}, nascida em ${shortDate('2014-09-02')}, ambos naturais de Joinville/SC e filhos de ${PARENTS[0]} e ${PARENTS[1]}, falecidos em ${shortDate('2022-12-25')}, tendo sido nomeado pela sentença proferida em ${shortDate('2023-10-16')} (evento 44).</p>
<p>${POWERS}.</p>
<p>O nomeado declarou não incorrer em qualquer das causas de impedimento do art. 1.735 do Código Civil e prometeu desempenhar bem e fielmente o encargo.</p>
<p>Joinville, ${longDate('2023-11-06')}.</p></div>
<div class="stamp"><hr>Documento eletrônico assinado por <b>${JUDGE}, Juiz de Direito</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da <b>autenticidade do documento</b> está disponível no endereço eletrônico ${link}, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.<br><br>Informações adicionais da assinatura:<br>Signatário (a): ${JUDGE}<br>Data e Hora: ${stampMoment(signed, ', às ')}<hr></div>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTOR',
        kind: 'TUTELA',
        nature: null,
        caseNumber: number,
        caseClass: 'TUTELA INFÂNCIA E JUVENTUDE',
        court: 'TJSC',
        courtDivision: 'Vara da Infância e da Juventude',
        district: 'Joinville',
        state: 'SC',
        judgeName: JUDGE,
        guardians: [
          {
            name: TUTOR,
            cpf: id,
            rg: '3.871.206',
            rgIssuer: 'SSP/SC',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'ferramenteiro',
            address: HOME,
            relationship: 'tio paterno',
          },
        ],
        wards: [
          {
            name: 'BERNARDO HOFFENAU RITZELMANN',
            birthDate: '2011-06-17',
            cpf: his,
            placeOfBirth: 'Joinville/SC',
            filiation: PARENTS,
          },
          {
            name: 'CLARA HOFFENAU RITZELMANN',
            birthDate: '2014-09-02',
            cpf: hers,
            placeOfBirth: 'Joinville/SC',
            filiation: PARENTS,
          },
        ],
        decisionDate: '2023-10-16',
        issueDate: '2023-11-06',
        powers: POWERS,
        signedBy: [JUDGE],
        signatureDate: signed,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
        documentValidation: true,
      }),
    }
  },
}
