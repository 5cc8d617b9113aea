import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import {
  addDays,
  addYears,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJBA on PJe: a form whose genders nobody resolved (`brasileiro(a)`), place and date at the end. */
export const layout: Layout = {
  name: 'tjba-tutela',
  type: 23,
  variants: ['majority', 'plain', 'wrong-cpf'],
  print(random, variant) {
    const { city } = place(random, 'BA')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(4, 45))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '05')
    const family = familyName(random)
    const made = person(random, { uf: 'BA', family })
    const tutor = variant === 'wrong-cpf' ? { ...made, cpf: breakCheckDigit(made.cpf) } : made
    const pupil = child(random, issued, 'BA', [3, 15], family)
    const judge = person(random, { gender: 'f' })
    const division = `${random.int(1, 4)}ª VARA DE FAMÍLIA, SUCESSÕES, ÓRFÃOS E INTERDITOS`
    const link = 'https://pje.tjba.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam'
    const code = pjeNumber(signedAt, random.digits(15))
    const majority = variant === 'majority'
    const powers =
      'Compete ao(à) tutor(a) defender o(a) tutelado(a), prestar-lhe alimentos conforme os seus haveres, receber as rendas e pensões e as quantias a ele(a) devidas, sendo-lhe vedado dispor dos bens do(a) menor a título gratuito'
    const stamp = footStamp([
      `Assinado eletronicamente por: ${judge.name.toUpperCase()} - ${stampTime(signedAt)}`,
      `${link}?x=${code}`,
      `Número do documento: ${code}`,
      html`<span style="float:right">Num. ${random.digits(9)} - Pág. 1</span>`,
    ])
    const body = html`<div class="c">${crest(18, '#5a3d1b')}<br><b>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DA BAHIA</b><br>COMARCA DE ${city.toUpperCase()}<br>${division}</div>
<hr><p>Processo nº ${number}<br>Classe - Assunto: TUTELA CÍVEL (35) - Nomeação<br>AUTOR(A): ${tutor.name.toUpperCase()}<br>Representante: Defensoria Pública do Estado da Bahia</p><hr>
<h1>TERMO DE COMPROMISSO DE TUTOR(A)</h1>
<p class="j">Pelo presente TERMO, perante a MM. Juíza de Direito, Dra. ${judge.name}, compareceu o(a) Sr(a). <b>${tutor.name}</b>, brasileiro(a), estado civil ${tutor.maritalStatus}, profissão ${tutor.occupation}, portador(a) do RG nº ${tutor.rg} ${tutor.rgIssuer} e CPF nº ${maskCpf(tutor.cpf)}, residente e domiciliado(a) na ${oneLine(tutor.address)}, a fim de prestar o compromisso de TUTOR(A) do(a) menor <b>${pupil.name}</b>, nascido(a) em ${shortDate(pupil.birth)}, CPF nº ${maskCpf(pupil.cpf)}, filho(a) de ${pupil.mother} (falecida)${majority ? ', encargo que exercerá até a maioridade do(a) tutelado(a)' : ''}, conforme sentença proferida em ${shortDate(decided)}, ID ${random.digits(9)}.</p>
<p class="j">${powers}.</p>
<p class="j">Testemunhas: ${person(random, { gender: 'f' }).name}, CPF ${maskCpf(person(random).cpf)}, e ${person(random, { gender: 'm' }).name}.</p>
<p class="r">${city} - BA, ${longDate(issued)}.</p><p style="margin-top:12mm">Tutor(a): ____________________________________</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 11,
          margin: '16mm 24mm 28mm',
          stamp,
          css: `${FOOT_CSS} h1{font-size:13pt;text-align:center;margin:6mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTOR(A)',
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'TUTELA CÍVEL (35) - Nomeação',
        court: 'TJBA',
        courtDivision: division,
        district: city.toUpperCase(),
        state: 'BA',
        judgeName: judge.name,
        guardians: [
          guardian(tutor.name, {
            cpf: tutor.cpf,
            rg: tutor.rg,
            rgIssuer: tutor.rgIssuer,
            nationality: 'brasileiro(a)',
            maritalStatus: tutor.maritalStatus,
            occupation: tutor.occupation,
            address: oneLine(tutor.address),
          }),
        ],
        wards: [ward(pupil.name, { birthDate: pupil.birth, cpf: pupil.cpf, filiation: [pupil.mother] })],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: majority ? addYears(pupil.birth, 18) : null,
        validityText: majority ? 'até a maioridade do(a) tutelado(a)' : null,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: `${link}?x=${code}`,
        verificationCode: code,
        documentValidation: variant !== 'wrong-cpf',
      }),
    }
  },
}
