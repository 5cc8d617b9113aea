import { addDays, addYears, dateInWords, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJRJ: date in words, brothers and sisters, an authentication code in groups of four. */
export const layout: Layout = {
  name: 'tjrj-tutela',
  type: 23,
  variants: ['siblings', 'one', 'couple'],
  print(random, variant) {
    const { city } = place(random, 'RJ')
    const issued = randomDate(random, 2017, 2025)
    const decided = addDays(issued, -random.int(5, 30))
    const number = caseNumber(random, year(decided) - 1, '19')
    const family = familyName(random)
    const tutors = [
      person(random, { gender: 'f', uf: 'RJ', family }),
      person(random, { gender: 'm', uf: 'RJ' }),
    ].slice(0, variant === 'couple' ? 2 : 1)
    const pupils = [
      child(random, issued, 'RJ', [9, 15], family),
      child(random, issued, 'RJ', [1, 7], family),
    ].slice(0, variant === 'siblings' ? 2 : 1)
    const [first] = pupils
    const [mother, father] = [first?.mother ?? '', first?.father ?? '']
    const judge = person(random, { gender: 'm' })
    const division = `Vara da Infância, da Juventude e do Idoso`
    const code =
      `4${alphanumeric(random, 3)}.${alphanumeric(random, 4)}.${alphanumeric(random, 4)}.${alphanumeric(random, 4)}`.toUpperCase()
    const many = pupils.length > 1
    const adult = tutors.length > 1
    const describe = (tutor: (typeof tutors)[number]) =>
      html`${tutor.name}, ${gendered(tutor, 'brasileira', 'brasileiro')}, ${tutor.maritalStatus}, ${tutor.occupation}, ${gendered(tutor, 'portadora', 'portador')} da carteira de identidade nº ${tutor.rg}, expedida pelo ${tutor.rgIssuer}, e do CPF nº ${maskCpf(tutor.cpf)}`
    const home = oneLine(tutors[0]?.address ?? person(random).address)
    const link = 'www.tjrj.jus.br/CertidaoCNJ/validacao.do'
    const powers = `Ao exercício da tutela aplicam-se os artigos 1.740 a 1.752 do Código Civil, cabendo ${adult ? 'aos tutores' : 'à tutora'} dirigir a educação, representar e administrar os bens ${many ? 'dos pupilos' : 'do pupilo'}, sob a inspeção do juiz`
    const untilMajority = variant === 'one'
    const body = html`<table><tr><td style="width:22mm">${crest(18, '#123')}</td><td>Estado do Rio de Janeiro<br><b>Poder Judiciário</b><br>Tribunal de Justiça<br>Comarca de ${city}<br>Cartório da ${division}<br><span class="s">Rua das Palmeiras Altas, 250 - CEP: 24000-000 - ${city} - RJ</span></td></tr></table>
<h1>TERMO DE TUTELA</h1>
<p>Processo: <b>${number}</b><br>Classe/Assunto: Tutela - Nomeação / Família<br>Processo principal: ${caseNumber(random, year(decided) - 3, '19')}</p>
<p class="j">Aos ${dateInWords(issued)}, nesta cidade, no Cartório da ${division}, onde presente se achava o Exmo. Sr. Dr. ${judge.name}, Juiz de Direito, comparece${adult ? 'ram' : 'u'} ${tutors.map((tutor, index) => html`${index ? ' e ' : ''}${describe(tutor)}`)}, ${adult ? 'ambos residentes e domiciliados' : 'residente e domiciliada'} na ${home}, a quem ${adult ? 'foram nomeados TUTORES' : 'foi nomeada TUTORA'} ${many ? 'dos menores' : 'do menor'} ${pupils.map((pupil, index) => html`${index ? ' e ' : ''}${pupil.name}`)}, ${many ? `respectivamente nascidos em ${pupils.map((pupil) => shortDate(pupil.birth)).join(' e ')}` : `com nascimento em ${shortDate(first?.birth ?? '')}`}, ${many ? 'filhos' : 'filho'} de ${father}, falecido, e de ${mother}, falecida, por sentença de ${shortDate(decided)}${untilMajority ? ', vigorando a tutela até a maioridade' : ''}.</p>
<p class="j">${powers}.</p>
<p class="j">Prestado o compromisso de bem e fielmente desempenhar o encargo, foi lavrado o presente, que vai por todos assinado.</p>
<p style="margin-top:14mm">${judge.name} - Juiz de Direito</p>${tutors.map((tutor) => html`<p style="margin-top:8mm">______________________________<br>${tutor.name}</p>`)}
<p class="s">Este documento foi assinado eletronicamente. Código de Autenticação: <b>${code}</b><br>Este código pode ser verificado em: ${link}</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 11,
          margin: '16mm 22mm',
          css: 'h1{font-size:15pt;text-align:center;margin:8mm 0}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE TUTELA',
        kind: 'TUTELA',
        nature: null,
        caseNumber: number,
        caseClass: 'Tutela - Nomeação / Família',
        court: 'TJRJ',
        courtDivision: division,
        district: city,
        state: 'RJ',
        judgeName: judge.name,
        guardians: tutors.map((tutor) =>
          guardian(tutor.name, {
            cpf: tutor.cpf,
            rg: tutor.rg,
            rgIssuer: tutor.rgIssuer,
            nationality: gendered(tutor, 'brasileira', 'brasileiro'),
            maritalStatus: tutor.maritalStatus,
            occupation: tutor.occupation,
            address: home,
          }),
        ),
        wards: pupils.map((pupil) =>
          ward(pupil.name, { birthDate: pupil.birth, filiation: [father, mother] }),
        ),
        decisionDate: decided,
        issueDate: issued,
        expirationDate: untilMajority && first ? addYears(first.birth, 18) : null,
        validityText: untilMajority ? 'até a maioridade' : null,
        powers,
        signedBy: [judge.name, ...tutors.map((tutor) => tutor.name)],
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
