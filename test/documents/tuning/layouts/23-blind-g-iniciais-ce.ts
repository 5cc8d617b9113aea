import { addDays, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, cpf, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-iniciais-ce',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = caseNumber(random, 2024, '06')
    const issued = randomDate(random, 2024, 2025)
    const decided = addDays(issued, -10)
    const woman = cpf(random)
    const born = '2017-07-15'
    const code = alphanumeric(random, 8)
    const link = 'https://esaj.tjce.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    return {
      html: sheet(
        {
          font: 'Roboto Condensed',
          sizePt: 12,
          margin: '20mm 25mm',
          css: '.h { text-align: center } .h p { margin: 0 } h1 { font-size: 14pt; text-align: center; margin: 12mm 0 9mm } .x { line-height: 1.75 } .foot { position: fixed; left: 0; right: 0; bottom: 8mm; font-size: 7.5pt; text-align: center }',
        },
        html`<div class="h"><p class="b">ESTADO DO CEARÁ</p><p class="b">PODER JUDICIÁRIO</p><p>Comarca de Crateús</p><p>Vara Única da Infância e Juventude</p>
<p class="s">Fórum Juiz Raul Pinheiro Catunda – Rua Jonas Gomes Frota, s/n – crateus.infancia@tjce.jus.br</p></div>
<p style="margin-top:7mm"><b>Segredo de Justiça</b></p>
<p>Processo: ${number}<br>Classe – Assunto: Guarda de Infância e Juventude - Guarda<br>Requerente: Francisca Erivanda Sousa Melo<br>Menor: M E S L</p>
<h1>Termo de Compromisso de Guardiã</h1>
<div class="x j"><p>No dia ${longDate(issued)}, na Secretaria desta Vara, perante mim, Supervisora de Unidade Judiciária, apresentou-se a Sra. Francisca
Erivanda Sousa Melo, inscrita no CPF/MF sob nº ${maskCpf(woman)}, com endereço na Localidade Barra do Simão, 12, Distrito de Ibiapaba, <nobr>Crateús-CE</nobr>, bisavó paterna,
nomeada guardiã da criança M E S L, nascida em ${shortDate(born)}, filha de A P S e de R N L, por decisão interlocutória lançada aos autos em
${shortDate(decided)}, da lavra da Juíza de Direito Dra. Edwiges Timbó Farias. Prestado o compromisso, disse que aceita a guarda, que durará até
ulterior deliberação, e se obriga a cumpri-la na forma da lei.</p>
<p>Nada mais havendo, encerrou-se este termo, que vai assinado pela guardiã e, digitalmente, por mim, Maria Socorro Bonfim Torquato.</p></div>
<p class="c" style="margin-top:18mm">______________________________<br>Guardiã</p>
<div class="foot">Este documento é cópia do original, assinado digitalmente por MARIA SOCORRO BONFIM TORQUATO, liberado nos autos em ${shortDate(issued)} às
09:54 . Para conferir o original, acesse o site ${link}, informe o processo <nobr>${number}</nobr> e código ${code}.</div>`,
      ),
      data: {
        documentTitle: 'Termo de Compromisso de Guardiã',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseNumberValid: true,
        caseClass: 'Guarda de Infância e Juventude - Guarda',
        court: 'TJCE',
        courtDivision: 'Vara Única da Infância e Juventude',
        district: 'Crateús',
        forum: 'Fórum Juiz Raul Pinheiro Catunda',
        state: 'CE',
        judgeName: 'Edwiges Timbó Farias',
        guardians: [
          {
            name: 'Francisca Erivanda Sousa Melo',
            cpf: woman,
            rg: null,
            rgIssuer: null,
            nationality: null,
            maritalStatus: null,
            occupation: null,
            address: 'Localidade Barra do Simão, 12, Distrito de Ibiapaba, Crateús-CE',
            relationship: 'bisavó paterna',
            role: 'GUARDIAN',
          },
        ],
        wards: [
          {
            name: 'M E S L',
            birthDate: born,
            cpf: null,
            rg: null,
            placeOfBirth: null,
            filiation: ['A P S', 'R N L'],
            role: 'WARD',
          },
        ],
        guardianName: 'Francisca Erivanda Sousa Melo',
        guardianCpf: woman,
        guardianRg: null,
        wardName: 'M E S L',
        wardBirthDate: born,
        wardCpf: null,
        decisionDate: decided,
        issueDate: issued,
        expirationDate: null,
        validityText: 'até ulterior deliberação',
        powers: null,
        signedBy: ['MARIA SOCORRO BONFIM TORQUATO'],
        signatureDate: `${issued}T09:54:00`,
        verificationLink: link,
        verificationCode: code,
        documentValidation: true,
      },
    }
  },
}
