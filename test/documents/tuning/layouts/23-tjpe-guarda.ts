import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJPE on PJe: a couple with one address, the child before them, guarda for adoption at times. */
export const layout: Layout = {
  name: 'tjpe-guarda',
  type: 23,
  variants: ['couple', 'adoption', 'uncle'],
  print(random, variant) {
    const { city } = place(random, 'PE')
    const issued = randomDate(random, 2020, 2025)
    const decided = issued
    const signedAt = `${addDays(issued, 2)}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '17')
    const family = familyName(random)
    const he = person(random, { gender: 'm', uf: 'PE', bornTo: 1990 })
    const she = person(random, { gender: 'f', uf: 'PE', bornTo: 1990 })
    const alone = variant === 'uncle'
    const keepers = alone ? [he] : [he, she]
    const minor = child(random, issued, 'PE', [0, 11], family)
    const judge = person(random, { gender: 'm' })
    const home = oneLine(he.address)
    const division = `Vara Regional da Infância e Juventude da ${random.int(2, 9)}ª Circunscrição`
    const title =
      variant === 'adoption'
        ? 'TERMO DE GUARDA PARA FINS DE ADOÇÃO'
        : 'TERMO DE ENTREGA SOB GUARDA E RESPONSABILIDADE'
    const base = 'https://pje.tjpe.jus.br:443/1g/Processo/ConsultaDocumento/listView.seam'
    const code = pjeNumber(signedAt, random.digits(16))
    const validity = 'até decisão final do processo'
    const clause =
      'ficando ciente' +
      (alone ? '' : 's') +
      ' de que não poderá' +
      (alone ? '' : 'o') +
      ' entregar a criança a terceiros nem deixar o Estado sem prévia autorização deste Juízo'
    const stamp = footStamp([
      html`Este documento foi gerado pelo usuário 0${random.digits(2)}.***.***-${random.digits(2)} em ${stampTime(`${addDays(issued, 9)}T${officeTime(random)}`)}`,
      `Número do documento: ${code}`,
      `${base}?nd=${code}`,
      `Assinado eletronicamente por: ${judge.name} - ${stampTime(signedAt)}`,
      html`<span style="float:right">Num. ${random.digits(8)} - Pág. 1</span>`,
    ])
    const one = (keeper: typeof he) =>
      html`<b>${keeper.name.toUpperCase()}</b>, ${gendered(keeper, 'brasileira', 'brasileiro')}, ${keeper.maritalStatus}, ${keeper.occupation}, identidade nº ${keeper.rg} ${keeper.rgIssuer}, CPF nº ${maskCpf(keeper.cpf)}`
    const body = html`<table><tr><td style="width:20mm">${crest(17, '#004a7f')}</td><td>Tribunal de Justiça de Pernambuco<br>Poder Judiciário<br><b>${division}</b><br><span class="s">Fórum da Comarca de ${city}, Avenida Inventada do Fórum, S/N, ${city} - PE - CEP: 50000-000</span></td></tr></table>
<p style="margin-top:4mm">Processo nº <b>${number}</b><br>REQUERENTE: ${keepers.map((keeper) => keeper.name).join(', ')}<br>REQUERIDO(A): ${minor.mother}</p>
<h1>${title}</h1>
<p class="j">Em ${longDate(issued)}, na sede deste Juízo, por determinação do Juiz ${judge.name}, em decisão desta data, procedeu-se à entrega da criança <b>${minor.name.toUpperCase()}</b>, do sexo ${gendered(minor, 'feminino', 'masculino')}, ${gendered(minor, 'nascida', 'nascido')} em ${shortDate(minor.birth)}, sob a guarda provisória e a responsabilidade de ${one(he)}${alone ? html`, tio paterno da criança` : html`, e de sua companheira, ${one(she)}`}, ${alone ? 'residente' : 'ambos residentes'} na ${home}, ${validity}, ${clause}.</p>
<p class="j">E, como assim o disse${alone ? '' : 'ram'}, lavrei o presente termo. Eu, ${person(random, { gender: 'f' }).name}, Chefe de Secretaria, subscrevo.</p>
<table style="margin-top:12mm"><tr>${keepers.map((keeper) => html`<td class="c">_____________________<br>${keeper.name}</td>`)}</tr></table>`
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 12,
          margin: '16mm 24mm 30mm',
          stamp,
          css: `${FOOT_CSS} h1{font-size:14pt;text-align:center;margin:6mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJPE',
        courtDivision: division,
        district: city,
        forum: `Fórum da Comarca de ${city}`,
        state: 'PE',
        judgeName: judge.name,
        guardians: keepers.map((keeper) =>
          guardian(keeper.name.toUpperCase(), {
            cpf: keeper.cpf,
            rg: keeper.rg,
            rgIssuer: keeper.rgIssuer,
            nationality: gendered(keeper, 'brasileira', 'brasileiro'),
            maritalStatus: keeper.maritalStatus,
            occupation: keeper.occupation,
            address: home,
            relationship: alone ? 'tio paterno' : null,
          }),
        ),
        wards: [ward(minor.name.toUpperCase(), { birthDate: minor.birth })],
        decisionDate: decided,
        issueDate: issued,
        validityText: validity,
        powers: clause,
        signedBy: [judge.name],
        signatureDate: signedAt,
        verificationLink: `${base}?nd=${code}`,
        verificationCode: code,
      }),
    }
  },
}
