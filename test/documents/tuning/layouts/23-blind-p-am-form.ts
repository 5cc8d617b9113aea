import { addDays, addMonths, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { type Html, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { cnj, kin, paper, signHere, surnames } from '../blind-p.ts'

/** TJAM: a ruled form with small captions above the values; curatela of a mother by her son; signed by hand. */
export const layout: Layout = {
  name: 'blind-p-am-form',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2018, 2023)
    const decided = addDays(issued, -random.int(10, 28))
    const [family] = surnames(random)
    const son = kin(random, 'm', family, 1970, 1979)
    const mother = kin(random, 'f', family, 1938, 1946)
    const judge = random.pick(['Ruy Mendonça Assayag', 'Aldenor Peixoto Benchimol'])
    const clerk = random.pick(['Francinete Souto Maia', 'Raquel Nogueira Tapajós'])
    const number = cnj(random, '060', year(decided), '04', '0001')
    const home = `${son.home}, Manaus/AM, CEP ${son.postcode}`
    const powers =
      'Receber benefícios do INSS, movimentar a conta bancária em que são creditados e decidir sobre tratamento médico. É proibido vender ou hipotecar bens da curatelada sem alvará'
    const box = (caption: string, value: string, span = 1): Html =>
      html`<td colspan="${span}"><small>${caption}</small><br>${value}</td>`
    return {
      html: paper(
        {
          font: 'PT Sans',
          sizePt: 9.6,
          margin: '9mm 15mm',
          css: 'table{table-layout:fixed;width:99.5%} td{border:1px solid #333;padding:1mm 1.6mm;vertical-align:top} small{font-size:6.8pt;text-transform:uppercase;color:#333} .bar{background:#ddd;font-weight:bold;text-align:center;font-size:9.5pt}',
        },
        html`<p class="c"><b>PODER JUDICIÁRIO DO ESTADO DO AMAZONAS</b><br>Comarca de Manaus<br>6ª Vara de Família e Sucessões<br><span class="s">Fórum Ministro Henoch Reis</span></p>
<p class="c b" style="font-size:14pt">TERMO DE CURATELA PROVISÓRIA</p>
<table><tr>${box('Processo', number, 2)}${box('Classe', 'Curatela', 1)}${box('Assunto', 'Idoso', 1)}</tr>
<tr><td class="bar" colspan="4">CURADOR</td></tr>
<tr>${box('Nome completo', son.name, 3)}${box('Parentesco', 'filho')}</tr>
<tr>${box('CPF', maskCpf(son.cpf))}${box('RG', son.rg)}${box('Órgão expedidor', 'SSP/AM')}${box('Nacionalidade', 'brasileiro')}</tr>
<tr>${box('Estado civil', 'solteiro')}${box('Profissão', 'mecânico de refrigeração', 3)}</tr>
<tr>${box('Endereço', home, 4)}</tr>
<tr><td class="bar" colspan="4">CURATELADA</td></tr>
<tr>${box('Nome completo', mother.name, 3)}${box('Nascimento', shortDate(mother.born))}</tr>
<tr>${box('CPF', maskCpf(mother.cpf))}${box('RG', mother.rg)}${box('Naturalidade', 'Parintins/AM', 2)}</tr>
<tr>${box('Filiação', `${mother.father} e ${mother.mother}`, 4)}</tr>
<tr><td class="bar" colspan="4">NOMEAÇÃO</td></tr>
<tr>${box('Data da decisão', shortDate(decided))}${box('Magistrado', judge, 2)}${box('Prazo', '12 (doze) meses')}</tr>
<tr>${box('Poderes e restrições', powers, 4)}</tr></table>
<p class="j" style="margin-top:5mm">O curador acima identificado presta o compromisso legal de bem e fielmente desempenhar o encargo.</p>
<p>Manaus, ${shortDate(issued)}</p>
${signHere(judge, 'Juiz de Direito')}${signHere(son.name, 'Curador')}${signHere(clerk, 'Diretora de Secretaria')}`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA PROVISÓRIA',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Curatela',
        court: 'TJAM',
        courtDivision: '6ª Vara de Família e Sucessões',
        district: 'Manaus',
        forum: 'Fórum Ministro Henoch Reis',
        state: 'AM',
        judgeName: judge,
        guardians: [
          guardian(son.name, {
            cpf: son.cpf,
            rg: son.rg,
            rgIssuer: 'SSP/AM',
            nationality: 'brasileiro',
            maritalStatus: 'solteiro',
            occupation: 'mecânico de refrigeração',
            address: home,
            relationship: 'filho',
          }),
        ],
        wards: [
          ward(mother.name, {
            birthDate: mother.born,
            cpf: mother.cpf,
            rg: mother.rg,
            placeOfBirth: 'Parintins/AM',
            filiation: [mother.father, mother.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addMonths(issued, 12),
        validityText: '12 (doze) meses',
        powers,
        signedBy: [judge, son.name, clerk],
      }),
    }
  },
}
