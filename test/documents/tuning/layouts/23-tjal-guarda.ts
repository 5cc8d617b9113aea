import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import {
  addDays,
  addYears,
  inWords,
  monthName,
  officeTime,
  parts,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { birthplace, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'

/** TJAL on e-SAJ: the day in figures and words, twins, the guardians after `sob a guarda de`. */
export const layout: Layout = {
  name: 'tjal-guarda',
  type: 23,
  variants: ['both-twins', 'single', 'draft'],
  print(random, variant) {
    const city = random.pick(['Arapiraca', 'Maceió', 'Penedo'])
    const issued = randomDate(random, 2018, 2025)
    const decided = addDays(issued, -random.int(3, 30))
    const signedAt = `${issued}T${officeTime(random).slice(0, 5)}:00`
    const number = caseNumber(random, year(decided), '02')
    const family = familyName(random)
    const keeper = person(random, { gender: 'f', uf: 'AL', family, bornTo: 1985 })
    const one = child(random, issued, 'AL', [3, 12], family)
    const other = { ...child(random, issued, 'AL', [3, 12], family), birth: one.birth }
    const minors = variant === 'both-twins' ? [one, other] : [one]
    const judge = person(random, { gender: 'm' })
    const division = '28ª Vara Cível da Infância e da Juventude'
    const { day, month, year: y } = parts(issued)
    const link = 'https://www2.tjal.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const code = alphanumeric(random, 7)
    const draft = variant === 'draft'
    const title = 'TERMO DE GUARDA E RESPONSABILIDADE'
    const relationship = 'tia materna'
    const powers =
      'A guardiã terá o direito de opor-se a terceiros, inclusive aos pais, e o dever de prestar assistência material, moral e educacional, podendo a guarda ser revogada a qualquer tempo, mediante ato judicial fundamentado'
    const stamp = draft
      ? html`<div style="position:fixed;top:120mm;left:40mm;font-size:70pt;color:#ddd;transform:rotate(-30deg);z-index:-1">MINUTA</div>`
      : marginStamp([
          `Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.`,
          `Este documento é cópia do original, assinado digitalmente por ${judge.name.toUpperCase()}, liberado nos autos em ${shortDate(issued)} às ${signedAt.slice(11, 16)} .`,
        ])
    const many = minors.length > 1
    const body = html`<div class="c">${crest(17, '#a00')}<br><b>Poder Judiciário do Estado de Alagoas</b><br>Tribunal de Justiça<br>Juízo de Direito da ${division}<br>Comarca de ${city}<br><span class="s">Avenida Inventada do Sol, 206, Centro - CEP 57000-000, Fone: 3000-0000, ${city}-AL</span></div>
<p style="margin-top:5mm">Autos nº: ${number}<br>Ação: Guarda de Infância e Juventude<br>Requerente: ${keeper.name}<br>Menor: ${minors.map((minor, index) => html`${index ? ' e ' : ''}${minor.name}`)}</p>
<h1>${title}</h1>
<p class="j">Aos ${day} (${inWords(day)}) dias do mês de ${monthName(month)} do ano de ${y}, nesta Cidade de ${city}, Estado de Alagoas, na sala de audiências, perante o Doutor ${judge.name}, Juiz de Direito, foi${many ? 'ram' : ''} ${many ? 'colocados' : 'colocado(a)'} sob a guarda provisória de ${keeper.name}, brasileira, ${keeper.maritalStatus}, ${keeper.occupation}, RG nº ${keeper.rg} ${keeper.rgIssuer}, CPF nº ${maskCpf(keeper.cpf)}, residente na ${oneLine(keeper.address)}, ${relationship}, ${many ? 'os menores gêmeos' : 'o(a) menor'} ${minors.map((minor, index) => html`${index ? ' e ' : ''}${minor.name}`)}, nascido${many ? 's' : '(a)'} em ${shortDate(one.birth)}, em ${birthplace(one)}, filho${many ? 's' : '(a)'} de ${one.mother} e pai não declarado, conforme decisão de fls. ${random.int(11, 48)}, datada de ${shortDate(decided)}, pelo prazo de 1 (um) ano.</p>
<p class="j">${powers}.</p><p class="j">E, para constar, mandou o MM. Juiz lavrar o presente termo. Eu, ${person(random, { gender: 'm' }).name}, Analista Judiciário, o digitei.</p>`
    const printed = minors.map((minor) =>
      ward(minor.name, { birthDate: one.birth, placeOfBirth: birthplace(one), filiation: [one.mother] }),
    )
    return {
      html: sheet(
        {
          font: 'DejaVu Serif',
          sizePt: 10,
          margin: '14mm 24mm',
          stamp,
          css: `${MARGIN_CSS} h1{font-size:13pt;text-align:center;margin:6mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda de Infância e Juventude',
        court: 'TJAL',
        courtDivision: division,
        district: city,
        state: 'AL',
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, {
            cpf: keeper.cpf,
            rg: keeper.rg,
            rgIssuer: keeper.rgIssuer,
            nationality: 'brasileira',
            maritalStatus: keeper.maritalStatus,
            occupation: keeper.occupation,
            address: oneLine(keeper.address),
            relationship,
          }),
        ],
        wards: printed,
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(issued, 1),
        validityText: '1 (um) ano',
        powers,
        signedBy: draft ? [] : [judge.name.toUpperCase()],
        signatureDate: draft ? null : signedAt,
        verificationLink: draft ? null : link,
        verificationCode: draft ? null : code,
        documentValidation: !draft,
      }),
    }
  },
}
