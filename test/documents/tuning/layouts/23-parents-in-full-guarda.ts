import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Bahia: the parents come with CPF, RG and address of their own, a lawyer and a public defender besides; none guards. */
export const layout: Layout = {
  name: 'parents-in-full-guarda',
  type: 23,
  variants: ['agreed', 'contested'],
  print(random, variant) {
    const { city } = place(random, 'BA')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '05')
    const family = familyName(random)
    const keeper = person(random, { uf: 'BA', gender: 'f', bornFrom: 1955, bornTo: 1975 })
    const mother = person(random, { uf: 'BA', gender: 'f', family, bornFrom: 1985, bornTo: 1998 })
    const father = person(random, { uf: 'BA', gender: 'm', family, bornFrom: 1985, bornTo: 1998 })
    const minor = child(random, issued, 'BA', [2, 10], family)
    const judge = person(random, { gender: 'm' })
    const [lawyer, defender] = [person(random, { gender: 'f' }), person(random, { gender: 'm' })]
    const agreed = variant === 'agreed'
    const w = (feminine: string, masculine: string) => gendered(minor, feminine, masculine)
    const division = agreed ? 'VARA DE JURISDIÇÃO PLENA' : '3ª VARA DE FAMÍLIA'
    const title = agreed ? 'TERMO DE GUARDA CONSENSUAL' : 'TERMO DE GUARDA UNILATERAL PROVISÓRIA'
    const relationship = agreed ? 'madrinha' : 'avó materna'
    const code = pjeNumber(signedAt, random.digits(15))
    const link = `https://pje.tjba.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const powers = `A guardiã decidirá sobre a rotina, a escola e a saúde ${w('da criança', 'do infante')}, assegurada aos pais a visitação em fins de semana alternados`
    const docs = (one: typeof mother) =>
      html`${one.name}, ${gendered(one, 'brasileira', 'brasileiro')}, ${one.occupation}, RG ${one.rg} ${one.rgIssuer}, CPF ${maskCpf(one.cpf)}`
    const stamp = footStamp([
      html`Assinado eletronicamente por: ${judge.name.toUpperCase()} - ${stampTime(signedAt)}<span style="float:right">Num. ${random.digits(9)} - Pág. 1</span>`,
      link,
      `Número do documento: ${code}`,
    ])
    const body = html`<p class="c b">PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DA BAHIA<br>${division} DA COMARCA DE ${city.toUpperCase()}</p>
<table class="g"><tr><td>Ação</td><td>${agreed ? 'HOMOLOGAÇÃO DE ACORDO DE GUARDA' : 'GUARDA UNILATERAL'}</td></tr><tr><td>Nº</td><td>${number}</td></tr><tr><td>Autora</td><td>${keeper.name} - Advogada: ${lawyer.name}, OAB/BA ${random.digits(5)}</td></tr><tr><td>Réus</td><td>${mother.name} e ${father.name} - Defensor Público: ${defender.name}</td></tr></table>
<h1>${title}</h1>
<p class="j">${agreed ? html`Os genitores ${docs(mother)}, e ${docs(father)}, residentes na ${oneLine(mother.address)}, anuíram à guarda ${w('da filha', 'do filho')} <b>${minor.name}</b>, ${w('nascida', 'nascido')} em ${shortDate(minor.birth)}, natural de ${birthplace(minor)}, CPF ${maskCpf(minor.cpf)}, em favor de <b>${keeper.name}</b>, brasileira, ${keeper.maritalStatus}, ${keeper.occupation}, RG ${keeper.rg} ${keeper.rgIssuer}, CPF ${maskCpf(keeper.cpf)}, residente na ${oneLine(keeper.address)}, ${relationship} ${w('da menor', 'do menor')}, homologado o acordo pelo Juiz de Direito ${judge.name} na sentença de ${longDate(decided)}.` : html`Em ${longDate(issued)}, nesta cidade, o Dr. ${judge.name}, Juiz de Direito, nos termos da decisão de ${longDate(decided)}, passa a guarda provisória de <b>${minor.name}</b> (CPF ${maskCpf(minor.cpf)}, ${w('nascida', 'nascido')} em ${shortDate(minor.birth)}, em ${birthplace(minor)}, ${w('filha', 'filho')} de ${docs(father)}, e de ${docs(mother)}) à sua ${relationship}, <b>${keeper.name}</b> (brasileira, ${keeper.maritalStatus}, ${keeper.occupation}, RG ${keeper.rg} ${keeper.rgIssuer}, CPF ${maskCpf(keeper.cpf)}, residente na ${oneLine(keeper.address)}), enquanto tramitar a ação.`}</p>
<p class="j">${powers}.</p><p class="j">A guardiã presta o compromisso legal e recebe cópia deste termo.</p><p>${city}-BA, ${shortDate(issued)}.</p>
<p style="margin-top:14mm">${keeper.name} - Guardiã</p>`
    return {
      html: sheet(
        {
          font: agreed ? 'Roboto' : 'Liberation Sans',
          sizePt: 11,
          margin: '16mm 24mm 28mm',
          stamp,
          css: `${FOOT_CSS} h1{font-size:1.15em;text-align:center;margin:6mm 0}.g td{border:1px solid #aaa;padding:.8mm 2mm}.g td:first-child{width:22mm;font-weight:bold}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: agreed ? null : 'PROVISIONAL',
        caseNumber: number,
        caseClass: agreed ? 'HOMOLOGAÇÃO DE ACORDO DE GUARDA' : 'GUARDA UNILATERAL',
        court: 'TJBA',
        courtDivision: division,
        district: city.toUpperCase(),
        state: 'BA',
        judgeName: judge.name,
        guardians: [qualified(keeper, { relationship })],
        wards: [
          ward(minor.name, {
            birthDate: minor.birth,
            cpf: minor.cpf,
            placeOfBirth: birthplace(minor),
            filiation: agreed ? [mother.name, father.name] : [father.name, mother.name],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: agreed ? null : 'enquanto tramitar a ação',
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
