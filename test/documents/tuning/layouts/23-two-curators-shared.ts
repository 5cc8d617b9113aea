import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { familyName, type Person, person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Acre on e-SAJ: a shared curatela, curators lettered a) and b), or in a side-by-side table; stamp in the margin. */
export const layout: Layout = {
  name: 'two-curators-shared',
  type: 23,
  variants: ['lettered', 'side-by-side'],
  print(random, variant) {
    const city = random.pick(['Rio Branco', 'Cruzeiro do Sul'])
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const signedAt = `${addDays(issued, 1)}T${officeTime(random).slice(0, 5)}`
    const number = caseNumber(random, year(decided), '01')
    const family = familyName(random)
    const curators = [
      person(random, { uf: 'AC', gender: 'f', family, bornFrom: 1960, bornTo: 1985 }),
      person(random, { uf: 'AC', gender: 'm', family, bornFrom: 1960, bornTo: 1985 }),
    ]
    const curatee = person(random, { uf: 'AC', family, bornFrom: 1940, bornTo: 1995 })
    const judge = person(random, { gender: 'f' })
    const lettered = variant === 'lettered'
    const w = (feminine: string, masculine: string) => gendered(curatee, feminine, masculine)
    const division = `${random.int(1, 3)}ª Vara de Família`
    const title = 'TERMO DE CURATELA COMPARTILHADA'
    const code = alphanumeric(random, 7)
    const host = 'https://esaj.tjac.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const kin = ['irmã', 'irmão']
    const powers =
      'Os curadores agirão em conjunto ou separadamente na administração dos proventos, dependendo de autorização judicial os atos que excedam a simples gestão'
    const classText = 'Interdição/Curatela - Capacidade'
    const text = (one: Person, index: number) =>
      html`<p class="j q">${'ab'[index] ?? ''}) ${one.name.toUpperCase()}, ${kin[index] ?? ''} ${w('da curatelada', 'do curatelado')}, ${gendered(one, 'brasileira', 'brasileiro')}, ${one.maritalStatus}, ${one.occupation}, ${gendered(one, 'portadora', 'portador')} do documento de identidade nº ${one.rg}, emitido por ${one.rgIssuer}, e do CPF nº ${maskCpf(one.cpf)}, ${gendered(one, 'residente e domiciliada', 'residente e domiciliado')} na ${oneLine(one.address)};</p>`
    const column = (one: Person, index: number) =>
      html`<td>Nome: ${one.name}<br>CPF nº: ${maskCpf(one.cpf)}<br>RG nº: ${one.rg}<br>Expedição: ${one.rgIssuer}<br>Nacionalidade: ${gendered(one, 'brasileira', 'brasileiro')}<br>Estado civil: ${one.maritalStatus}<br>Profissão: ${one.occupation}<br>Vínculo: ${kin[index] ?? ''}<br>Endereço: ${oneLine(one.address)}</td>`
    const about = html`${lettered ? curatee.name.toUpperCase() : curatee.name}, ${w('nascida', 'nascido')} em ${shortDate(curatee.birth)}, natural de ${birthplace(curatee)}, ${w('inscrita', 'inscrito')} no CPF sob o nº ${maskCpf(curatee.cpf)}`
    const stamp = marginStamp(
      [
        `Este documento é cópia do original, assinado digitalmente por ${judge.name.toUpperCase()}, liberado nos autos em ${shortDate(signedAt.slice(0, 10))} às ${signedAt.slice(11)} .`,
        `Para conferir o original, acesse o site ${host}, informe o processo ${number} e código ${code}.`,
      ],
      lettered ? 'upwards' : 'downwards',
    )
    const body = html`<table><tr><td style="width:20mm">${crest(16, '#225522')}</td><td>TRIBUNAL DE JUSTIÇA DO ESTADO DO ACRE<br>Comarca: ${city}<br>${division}</td><td class="r s">fls. ${random.int(20, 180)}</td></tr></table>
<p style="margin-top:5mm">Autos n.º ${number}<br>${lettered ? html`Classe – Assunto: ${classText}` : html`Classe: Interdição/Curatela`}<br>Autores: ${curators.map((one) => one.name).join(' e ')}<br>Interditand${w('a', 'o')}: ${curatee.name}</p><h1>${title}</h1>
${
  lettered
    ? html`<p class="j">Nesta data, a Juíza de Direito ${judge.name} deferiu o compromisso de curadores definitivos de ${about}, às seguintes pessoas:</p>${curators.map(text)}<p class="j">em cumprimento à sentença de ${shortDate(decided)}.</p>`
    : html`<p class="b">CURADORES</p><table class="g"><tr>${curators.map(column)}</tr></table><p class="j">As pessoas acima, curadoras provisórias por decisão de ${shortDate(decided)}, da lavra da Juíza de Direito ${judge.name}, assistirão ${about}, em curatela provisória, até o laudo pericial definitivo.</p>`
}
<p class="j">${powers}.</p><p class="c">${city}-AC, ${longDate(issued)}.</p>
<table class="c" style="margin-top:16mm"><tr>${curators.map((one) => html`<td>${gendered(one, 'Curadora', 'Curador')}<br>${one.name}</td>`)}</tr></table><p class="c" style="margin-top:10mm">${judge.name}<br>Juíza de Direito</p>`
    return {
      html: sheet(
        {
          font: lettered ? 'Liberation Sans' : 'DejaVu Sans',
          sizePt: lettered ? 11 : 9,
          margin: '14mm 24mm 16mm 22mm',
          stamp,
          css: `${MARGIN_CSS} h1{font-size:1.2em;text-align:center;margin:6mm 0}.q{margin-left:10mm}.g{margin-bottom:3mm}.g td{border:1px solid #444;padding:1.5mm;width:50%;vertical-align:top}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: lettered ? 'DEFINITIVE' : 'PROVISIONAL',
        caseNumber: number,
        caseClass: lettered ? classText : 'Interdição/Curatela',
        court: 'TJAC',
        courtDivision: division,
        district: city,
        state: 'AC',
        judgeName: judge.name,
        guardians: curators.map((one, index) =>
          qualified(one, {
            name: lettered ? one.name.toUpperCase() : one.name,
            relationship: kin[index] ?? null,
          }),
        ),
        wards: [
          ward(lettered ? curatee.name.toUpperCase() : curatee.name, {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            placeOfBirth: birthplace(curatee),
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: lettered ? null : 'até o laudo pericial definitivo',
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: `${signedAt}:00`,
        verificationLink: host,
        verificationCode: code,
      }),
    }
  },
}
