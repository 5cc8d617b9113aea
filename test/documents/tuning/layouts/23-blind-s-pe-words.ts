import { addDays, dateInWords, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, citizen, families, judgeName, page, ruled } from '../blind-s.ts'

/** TJPE, a small comarca: one long paragraph, its date in words, a sister and a brother in the guarda of an aunt, signed by hand. */
export const layout: Layout = {
  name: 'blind-s-pe-words',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2016, 2020)
    const decided = addDays(issued, -random.int(10, 25))
    const [family, other] = families(random)
    const aunt = citizen(random, 'f', family, 1965, 1976)
    const first = citizen(random, 'f', other, 2005, 2007)
    const second = citizen(random, 'm', other, 2010, 2013)
    const judge = judgeName(random, 'm')
    const number = caseOf(random, '00', year(decided), '17', '0990')
    const home = `${aunt.street}, Orobó/PE`
    const powers =
      'obrigando-se a guardiã a prestar-lhes assistência moral, material e educacional e a trazê-los a Juízo sempre que determinado'
    return {
      html: page(
        { font: 'Gentium Plus', sizePt: 12.5, margin: '22mm 25mm' },
        html`<p class="c b">PODER JUDICIÁRIO DE PERNAMBUCO<br>JUÍZO DE DIREITO DA COMARCA DE OROBÓ<br>VARA ÚNICA</p>
<p style="margin:9mm 0 0">Processo nº ${number}<br>Natureza: Guarda<br>Autora: ${aunt.name}<br>Advogada: Dra. Kátia Menelau – OAB/PE ${random.int(10, 39)}.${random.digits(3)}</p>
<p class="c b" style="margin:9mm 0;text-decoration:underline">TERMO DE COMPROMISSO DE GUARDA</p>
<p class="j" style="line-height:1.6">Aos ${dateInWords(issued)}, nesta Cidade de Orobó, Estado de Pernambuco, na sala das audiências do Fórum local, presente o Exmo. Dr. ${judge}, Juiz de Direito, comigo Chefe de Secretaria adiante nomeado, aí compareceu a senhora <b>${aunt.name.toUpperCase()}</b>, brasileira, convivente, agricultora, R.G. nº ${aunt.rg} SDS/PE, C.P.F. nº ${maskCpf(aunt.cpf)}, domiciliada e residente na ${home}, tia materna dos menores <b>${first.name.toUpperCase()}</b>, nascida em ${shortDate(first.born)}, e <b>${second.name.toUpperCase()}</b>, nascido em ${shortDate(second.born)}, ambos naturais de Orobó/PE e filhos de ${first.mother} e ${first.father}, cuja guarda lhe foi deferida por decisão de ${longDate(decided)}, ${powers}. E, como assim o disse, assina o presente. Eu, Jonas Cavalcanti de Lira, Chefe de Secretaria, o digitei e subscrevi.</p>
${ruled(judge, 'Juiz de Direito')}
${ruled(aunt.name, 'Compromissada')}`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE GUARDA',
        kind: 'GUARDA',
        caseNumber: number,
        caseClass: 'Guarda',
        court: 'TJPE',
        courtDivision: 'VARA ÚNICA',
        district: 'OROBÓ',
        state: 'PE',
        judgeName: judge,
        guardians: [
          guardian(aunt.name.toUpperCase(), {
            cpf: aunt.cpf,
            rg: aunt.rg,
            rgIssuer: 'SDS/PE',
            nationality: 'brasileira',
            maritalStatus: 'convivente',
            occupation: 'agricultora',
            address: home,
            relationship: 'tia materna',
          }),
        ],
        wards: [first, second].map((one) =>
          ward(one.name.toUpperCase(), {
            birthDate: one.born,
            placeOfBirth: 'Orobó/PE',
            filiation: [first.mother, first.father],
          }),
        ),
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge, aunt.name],
      }),
    }
  },
}
