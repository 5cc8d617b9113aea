import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Paraíba: an old person, `Natureza`, Promovente and Promovida; spaced capitals, nothing of a birthplace. */
export const layout: Layout = {
  name: 'elderly-curatela',
  type: 23,
  variants: ['provisional', 'definitive'],
  print(random, variant) {
    const { city } = place(random, 'PB')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const signedAt = `${addDays(issued, 1)}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '15')
    const curator = person(random, { uf: 'PB', bornFrom: 1962, bornTo: 1985 })
    const curatee = person(random, { uf: 'PB', bornFrom: 1928, bornTo: 1942 })
    const judge = person(random, { gender: 'm' })
    const clerk = person(random, { gender: 'f' })
    const provisional = variant === 'provisional'
    const g = (feminine: string, masculine: string) => gendered(curator, feminine, masculine)
    const w = (feminine: string, masculine: string) => gendered(curatee, feminine, masculine)
    const division = `${random.int(3, 7)}ª VARA DE FAMÍLIA`
    const title = provisional ? 'TERMO DE CURATELA PROVISÓRIA' : 'TERMO DE COMPROMISSO DE CURADOR DEFINITIVO'
    const relationship = g('sobrinha', 'sobrinho')
    const nature = provisional ? 'Interdição com pedido de curatela provisória' : 'Curatela de pessoa idosa'
    const code = pjeNumber(signedAt, random.digits(15))
    const link = `https://pje.tjpb.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const powers = `Caberá ${g('à curadora', 'ao curador')} receber a aposentadoria ${w('da curatelada', 'do curatelado')}, movimentar a conta bancária exclusivamente para custear alimentação, remédios e moradia, e prestar contas a cada ano. Não poderá contrair empréstimo consignado nem vender bens sem alvará`
    const age = Number(issued.slice(0, 4)) - Number(curatee.birth.slice(0, 4)) - 1
    const stamp = footStamp([
      html`Assinado eletronicamente por: ${judge.name.toUpperCase()} - ${stampTime(signedAt)}`,
      link,
      html`Número do documento: ${code}<span style="float:right">Num. ${random.digits(8)} - Pág. 1</span>`,
    ])
    const body = html`<p class="c">ESTADO DA PARAÍBA<br>PODER JUDICIÁRIO<br>${provisional ? html`JUÍZO DE DIREITO DA ${division} DA COMARCA DE ${city.toUpperCase()}` : html`COMARCA DE ${city.toUpperCase()} - ${division}`}</p>
<h1>${title}</h1>
<p>Natureza: ${nature}<br>Processo: ${number}<br>Promovente: ${curator.name}<br>${w('Promovida', 'Promovido')}: ${curatee.name}</p>
${
  provisional
    ? html`<p class="j">No dia ${longDate(issued)}, neste Juízo, ${g('a promovente', 'o promovente')} <b>${curator.name}</b>, ${g('brasileira', 'brasileiro')}, ${curator.maritalStatus}, ${curator.occupation}, titular do CPF de nº ${maskCpf(curator.cpf)} e da identidade de nº ${curator.rg}-${curator.rgIssuer}, ${g('moradora', 'morador')} da ${oneLine(curator.address)}, ${relationship} ${w('da promovida', 'do promovido')}, é ${g('investida', 'investido')} no encargo de ${g('curadora provisória', 'curador provisório')} de <b>${curatee.name}</b>, pessoa idosa, com ${age} anos de idade, ${w('nascida', 'nascido')} a ${shortDate(curatee.birth)}, RG nº ${curatee.rg}, CPF nº ${maskCpf(curatee.cpf)}, por força da decisão de ${shortDate(decided)}, enquanto durar o processo.</p>`
    : html`<p class="j">Tendo em vista a sentença definitiva prolatada em ${longDate(decided)}, que decretou a curatela de <b>${curatee.name}</b>, ${w('viúva', 'viúvo')}, ${w('aposentada', 'aposentado')}, ${age} anos, data de nascimento ${shortDate(curatee.birth)}, CPF ${maskCpf(curatee.cpf)}, fica ${g('nomeada sua curadora', 'nomeado seu curador')}, em caráter definitivo, ${g('a Sra.', 'o Sr.')} <b>${curator.name}</b>, ${relationship}, ${g('brasileira', 'brasileiro')}, ${curator.maritalStatus}, ${curator.occupation}, cédula de identidade ${curator.rg} (${curator.rgIssuer}), CPF ${maskCpf(curator.cpf)}, endereço: ${oneLine(curator.address)}.</p><p class="j">Lavrado em ${city}, aos ${longDate(issued)}.</p>`
}
<p class="j">${powers}.</p><p class="j">Sob compromisso, ${g('a nomeada', 'o nomeado')} prometeu servir com boa-fé. Eu, ${clerk.name}, técnica judiciária, digitei.</p>
<p class="r" style="margin-top:12mm">${judge.name}<br>Juiz de Direito</p>`
    return {
      html: sheet(
        {
          font: provisional ? 'DejaVu Serif' : 'Open Sans',
          sizePt: 10.5,
          margin: '20mm 26mm 28mm',
          stamp,
          css: `${FOOT_CSS} h1{font-size:1.2em;text-align:center;margin:9mm 0;letter-spacing:.4mm} p.j{line-height:1.55}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: provisional ? 'PROVISIONAL' : 'DEFINITIVE',
        caseNumber: number,
        caseClass: nature,
        court: 'TJPB',
        courtDivision: division,
        district: city.toUpperCase(),
        state: 'PB',
        judgeName: judge.name,
        guardians: [qualified(curator, { relationship })],
        wards: [
          ward(curatee.name, {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            rg: provisional ? curatee.rg : null,
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: provisional ? 'enquanto durar o processo' : null,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
