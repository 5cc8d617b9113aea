import { addDays, dateInWords, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-pje-avos',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = caseNumber(random, 2025, '13')
    const issued = addDays(randomDate(random, 2025, 2025), 3)
    const decided = addDays(issued, -6)
    const [him, her, kid] = [cpf(random), cpf(random), cpf(random)]
    const born = '2019-11-23'
    const pje = `${issued.replaceAll('-', '').slice(2)}1642170320000${random.digits(10)}`
    const powers =
      'Os guardiães obrigam-se à prestação de assistência material, moral e educacional à criança, podendo opor-se a terceiros, inclusive aos genitores, nos termos do art. 33 da Lei nº 8.069/90, e não poderão entregá-la a outrem nem mudar de domicílio sem prévia comunicação a este Juízo.'
    const home =
      'Rua Sebastião Ferraz Nonato, 218, casa B, bairro Altinópolis, Governador Valadares/MG, CEP 35053-210'
    const guardian = { nationality: null, maritalStatus: 'casado', address: home, role: 'GUARDIAN' }
    const link = `https://pje.tjmg.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${pje}`
    return {
      html: sheet(
        {
          font: 'Arimo',
          sizePt: 10.5,
          css: `.head { display: flex; gap: 5mm; align-items: center; margin-bottom: 8mm } .head p { margin: 0; line-height: 1.25 }
h1 { font-size: 12.5pt; text-align: center; letter-spacing: .04em; margin: 9mm 0 7mm } .body { line-height: 1.6 } .caso p { margin: 0 0 1mm }
.stamp { margin-top: 14mm; font-size: 7.5pt; border-top: .3mm solid #888; padding-top: 2mm } .stamp p { margin: 0 }`,
        },
        html`<div class="head">${crest(19, '#7a1d1d')}<div><p class="b">PODER JUDICIÁRIO DO ESTADO DE MINAS GERAIS</p>
<p>Justiça de Primeira Instância</p><p>Comarca de Governador Valadares / Vara da Infância e da Juventude</p>
<p class="s">Praça Doutor Onofre Lisboa Prates, 60, Centro, Governador Valadares - MG - CEP: 35010-140</p></div></div>
<div class="caso"><p>PROCESSO Nº: ${number}</p><p>CLASSE: GUARDA DE INFÂNCIA E JUVENTUDE (1420)</p><p>ASSUNTO: [Guarda]</p>
<p>REQUERENTE: ADEMAR LÚCIO TEIXEIRA BRANT e outra</p><p>REQUERIDO(A): PALOMA TEIXEIRA BRANT</p></div>
<h1>TERMO DE GUARDA PROVISÓRIA</h1>
<div class="body j"><p>Aos ${dateInWords(issued)}, na Secretaria da Vara da Infância e da Juventude desta Comarca, perante a
MMª. Juíza de Direito, Dra. Lígia Monteiro Sá Fortes, compareceram <b>ADEMAR LÚCIO TEIXEIRA BRANT</b>, casado, ferroviário
aposentado, C.I. M-3.118.904, expedida pela SSP/MG, inscrito no CPF sob o nº ${maskCpf(him)}, avô materno, e sua mulher,
<b>ZULMIRA DAS DORES TEIXEIRA BRANT</b>, casada, doceira, C.I. MG-8.220.417, expedida pela PC/MG, inscrita no CPF sob o nº
${maskCpf(her)}, avó materna, ambos residentes na ${home}, aos quais foi deferida, por decisão de ${longDate(decided)} (ID
10388${random.digits(6)}), a guarda provisória da criança <b>LORENZO TEIXEIRA BRANT</b>, CPF ${maskCpf(kid)}, nascido em
${shortDate(born)}, natural de Ipatinga/MG, filho de Paloma Teixeira Brant e de Wesley Gonçalo Arantes, pelo prazo de 180 (cento e
oitenta) dias, prestando eles o compromisso de bem e fielmente desempenhar o encargo.</p>
<p>${powers}</p>
<p>Para constar, lavrou-se este termo, que, lido e achado conforme, vai devidamente assinado. Eu, Geraldo Magela Pinho Diniz,
Oficial de Apoio Judicial, o digitei.</p><p class="c">Governador Valadares, data da assinatura eletrônica.</p></div>
<div class="stamp"><p>Assinado eletronicamente por: LIGIA MONTEIRO SA FORTES - ${shortDate(issued)} 16:42:17</p><p>${link}</p>
<p>Número do documento: ${pje}</p></div>`,
      ),
      data: {
        documentTitle: 'TERMO DE GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseNumberValid: true,
        caseClass: 'GUARDA DE INFÂNCIA E JUVENTUDE (1420)',
        court: 'TJMG',
        courtDivision: 'Vara da Infância e da Juventude',
        district: 'Governador Valadares',
        forum: null,
        state: 'MG',
        judgeName: 'Lígia Monteiro Sá Fortes',
        guardians: [
          {
            ...guardian,
            name: 'ADEMAR LÚCIO TEIXEIRA BRANT',
            cpf: him,
            rg: 'M-3.118.904',
            rgIssuer: 'SSP/MG',
            occupation: 'ferroviário aposentado',
            relationship: 'avô materno',
          },
          {
            ...guardian,
            name: 'ZULMIRA DAS DORES TEIXEIRA BRANT',
            cpf: her,
            rg: 'MG-8.220.417',
            rgIssuer: 'PC/MG',
            maritalStatus: 'casada',
            occupation: 'doceira',
            relationship: 'avó materna',
          },
        ],
        wards: [
          {
            name: 'LORENZO TEIXEIRA BRANT',
            birthDate: born,
            cpf: kid,
            rg: null,
            placeOfBirth: 'Ipatinga/MG',
            filiation: ['Paloma Teixeira Brant', 'Wesley Gonçalo Arantes'],
            role: 'WARD',
          },
        ],
        guardianName: 'ADEMAR LÚCIO TEIXEIRA BRANT',
        guardianCpf: him,
        guardianRg: 'M-3.118.904',
        wardName: 'LORENZO TEIXEIRA BRANT',
        wardBirthDate: born,
        wardCpf: kid,
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 180),
        validityText: '180 (cento e oitenta) dias',
        powers: powers.slice(0, -1),
        signedBy: ['LIGIA MONTEIRO SA FORTES'],
        signatureDate: `${issued}T16:42:17`,
        verificationLink: link,
        verificationCode: pje,
        documentValidation: true,
      },
    }
  },
}
