import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { citizen, minor, surname } from '../citizens.ts'
import { inOneLine } from '../towns.ts'

/** Distrito Federal: plain text without a crest, the district named in the vara, tutor of one or two orphans. */
export const layout: Layout = {
  name: 'candanga-tutor',
  type: 23,
  variants: ['brother', 'two-pupils'],
  print(random, variant) {
    const two = variant === 'two-pupils'
    const place = two ? 'Samambaia' : 'Brasília'
    const issued = randomDate(random, 2020, 2025)
    const decided = addDays(issued, -random.int(4, 40))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '07')
    const family = surname(random)
    const tutor = citizen(random, 'DF', { gender: 'm', born: [1985, 1998], family })
    const pupils = (two ? [1, 2] : [1]).map(() => minor(random, 'DF', issued, family, [6, 14]))
    const [first] = pupils
    if (!first) throw new RangeError('a term needs a pupil')
    const judge = citizen(random, 'DF', { gender: 'm' })
    const division = two
      ? '2ª Vara de Família e de Órfãos e Sucessões de Samambaia'
      : '1ª Vara de Órfãos e Sucessões de Brasília'
    const title = 'TERMO DE COMPROMISSO DE TUTOR'
    const code = pjeNumber(signedAt, random.digits(17))
    const link = 'https://pje.tjdft.jus.br/pje/Processo/ConsultaDocumento/listView.seam'
    const powers =
      'São deveres do tutor dirigir a educação, defender os interesses e prover o sustento de quem lhe é confiado, bem como prestar contas de sua administração a cada dois anos, nos termos dos artigos 1.740 e 1.757 do Código Civil'
    const stamp = footStamp([
      `Número do documento: ${code}`,
      `${link}?x=${code}`,
      `Assinado eletronicamente por: ${judge.name.toUpperCase()} - ${stampTime(signedAt)}`,
    ])
    const body = html`<p class="c"><b>Poder Judiciário da União</b><br>TRIBUNAL DE JUSTIÇA DO DISTRITO FEDERAL E DOS TERRITÓRIOS<br>${division}<br><span class="s">Horário de atendimento: 12h às 19h - ${place}/DF</span></p><p style="margin-top:6mm">Número do processo: ${number}<br>Classe judicial: TUTELA CÍVEL (12233)<br>REQUERENTE: ${tutor.name.toUpperCase()}</p><p class="c b" style="font-size:14pt;margin:6mm 0">${title}</p>
<p class="j">Pelo presente termo, eu, <b>${tutor.name.toUpperCase()}</b>, brasileiro, ${tutor.maritalStatus}, ${tutor.occupation}, portador da carteira de identidade nº ${tutor.rg} ${tutor.rgIssuer}, CPF ${maskCpf(tutor.cpf)}, residente na ${inOneLine(tutor.address)}, irmão ${two ? 'dos tutelados' : gendered(first, 'da tutelada', 'do tutelado')}, nomeado TUTOR ${two ? 'dos menores' : gendered(first, 'da menor', 'do menor')} ${pupils.map((one, index) => html`${index ? ' e ' : ''}<b>${one.name.toUpperCase()}</b>`)}${two ? `, respectivamente nascidos em ${pupils.map((one) => shortDate(one.birth)).join(' e ')}` : `, ${gendered(first, 'nascida', 'nascido')} em ${shortDate(first.birth)}`}, ${two ? 'filhos' : gendered(first, 'filha', 'filho')} de ${first.mother.toUpperCase()}, já falecida, pela sentença proferida em ${shortDate(decided)} pelo MM. Juiz de Direito Dr. ${judge.name}, comprometo-me a bem e fielmente exercer o encargo.</p>
<p class="j">${powers}.</p><p>Brasília/DF, ${longDate(issued)}.</p><p class="c" style="margin-top:16mm">________________________________________<br>Tutor</p>`
    return {
      html: sheet({ font: 'Go', sizePt: 11, margin: '20mm 25mm 28mm', stamp, css: FOOT_CSS }, body),
      data: guardianshipData({
        documentTitle: title,
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'TUTELA CÍVEL (12233)',
        court: 'TJDFT',
        courtDivision: division,
        district: place,
        state: 'DF',
        judgeName: judge.name,
        guardians: [
          qualified(tutor, {
            name: tutor.name.toUpperCase(),
            address: inOneLine(tutor.address),
            relationship: 'irmão',
          }),
        ],
        wards: pupils.map((one) =>
          ward(one.name.toUpperCase(), { birthDate: one.birth, filiation: [first.mother.toUpperCase()] }),
        ),
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: `${link}?x=${code}`,
        verificationCode: code,
      }),
    }
  },
}
