import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import {
  addDays,
  dateInWords,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { birthplace, gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** São Paulo: one qualification for two grandparents (`ele … ela …`), siblings in a sentence; a forum of a district. */
export const layout: Layout = {
  name: 'grandparents-guarda',
  type: 23,
  variants: ['he-she', 'dateline'],
  print(random, variant) {
    const { city } = place(random, 'SP')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const signedAt = `${issued}T${officeTime(random).slice(0, 5)}`
    const number = caseNumber(random, year(decided), '26')
    const family = familyName(random)
    const he = {
      ...person(random, { uf: 'SP', gender: 'm', family, bornTo: 1968 }),
      maritalStatus: 'casado',
    }
    const she = {
      ...person(random, { uf: 'SP', gender: 'f', bornTo: 1968 }),
      maritalStatus: 'casada',
      address: he.address,
    }
    const heShe = variant === 'he-she'
    const keepers = heShe ? [he, she] : [she]
    const older = child(random, issued, 'SP', [10, 14], family)
    const younger = child(random, issued, 'SP', [2, 6], family)
    const children = heShe && older.name !== younger.name ? [older, younger] : [younger]
    const judge = person(random, { gender: 'f' })
    const clerk = person(random, { gender: 'm' })
    const division = heShe ? '3ª VARA DA FAMÍLIA E DAS SUCESSÕES' : '1ª Vara Judicial'
    const title = heShe ? 'TERMO DE GUARDA DEFINITIVA' : 'TERMO DE COMPROMISSO E GUARDA PROVISÓRIA'
    const code = alphanumeric(random, 8)
    const host = 'https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const plural = keepers.length > 1
    const powers = plural
      ? 'Os guardiões ficam cientes de que deverão prestar assistência material, moral e educacional às crianças, não podendo confiá-las a terceiros, nem mesmo temporariamente'
      : 'ficando a guardiã ciente de que não poderá mudar de residência sem comunicar a este Juízo'
    const parents = [younger.father, younger.mother] as const
    const text = heShe
      ? html`Aos ${dateInWords(issued)}, em cartório, compareceram <b>${he.name}</b> e <b>${she.name}</b>, casados entre si, ele avô paterno das crianças, brasileiro, casado, ${he.occupation}, RG ${he.rg}-${he.rgIssuer}, CPF ${maskCpf(he.cpf)}; ela avó paterna, brasileira, casada, ${she.occupation}, RG ${she.rg}-${she.rgIssuer}, CPF ${maskCpf(she.cpf)}, domiciliados na ${oneLine(he.address)}, a quem foi outorgada, por sentença transitada em julgado da MM. Juíza Dra. ${judge.name}, de ${shortDate(decided)}, a guarda definitiva das crianças ${children.map((one, index) => html`${index ? ' e ' : ''}<b>${one.name}</b>, ${gendered(one, 'nascida', 'nascido')} em ${shortDate(one.birth)}, CPF ${maskCpf(one.cpf)}`)}, filhos de ${parents.join(' e ')}.`
      : html`Por este instrumento, lavrado por mim, ${clerk.name}, escrevente, <b>${she.name}</b>, avó paterna, qualificada nos autos como brasileira, casada, ${she.occupation}, com CPF nº ${maskCpf(she.cpf)} e cédula de identidade nº ${she.rg}, ${she.rgIssuer}, moradora na ${oneLine(she.address)}, compromete-se a ter sob sua guarda, até o estudo psicossocial, ${gendered(younger, 'a neta', 'o neto')} <b>${younger.name}</b>, de ${birthplace(younger)}, com data de nascimento em ${longDate(younger.birth)}, ${gendered(younger, 'filha', 'filho')} de ${parents.join(' e de ')}, em razão da liminar deferida em ${shortDate(decided)} pela Juíza ${judge.name}, ${powers}.`
    const stamp = marginStamp([
      `Para conferir o original, acesse o site ${host}, informe o processo ${number} e código ${code}.`,
      `Este documento é cópia do original, assinado digitalmente por ${judge.name.toUpperCase()}, liberado nos autos em ${shortDate(issued)} às ${signedAt.slice(11)} .`,
    ])
    const body = html`<p class="c">TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO<br>${heShe ? html`COMARCA de ${city}<br>FORO DE ${city.toUpperCase()}<br>${division}` : html`Foro Distrital de Vila Fictícia<br>${division} da Comarca de ${city}`}</p>
<h1>${title}</h1><table class="g"><tr><td>${heShe ? 'Processo Digital nº' : 'Autos nº'}</td><td>${number}</td></tr><tr><td>${heShe ? 'Classe - Assunto' : 'Natureza'}</td><td>${heShe ? 'Guarda de Família - Fixação' : 'Guarda'}</td></tr><tr><td>${plural ? 'Requerentes' : 'Requerente'}</td><td>${keepers.map((one) => one.name).join(' e ')}</td></tr><tr><td>Requerida</td><td>${parents[1]}</td></tr></table>
<p class="j">${text}</p>${heShe ? html`<p class="j">${powers}.</p>` : null}<p class="j">Lido e achado conforme, segue assinado.</p><p class="r">${city}, ${longDate(issued)}.</p>
<p class="c s">DOCUMENTO ASSINADO DIGITALMENTE NOS TERMOS DA LEI 11.419/2006, CONFORME IMPRESSÃO À MARGEM DIREITA</p>${keepers.map((one) => html`<p style="margin-top:12mm">${gendered(one, 'Guardiã', 'Guardião')}: ___________________________<br>${one.name}</p>`)}`
    return {
      html: sheet(
        {
          font: heShe ? 'Liberation Serif' : 'Open Sans',
          sizePt: heShe ? 12 : 10,
          margin: '16mm 26mm 18mm 24mm',
          stamp,
          css: `${MARGIN_CSS} h1{font-size:1.15em;text-align:center;margin:6mm 0}.g{margin-bottom:4mm}.g td{padding:.4mm 1mm;vertical-align:top}.g td:first-child{width:42mm;font-weight:bold}p.j{line-height:1.5}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: heShe ? 'DEFINITIVE' : 'PROVISIONAL',
        caseNumber: number,
        caseClass: heShe ? 'Guarda de Família - Fixação' : 'Guarda',
        court: 'TJSP',
        courtDivision: division,
        district: city,
        forum: heShe ? `FORO DE ${city.toUpperCase()}` : 'Foro Distrital de Vila Fictícia',
        state: 'SP',
        judgeName: judge.name,
        guardians: keepers.map((one) =>
          qualified(one, { relationship: gendered(one, 'avó paterna', 'avô paterno') }),
        ),
        wards: children.map((one) =>
          ward(one.name, {
            birthDate: one.birth,
            cpf: heShe ? one.cpf : null,
            placeOfBirth: heShe ? null : birthplace(one),
            filiation: [...parents],
          }),
        ),
        decisionDate: decided,
        issueDate: issued,
        validityText: heShe ? null : 'até o estudo psicossocial',
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: `${signedAt}:00`,
        verificationLink: host,
        verificationCode: code,
      }),
    }
  },
}
