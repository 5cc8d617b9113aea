import { addDays, dateInWords, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { kin, paper, signHere, surnames } from '../blind-p.ts'

/** TJMT before the national case numbers: one typed paragraph, dates in words, tutela of a nephew by his aunt. */
export const layout: Layout = {
  name: 'blind-p-mt-typed',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2003, 2006)
    const decided = addDays(issued, -random.int(4, 18))
    const [family, other] = surnames(random)
    const aunt = kin(random, 'f', family, 1960, 1970)
    const boy = { ...kin(random, 'm', other, 1992, 1996), name: `Diego ${other}` }
    const judge = random.pick(['Antônio Horácio Bulhões', 'Mirko Vasconcelos Gianotte'])
    const clerk = random.pick(['Lucimar Fátima Prado', 'Benedita Auxiliadora Leque'])
    const number = `${random.int(112, 890)}/${year(decided)}`
    const home = `${aunt.home}, em Poconé, MT`
    const powers =
      'ficando ciente de que lhe cabe reger a pessoa do tutelado, velar por ele e zelar pelos seus bens, dos quais não poderá dispor sem prévia autorização deste Juízo'
    return {
      html: paper(
        {
          font: 'Liberation Mono',
          sizePt: 11,
          margin: '22mm 24mm',
          css: '.body{line-height:1.75;text-align:left}',
        },
        html`<p class="c">ESTADO DE MATO GROSSO<br>PODER JUDICIÁRIO<br>COMARCA DE POCONÉ<br>VARA ÚNICA</p>
<p class="c b" style="margin:9mm 0"><u>TERMO DE COMPROMISSO DE TUTORA</u></p>
<p>Autos nº ${number}<br>Espécie: Tutela</p>
<p class="body" style="margin-top:6mm">Aos ${dateInWords(issued)}, nesta cidade e Comarca de Poconé, Estado de Mato Grosso, na sala de audiências, onde se achava o MM. Juiz de Direito, Dr. ${judge}, comigo, escrivã de seu cargo, compareceu a Sra. ${aunt.name}, brasileira, solteira, professora, tia materna do menor, portadora do RG nº ${aunt.rg} SSP/MT e do CPF nº ${maskCpf(aunt.cpf)}, residente na ${home}, e por ela foi dito que vinha assinar o compromisso de tutora do menor ${boy.name}, nascido em ${shortDate(boy.born)}, filho de ${boy.mother}, falecida, para o que foi nomeada por despacho de ${shortDate(decided)}, ${powers}. E, como assim o disse, lavrei o presente, que, lido e achado conforme, assinam. Eu, escrivã, que o datilografei.</p>
${signHere(judge, 'Juiz de Direito')}${signHere(aunt.name, 'Tutora')}${signHere(clerk, 'Escrivã')}`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTORA',
        kind: 'TUTELA',
        caseNumber: number,
        caseNumberValid: false,
        caseClass: 'Tutela',
        court: 'TJMT',
        courtDivision: 'VARA ÚNICA',
        district: 'POCONÉ',
        state: 'MT',
        judgeName: judge,
        guardians: [
          guardian(aunt.name, {
            cpf: aunt.cpf,
            rg: aunt.rg,
            rgIssuer: 'SSP/MT',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'professora',
            address: home,
            relationship: 'tia materna',
          }),
        ],
        wards: [ward(boy.name, { birthDate: boy.born, filiation: [boy.mother] })],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge, aunt.name, clerk],
        documentValidation: false,
      }),
    }
  },
}
