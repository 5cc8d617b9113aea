import { FOOT_CSS, footStamp } from '../../generator/court-parts.ts'
import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Roraima on Projudi: a new curator in the place of a former one, whose name, CPF and sentence stand there too. */
export const layout: Layout = {
  name: 'replaced-curator',
  type: 23,
  variants: ['deceased', 'removed'],
  print(random, variant) {
    const city = random.pick(['Boa Vista', 'Caracaraí', 'Rorainópolis'])
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const before = addDays(decided, -random.int(900, 2500))
    const number = caseNumber(random, year(decided), '23')
    const oldNumber = caseNumber(random, year(before), '23')
    const curator = person(random, { uf: 'RR', bornFrom: 1960, bornTo: 1988 })
    const former = person(random, { uf: 'RR', gender: 'm', bornFrom: 1945, bornTo: 1965 })
    const curatee = person(random, { uf: 'RR', bornFrom: 1950, bornTo: 1996 })
    const judge = person(random, { gender: 'f' })
    const promoter = person(random, { gender: 'm' })
    const deceased = variant === 'deceased'
    const g = (feminine: string, masculine: string) => gendered(curator, feminine, masculine)
    const w = (feminine: string, masculine: string) => gendered(curatee, feminine, masculine)
    const division = deceased ? '2ª VARA DE FAMÍLIA' : 'Vara Cível Única'
    const title = deceased
      ? 'TERMO DE COMPROMISSO DE CURADOR SUBSTITUTO'
      : 'TERMO DE CURATELA PROVISÓRIA – SUBSTITUIÇÃO'
    const relationship = deceased ? g('prima', 'primo') : null
    const group = () => alphanumeric(random, 5).toUpperCase()
    const identifier = `PJ${group().slice(0, 3)} ${group()} ${group()} ${group()}`
    const link = 'https://projudi.tjrr.jus.br/projudi/'
    const powers = deceased
      ? `O compromisso abrange a gestão da renda mensal ${w('da curatelada', 'do curatelado')} e a sua representação em juízo e fora dele, vedada a disposição de bens imóveis`
      : `podendo praticar somente atos de administração ordinária do patrimônio ${w('da curatelada', 'do curatelado')}`
    const who = html`<b>${curator.name}</b>, ${relationship ? `${relationship} ${w('da curatelada', 'do curatelado')}, ` : ''}${curator.occupation}, ${g('brasileira', 'brasileiro')}, ${curator.maritalStatus}, CPF n. ${maskCpf(curator.cpf)}, RG n. ${curator.rg} ${curator.rgIssuer}, ${g('residente e domiciliada', 'residente e domiciliado')} na ${oneLine(curator.address)}`
    const about = html`<b>${curatee.name}</b>, CPF n. ${maskCpf(curatee.cpf)}, ${w('nascida', 'nascido')} em ${shortDate(curatee.birth)}, natural de ${birthplace(curatee)}, ${w('filha', 'filho')} de ${curatee.mother}`
    const stamp = footStamp([
      `Documento assinado digitalmente, conforme MP nº 2.200-2/2001, Lei nº 11.419/2006, resolução do Projudi, do TJRR`,
      `Validação deste em ${link} - Identificador: ${identifier}`,
    ])
    const body = html`<p class="r s">PROJUDI - Processo: ${number} - Ref. mov. ${random.int(12, 90)}.1 - Assinado digitalmente por ${judge.name}<br>${shortDate(addDays(issued, 1))}: EXPEDIÇÃO DE TERMO</p>
<p class="c b">TRIBUNAL DE JUSTIÇA DO ESTADO DE RORAIMA<br>${deceased ? html`COMARCA DE ${city.toUpperCase()}<br>${division}` : html`${division} da Comarca de ${city}`}</p>
<h1>${title}</h1>
<p>Assunto Principal: Substituição de Curador<br>Classe Processual: ${deceased ? 'Remoção, Modificação e Dispensa de Tutor ou Curador' : 'Interdição'}<br>Autos: ${number}<br>Processo apenso: ${oldNumber}<br>Polo Ativo: ${curator.name}<br>Polo Passivo: ${curatee.name}</p>
${
  deceased
    ? html`<p class="j">Em ${longDate(issued)}, na presença da Juíza de Direito ${judge.name} e do Promotor de Justiça ${promoter.name}, ${who}, assumiu a curatela definitiva de ${about}, em substituição a ${former.name}, falecido, CPF n. ${maskCpf(former.cpf)}, que fora nomeado por sentença de ${shortDate(before)}, tudo conforme a sentença de ${shortDate(decided)}, que nomeou ${g('a nova curadora', 'o novo curador')}.</p><p class="j">${powers}.</p>`
    : html`<p class="j">A Dra. ${judge.name}, Juíza de Direito, removeu do cargo ${former.name}, CPF n. ${maskCpf(former.cpf)}, e nomeou em seu lugar, por decisão de ${shortDate(decided)}, como ${g('curadora provisória', 'curador provisório')} de ${about}, ${g('a Sra.', 'o Sr.')} ${who}, ${powers}.</p><p class="j">Ouvido o Promotor de Justiça ${promoter.name}. Expedido em ${city}/RR, aos ${longDate(issued)}.</p>`
}
<p class="c" style="margin-top:14mm">${curator.name}<br>${g('Curadora', 'Curador')}</p>`
    return {
      html: sheet(
        {
          font: deceased ? 'Open Sans' : 'Liberation Serif',
          sizePt: deceased ? 10 : 12,
          margin: '14mm 24mm 26mm',
          stamp,
          css: `${FOOT_CSS} h1{font-size:1.2em;text-align:center;margin:6mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: deceased ? 'DEFINITIVE' : 'PROVISIONAL',
        caseNumber: number,
        caseClass: deceased ? 'Remoção, Modificação e Dispensa de Tutor ou Curador' : 'Interdição',
        court: 'TJRR',
        courtDivision: division,
        district: deceased ? city.toUpperCase() : city,
        state: 'RR',
        judgeName: judge.name,
        guardians: [qualified(curator, { relationship })],
        wards: [
          ward(curatee.name, {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.name],
        signatureDate: addDays(issued, 1),
        verificationLink: link,
        verificationCode: identifier,
      }),
    }
  },
}
