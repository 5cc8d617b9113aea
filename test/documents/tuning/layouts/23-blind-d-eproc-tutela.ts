import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { cnj, expected, lowHex, unbroken } from '../blind-d.ts'

const css = `
.court { text-align: center; line-height: 1.4 } .court b { display: block }
.class { font-weight: bold; margin: 8mm 0 2mm }
.party { font-size: 9.6pt; line-height: 1.5; margin-bottom: 7mm }
h3 { text-align: center; font-size: 12.5pt; margin: 0 0 6mm }
.x { text-align: justify; text-indent: 20mm; line-height: 1.7; margin-bottom: 4mm }
hr { border: 0; border-top: .3mm solid #666; margin: 12mm 0 2mm }
.foot { font-size: 7.6pt; line-height: 1.4; text-align: justify }
.bar { display: flex; justify-content: space-between; font-size: 7.6pt; border-top: .2mm solid #bbb; margin-top: 6mm; padding-top: 1mm }
`

/** Santa Catarina: eproc, the class before the number, a tutor for an orphan, the long notice under a rule. */
export const layout: Layout = {
  name: 'blind-d-eproc-tutela',
  type: 23,
  variants: ['orfao'],
  print(random) {
    const judge = 'MARGARETH FERRADAZ KLINGENBERG'
    const tutor = 'Valmor Itaúbal Cantareli'
    const ward = 'Bruno Cantareli Schmittal'
    const parents = ['Ademir Schmittal', 'Rosane Cantareli Schmittal']
    const [decided, issued] = ['2024-06-17', '2024-08-05']
    const number = cnj(`500${random.digits(4)}`, 2024, '24', '0018')
    const [tutorId, wardId] = [cpf(random), cpf(random)]
    const identity = `${random.int(2, 6)}.${random.digits(3)}.${random.digits(3)}`
    const verifier = `3100${random.digits(8)}v${random.int(2, 9)}`
    const crc = lowHex(random, 8)
    const time = `1${random.int(3, 8)}:${random.int(10, 59)}:${random.int(10, 59)}`
    const link =
      'https://eproc1g.tjsc.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const address = 'Linha Sede Figueirinha, s/n, interior, Chapecó/SC'
    const powers =
      'O tutor representará o pupilo até os dezesseis anos e o assistirá depois dessa idade, administrando-lhe os bens sob a fiscalização do juízo. Dependem de autorização judicial a venda de imóveis, a transação e o recebimento da indenização do seguro de vida. As contas serão prestadas a cada dois anos'
    return {
      html: unbroken(
        sheet(
          { font: 'Liberation Sans', sizePt: 10.5, css, margin: '15mm 22mm' },
          html`<div class="court"><b>ESTADO DE SANTA CATARINA</b><b>TRIBUNAL DE JUSTIÇA</b>Vara da Família, Infância e Juventude da Comarca de Chapecó<br><span class="s">Rua Augusta Müller Velha, 300-D - Bairro: Centro - CEP: 89801-030 - Fone: (49) 3000-0000 - Email: chapeco.infancia@tjsc.jus.br</span></div>
<div class="class">TUTELA DE INFÂNCIA E JUVENTUDE Nº ${number}/SC</div>
<div class="party"><b>REQUERENTE</b>: ${tutor.toUpperCase()}<br><b>INTERESSADO</b>: MINISTÉRIO PÚBLICO DO ESTADO DE SANTA CATARINA</div>
<h3>TERMO DE COMPROMISSO DE TUTOR</h3>
<p class="x">No dia ${longDate(issued)}, em cartório, compareceu <b>${tutor}</b>, brasileiro, casado, agricultor, CI nº ${identity} SSP/SC, CPF nº ${maskCpf(tutorId)}, residente na ${address}, tio materno do adolescente, nomeado tutor, em caráter definitivo, por sentença prolatada em ${shortDate(decided)} (evento 52), a fim de prestar o compromisso legal.</p>
<p class="x">O adolescente tutelado é <b>${ward}</b>, CPF nº ${maskCpf(wardId)}, nascido em 22/09/2009 em Xaxim/SC, filho de ${parents[0]}, falecido em 02/01/2024, e de ${parents[1]}, falecida em 02/01/2024.</p>
<p class="x">${powers}.</p>
<p class="x">O compromissado aceitou o múnus, jurando exercê-lo bem e fielmente. Nada mais havendo, encerrou-se o presente.</p>
<hr><div class="foot">Documento eletrônico assinado por <b>${judge}</b>, Juíza de Direito, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da <b>autenticidade do documento</b> está disponível no endereço eletrônico ${link}, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.<br><br>Informações adicionais da assinatura:<br>Signatário (a): ${judge}<br>Data e Hora: ${shortDate('2024-08-06')}, às ${time}</div>
<div class="bar"><b>${number}</b><b>${verifier.replace('v', ' .V')}</b></div>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTOR',
        kind: 'TUTELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'TUTELA DE INFÂNCIA E JUVENTUDE',
        court: 'TJSC',
        courtDivision: 'Vara da Família, Infância e Juventude',
        district: 'Chapecó',
        state: 'SC',
        judgeName: judge,
        guardians: [
          {
            name: tutor,
            cpf: tutorId,
            rg: identity,
            rgIssuer: 'SSP/SC',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'agricultor',
            address,
            relationship: 'tio materno',
          },
        ],
        wards: [
          { name: ward, birthDate: '2009-09-22', cpf: wardId, placeOfBirth: 'Xaxim/SC', filiation: parents },
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge],
        signatureDate: `2024-08-06T${time}`,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
        documentValidation: true,
      }),
    }
  },
}
