import { addDays, dateInWords, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, cpf, hex, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-projudi-irmaos',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const number = caseNumber(random, 2020, '16')
    const issued = randomDate(random, 2022, 2023)
    const decided = addDays(issued, -40)
    const aunt = cpf(random)
    const kids = [cpf(random), cpf(random)]
    const block = (): string => hex(random, 5).replace(/\d/g, (digit) => 'JKLMNPQRST'.charAt(Number(digit)))
    const code = `PJ${block().slice(0, 3)} ${block()} ${block()} ${block()}`
    const link = 'https://projudi.tjpr.jus.br/projudi/'
    const powers =
      'ficando advertida de que a guarda obriga à prestação de assistência material, moral e educacional às crianças e de que deverá facilitar as visitas do genitor em domingos alternados'
    const child = (name: string, birthDate: string, id: string) => ({
      name,
      birthDate,
      cpf: id,
      rg: null,
      placeOfBirth: 'Prudentópolis/PR',
      filiation: ['Valdir Kowaltchuk', 'Simone Dubas'],
      role: 'WARD',
    })
    return {
      html: sheet(
        {
          font: 'Tinos',
          sizePt: 12,
          margin: '18mm 28mm 18mm 25mm',
          stamp: html`<div style="position:fixed;right:4mm;top:20mm;height:255mm;writing-mode:vertical-rl;font:6.4pt/1.25 'Arimo';text-align:center;border-left:.2mm solid #999">Documento
assinado digitalmente, conforme MP nº 2.200-2/2001, Lei nº 11.419/2006, resolução do Projudi, do TJPR/OE<br>Validação deste em ${link} - Identificador:
${code}<br>PROJUDI - Processo: ${number} - Ref. mov. 131.1 - Assinado digitalmente por Rogério Stadler Pilatti em ${shortDate(issued)} às 14:50:33</div>`,
          css: `.h { text-align: center } .h p { margin: 0; font-variant: small-caps } h1 { font-size: 13pt; text-align: center; margin: 10mm 0 } .x { text-indent: 20mm; line-height: 1.5 } .id { margin: 6mm 0 0 40mm; font-size: 10.5pt } .id p { margin: 0 }`,
        },
        html`<div class="h"><p class="b">Poder Judiciário do Estado do Paraná</p><p>Comarca de Prudentópolis</p><p>Vara de Família e Sucessões,
Infância e Juventude</p><p class="s">Edifício do Fórum – Rua Rui Inventado, 801 – Fone (42) 3309-0000</p></div>
<div class="id"><p>Autos nº <b>${number}</b></p><p>Natureza: Guarda e Responsabilidade</p><p>Autora: Terezinha Dubas Hrynko</p><p>Réu: Valdir
Kowaltchuk</p></div>
<h1>TERMO DE GUARDA DEFINITIVA</h1>
<div class="j"><p class="x">Aos ${dateInWords(issued)}, nesta cidade e Comarca de Prudentópolis, Estado do Paraná, em cartório, presente o
Doutor Rogério Stadler Pilatti, Juiz de Direito, aí compareceu a Senhora TEREZINHA DUBAS HRYNKO, brasileira, agricultora, casada com
Estefano Hrynko, RG 6.118.402-3 SESP/PR, CPF ${maskCpf(aunt)}, tia materna, moradora na Linha Esperança, Km 7, zona rural, Prudentópolis/PR. Pelo MM. Juiz foi-lhe
concedida a guarda definitiva de seus sobrinhos 1) MATHEUS DUBAS KOWALTCHUK, nascido em 02.04.2013, CPF ${maskCpf(kids[0] ?? '')}, e 2) ISADORA DUBAS
KOWALTCHUK, nascida em 28.09.2016, CPF ${maskCpf(kids[1] ?? '')}, ambos naturais de Prudentópolis/PR, filhos de Valdir Kowaltchuk e de Simone Dubas, esta já
falecida, tudo na forma da sentença de ${longDate(decided)} (mov. 118.1), ${powers}.</p>
<p class="x">E, como assim o disse e prometeu cumprir, lavrei este termo, que lido e achado conforme vai assinado. Eu, Luciane Mazur Bida,
Técnica Judiciária, o subscrevi.</p></div>
<p class="c" style="margin-top:20mm">Rogério Stadler Pilatti<br><b>Juiz de Direito</b></p>
<p class="c" style="margin-top:14mm">________________________________<br>Terezinha Dubas Hrynko<br><b>Guardiã</b></p>`,
      ),
      data: {
        documentTitle: 'TERMO DE GUARDA DEFINITIVA',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseNumberValid: true,
        caseClass: 'Guarda e Responsabilidade',
        court: 'TJPR',
        courtDivision: 'Vara de Família e Sucessões, Infância e Juventude',
        district: 'Prudentópolis',
        forum: null,
        state: 'PR',
        judgeName: 'Rogério Stadler Pilatti',
        guardians: [
          {
            name: 'TEREZINHA DUBAS HRYNKO',
            cpf: aunt,
            rg: '6.118.402-3',
            rgIssuer: 'SESP/PR',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'agricultora',
            address: 'Linha Esperança, Km 7, zona rural, Prudentópolis/PR',
            relationship: 'tia materna',
            role: 'GUARDIAN',
          },
        ],
        wards: [
          child('MATHEUS DUBAS KOWALTCHUK', '2013-04-02', kids[0] ?? ''),
          child('ISADORA DUBAS KOWALTCHUK', '2016-09-28', kids[1] ?? ''),
        ],
        guardianName: 'TEREZINHA DUBAS HRYNKO',
        guardianCpf: aunt,
        guardianRg: '6.118.402-3',
        wardName: 'MATHEUS DUBAS KOWALTCHUK',
        wardBirthDate: '2013-04-02',
        wardCpf: kids[0] ?? '',
        decisionDate: decided,
        issueDate: issued,
        expirationDate: null,
        validityText: null,
        powers,
        signedBy: ['Rogério Stadler Pilatti'],
        signatureDate: `${issued}T14:50:33`,
        verificationLink: link,
        verificationCode: code,
        documentValidation: true,
      },
    }
  },
}
