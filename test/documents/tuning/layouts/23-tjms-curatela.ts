import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJMS on e-SAJ: a form of boxes with the label above each value. */
export const layout: Layout = {
  name: 'tjms-curatela',
  type: 23,
  variants: ['form', 'form-provisional'],
  print(random, variant) {
    const { city } = place(random, 'MS')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 60))
    const signedAt = `${issued}T${officeTime(random).slice(0, 5)}:00`
    const number = caseNumber(random, year(decided), '12')
    const curator = person(random, { uf: 'MS' })
    const curatee = person(random, { uf: 'MS', bornFrom: 1934, bornTo: 1996 })
    const judge = person(random, { gender: 'm' })
    const provisional = variant === 'form-provisional'
    const division = `${random.int(1, 6)}ª Vara de Família e Sucessões`
    const title = `Termo de Compromisso de Curatela${provisional ? ' Provisória' : ''}`
    const relationship = gendered(curator, 'prima', 'primo')
    const link = 'https://esaj.tjms.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const code = alphanumeric(random, 7)
    const days = 180
    const powers = `O exercício da curatela limita-se à gestão dos recursos financeiros ${gendered(curatee, 'da curatelada', 'do curatelado')}, dependendo de alvará judicial qualquer alienação, permuta ou oneração de bens`
    const stamp = marginStamp([
      `Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.`,
      `Este documento é cópia do original, assinado digitalmente por ${judge.name.toUpperCase()}, liberado nos autos em ${shortDate(issued)} às ${signedAt.slice(11, 16)} .`,
    ])
    const cell = (label: string, value: string, span = 1) =>
      html`<td colspan="${span}"><div class="l">${label}</div>${value}</td>`
    const about = (one: typeof curator, extra: readonly [string, string]) =>
      html`<tr>${cell('Nome', one.name, 3)}</tr><tr>${cell('RG / Órgão expedidor', `${one.rg} ${one.rgIssuer}`)}${cell('CPF', maskCpf(one.cpf))}${cell(extra[0], extra[1])}</tr>`
    const body = html`<table><tr><td style="width:20mm">${crest(15, '#035')}</td><td><b>Tribunal de Justiça do Estado de Mato Grosso do Sul</b><br>Comarca de ${city}<br>${division}</td></tr></table>
<h1>${title}</h1><p>Autos nº ${number} &nbsp;&nbsp; Classe: Interdição/Curatela</p>
<p class="b">DADOS DO(A) CURADOR(A)</p><table class="g">${about(curator, ['Parentesco', relationship])}<tr>${cell('Nacionalidade', gendered(curator, 'brasileira', 'brasileiro'))}${cell('Estado civil', curator.maritalStatus)}${cell('Profissão', curator.occupation)}</tr><tr>${cell('Endereço', oneLine(curator.address), 3)}</tr></table>
<p class="b">DADOS DO(A) CURATELADO(A)</p><table class="g"><tr>${cell('Nome', curatee.name, 3)}</tr><tr>${cell('Data de nascimento', shortDate(curatee.birth))}${cell('Naturalidade', birthplace(curatee))}${cell('CPF', maskCpf(curatee.cpf))}</tr><tr>${cell('Mãe', curatee.mother, 2)}${cell('Pai', curatee.father)}</tr></table>
<p class="j">Em ${longDate(issued)}, no Cartório da ${division}, o(a) curador(a) acima qualificado(a) prestou o compromisso legal perante o Juiz de Direito Dr. ${judge.name}, em razão da ${provisional ? 'decisão' : 'sentença transitada em julgado'} de ${shortDate(decided)}${provisional ? `, pelo prazo de ${days} (cento e oitenta) dias` : ''}.</p>
<p class="j">${powers}.</p><table style="margin-top:14mm"><tr><td class="c">_______________________<br>Juiz de Direito</td><td class="c">_______________________<br>Curador(a)</td></tr></table>`
    return {
      html: sheet(
        {
          font: 'Roboto',
          sizePt: 10,
          margin: '14mm 24mm',
          stamp,
          css: `${MARGIN_CSS} h1{font-size:14pt;text-align:center}.g td{border:1px solid #555;padding:.6mm 1.5mm;vertical-align:top}.g{margin:0 0 3mm}.l{font-size:6.5pt;color:#444}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: provisional ? 'PROVISIONAL' : 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Interdição/Curatela',
        court: 'TJMS',
        courtDivision: division,
        district: city,
        state: 'MS',
        judgeName: judge.name,
        guardians: [
          guardian(curator.name, {
            cpf: curator.cpf,
            rg: curator.rg,
            rgIssuer: curator.rgIssuer,
            nationality: gendered(curator, 'brasileira', 'brasileiro'),
            maritalStatus: curator.maritalStatus,
            occupation: curator.occupation,
            address: oneLine(curator.address),
            relationship,
          }),
        ],
        wards: [
          ward(curatee.name, {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.mother, curatee.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: provisional ? addDays(issued, days) : null,
        validityText: provisional ? `${days} (cento e oitenta) dias` : null,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
