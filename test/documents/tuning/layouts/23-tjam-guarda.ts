import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJAM on paper: shared guarda of two people in a numbered list; signed by hand, no stamp. */
export const layout: Layout = {
  name: 'tjam-guarda',
  type: 23,
  variants: ['shared', 'no-birth'],
  print(random, variant) {
    const { city } = place(random, 'AM')
    const issued = randomDate(random, 2015, 2023)
    const decided = addDays(issued, -random.int(5, 25))
    const number = caseNumber(random, year(decided), '04')
    const family = familyName(random)
    const keepers = [
      person(random, { uf: 'AM', gender: 'f', family, bornTo: 1980 }),
      person(random, { uf: 'AM', gender: 'm', bornTo: 1980 }),
    ]
    const minor = child(random, issued, 'AM', [1, 13], family)
    const judge = person(random, { gender: 'm' })
    const clerk = person(random, { gender: 'f' })
    const known = variant === 'shared'
    const m = (feminine: string, masculine: string) => gendered(minor, feminine, masculine)
    const division = `Juizado da Infância e Juventude Cível`
    const title = 'TERMO DE GUARDA COMPARTILHADA'
    const powers = `Os guardiões decidirão em conjunto sobre a saúde, a educação e a residência ${m('da menor', 'do menor')}, ficando proibidos de levar a criança para fora do país sem autorização judicial`
    const body = html`<p class="c b">PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DO AMAZONAS<br>COMARCA DE ${city.toUpperCase()}<br>${division.toUpperCase()}</p><h1>${title}</h1>
<p>Processo n. ${number}</p><p class="j">Por decisão do MM. Juiz de Direito, Dr. ${judge.name}, datada de ${longDate(decided)}, é concedida a guarda definitiva ${m('da menor', 'do menor')} ${minor.name.toUpperCase()}${known ? `, ${m('nascida', 'nascido')} aos ${longDate(minor.birth)}` : ''}, ${m('filha', 'filho')} de ${minor.mother}, aos guardiões a seguir:</p>
${keepers.map((one, index) => html`<p class="j">${index + 1}. ${one.name.toUpperCase()}, ${gendered(one, 'brasileira', 'brasileiro')}, ${one.maritalStatus}, ${one.occupation}, CPF ${maskCpf(one.cpf)}, cédula de identidade ${one.rg} ${one.rgIssuer}, residente e ${gendered(one, 'domiciliada', 'domiciliado')} na ${oneLine(one.address)}.</p>`)}
<p class="j">${powers}.</p><p class="j">Dado e passado nesta cidade de ${city}, em ${shortDate(issued)}.</p>
<p class="c" style="margin-top:14mm">___________________________<br>${judge.name}<br>Juiz de Direito</p>${keepers.map((one) => html`<p class="c" style="margin-top:9mm">___________________________<br>${one.name}<br>${gendered(one, 'Guardiã', 'Guardião')}</p>`)}<p class="c" style="margin-top:9mm">___________________________<br>${clerk.name}<br>Diretora de Secretaria</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 12,
          margin: '22mm 26mm',
          css: 'h1{font-size:14pt;text-align:center;margin:7mm 0}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        court: 'TJAM',
        courtDivision: division.toUpperCase(),
        district: city.toUpperCase(),
        state: 'AM',
        judgeName: judge.name,
        guardians: keepers.map((one) =>
          guardian(one.name.toUpperCase(), {
            cpf: one.cpf,
            rg: one.rg,
            rgIssuer: one.rgIssuer,
            nationality: gendered(one, 'brasileira', 'brasileiro'),
            maritalStatus: one.maritalStatus,
            occupation: one.occupation,
            address: oneLine(one.address),
          }),
        ),
        wards: [
          ward(minor.name.toUpperCase(), {
            birthDate: known ? minor.birth : null,
            filiation: [minor.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.name, ...keepers.map((one) => one.name), clerk.name],
      }),
    }
  },
}
