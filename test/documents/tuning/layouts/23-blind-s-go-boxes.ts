import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, type Html, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, maskCpf } from '../../generator/numbers.ts'
import { caseOf, citizen, families, judgeName, page, ruled } from '../blind-s.ts'

/** TJGO: a printed form of boxes with small captions above the values; the curator's CPF has a wrong check digit. */
export const layout: Layout = {
  name: 'blind-s-go-boxes',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2017, 2023)
    const decided = addDays(issued, -random.int(6, 28))
    const [family, other] = families(random)
    const niece = citizen(random, 'f', other, 1976, 1988)
    const uncle = citizen(random, 'm', family, 1944, 1955)
    const judge = judgeName(random, 'm')
    const number = caseOf(random, '5', year(decided), '09', '0006')
    const wrong = breakCheckDigit(niece.cpf)
    const home = `${niece.street}, Anápolis/GO`
    const powers =
      'A curadora não poderá por qualquer modo alienar, gravar ou dar em garantia bens pertencentes ao curatelado sem prévia autorização judicial'
    const cell = (caption: string, value: string, span = 1): Html =>
      html`<td colspan="${span}"><div class="t">${caption}</div>${value}</td>`
    return {
      html: page(
        {
          font: 'PT Sans',
          sizePt: 10.5,
          margin: '13mm 17mm',
          css: '.g{table-layout:fixed;margin-bottom:3mm}.g td{border:.25mm solid #222;padding:.6mm 1.6mm 1.2mm;vertical-align:top}.t{font-size:6.8pt;color:#444}',
        },
        html`<table class="g"><tr><td style="width:24mm" class="c">${crest(15, '#2a4d7a')}</td><td class="c"><b>PODER JUDICIÁRIO</b><br>TRIBUNAL DE JUSTIÇA DO ESTADO DE GOIÁS<br>COMARCA DE ANÁPOLIS – 3ª VARA DE FAMÍLIA E SUCESSÕES</td></tr></table>
<p class="c b" style="font-size:14pt;margin:3mm 0">TERMO DE CURATELA</p>
<table class="g"><tr>${cell('PROCESSO Nº', number, 2)}${cell('NATUREZA', 'Interdição', 2)}</tr><tr>${cell('JUIZ DE DIREITO', judge, 2)}${cell('DATA DA DECISÃO', shortDate(decided))}${cell('FOLHAS', String(random.int(30, 90)))}</tr></table>
<p class="b" style="margin:0">1. CURADORA</p>
<table class="g"><tr>${cell('NOME', niece.name.toUpperCase(), 3)}${cell('CPF', maskCpf(wrong))}</tr><tr>${cell('IDENTIDADE', niece.rg)}${cell('ÓRGÃO EXPEDIDOR', 'DGPC/GO')}${cell('NACIONALIDADE', 'brasileira')}${cell('ESTADO CIVIL', 'casada')}</tr><tr>${cell('PROFISSÃO', 'farmacêutica', 2)}${cell('PARENTESCO', 'sobrinha', 2)}</tr><tr>${cell('ENDEREÇO', home, 4)}</tr></table>
<p class="b" style="margin:0">2. CURATELADO</p>
<table class="g"><tr>${cell('NOME', uncle.name.toUpperCase(), 3)}${cell('CPF', maskCpf(uncle.cpf))}</tr><tr>${cell('NASCIMENTO', shortDate(uncle.born))}${cell('NATURALIDADE', 'Goianésia/GO')}${cell('IDENTIDADE', uncle.rg, 2)}</tr><tr>${cell('PAI', uncle.father, 2)}${cell('MÃE', uncle.mother, 2)}</tr></table>
<p class="b" style="margin:0">3. LIMITES</p>
<p class="j">${powers}.</p>
<p class="j">A curadora, acima qualificada, presta neste ato o compromisso legal.</p>
<p>Anápolis, ${longDate(issued)}.</p>
${ruled(niece.name, 'Curadora')}${ruled(judge, 'Juiz de Direito')}`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA',
        kind: 'CURATELA',
        caseNumber: number,
        caseClass: 'Interdição',
        court: 'TJGO',
        courtDivision: '3ª VARA DE FAMÍLIA E SUCESSÕES',
        district: 'ANÁPOLIS',
        state: 'GO',
        judgeName: judge,
        guardians: [
          guardian(niece.name.toUpperCase(), {
            cpf: wrong,
            rg: niece.rg,
            rgIssuer: 'DGPC/GO',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'farmacêutica',
            address: home,
            relationship: 'sobrinha',
          }),
        ],
        wards: [
          ward(uncle.name.toUpperCase(), {
            birthDate: uncle.born,
            cpf: uncle.cpf,
            rg: uncle.rg,
            placeOfBirth: 'Goianésia/GO',
            filiation: [uncle.father, uncle.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [niece.name, judge],
        documentValidation: false,
      }),
    }
  },
}
