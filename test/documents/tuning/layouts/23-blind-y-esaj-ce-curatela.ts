import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf } from '../blind-y.ts'

const css = `
.head { display: flex; gap: 5mm; align-items: center; border-bottom: .4mm solid #222; padding-bottom: 3mm; line-height: 1.3 }
h1 { font-size: 14pt; text-align: center; margin: 9mm 0 6mm }
.case { width: auto; margin-bottom: 6mm } .case td { padding: .4mm 5mm .4mm 0; vertical-align: top }
.body p { text-align: justify; line-height: 1.55; text-indent: 12mm; margin-bottom: 3mm }
.stamp { position: fixed; bottom: 9mm; left: 20mm; right: 20mm; font-size: 7.6pt; line-height: 1.4; text-align: center }
`

const JUDGE = 'Frederico Quixadense Montarroio'
const CURATOR = 'Valdênia Jucazeiro Pontual'
const WARD = 'Cícero Jucazeiro Pontual'
const HOME = 'Avenida Coronel Mandacaru, 2210, apto 302, bloco B, Lagoa Seca de Cima, Juazeiro do Norte/CE'
const POWERS =
  'A curatela restringe-se aos direitos de natureza patrimonial e negocial, não alcançando o direito ao próprio corpo, à sexualidade, ao matrimônio, à privacidade, à educação, à saúde, ao trabalho e ao voto. Deverá a curadora prestar contas anualmente de sua administração'

/** Ceará in e-SAJ: a crest beside the court, definitive, the stamp at the foot. */
export const layout: Layout = {
  name: 'blind-y-esaj-ce-curatela',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2022, '06', '0112')
    const [own, his] = [cpf(random), cpf(random)]
    const code = alphanumeric(random, 8)
    const link = 'https://esaj.tjce.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    return {
      html: unbroken(
        sheet(
          { font: 'Caladea', sizePt: 11.5, css, margin: '14mm 20mm' },
          html`<div class="head">${crest(17, '#234')}<div><b>PODER JUDICIÁRIO DO ESTADO DO CEARÁ</b><br>Comarca de Juazeiro do Norte<br>1ª Vara de Família e Sucessões<br><span class="s">Rua Maria Umbuzeiro, s/n, Lagoa Seca, Fone: (88) 3566-0121, Juazeiro do Norte-CE</span></div></div>
<h1>TERMO DE CURATELA DEFINITIVA</h1>
<table class="case"><tr><td>Processo nº:</td><td><b>${number}</b></td></tr><tr><td>Classe – Assunto:</td><td><b>Interdição/Curatela - Capacidade</b></td></tr><tr><td>Requerente:</td><td><b>${CURATOR}</b></td></tr><tr><td>Requerido:</td><td><b>${WARD}</b></td></tr></table>
<div class="body"><p>O Dr. ${JUDGE}, MM. Juiz de Direito titular da 1ª Vara de Família e Sucessões da Comarca de Juazeiro do Norte, nomeou <b>CURADORA DEFINITIVA</b> de <b>${WARD}</b>, brasileiro, nascido em ${shortDate('1979-08-24')}, natural de Crato/CE, filho de Expedito Pontual Salgadinho e de Terezinha Jucazeiro Pontual, RG nº 99029187455 SSP/CE, CPF nº ${maskCpf(his)}, a sua irmã <b>${CURATOR}</b>, brasileira, divorciada, agente comunitária de saúde, RG nº 2001034178260 SSPDS/CE, CPF nº ${maskCpf(own)}, residente e domiciliada na ${HOME}, nos termos da sentença prolatada em ${shortDate('2023-04-18')}, já transitada em julgado.</p>
<p>${POWERS}.</p>
<p>Compromissada, a curadora declarou aceitar o múnus e prometeu cumpri-lo sem dolo nem malícia.</p>
<p>Juazeiro do Norte, ${longDate('2023-06-05')}. Eu, Tarcila Aurorense, supervisora de unidade, lavrei.</p></div>
<div class="stamp">Este documento é cópia do original, assinado digitalmente por ${JUDGE.toUpperCase()}, liberado nos autos em ${shortDate('2023-06-06')} às 10:54 .<br>Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.</div>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE CURATELA DEFINITIVA',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Interdição/Curatela - Capacidade',
        court: 'TJCE',
        courtDivision: '1ª Vara de Família e Sucessões',
        district: 'Juazeiro do Norte',
        state: 'CE',
        judgeName: JUDGE,
        guardians: [
          {
            name: CURATOR,
            cpf: own,
            rg: '2001034178260',
            rgIssuer: 'SSPDS/CE',
            nationality: 'brasileira',
            maritalStatus: 'divorciada',
            occupation: 'agente comunitária de saúde',
            address: HOME,
            relationship: 'irmã',
          },
        ],
        wards: [
          {
            name: WARD,
            birthDate: '1979-08-24',
            cpf: his,
            rg: '99029187455',
            placeOfBirth: 'Crato/CE',
            filiation: ['Expedito Pontual Salgadinho', 'Terezinha Jucazeiro Pontual'],
          },
        ],
        decisionDate: '2023-04-18',
        issueDate: '2023-06-05',
        powers: POWERS,
        signedBy: [JUDGE.toUpperCase()],
        signatureDate: '2023-06-06T10:54:00',
        verificationLink: link,
        verificationCode: code,
        documentValidation: true,
      }),
    }
  },
}
