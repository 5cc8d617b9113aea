import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf, rg } from '../../generator/numbers.ts'
import { cnj, expected, unbroken } from '../blind-d.ts'

const css = `
.m { font-size: 9.4pt; line-height: 1.5 } .m td { padding: .2mm 2mm .2mm 0; vertical-align: top } .m td:first-child { width: 24mm; color: #555 }
h1 { font-size: 13pt; border-bottom: .4mm solid #333; padding-bottom: 2mm; margin: 0 0 2mm }
.q { border-left: .8mm solid #9bb; padding-left: 5mm; margin-top: 5mm; font-size: 9.8pt; line-height: 1.5 }
.q p { margin-bottom: 2.4mm }
.z { display: flex; justify-content: space-between; font-size: 7.5pt; color: #666; margin-top: 9mm }
`

/** A print of an e-mail: the court's office sends the draft of a term to be looked through. */
export const layout: Layout = {
  name: 'blind-d-email',
  type: 23,
  variants: ['minuta'],
  print(random) {
    const judge = 'Lucimara Vasconjunto Grimaldo'
    const guardian = 'Ademilson Cantareli Grijó'
    const ward = 'Nicolas Ribeirinho Cantareli'
    const parents = ['Jonas Cantareli', 'Aline Ribeirinho Cantareli']
    const decided = '2025-05-29'
    const issued = '2025-06-04'
    const number = cnj(`50${random.digits(5)}`, 2025, '08', '0030')
    const [guardianId, wardId] = [cpf(random), cpf(random)]
    const identity = rg(random, 'dotted')
    const address = 'Rua Rufino das Carvoeiras, 88, Interlagos, Linhares/ES, CEP 29903-110'
    const powers =
      'O guardião deverá manter o menor na escola, levá-lo às consultas do CAPS e franquear as visitas da mãe; não poderá mudar de comarca sem avisar o juízo'
    return {
      html: unbroken(
        sheet(
          { font: 'Liberation Sans', sizePt: 10, css, margin: '14mm 18mm' },
          html`<p class="s">Correio institucional – impressão de mensagem</p>
<h1>ENC: texto do termo p/ conferência</h1>
<table class="m"><tr><td>De:</td><td>Secretaria da 2ª Família Linhares &lt;2familia-linhares@tjes.jus.br&gt;</td></tr><tr><td>Para:</td><td>Núcleo da Defensoria Pública – Dra. Patrícia Lamarão &lt;linhares@defensoria.es.def.br&gt;</td></tr><tr><td>Enviado:</td><td>quarta-feira, 4 de junho de 2025 13:22</td></tr><tr><td>Anexos:</td><td>termo_minuta_v2.docx (31 KB)</td></tr></table>
<p style="margin-top:4mm">Boa tarde, doutora. Segue o texto. Se estiver tudo certo, o assistido pode vir assinar na sexta, 06/06, depois das 12h. Att., Rosemary – chefe de secretaria.</p>
<div class="q"><p><b>MINUTA – SEM VALIDADE ATÉ A ASSINATURA</b></p>
<p>PODER JUDICIÁRIO<br>ESTADO DO ESPÍRITO SANTO<br>COMARCA DE LINHARES<br>2ª VARA DE FAMÍLIA, ÓRFÃOS E SUCESSÕES</p>
<p><b>TERMO DE GUARDA E RESPONSABILIDADE (PROVISÓRIA)</b></p>
<p>Processo nº ${number}<br>Classe: Guarda de Família</p>
<p>Linhares, ${shortDate(issued)}. Perante a Juíza de Direito Dra. ${judge}, ${guardian}, brasileiro, solteiro, soldador, RG ${identity} SPTC/ES, CPF ${maskCpf(guardianId)}, tio paterno, com endereço na ${address}, recebe a guarda provisória do menor ${ward}, CPF ${maskCpf(wardId)}, nascido em 02/12/2011 em Colatina/ES, filho de ${parents[0]} e ${parents[1]}, deferida na decisão de ${shortDate(decided)}, até o julgamento final da ação.</p>
<p>${powers}.</p>
<p>Compromisso aceito, de cumprir bem e fielmente.</p>
<p>________________________<br>(juíza)<br><br>________________________<br>(guardião)</p></div>
<div class="z"><span>Mensagem 1 de 1</span><span>https://correio.tjes.jus.br/owa/#path=/mail</span><span>04/06/2025 13:40</span></div>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE GUARDA E RESPONSABILIDADE (PROVISÓRIA)',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda de Família',
        court: 'TJES',
        courtDivision: '2ª VARA DE FAMÍLIA, ÓRFÃOS E SUCESSÕES',
        district: 'LINHARES',
        state: 'ES',
        judgeName: judge,
        guardians: [
          {
            name: guardian,
            cpf: guardianId,
            rg: identity,
            rgIssuer: 'SPTC/ES',
            nationality: 'brasileiro',
            maritalStatus: 'solteiro',
            occupation: 'soldador',
            address,
            relationship: 'tio paterno',
          },
        ],
        wards: [
          {
            name: ward,
            birthDate: '2011-12-02',
            cpf: wardId,
            placeOfBirth: 'Colatina/ES',
            filiation: parents,
          },
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até o julgamento final da ação',
        powers,
        documentValidation: false,
      }),
    }
  },
}
