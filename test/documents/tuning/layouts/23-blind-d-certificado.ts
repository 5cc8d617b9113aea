import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, hex, maskCpf, rg } from '../../generator/numbers.ts'
import { cnj, expected, unbroken } from '../blind-d.ts'

const css = `
.bd { border: 1.2mm double #5c4a1e; padding: 9mm 12mm; text-align: center; line-height: 1.65 }
h1 { font-size: 18pt; margin: 6mm 0 5mm; font-weight: normal; letter-spacing: .6mm }
.nm { font-size: 13pt; font-weight: bold; margin: 2mm 0 0 } .lt { font-size: 10pt; margin-bottom: 4mm }
.ss { display: flex; justify-content: space-around; margin-top: 15mm; font-size: 9.6pt } .ss div { border-top: .25mm solid #333; width: 62mm; line-height: 1.3; padding-top: 1mm }
.au { margin-top: 7mm; font-size: 8pt; color: #333; line-height: 1.35 }
`

/** Rondônia: a term set like a certificate, centred, names alone on their lines; checked as SEI documents are. */
export const layout: Layout = {
  name: 'blind-d-certificado',
  type: 23,
  variants: ['rondonia'],
  source: 'none',
  print(random) {
    const judge = 'Hermínia Torrealva Cunhambebe'
    const guardian = 'Odair José Saracura Lins'
    const ward = 'Emanuelly Saracura Pontevilha'
    const [decided, issued] = ['2025-01-15', '2025-02-12']
    const number = cnj(`70${random.digits(5)}`, 2024, '22', '0005')
    const [guardianId, wardId] = [cpf(random), cpf(random)]
    const identity = rg(random, 'plain')
    const verifier = `0${random.digits(6)}`
    const crc = hex(random, 8)
    const link = 'https://sei.tjro.jus.br/sei/controlador_externo.php?acao=documento_conferir'
    const address = 'Rua Curitiba Velha, 2580, Nova Brasília do Norte, Ji-Paraná/RO, CEP 76908-500'
    const powers =
      'Responderá o guardião pelo sustento, pela guarda e pela educação da menor, podendo inscrevê-la como dependente; não poderá renunciar ao encargo senão por decisão judicial'
    return {
      html: unbroken(
        sheet(
          { font: 'Gentium Book Plus', sizePt: 11, css, margin: '14mm 15mm' },
          html`<div class="bd">${crest(18, '#5c4a1e')}<br><b>PODER JUDICIÁRIO DO ESTADO DE RONDÔNIA</b><br>Comarca de Ji-Paraná<br>2ª Vara de Família<br>
<h1>Termo de Guarda</h1>
<div>Processo n. ${number} &#160;•&#160; Classe: Guarda</div>
<div style="margin-top:4mm">Em obediência à sentença de ${shortDate(decided)}, é conferida a</div>
<div class="nm">${guardian}</div><div class="lt">brasileiro, casado, eletricista, avô materno da menor<br>RG ${identity} SESDEC/RO – CPF ${maskCpf(guardianId)}<br>residente na ${address},</div>
<div>a guarda da menor</div>
<div class="nm">${ward}</div><div class="lt">nascida em 17/11/2015, natural de Cacoal/RO – CPF ${maskCpf(wardId)}<br>filha de Wagner Pontevilha Prates e Micaela Saracura Lins</div>
<div>até a maioridade.</div>
<div style="margin-top:4mm">${powers}.</div>
<div style="margin-top:4mm">O guardião firma o compromisso de bem e fielmente servir.</div>
<div style="margin-top:4mm">Ji-Paraná, ${longDate(issued)}</div>
<div class="ss"><div>${judge}<br>Juíza de Direito</div><div>${guardian}<br>Guardião</div></div>
<div class="au">A autenticidade deste documento pode ser conferida no site ${link}, informando o código verificador ${verifier} e o código CRC ${crc}.</div></div>`,
        ),
      ),
      data: expected({
        documentTitle: 'Termo de Guarda',
        kind: 'GUARDA',
        nature: null,
        caseNumber: number,
        caseClass: 'Guarda',
        court: 'TJRO',
        courtDivision: '2ª Vara de Família',
        district: 'Ji-Paraná',
        state: 'RO',
        judgeName: judge,
        guardians: [
          {
            name: guardian,
            cpf: guardianId,
            rg: identity,
            rgIssuer: 'SESDEC/RO',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'eletricista',
            address,
            relationship: 'avô materno',
          },
        ],
        wards: [
          {
            name: ward,
            birthDate: '2015-11-17',
            cpf: wardId,
            placeOfBirth: 'Cacoal/RO',
            filiation: ['Wagner Pontevilha Prates', 'Micaela Saracura Lins'],
          },
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: '2033-11-17',
        validityText: 'até a maioridade',
        powers,
        signedBy: [judge, guardian],
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
        documentValidation: true,
      }),
    }
  },
}
