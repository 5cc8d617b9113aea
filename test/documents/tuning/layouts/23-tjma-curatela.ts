import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import {
  addDays,
  addMonths,
  inWords,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { birthplace, gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'

/** TJMA on PJe: the order to take office comes first, labels in capitals with the people behind them. */
export const layout: Layout = {
  name: 'tjma-curatela',
  type: 23,
  variants: ['provisional', 'definitive'],
  print(random, variant) {
    const city = random.pick(['Imperatriz', 'São Luís', 'Caxias'])
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(2, 40))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '10')
    const curator = person(random, { uf: 'MA' })
    const curatee = person(random, { uf: 'MA', bornFrom: 1936, bornTo: 2000 })
    const [judge, lawyer] = [person(random, { gender: 'f' }), person(random, { gender: 'm' })]
    const provisional = variant === 'provisional'
    const months = random.pick([6, 12])
    const validity = `${months} (${inWords(months)}) meses`
    const division = `${random.int(1, 7)}ª Vara da Família`
    const title = `TERMO DE COMPROMISSO DE CURADOR ${provisional ? 'PROVISÓRIO' : 'DEFINITIVO'}`
    const base = 'https://pje.tjma.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam'
    const code = pjeNumber(signedAt, random.digits(15))
    const powers =
      'É vedado ao curador, sem autorização judicial, vender bens, contrair empréstimos ou transigir em nome da pessoa curatelada, devendo prestar contas anualmente'
    const stamp = footStamp([
      `Número do documento: ${code}`,
      `${base}?x=${code}`,
      `Assinado eletronicamente por: ${judge.name.toUpperCase()} - ${stampTime(signedAt)}`,
      html`<span style="float:right">Num. ${random.digits(9)} - Pág. 1</span>`,
    ])
    const body = html`<p class="c"><b>ESTADO DO MARANHÃO<br>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA</b><br>${division} da Comarca de ${city}</p>
<h1>${title}</h1>
<p>PROCESSO: ${number}<br>CLASSE: INTERDIÇÃO/CURATELA (58)<br>REQUERENTE: ${curator.name}<br>ADVOGADO(A): ${lawyer.name} - OAB/MA ${random.digits(5)}<br>INTERDITANDO(A): ${curatee.name}</p>
<p class="j">Em cumprimento à ${provisional ? 'decisão que concedeu a tutela de urgência' : 'sentença transitada em julgado'}, proferida em ${longDate(decided)} pela MM. Juíza Dra. ${judge.name}, presta compromisso o(a) curador(a) abaixo${provisional ? `, pelo prazo de ${validity}` : ''}:</p>
<p class="j"><b>CURADOR(A):</b> ${curator.name.toUpperCase()}, ${gendered(curator, 'brasileira', 'brasileiro')}, ${curator.maritalStatus}, ${curator.occupation}, RG nº ${curator.rg} - ${curator.rgIssuer}, CPF nº ${maskCpf(curator.cpf)}, residente e ${gendered(curator, 'domiciliada', 'domiciliado')} na ${oneLine(curator.address)}.</p>
<p class="j"><b>CURATELADO(A):</b> ${curatee.name.toUpperCase()}, ${gendered(curatee, 'nascida', 'nascido')} em ${shortDate(curatee.birth)}, natural de ${birthplace(curatee)}, ${gendered(curatee, 'filha', 'filho')} de ${curatee.mother}, RG nº ${curatee.rg}, CPF nº ${maskCpf(curatee.cpf)}.</p>
<p class="j">${powers}.</p><p class="j">Aceito o encargo, comprometeu-se a exercê-lo bem e fielmente. Eu, ${person(random, { gender: 'f' }).name}, Secretária Judicial, lavrei.</p>
<p class="r">${city} (MA), ${longDate(issued)}.</p><p style="margin-top:10mm">__________________________________<br>Curador(a)</p>`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 10,
          margin: '16mm 22mm 28mm',
          stamp,
          css: `${FOOT_CSS} h1{font-size:13pt;text-align:center;margin:5mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: provisional ? 'PROVISIONAL' : 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'INTERDIÇÃO/CURATELA (58)',
        court: 'TJMA',
        courtDivision: division,
        district: city,
        state: 'MA',
        judgeName: judge.name,
        guardians: [
          guardian(curator.name.toUpperCase(), {
            cpf: curator.cpf,
            rg: curator.rg,
            rgIssuer: curator.rgIssuer,
            nationality: gendered(curator, 'brasileira', 'brasileiro'),
            maritalStatus: curator.maritalStatus,
            occupation: curator.occupation,
            address: oneLine(curator.address),
          }),
        ],
        wards: [
          ward(curatee.name.toUpperCase(), {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            rg: curatee.rg,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: provisional ? addMonths(issued, months) : null,
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
