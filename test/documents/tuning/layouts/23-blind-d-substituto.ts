import { qrCode } from '../../generator/codes.ts'
import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, cpf, maskCpf } from '../../generator/numbers.ts'
import { cnj, expected, unbroken } from '../blind-d.ts'

const css = `
.top { display: grid; grid-template-columns: 1fr 62mm; gap: 6mm; align-items: start }
.top .box { border: .3mm solid #333; padding: 2mm 3mm; font-size: 8.8pt; line-height: 1.5 }
h1 { font-size: 13pt; text-align: center; margin: 9mm 0 6mm; line-height: 1.3 }
ol { padding-left: 8mm; text-align: justify; line-height: 1.5 } li { margin-bottom: 2.6mm }
.proof { display: flex; gap: 5mm; align-items: center; margin-top: 9mm; border-top: .2mm solid #888; padding-top: 3mm; font-size: 7.8pt; line-height: 1.4 }
`

/** Ceará: a curator in the place of one who died; numbered items, a box for the case, a QR code that can be read. */
export const layout: Layout = {
  name: 'blind-d-substituto',
  type: 23,
  variants: ['falecida'],
  async print(random) {
    const judge = 'Iracilda Torrealva Mourão Graúna'
    const curator = 'Francisco Wellington Pirajuba Sampaio'
    const former = 'Maria Zuleide Pirajuba Sampaio'
    const ward = 'Antônia Ivanilde Pirajuba Sampaio'
    const [decided, issued] = ['2025-03-18', '2025-03-27']
    const number = cnj(`02${random.digits(5)}`, 2024, '06', '0167')
    const earlier = cnj(`00${random.digits(5)}`, 2015, '06', '0167')
    const [curatorId, formerId, wardId] = [cpf(random), cpf(random), cpf(random)]
    const identity = `20${random.digits(2)}00${random.digits(6)}-${random.digits(1)}`
    const code = alphanumeric(random, 8)
    const link = 'https://esaj.tjce.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const address = 'Avenida Jornalista Tomaz Coelhinho, 2201, bloco C, apto. 104, Sobral/CE, CEP 62010-045'
    const powers =
      'O novo curador assume a administração dos bens e rendas da curatelada no estado em que se encontrarem, devendo apresentar inventário deles em trinta dias e prestar contas todo mês de março. Para alienar, doar ou gravar bens, bem como para retirar quantias da poupança, precisará de licença do juiz'
    const title = 'TERMO DE COMPROMISSO DE CURADOR EM SUBSTITUIÇÃO'
    const drawn = await qrCode(link, 21)
    return {
      html: unbroken(
        sheet(
          { font: 'Caladea', sizePt: 10.8, css, margin: '15mm 20mm' },
          html`<div class="top"><div>${crest(14, '#555')}<br><b>ESTADO DO CEARÁ<br>PODER JUDICIÁRIO<br>COMARCA DE SOBRAL</b><br>1ª VARA DE FAMÍLIA E SUCESSÕES<br>FÓRUM DESEMBARGADOR AURÉLIO BRANDOFORTE<br><span class="s">Av. Monsenhor Aloísio Sinfrônio, s/n - CEP 62050-255</span></div>
<div class="box">Processo nº: <b>${number}</b><br>Apenso: ${earlier}<br>Classe: <b>Remoção, Modificação e Dispensa de Tutor ou Curador</b><br>Assunto: <b>Nomeação</b></div></div>
<h1>${title}</h1>
<p class="j">Aos ${longDate(issued)}, na cidade de Sobral, na presença da Dra. ${judge}, Juíza de Direito titular, compareceu <b>${curator}</b>, brasileiro, divorciado, motorista de aplicativo, RG ${identity} SSPDS/CE, CPF ${maskCpf(curatorId)}, residente na ${address}, irmão da curatelada, que ficou ciente do seguinte:</p>
<ol><li>Por decisão de ${shortDate(decided)}, foi nomeado, em caráter definitivo, CURADOR de <b>${ward}</b>, CPF ${maskCpf(wardId)}, nascida em 14/02/1972, natural de Meruoca/CE, filha de Raimunda Pirajuba Sampaio.</li>
<li>A nomeação se dá em substituição à curadora anterior, ${former}, CPF ${maskCpf(formerId)}, que exercia o encargo por sentença de 04/08/2016 e faleceu em 19/11/2024.</li>
<li>${powers}.</li>
<li>Prestou o compromisso de servir bem e fielmente.</li></ol>
<p class="c" style="margin-top:16mm">______________________________________<br>${curator}<br>Curador</p>
<div class="proof">${drawn}<div>Documento assinado digitalmente por ${judge}, em ${shortDate(issued)} às 15:36.<br>Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.</div></div>`,
        ),
      ),
      data: expected({
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Remoção, Modificação e Dispensa de Tutor ou Curador',
        court: 'TJCE',
        courtDivision: '1ª VARA DE FAMÍLIA E SUCESSÕES',
        district: 'SOBRAL',
        forum: 'FÓRUM DESEMBARGADOR AURÉLIO BRANDOFORTE',
        state: 'CE',
        judgeName: judge,
        guardians: [
          {
            name: curator,
            cpf: curatorId,
            rg: identity,
            rgIssuer: 'SSPDS/CE',
            nationality: 'brasileiro',
            maritalStatus: 'divorciado',
            occupation: 'motorista de aplicativo',
            address,
            relationship: 'irmão',
          },
        ],
        wards: [
          {
            name: ward,
            birthDate: '1972-02-14',
            cpf: wardId,
            placeOfBirth: 'Meruoca/CE',
            filiation: ['Raimunda Pirajuba Sampaio'],
          },
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge],
        signatureDate: `${issued}T15:36:00`,
        verificationLink: link,
        verificationCode: code,
        documentValidation: true,
      }),
    }
  },
}
