import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { type Citizen, caseOf, citizen, families, judgeName, page, ruled } from '../blind-s.ts'

/** TJPA, a case under secrecy: the child in initials, a couple that will adopt it, three lines to sign. */
export const layout: Layout = {
  name: 'blind-s-pa-initials',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2019, 2023)
    const decided = addDays(issued, -random.int(1, 9))
    const [family, other] = families(random)
    const wife = citizen(random, 'f', other, 1980, 1990)
    const husband = citizen(random, 'm', family, 1978, 1988)
    const child = `${random.pick(['L.', 'R.', 'T.'])} ${random.pick(['F.', 'V.'])} ${random.pick(['S.', 'C.', 'M.'])}`
    const born = addDays(issued, -random.int(700, 1500))
    const judge = judgeName(random, 'f')
    const number = caseOf(random, '08', year(decided), '14', '0051')
    const home = `${wife.street}, Santarém, Pará, CEP ${wife.postcode}`
    const powers =
      'Os guardiões comprometem-se a não entregar a criança a terceiros e a comunicar ao Juízo qualquer mudança de domicílio'
    const adult = (who: Citizen, rest: string) =>
      html`<b>${who.name.toUpperCase()}</b>, ${rest}, RG ${who.rg} PC/PA, CPF ${maskCpf(who.cpf)}`
    return {
      html: page(
        { font: 'Caladea', sizePt: 12, margin: '20mm 24mm' },
        html`<p class="c"><b>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DO PARÁ</b><br>COMARCA DE SANTARÉM<br>VARA DA INFÂNCIA E JUVENTUDE</p>
<p class="c s">SEGREDO DE JUSTIÇA</p>
<p class="c b" style="font-size:15pt;margin:9mm 0 7mm">TERMO DE GUARDA PARA FINS DE ADOÇÃO</p>
<p>Autos: <b>${number}</b></p>
<p class="j" style="line-height:1.55">Perante a Dra. ${judge}, Juíza de Direito, assumem a guarda da criança <b>${child}</b>, nascida em ${shortDate(born)}, abrigada na Casa Lar Esperança, ${adult(wife, 'brasileira, casada, bióloga')}, e ${adult(husband, 'brasileiro, casado, piloto fluvial')}, ambos com endereço na ${home}, nos termos da decisão lançada em ${longDate(decided)}, pelo prazo de 90 (noventa) dias.</p>
<p class="j" style="line-height:1.55">${powers}.</p>
<p class="r" style="margin-top:6mm">Santarém, ${longDate(issued)}.</p>
${ruled(judge.toUpperCase(), 'Juíza de Direito')}${ruled(wife.name.toUpperCase())}${ruled(husband.name.toUpperCase())}`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA PARA FINS DE ADOÇÃO',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJPA',
        courtDivision: 'VARA DA INFÂNCIA E JUVENTUDE',
        district: 'SANTARÉM',
        state: 'PA',
        judgeName: judge,
        guardians: [
          guardian(wife.name.toUpperCase(), {
            cpf: wife.cpf,
            rg: wife.rg,
            rgIssuer: 'PC/PA',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'bióloga',
            address: home,
          }),
          guardian(husband.name.toUpperCase(), {
            cpf: husband.cpf,
            rg: husband.rg,
            rgIssuer: 'PC/PA',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'piloto fluvial',
            address: home,
          }),
        ],
        wards: [ward(child, { birthDate: born })],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 90),
        validityText: '90 (noventa) dias',
        powers,
        signedBy: [judge, wife.name, husband.name].map((name) => name.toUpperCase()),
      }),
    }
  },
}
