import { addYears, longDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber } from '../../generator/numbers.ts'
import { days, home, paper, told, troupe } from '../blind-ab.ts'

/** A notary's clerk who typed a term into a word processor's table of four columns. */
export const layout: Layout = {
  name: 'blind-ab-stranger-word-table',
  type: 23,
  variants: ['one'],
  print(random) {
    const cast = troupe(random)
    const { filed, decided, issued } = days(random)
    const number = caseNumber(random, year(filed), '21')
    const family = cast.family()
    const [uncle, girl, mother, father] = [
      cast.man(family),
      cast.girl(issued, family),
      cast.woman(),
      cast.man(family),
    ]
    const [judge, typist] = [cast.woman(), cast.woman()]
    const at = home(random)
    const address = `${at.street}, nº ${at.door}, ${at.quarter}, Coxilha do Umbu/RS, CEP ${at.postcode}`
    const powers =
      'O tutor representa a tutelada nos atos da vida civil e responde pelos prejuízos que lhe causar por culpa'
    const pair = (...cells: string[]) =>
      html`<tr>${cells.map((text, i) => html`<td class="${i % 2 ? 'v' : 'q'}">${text}</td>`)}</tr>`
    const wide = (caption: string, text: string) =>
      html`<tr><td class="q">${caption}</td><td class="v" colspan="3">${text}</td></tr>`
    const part = (text: string) => html`<tr><td class="p" colspan="4">${text}</td></tr>`
    const body = html`<p class="c t">Termo de Tutela</p><p class="c s">resumo para o arquivo – conferir com a via original</p>
<table class="g">${part('Processo')}${pair('Número', number, 'Classe', 'Tutela Cível')}${pair('Vara', 'Vara de Família', 'Comarca', 'Coxilha do Umbu')}${pair('Juíza', judge.name, 'Sentença de', shortDate(decided))}
${part('Tutor')}${wide('Nome completo', uncle.name)}${pair('CPF', uncle.printedCpf, 'RG', `${uncle.rg} SSP/RS`)}${pair('Nacionalidade', 'brasileiro', 'Estado civil', 'casado')}${pair('Profissão', 'marceneiro', 'Grau de parentesco', 'tio paterno')}${wide('Residência', address)}
${part('Tutelada')}${wide('Nome completo', girl.name)}${pair('CPF', girl.printedCpf, 'Data de nascimento', shortDate(girl.birth))}${pair('Natural de', 'Coxilha do Umbu/RS', 'Escola', 'EMEF Pedro Imaginário')}${pair('Pai', father.name, 'Mãe', mother.name)}
${part('Condições')}${wide('Vigência', 'até a maioridade')}${wide('Poderes e deveres', `${powers}.`)}${wide('Observações', `Os pais faleceram em ${shortDate(filed)}. Inventário em outra vara.`)}${wide('Data do termo', longDate(issued))}</table>
<p class="r s">Digitado por ${typist.name}</p>`
    return {
      html: paper(
        {
          font: 'Liberation Serif',
          sizePt: 11.5,
          margin: '22mm 24mm',
          css: '.t{font-size:18pt;margin-bottom:1mm}.g td{border:.25mm solid #000;padding:1.3mm 2mm;vertical-align:top}.q{font-style:italic;width:32mm}.p{background:#d9e2f3;font-weight:bold;text-align:center}.g{margin:4mm 0}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Tutela',
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'Tutela Cível',
        court: 'TJRS',
        state: 'RS',
        courtDivision: 'Vara de Família',
        district: 'Coxilha do Umbu',
        judgeName: judge.name,
        guardians: [
          guardian(uncle.name, {
            cpf: uncle.cpf,
            rg: uncle.rg,
            rgIssuer: 'SSP/RS',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'marceneiro',
            address,
            relationship: 'tio paterno',
          }),
        ],
        wards: [
          ward(
            girl.name,
            told(girl, { placeOfBirth: 'Coxilha do Umbu/RS', filiation: [father.name, mother.name] }),
          ),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(girl.birth, 18),
        validityText: 'até a maioridade',
        powers,
        documentValidation: false,
      }),
    }
  },
}
