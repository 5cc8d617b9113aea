import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJMT on PJe: children in a table, a married couple in one sentence, the guarda definitive. */
export const layout: Layout = {
  name: 'tjmt-guarda',
  type: 23,
  variants: ['table', 'single', 'initials'],
  print(random, variant) {
    const { city } = place(random, 'MT')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(15, 90))
    const signedAt = `${addDays(issued, 4)}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '11')
    const family = familyName(random)
    const she = person(random, { uf: 'MT', gender: 'f', bornTo: 1984 })
    const he = person(random, { uf: 'MT', gender: 'm', bornTo: 1984 })
    const keepers = variant === 'table' ? [she, he] : [she]
    const minors = (
      variant === 'table'
        ? [
            [8, 14],
            [1, 6],
          ]
        : [[3, 12]]
    ).map(([low = 1, high = 9]) => child(random, issued, 'MT', [low, high], family))
    const hidden = variant === 'initials'
    const shown = (name: string) =>
      hidden
        ? name
            .split(' ')
            .filter((word) => /^[A-ZÀ-Ý]/.test(word))
            .map((word) => `${word[0]}.`)
            .join('')
        : name
    const [first] = minors
    const parents = [first?.father ?? '', first?.mother ?? '']
    const judge = person(random, { gender: 'm' })
    const division = `VARA ESPECIALIZADA DA INFÂNCIA E JUVENTUDE DE ${city.toUpperCase()}`
    const base = 'https://pje.tjmt.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam'
    const code = pjeNumber(signedAt, random.digits(14))
    const home = oneLine(she.address)
    const many = keepers.length > 1
    const powers = `Aos detentores da guarda cabe zelar pela saúde, educação e lazer ${minors.length > 1 ? 'dos menores' : 'do menor'}, podendo opor-se a terceiros, inclusive aos pais, que conservam o direito de visita`
    const stamp = footStamp([
      html`Assinado eletronicamente por: ${judge.name} - ${stampTime(signedAt)}`,
      `${base}?x=${code}`,
      `Número do documento: ${code}`,
      html`<span style="float:right">Num. ${random.digits(9)} - Pág. 1</span>`,
    ])
    const person1 = (one: typeof she) =>
      html`${one.name.toUpperCase()} (${gendered(one, 'brasileira', 'brasileiro')}, ${one.occupation}, RG ${one.rg} ${one.rgIssuer}, CPF ${maskCpf(one.cpf)})`
    const body = html`<p>ESTADO DE MATO GROSSO<br>PODER JUDICIÁRIO<br>${division}</p><p class="r">Autos: <b>${number}</b><br>Espécie: [Guarda]->GUARDA DE INFÂNCIA E JUVENTUDE</p>
<h1>TERMO DE GUARDA DEFINITIVA</h1>
<table class="g"><thead><tr><th>Criança ou adolescente</th><th>Nascimento</th><th>Naturalidade</th></tr></thead>${minors.map((minor) => html`<tr><td>${shown(minor.name)}</td><td>${hidden ? 'sigiloso' : shortDate(minor.birth)}</td><td>${hidden ? 'sigiloso' : birthplace(minor)}</td></tr>`)}</table>
<p>${hidden ? '' : `Pais: ${parents[0]} e ${parents[1]}`}</p>
<p class="j">Em cumprimento ao comando da sentença prolatada em ${longDate(decided)} pelo Dr. ${judge.name}, que transitou em julgado, assina${many ? 'm' : ''} o compromisso de guarda ${person1(she)}${many ? html` e seu marido ${person1(he)}` : ''}, com residência na ${home}.</p>
<p class="j">${powers}.</p><p>${city}/MT, ${longDate(issued)}</p>${keepers.map((one) => html`<p class="c" style="margin-top:9mm">_____________________<br>${one.name}</p>`)}`
    return {
      html: sheet(
        {
          font: 'Lato',
          sizePt: 10.5,
          margin: '16mm 24mm 28mm',
          stamp,
          css: `${FOOT_CSS} h1{font-size:14pt;text-align:center}.g td,.g th{border:1px solid #666;padding:1mm 2mm;text-align:left}.g{margin:3mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA DEFINITIVA',
        kind: 'GUARDA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: '[Guarda]->GUARDA DE INFÂNCIA E JUVENTUDE',
        court: 'TJMT',
        courtDivision: division,
        district: city.toUpperCase(),
        state: 'MT',
        judgeName: judge.name,
        guardians: keepers.map((one) =>
          guardian(one.name.toUpperCase(), {
            cpf: one.cpf,
            rg: one.rg,
            rgIssuer: one.rgIssuer,
            nationality: gendered(one, 'brasileira', 'brasileiro'),
            occupation: one.occupation,
            address: home,
          }),
        ),
        wards: minors.map((minor) =>
          hidden
            ? ward(shown(minor.name))
            : ward(minor.name, {
                birthDate: minor.birth,
                placeOfBirth: birthplace(minor),
                filiation: parents,
              }),
        ),
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.name],
        signatureDate: signedAt,
        verificationLink: `${base}?x=${code}`,
        verificationCode: code,
      }),
    }
  },
}
