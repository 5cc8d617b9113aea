import { addDays, dateInWords, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, raw, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { scrawl } from '../../generator/marks.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'

export const layout: Layout = {
  name: 'blind-g-datilografado',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2003, 2005)
    const decided = addDays(issued, -33)
    const number = `${random.int(100, 899)}/${issued.slice(0, 4)}`
    const aunt = cpf(random)
    const born = '1993-10-12'
    const powers =
      'Que lhe competia reger a pessoa da menor, velar por ela e administrar-lhe os bens, não podendo vender, hipotecar nem arrendar os mesmos por mais de um ano sem licença deste Juízo'
    return {
      html: sheet(
        {
          font: 'Cousine',
          sizePt: 11,
          margin: '20mm 20mm 18mm 30mm',
          css: 'body { line-height: 1.75; letter-spacing: -.01em } p { margin: 0 0 2mm } .h { line-height: 1.3; margin-bottom: 10mm } h1 { font-size: 11pt; text-align: center; letter-spacing: .35em; text-decoration: underline; font-weight: normal; margin: 0 0 8mm } .s2 { position: relative; margin: 9mm 0 0 20mm; width: 110mm; text-align: center; line-height: 1.2 } .s2 svg { position: absolute; left: 25mm; top: -13.5mm }',
        },
        html`<div class="h">PODER JUDICIARIO - ESTADO DO MARANHAO<br>COMARCA DE PEDREIRAS<br>CARTORIO DA 2a. VARA<br>Livro no. 14 - Fls. 093</div>
<h1>TERMO DE TUTELA</h1>
<p class="j">Aos ${dateInWords(issued)}, nesta cidade de Pedreiras, Estado do Maranhão, na sala das audiências do Fórum local, onde se
achava o Meritíssimo Juiz de Direito da 2ª Vara, Doutor RAIMUNDO NONATO SEREJO FRAZÃO, comigo Escrivã de seu cargo, adiante declarada, aí
presente a Senhora DOMINGAS RIBEIRO COSTA PESTANA, brasileira, viúva, quebradeira de côco, portadora do RG 1.208.774-0 SSP-MA e do CIC
${maskCpf(aunt)}, residente no Povoado Lago Verdinho, s/n, Pedreiras-MA, tia-avó da menor, pelo MM. Juiz foi-lhe deferido o
compromisso legal, sob o qual lhe encarregou de servir de tutora da órfã MARIA DE LOURDES LIMA CANTANHEDE, nascida no dia
${longDate(born)}, em Trizidela do Vale/MA, filha dos extintos Benedito Cantanhede e Raimunda Lima, nos autos no. ${number},
julgados por sentença de ${shortDate(decided, '.')}. ${powers}. Recebido o compromisso, assim o prometeu cumprir. Do que, para constar, mandou o
Juiz lavrar o presente termo. Eu, Escrivã, o datilografei e subscrevo.</p>
${['Raimundo Nonato Serejo Frazão<br>- Juiz de Direito -', 'Domingas Ribeiro Costa Pestana<br>- Tutora -', 'Conceição de Maria Muniz Aroso<br>- Escrivã -'].map((text) => html`<div class="s2"><svg width="55mm" height="18mm" viewBox="0 0 300 100">${raw(scrawl(random))}</svg>______________________________<br>${raw(text)}</div>`)}`,
      ),
      data: {
        documentTitle: 'TERMO DE TUTELA',
        kind: 'TUTELA',
        nature: null,
        caseNumber: number,
        caseNumberValid: false,
        caseClass: null,
        court: 'TJMA',
        courtDivision: '2a. VARA',
        district: 'PEDREIRAS',
        forum: null,
        state: 'MA',
        judgeName: 'RAIMUNDO NONATO SEREJO FRAZÃO',
        guardians: [
          {
            name: 'DOMINGAS RIBEIRO COSTA PESTANA',
            cpf: aunt,
            rg: '1.208.774-0',
            rgIssuer: 'SSP-MA',
            nationality: 'brasileira',
            maritalStatus: 'viúva',
            occupation: 'quebradeira de côco',
            address: 'Povoado Lago Verdinho, s/n, Pedreiras-MA',
            relationship: 'tia-avó',
            role: 'TUTOR',
          },
        ],
        wards: [
          {
            name: 'MARIA DE LOURDES LIMA CANTANHEDE',
            birthDate: born,
            cpf: null,
            rg: null,
            placeOfBirth: 'Trizidela do Vale/MA',
            filiation: ['Benedito Cantanhede', 'Raimunda Lima'],
            role: 'PUPIL',
          },
        ],
        guardianName: 'DOMINGAS RIBEIRO COSTA PESTANA',
        guardianCpf: aunt,
        guardianRg: '1.208.774-0',
        wardName: 'MARIA DE LOURDES LIMA CANTANHEDE',
        wardBirthDate: born,
        wardCpf: null,
        decisionDate: decided,
        issueDate: issued,
        expirationDate: null,
        validityText: null,
        powers,
        signedBy: [
          'Raimundo Nonato Serejo Frazão',
          'Domingas Ribeiro Costa Pestana',
          'Conceição de Maria Muniz Aroso',
        ],
        signatureDate: null,
        verificationLink: null,
        verificationCode: null,
        documentValidation: false,
      },
    }
  },
}
