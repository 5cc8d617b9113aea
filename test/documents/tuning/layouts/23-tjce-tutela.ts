import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import {
  addDays,
  addYears,
  dateInWords,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { birthplace, gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJCE on e-SAJ: siblings with the tutor in the last sentence; the stamp reads downwards at the left. */
export const layout: Layout = {
  name: 'tjce-tutela',
  type: 23,
  variants: ['siblings', 'majority'],
  print(random, variant) {
    const { city } = place(random, 'CE')
    const issued = randomDate(random, 2018, 2025)
    const decided = addDays(issued, -random.int(10, 40))
    const signedAt = `${issued}T${officeTime(random).slice(0, 5)}:00`
    const number = caseNumber(random, year(decided) - 1, '06')
    const family = familyName(random)
    const tutor = person(random, { uf: 'CE', family, bornTo: 1988 })
    const pupils = [
      child(random, issued, 'CE', [10, 15], family),
      child(random, issued, 'CE', [2, 8], family),
    ].slice(0, variant === 'siblings' ? 2 : 1)
    const [first] = pupils
    const parents = [first?.mother ?? '', first?.father ?? '']
    const judge = person(random, { gender: 'm' })
    const t = (feminine: string, masculine: string) => gendered(tutor, feminine, masculine)
    const division = 'Vara Única da Infância e Juventude'
    const forum = 'Fórum Desembargador Fictício Aragão'
    const link = 'https://esaj.tjce.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const code = alphanumeric(random, 7)
    const relationship = t('tia paterna', 'tio paterno')
    const powers = `com poderes para administrar os bens ${pupils.length > 1 ? 'dos tutelados' : 'do tutelado'}, receber pensões e representá-l${pupils.length > 1 ? 'os' : 'o'} nos atos da vida civil, vedada a alienação de imóveis sem alvará`
    const stamp = marginStamp(
      [
        `Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.`,
        `Este documento é cópia do original, assinado digitalmente por ${judge.name.toUpperCase()}, liberado nos autos em ${shortDate(issued)} às ${signedAt.slice(11, 16)} .`,
      ],
      'downwards',
    )
    const body = html`<p><b>ESTADO DO CEARÁ</b><br>PODER JUDICIÁRIO<br>Comarca de ${city} – ${division}<br><span class="s">${forum}, Rua Jangada Inventada, 800 – CEP 60000-000 – ${city}-CE</span></p>
<h1>Termo de Nomeação de Tutor</h1><p>Processo n.º ${number} &nbsp; Classe: Tutela Infância e Juventude &nbsp; Assunto: Nomeação</p>
<p class="j">Aos ${dateInWords(issued)}, nesta cidade de ${city}, o MM. Juiz ${judge.name} fez constar que, por sentença de ${shortDate(decided)}, ficou deferida a tutela de ${pupils.map((pupil, index) => html`${index ? ' e de ' : ''}<b>${pupil.name}</b> (nasc. ${shortDate(pupil.birth)}, natural de ${birthplace(pupil)}, CPF ${maskCpf(pupil.cpf)})`)}, órfãos de ${parents[0]} e ${parents[1]}.</p>
<p class="j">Comparece para assumir o múnus ${t('a Senhora', 'o Senhor')} <b>${tutor.name}</b>, ${t('brasileira', 'brasileiro')}, ${tutor.maritalStatus}, ${tutor.occupation}, titular do RG ${tutor.rg} ${tutor.rgIssuer} e do CPF ${maskCpf(tutor.cpf)}, ${relationship}, residente na ${oneLine(tutor.address)}${variant === 'majority' ? ', a vigorar até que o pupilo complete dezoito anos' : ''}, ${powers}.</p>
<p class="j">Nada mais havendo, encerra-se. Eu, ${person(random, { gender: 'f' }).name}, Supervisora de Unidade Judiciária, o digitei, e eu, ${person(random, { gender: 'm' }).name}, Promotor de Justiça, estive presente.</p>
<p style="margin-top:14mm">_____________________________<br>${tutor.name}</p>`
    return {
      html: sheet(
        {
          font: 'Noto Sans',
          sizePt: 10.5,
          margin: '18mm 24mm',
          stamp,
          css: `${MARGIN_CSS} .margin{right:auto;left:5mm} h1{font-size:14pt;font-weight:normal;text-decoration:underline;margin:6mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Nomeação de Tutor',
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'Tutela Infância e Juventude',
        court: 'TJCE',
        courtDivision: division,
        district: city,
        forum,
        state: 'CE',
        judgeName: judge.name,
        guardians: [
          guardian(tutor.name, {
            cpf: tutor.cpf,
            rg: tutor.rg,
            rgIssuer: tutor.rgIssuer,
            nationality: t('brasileira', 'brasileiro'),
            maritalStatus: tutor.maritalStatus,
            occupation: tutor.occupation,
            address: oneLine(tutor.address),
            relationship,
          }),
        ],
        wards: pupils.map((pupil) =>
          ward(pupil.name, {
            birthDate: pupil.birth,
            cpf: pupil.cpf,
            placeOfBirth: birthplace(pupil),
            filiation: parents,
          }),
        ),
        decisionDate: decided,
        issueDate: issued,
        expirationDate: variant === 'majority' && first ? addYears(first.birth, 18) : null,
        validityText: variant === 'majority' ? 'até que o pupilo complete dezoito anos' : null,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
