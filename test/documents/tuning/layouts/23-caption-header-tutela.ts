import { addDays, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Minas Gerais on paper: the court itself in captions (`COMARCA`, `VARA`, `JUIZ`), dates in captions, only signature lines. */
export const layout: Layout = {
  name: 'caption-header-tutela',
  type: 23,
  variants: ['uncle', 'wrong-cpf'],
  print(random, variant) {
    const { city } = place(random, 'MG')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const number = caseNumber(random, year(decided), '13')
    const family = familyName(random)
    const tutor = person(random, { uf: 'MG', gender: 'm', family, bornFrom: 1960, bornTo: 1988 })
    const pupils = [
      child(random, issued, 'MG', [11, 15], family),
      child(random, issued, 'MG', [3, 8], family),
    ]
      .filter((one, index, all) => all.findIndex(({ name }) => name === one.name) === index)
      .slice(0, variant === 'uncle' ? 2 : 1)
    const judge = person(random, { gender: 'f' })
    const wrong = variant === 'wrong-cpf'
    const tutorCpf = wrong ? breakCheckDigit(tutor.cpf) : tutor.cpf
    const division = wrong ? '1ª CÍVEL E DA INFÂNCIA' : 'VARA ÚNICA'
    const title = wrong ? 'TERMO DE COMPROMISSO DE TUTOR PROVISÓRIO' : 'TERMO DE TUTELA DEFINITIVA'
    const classText = wrong ? 'Tutela com pedido liminar' : 'Nomeação de tutor'
    const relationship = 'tio materno'
    const powers =
      'O tutor representará os tutelados até os dezesseis anos e os assistirá após essa idade, administrando-lhes os bens na forma do art. 1.741 do Código Civil'
    const line = (label: string, value: string) => html`<tr><td class="k">${label}</td><td>${value}</td></tr>`
    const parents = [pupils[0]?.mother ?? '', pupils[0]?.father ?? ''] as const
    const pupilRows = pupils.map(
      (one, index) =>
        html`${line(pupils.length > 1 ? `${index + 1}º TUTELADO(A):` : 'TUTELADO(A):', one.name.toUpperCase())}${line('DATA NASC.:', shortDate(one.birth))}${line('NATURAL DE:', birthplace(one))}${line('C.P.F.:', maskCpf(one.cpf))}${line('PAIS:', wrong ? parents[0] : `${parents[0]} e ${parents[1]}`)}`,
    )
    const body = html`<p class="c b">TRIBUNAL DE JUSTIÇA DO ESTADO DE MINAS GERAIS</p>
<table class="h">${line('COMARCA:', city.toUpperCase())}${line('VARA:', division)}${line('JUÍZA:', `Dra. ${judge.name}`)}${line('PROCESSO Nº:', number)}${line('AÇÃO:', classText)}${line('AUTOR:', tutor.name)}</table>
<h1>${title}</h1>
<table class="h">${line('TUTOR:', tutor.name.toUpperCase())}${line('QUALIDADE:', relationship)}${line('NACIONALIDADE:', 'brasileiro')}${line('EST. CIVIL:', tutor.maritalStatus)}${line('OCUPAÇÃO:', tutor.occupation)}${line('C. IDENTIDADE:', `${tutor.rg} ${tutor.rgIssuer}`)}${line('C.P.F.:', maskCpf(tutorCpf))}${line('RESIDÊNCIA:', oneLine(tutor.address))}</table>
<table class="h">${pupilRows}</table>
<table class="h">${line(wrong ? 'DECISÃO DE:' : 'SENTENÇA DE:', shortDate(decided))}${line('DATA DO TERMO:', shortDate(issued))}${wrong ? line('VIGÊNCIA:', 'até o julgamento do mérito') : null}</table>
<p class="j">Sob a palavra de honra, o tutor aceita o cargo e promete desempenhá-lo com retidão. ${powers}.</p>
<p class="c" style="margin-top:16mm">_______________________________<br>${tutor.name}<br>Tutor</p><p class="c" style="margin-top:14mm">_______________________________<br>${judge.name}<br>Juíza de Direito</p>`
    return {
      html: sheet(
        {
          font: wrong ? 'DejaVu Sans Mono' : 'Liberation Sans',
          sizePt: wrong ? 8.5 : 10,
          margin: '14mm 22mm',
          css: 'h1{font-size:1.25em;text-align:center;margin:6mm 0}.h{margin-bottom:4mm;border-top:.3mm solid #000}.h td{padding:.4mm 0;vertical-align:top}.k{width:40mm}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'TUTELA',
        nature: wrong ? 'PROVISIONAL' : 'DEFINITIVE',
        caseNumber: number,
        caseClass: classText,
        court: 'TJMG',
        courtDivision: division,
        district: city.toUpperCase(),
        state: 'MG',
        judgeName: judge.name,
        guardians: [
          qualified(tutor, {
            name: tutor.name.toUpperCase(),
            cpf: tutorCpf,
            nationality: gendered(tutor, 'brasileira', 'brasileiro'),
            relationship,
          }),
        ],
        wards: pupils.map((one) =>
          ward(one.name.toUpperCase(), {
            birthDate: one.birth,
            cpf: one.cpf,
            placeOfBirth: birthplace(one),
            filiation: wrong ? [parents[0]] : [...parents],
          }),
        ),
        decisionDate: decided,
        issueDate: issued,
        validityText: wrong ? 'até o julgamento do mérito' : null,
        powers,
        signedBy: [tutor.name, judge.name],
        documentValidation: !wrong,
      }),
    }
  },
}
