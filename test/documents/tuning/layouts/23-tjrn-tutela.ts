import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJRN on PJe: the judge resolves to appoint; pupils first, each tutor with an address of their own. */
export const layout: Layout = {
  name: 'tjrn-tutela',
  type: 23,
  variants: ['two-tutors', 'provisional'],
  print(random, variant) {
    const { city } = place(random, 'RN')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(2, 45))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '20')
    const family = familyName(random)
    const tutors = [
      person(random, { uf: 'RN', gender: 'm', family }),
      person(random, { uf: 'RN', gender: 'f' }),
    ].slice(0, variant === 'two-tutors' ? 2 : 1)
    const pupil = child(random, issued, 'RN', [4, 15], family)
    const judge = person(random, { gender: 'f' })
    const provisional = variant === 'provisional'
    const p = (feminine: string, masculine: string) => gendered(pupil, feminine, masculine)
    const division = 'Vara Única'
    const title = `TERMO DE TUTELA${provisional ? ' PROVISÓRIA' : ''}`
    const base = 'https://pje1g.tjrn.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam'
    const code = pjeNumber(signedAt, random.digits(14))
    const kin = ['irmão', 'cunhada']
    const validity = 'enquanto perdurar a incapacidade dos pais'
    const powers = `${tutors.length > 1 ? 'Os tutores devem' : 'O tutor deve'} dirigir a educação ${p('da tutelada', 'do tutelado')}, administrar-lhe os bens e prestar contas ao Juízo a cada dois anos, sendo-lhe${tutors.length > 1 ? 's' : ''} proibido adquirir bens ${p('da menor', 'do menor')}`
    const stamp = footStamp([
      `Assinado eletronicamente por: ${judge.name.toUpperCase()} - ${stampTime(signedAt)}`,
      `${base}?x=${code}`,
      `Número do documento: ${code}`,
      html`<span style="float:right">Num. ${random.digits(9)} - Pág. 1</span>`,
    ])
    const body = html`<p class="c">PODER JUDICIÁRIO DO ESTADO DO RIO GRANDE DO NORTE<br>Comarca de ${city}<br>${division}</p>
<p>Processo: ${number}<br>Classe: TUTELA INFÂNCIA E JUVENTUDE (1399)<br>Parte autora: ${tutors.map((one) => one.name).join(' e ')}</p><h1>${title}</h1>
<p class="j">A Dra. ${judge.name}, Juíza de Direito desta Comarca, na conformidade da ${provisional ? 'decisão' : 'sentença'} de ${shortDate(decided)}, RESOLVE nomear, para exercer a tutela ${p('da adolescente', 'do adolescente')} <b>${pupil.name}</b>, natural de ${birthplace(pupil)}, ${p('nascida', 'nascido')} em ${shortDate(pupil.birth)}, ${p('filha', 'filho')} de ${pupil.father} e de ${pupil.mother}, ${provisional ? `${validity}, ` : ''}${tutors.map((one, index) => html`${index ? '; e ' : ''}${gendered(one, 'a Sra.', 'o Sr.')} <b>${one.name}</b>, ${gendered(one, 'brasileira', 'brasileiro')}, ${one.maritalStatus}, ${one.occupation}, ${kin[index] ?? ''} ${p('da tutelada', 'do tutelado')}, RG nº ${one.rg} - ${one.rgIssuer}, CPF nº ${maskCpf(one.cpf)}, residente na ${oneLine(one.address)}`)}.</p>
<p class="j">${powers}.</p><p class="j">Ciente${tutors.length > 1 ? 's' : ''} do encargo, assina${tutors.length > 1 ? 'm' : ''} o presente em ${city}/RN, ${longDate(issued)}.</p>${tutors.map((one) => html`<p style="margin-top:9mm">______________________________<br>${one.name}</p>`)}`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 11,
          margin: '18mm 26mm 28mm',
          stamp,
          css: `${FOOT_CSS} h1{font-size:13pt;margin:6mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'TUTELA',
        nature: provisional ? 'PROVISIONAL' : null,
        caseNumber: number,
        caseClass: 'TUTELA INFÂNCIA E JUVENTUDE (1399)',
        court: 'TJRN',
        courtDivision: division,
        district: city,
        state: 'RN',
        judgeName: judge.name,
        guardians: tutors.map((one, index) =>
          guardian(one.name, {
            cpf: one.cpf,
            rg: one.rg,
            rgIssuer: one.rgIssuer,
            nationality: gendered(one, 'brasileira', 'brasileiro'),
            maritalStatus: one.maritalStatus,
            occupation: one.occupation,
            address: oneLine(one.address),
            relationship: kin[index] ?? null,
          }),
        ),
        wards: [
          ward(pupil.name, {
            birthDate: pupil.birth,
            placeOfBirth: birthplace(pupil),
            filiation: [pupil.father, pupil.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: provisional ? validity : null,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: `${base}?x=${code}`,
        verificationCode: code,
      }),
    }
  },
}
