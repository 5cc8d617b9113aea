import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import {
  addDays,
  addYears,
  dateInWords,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { birthplace, gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJSP, childhood court: both parents in the case block, guarda until majority or until further order. */
export const layout: Layout = {
  name: 'tjsp-guarda',
  type: 23,
  variants: ['majority', 'order', 'stars'],
  print(random, variant) {
    const { city } = place(random, 'SP')
    const issued = randomDate(random, 2016, 2025)
    const decided = addDays(issued, -random.int(2, 30))
    const signedAt = `${issued}T${officeTime(random).slice(0, 5)}:00`
    const number = caseNumber(random, year(decided), '26')
    const family = familyName(random)
    const keeper = person(random, { family, bornTo: 1985 })
    const minor = child(random, issued, 'SP', [1, 14], family)
    const hidden = variant === 'stars'
    const minorName = hidden
      ? minor.name
          .split(' ')
          .map((word) => `${word[0]}***`)
          .join(' ')
      : minor.name
    const judge = person(random, { gender: 'm' })
    const g = (feminine: string, masculine: string) => gendered(keeper, feminine, masculine)
    const m = (feminine: string, masculine: string) => gendered(minor, feminine, masculine)
    const division = 'Vara da Infância e da Juventude'
    const forum = `Foro de ${city}`
    const relationship = g('avó paterna', 'avô paterno')
    const link = 'https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const code = alphanumeric(random, 8)
    const definitive = variant === 'majority'
    const validity =
      {
        majority: 'até a maioridade civil',
        order: 'até ulterior deliberação',
        stars: 'até nova determinação judicial',
      }[variant] ?? ''
    const title = definitive ? 'TERMO DE GUARDA DEFINITIVA' : 'TERMO DE GUARDA PROVISÓRIA'
    const powers = `podendo ${g('a guardiã', 'o guardião')} representar ${m('a menor', 'o menor')} perante repartições públicas, estabelecimentos de ensino e hospitais, para todos os fins de direito, inclusive previdenciários`
    const stamp = marginStamp([
      `Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.`,
      `Este documento é cópia do original, assinado digitalmente por ${judge.name.toUpperCase()}, liberado nos autos em ${shortDate(issued)} às ${signedAt.slice(11, 16)} .`,
    ])
    const body = html`<p class="r s">fls. ${random.int(10, 99)}</p><table><tr><td style="width:24mm">${crest(20, '#222')}</td><td class="c"><b>TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO</b><br>Comarca de ${city}<br>${forum}<br>${division}<br><span class="s">Praça do Tribunal Fictício, s/nº - Centro - CEP 13800-000 - ${city}-SP</span></td></tr></table>
<p style="margin-top:5mm">Processo nº: <b>${number}</b><br>Classe – Assunto: <b>Guarda de Infância e Juventude - Guarda com genitor ou responsável no exterior</b><br>Requerente: <b>${keeper.name}</b><br>Requeridos: <b>${minor.father} e outro</b></p>
<h1>${title}</h1>
<p class="j">Aos ${dateInWords(issued)}, no Cartório da ${division} da Comarca de ${city}, Estado de São Paulo, onde se achava o MM. Juiz de Direito, Dr. ${judge.name}, comigo escrivã, aí compareceu <b>${keeper.name}</b>, ${g('brasileira', 'brasileiro')}, ${keeper.maritalStatus}, ${keeper.occupation}, R.G. ${keeper.rg} ${keeper.rgIssuer}, C.P.F. ${maskCpf(keeper.cpf)}, ${g('domiciliada', 'domiciliado')} e residente na ${oneLine(keeper.address)}, a quem foi deferida, por ${definitive ? 'sentença transitada em julgado, datada de' : 'decisão proferida em'} ${longDate(decided)}, a guarda de <b>${minorName}</b>, ${hidden ? `${m('nascida', 'nascido')} em ${year(minor.birth)}` : html`${m('nascida', 'nascido')} em ${shortDate(minor.birth)}, natural de ${birthplace(minor)}, ${m('filha', 'filho')} de ${minor.father} e de ${minor.mother}`}, ${m('sua neta', 'seu neto')}, sendo ${g('a requerente', 'o requerente')} ${relationship}, ${validity}, ${powers}.</p>
<p class="j">Pel${g('a guardiã', 'o guardião')} foi dito que aceitava o encargo. Nada mais. Eu, ${person(random, { gender: 'f' }).name}, Escrivã Judicial II, conferi e subscrevi.</p>
<p class="c" style="margin-top:14mm"><b>${judge.name.toUpperCase()}</b><br>Juiz de Direito</p><p class="c" style="margin-top:10mm">_____________________________<br>${keeper.name}</p>`
    return {
      html: sheet(
        {
          font: 'Roboto',
          sizePt: 11,
          margin: '12mm 24mm',
          stamp,
          css: `${MARGIN_CSS} h1{font-size:14pt;text-align:center;margin:6mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: definitive ? 'DEFINITIVE' : 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda de Infância e Juventude - Guarda com genitor ou responsável no exterior',
        court: 'TJSP',
        courtDivision: division,
        district: city,
        forum,
        state: 'SP',
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, {
            cpf: keeper.cpf,
            rg: keeper.rg,
            rgIssuer: keeper.rgIssuer,
            nationality: g('brasileira', 'brasileiro'),
            maritalStatus: keeper.maritalStatus,
            occupation: keeper.occupation,
            address: oneLine(keeper.address),
            relationship,
          }),
        ],
        wards: [
          hidden
            ? ward(minorName)
            : ward(minorName, {
                birthDate: minor.birth,
                placeOfBirth: birthplace(minor),
                filiation: [minor.father, minor.mother],
              }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: definitive ? addYears(minor.birth, 18) : null,
        validityText: validity,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
