import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Ceará: a ruled table of everything; labels at the left of the values, or small above them, three cells a row. */
export const layout: Layout = {
  name: 'ruled-table-tutela',
  type: 23,
  variants: ['left', 'above'],
  print(random, variant) {
    const { city } = place(random, 'CE')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const signedAt = `${issued}T${officeTime(random).slice(0, 5)}`
    const number = caseNumber(random, year(decided), '06')
    const family = familyName(random)
    const tutor = person(random, { uf: 'CE', family, bornFrom: 1960, bornTo: 1990 })
    const pupil = child(random, issued, 'CE', [5, 15], family)
    const judge = person(random, { gender: 'm' })
    const above = variant === 'above'
    const relationship = gendered(tutor, 'tia paterna', 'tio paterno')
    const nationality = gendered(tutor, 'brasileira', 'brasileiro')
    const division = `${random.int(2, 4)}ª VARA CÍVEL`
    const forum = 'Fórum Desembargador Anselmo Inventado'
    const title = above ? 'TERMO DE NOMEAÇÃO E COMPROMISSO DE TUTOR' : 'TERMO DE TUTELA'
    const code = alphanumeric(random, 8)
    const host = 'https://esaj.tjce.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const powers = `Incumbe ${gendered(tutor, 'à tutora', 'ao tutor')} reger a pessoa ${gendered(pupil, 'da pupila', 'do pupilo')}, velar por sua educação e administrar-lhe os bens, sendo vedada a alienação de imóveis sem prévia autorização judicial`
    type Cell = readonly [label: string, value: string]
    const rows: readonly (readonly Cell[])[] = [
      [
        ['Nome completo', tutor.name],
        ['Nacionalidade', nationality],
        ['Estado civil', tutor.maritalStatus],
      ],
      [
        ['CPF', maskCpf(tutor.cpf)],
        ['RG nº', tutor.rg],
        ['Órgão emissor/UF', tutor.rgIssuer],
      ],
      [
        ['Profissão', tutor.occupation],
        ['Grau de parentesco', relationship],
      ],
      [['Endereço residencial', oneLine(tutor.address)]],
    ]
    const pupilRows: readonly (readonly Cell[])[] = [
      [
        ['Nome completo', pupil.name],
        ['Data de nascimento', shortDate(pupil.birth)],
      ],
      [
        ['Naturalidade', birthplace(pupil)],
        ['RG nº', pupil.rg],
        ['CPF', maskCpf(pupil.cpf)],
      ],
      [
        ['Nome da mãe', `${pupil.mother} (falecida)`],
        ['Nome do pai', `${pupil.father} (falecido)`],
      ],
    ]
    const table = (caption: string, all: readonly (readonly Cell[])[]) => {
      const cells = above
        ? all.map(
            (row) =>
              html`<table class="g"><tr>${row.map(([label, value]) => html`<td><div class="l">${label}</div>${value}</td>`)}</tr></table>`,
          )
        : html`<table class="g">${all.flat().map(([label, value]) => html`<tr><td class="k">${label}</td><td>${value}</td></tr>`)}</table>`
      return html`<p class="h">${caption}</p>${cells}`
    }
    const caseRows: readonly (readonly Cell[])[] = [
      [
        ['Autos nº', number],
        ['Classe', 'Tutela Cível'],
        ['Assunto', 'Nomeação'],
      ],
      [
        ['Requerente', tutor.name],
        ['Juiz', `Dr. ${judge.name}`],
      ],
    ]
    const stamp = marginStamp([
      `Para conferir o original, acesse o site ${host}, informe o processo ${number} e código ${code}.`,
      `Este documento é cópia do original, assinado digitalmente por ${judge.name.toUpperCase()}, liberado nos autos em ${shortDate(issued)} às ${signedAt.slice(11)} .`,
    ])
    const body = html`<table><tr><td style="width:60%"><b>ESTADO DO CEARÁ</b><br>PODER JUDICIÁRIO<br>COMARCA DE ${city.toUpperCase()}<br>${division}</td><td class="r s">${forum}<br>Av. do Fórum, s/n, ${city}-CE<br>Fone: (85) 3000-0000</td></tr></table>
<h1>${title}</h1>${table('1. PROCESSO', caseRows)}${table('2. TUTOR(A)', rows)}${table('3. TUTELADO(A)', pupilRows)}
<p class="h">4. TERMO</p><p class="j">Por sentença de ${longDate(decided)}, foi ${gendered(tutor, 'a pessoa indicada no quadro 2 nomeada tutora', 'a pessoa indicada no quadro 2 nomeada tutor')} da pessoa indicada no quadro 3. Nesta data, presta o compromisso de exercer o múnus com zelo e lealdade. ${powers}.</p>
<p class="c" style="margin-top:8mm">${city} (CE), ${longDate(issued)}.</p><p class="c" style="margin-top:12mm">${tutor.name}<br>${gendered(tutor, 'Tutora', 'Tutor')}</p><p class="c" style="margin-top:10mm">Dr. ${judge.name}<br>Juiz de Direito</p>`
    return {
      html: sheet(
        {
          font: above ? 'Roboto' : 'Liberation Serif',
          sizePt: above ? 10 : 11.5,
          margin: '14mm 22mm 18mm 20mm',
          stamp,
          css: `${MARGIN_CSS} h1{font-size:13pt;text-align:center;margin:5mm 0}.g td{border:.3mm solid #444;padding:.7mm 2mm;vertical-align:top}.g{margin-bottom:-.3mm}.k{width:46mm;background:#f0f0f0}.l{font-size:6.5pt;color:#555}.h{font-weight:bold;margin:4mm 0 1mm}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'Tutela Cível',
        court: 'TJCE',
        courtDivision: division,
        district: city.toUpperCase(),
        forum,
        state: 'CE',
        judgeName: judge.name,
        guardians: [qualified(tutor, { relationship })],
        wards: [
          ward(pupil.name, {
            birthDate: pupil.birth,
            cpf: pupil.cpf,
            rg: pupil.rg,
            placeOfBirth: birthplace(pupil),
            filiation: [pupil.mother, pupil.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: `${signedAt}:00`,
        verificationLink: host,
        verificationCode: code,
      }),
    }
  },
}
