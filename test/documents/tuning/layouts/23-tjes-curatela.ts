import { addDays, addMonths, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJES on paper: no electronic stamp, the names stand under the lines; a dotted form filled by typewriter. */
export const layout: Layout = {
  name: 'tjes-curatela',
  type: 23,
  variants: ['months', 'sentence'],
  print(random, variant) {
    const { city } = place(random, 'ES')
    const issued = randomDate(random, 2014, 2021)
    const decided = addDays(issued, -random.int(3, 20))
    const number = caseNumber(random, year(decided), '08')
    const curator = person(random, { uf: 'ES' })
    const curatee = person(random, { uf: 'ES', bornFrom: 1940, bornTo: 1992 })
    const judge = person(random, { gender: 'f' })
    const clerk = person(random, { gender: 'm' })
    const provisional = variant === 'months'
    const months = random.pick([6, 12, 18])
    const division = '3ª VARA DE FAMÍLIA'
    const c = (feminine: string, masculine: string) => gendered(curator, feminine, masculine)
    const title = `TERMO DE COMPROMISSO DE CURADOR${c('A', '')}`
    const powers =
      'Os poderes da curatela restringem-se à administração dos proventos de aposentadoria e à representação perante bancos e o INSS, sendo defeso contrair empréstimo consignado'
    const fill = (text: string) => html`<span class="fill">${text}</span>`
    const body = html`<p class="c b">PODER JUDICIÁRIO<br>ESTADO DO ESPÍRITO SANTO<br>COMARCA DE ${city.toUpperCase()}<br>${division}</p><h1>${title}</h1>
<p>PROC. Nº ${fill(number)} &nbsp; NATUREZA: ${fill('Ação de Curatela')}</p>
<p class="j">Em ${fill(longDate(issued))}, no gabinete da Exma. Sra. ${fill(`Dra. ${judge.name}`)}, Juíza de Direito, presente o representante do Ministério Público, ${fill(person(random, { gender: 'm' }).name)}, foi admitid${c('a', 'o')} como curador${c('a', '')} ${provisional ? `provisóri${c('a', 'o')} ` : ''}${gendered(curatee, 'da interditanda', 'do interditando')} ${fill(curatee.name)}, CPF ${fill(maskCpf(curatee.cpf))}, nascid${gendered(curatee, 'a', 'o')} a ${fill(shortDate(curatee.birth))}, ${c('a senhora', 'o senhor')} ${fill(curator.name)}, nacionalidade ${fill(c('brasileira', 'brasileiro'))}, estado civil ${fill(curator.maritalStatus)}, profissão ${fill(curator.occupation)}, identidade ${fill(`${curator.rg} ${curator.rgIssuer}`)}, CPF ${fill(maskCpf(curator.cpf))}, residência ${fill(oneLine(curator.address))}, em obediência ${provisional ? 'à liminar' : 'à sentença definitiva'} de ${fill(shortDate(decided))}${provisional ? html`, com vigência por ${fill(`${months} meses`)}` : ''}.</p>
<p class="j">${powers}.</p><p class="j">Do que, para constar, lavrou-se este.</p>
<table style="margin-top:14mm"><tr><td class="c">____________________________<br>${judge.name}<br>Juíza de Direito</td><td class="c">____________________________<br>${curator.name}<br>Curador${c('a', '')}</td></tr><tr><td class="c" colspan="2" style="padding-top:12mm">____________________________<br>${clerk.name}<br>Chefe de Secretaria</td></tr></table>`
    return {
      html: sheet(
        {
          font: 'Caladea',
          sizePt: 12,
          margin: '25mm 26mm',
          css: `h1{font-size:14pt;text-align:center;margin:8mm 0}.fill{border-bottom:1px dotted #333;font-family:'PT Mono';font-size:.86em}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: provisional ? 'PROVISIONAL' : 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Ação de Curatela',
        court: 'TJES',
        courtDivision: division,
        district: city.toUpperCase(),
        state: 'ES',
        judgeName: judge.name,
        guardians: [
          guardian(curator.name, {
            cpf: curator.cpf,
            rg: curator.rg,
            rgIssuer: curator.rgIssuer,
            nationality: c('brasileira', 'brasileiro'),
            maritalStatus: curator.maritalStatus,
            occupation: curator.occupation,
            address: oneLine(curator.address),
          }),
        ],
        wards: [ward(curatee.name, { birthDate: curatee.birth, cpf: curatee.cpf })],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: provisional ? addMonths(issued, months) : null,
        validityText: provisional ? `${months} meses` : null,
        powers,
        signedBy: [judge.name, curator.name, clerk.name],
      }),
    }
  },
}
