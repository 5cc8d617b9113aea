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
import { birthplace, gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'

/** TJDFT on PJe: the people in a table, limits of the curatela in a list, two curators at times. */
export const layout: Layout = {
  name: 'tjdft-curatela',
  type: 23,
  variants: ['shared', 'term', 'plain'],
  print(random, variant) {
    const city = random.pick(['Taguatinga', 'Ceilândia', 'Brasília'])
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(8, 70))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '07')
    const curators = [
      person(random, { uf: 'DF', gender: 'f' }),
      person(random, { uf: 'DF', gender: 'm' }),
    ].slice(0, variant === 'shared' ? 2 : 1)
    const curatee = person(random, { uf: 'DF', bornFrom: 1932, bornTo: 1999 })
    const judge = person(random, { gender: 'f' })
    const division = `${random.int(1, 5)}ª Vara de Família e de Órfãos e Sucessões de ${city}`
    const title =
      variant === 'term' ? 'TERMO DE COMPROMISSO DE CURATELA PROVISÓRIA' : 'TERMO DE COMPROMISSO DE CURATELA'
    const base = 'https://pje.tjdft.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam'
    const code = pjeNumber(signedAt, random.digits(14))
    const powers =
      'A curatela alcança os atos de gestão patrimonial e negocial, inclusive o recebimento de benefício previdenciário, ficando vedada a contratação de empréstimos sem autorização judicial'
    const stamp = footStamp([
      html`Número do documento: ${code}`,
      `${base}?x=${code}`,
      `Assinado eletronicamente por: ${judge.name.toUpperCase()} - ${stampTime(signedAt)}`,
      html`<span style="float:right">Num. ${random.digits(9)} - Pág. 1</span>`,
    ])
    const row = (label: string, value: string) => html`<tr><td class="b">${label}</td><td>${value}</td></tr>`
    const role = curators.length > 1 ? 'CURADORES' : 'CURADORA'
    const body = html`<div class="c">${crest(16, '#333')}<br>Poder Judiciário da União<br><b>TRIBUNAL DE JUSTIÇA DO DISTRITO FEDERAL E DOS TERRITÓRIOS</b><br>${division}<br><span class="s">Circunscrição Judiciária de ${city} - Horário de atendimento: 12h00 às 19h00</span></div>
<p style="margin-top:6mm">Número do processo: <b>${number}</b><br>Classe judicial: INTERDIÇÃO/CURATELA (58)<br>REQUERENTE: ${curators.map((one) => one.name.toUpperCase()).join(', ')}<br>REQUERIDO: ${curatee.name.toUpperCase()}</p>
<h1>${title}</h1>
<p class="b">${role}</p>
${curators.map((one) => html`<table class="g">${row('Nome', one.name.toUpperCase())}${row('Nacionalidade / Estado civil', `${gendered(one, 'brasileira', 'brasileiro')} / ${one.maritalStatus}`)}${row('Profissão', one.occupation)}${row('Identidade', `${one.rg} ${one.rgIssuer}`)}${row('CPF', maskCpf(one.cpf))}${row('Endereço', oneLine(one.address))}</table>`)}
<p class="b">${gendered(curatee, 'CURATELADA', 'CURATELADO')}</p>
<table class="g">${row('Nome', curatee.name.toUpperCase())}${row('Nascimento', shortDate(curatee.birth))}${row('Naturalidade', birthplace(curatee))}${row('Filiação', `${curatee.mother} e ${curatee.father}`)}${row('CPF', maskCpf(curatee.cpf))}</table>
<p class="j">A MM. Juíza de Direito, Dra. ${judge.name}, ${variant === 'term' ? 'em decisão' : 'em sentença transitada em julgado'}, datada de ${longDate(decided)}, nomeou ${curators.length > 1 ? 'os compromissários acima, em curatela compartilhada' : 'a compromissária acima'}${variant === 'term' ? ', pelo prazo de 1 (um) ano' : ''}. ${powers}.</p>
<p class="j">${curators.length > 1 ? 'Os curadores prometem' : 'A curadora promete'} bem e fielmente cumprir o encargo e prestar contas anualmente.</p><p>${city}/DF, ${longDate(issued)}.</p>`
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 11,
          margin: '14mm 22mm 28mm',
          stamp,
          css: `${FOOT_CSS} h1{font-size:13pt;text-align:center;margin:5mm 0}.g{margin:0 0 2mm}.g td{border:1px solid #999;padding:.4mm 2mm}.g td:first-child{width:48mm}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: variant === 'term' ? 'PROVISIONAL' : 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'INTERDIÇÃO/CURATELA (58)',
        court: 'TJDFT',
        courtDivision: division,
        district: city,
        state: 'DF',
        judgeName: judge.name,
        guardians: curators.map((one) =>
          guardian(one.name.toUpperCase(), {
            cpf: one.cpf,
            rg: one.rg,
            rgIssuer: one.rgIssuer,
            nationality: gendered(one, 'brasileira', 'brasileiro'),
            maritalStatus: one.maritalStatus,
            occupation: one.occupation,
            address: oneLine(one.address),
          }),
        ),
        wards: [
          ward(curatee.name.toUpperCase(), {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.mother, curatee.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: variant === 'term' ? addYears(issued, 1) : null,
        validityText: variant === 'term' ? '1 (um) ano' : null,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: `${base}?x=${code}`,
        verificationCode: code,
      }),
    }
  },
}
