import { addDays, addMonths, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Sergipe: an old typed form in Liberation Mono; the curator comes to the Secretaria; a receipt of lines for signatures. */
export const layout: Layout = {
  name: 'secretariat-curatela',
  type: 23,
  variants: ['typed', 'certified'],
  print(random, variant) {
    const city = random.pick(['Lagarto', 'Itabaiana', 'Estância'])
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const number = caseNumber(random, year(decided), '25')
    const curator = person(random, { uf: 'SE', bornFrom: 1955, bornTo: 1978 })
    const curatee = person(random, { uf: 'SE', bornFrom: 1985, bornTo: 2000 })
    const [judge, clerk] = [person(random, { gender: 'm' }), person(random, { gender: 'f' })]
    const typed = variant === 'typed'
    const g = (feminine: string, masculine: string) => gendered(curator, feminine, masculine)
    const w = (feminine: string, masculine: string) => gendered(curatee, feminine, masculine)
    const division = typed ? '1ª VARA CÍVEL' : 'Vara de Família e Sucessões'
    const title = typed ? 'TERMO DE COMPROMISSO DE CURADOR' : 'TERMO DE CURATELA PROVISÓRIA'
    const relationship = g('tia paterna', 'tio paterno')
    const link = 'https://www.tjse.jus.br/portal/servicos/judiciais/autenticacao-de-documentos'
    const code = `${year(issued)}${random.digits(9)}-${random.digits(2)}`
    const fiscal = alphanumeric(random, 6)
    const powers = typed
      ? `${g('A compromissada não poderá', 'O compromissado não poderá')} alienar, hipotecar ou de qualquer forma gravar os bens ${w('da interdita', 'do interdito')}, devendo aplicar os rendimentos exclusivamente em sua saúde e bem-estar`
      : `ficando limitado o encargo à representação perante o INSS, instituições bancárias e órgãos de saúde`
    const text = typed
      ? html`<p class="j">Em ${shortDate(issued)}, compareceu à Secretaria desta Vara ${g('a Sra.', 'o Sr.')} ${curator.name.toUpperCase()}, ${relationship} ${w('da interdita', 'do interdito')}, nacionalidade ${g('brasileira', 'brasileiro')}, estado civil ${curator.maritalStatus}, profissão ${curator.occupation}, documento RG ${curator.rg} ${curator.rgIssuer}, CPF ${maskCpf(curator.cpf)}, residência: ${oneLine(curator.address)}, ${g('nomeada curadora', 'nomeado curador')} de ${curatee.name.toUpperCase()}, ${w('filha', 'filho')} de ${curatee.mother}, CPF ${maskCpf(curatee.cpf)}, cuja interdição foi decretada por sentença de ${shortDate(decided)}, transitada em julgado, ${g('a qual', 'o qual')} presta o compromisso de estilo.</p><p class="j">${powers}.</p>`
      : html`<p class="j">Certifico que, nos autos em epígrafe, por decisão de ${longDate(decided)}, do Juiz de Direito ${judge.name}, ${g('foi investida', 'foi investido')} na função de ${g('curadora provisória', 'curador provisório')} de ${curatee.name}, RG ${curatee.rg}, CPF ${maskCpf(curatee.cpf)}, ${w('nascida', 'nascido')} em ${longDate(curatee.birth)}, ${w('filha', 'filho')} de ${curatee.father} e ${curatee.mother}, ${g('a pessoa', 'a pessoa')} de ${curator.name}, ${g('brasileira', 'brasileiro')}, ${curator.maritalStatus}, ${curator.occupation}, RG nº ${curator.rg}, emitido por ${curator.rgIssuer}, CPF nº ${maskCpf(curator.cpf)}, com endereço na ${oneLine(curator.address)}, pelo período de 12 (doze) meses, ${powers}.</p><p class="j">Lavrei o presente em ${city}/SE, no dia ${longDate(issued)}.</p>`
    const line = '_'.repeat(36)
    const body = html`<p>${typed ? 'PODER JUDICIARIO DO ESTADO DE SERGIPE' : 'TRIBUNAL DE JUSTIÇA DO ESTADO DE SERGIPE'}<br>${typed ? html`COMARCA: ${city.toUpperCase()}<br>${division}` : html`${city} - ${division}`}</p>
<p>${typed ? html`Processo nº....: ${number}<br>Natureza.......: Interdição<br>Autor..........: ${curator.name}<br>Interditando(a): ${curatee.name}` : html`Interditanda(o): ${curatee.name}<br>Autos nº: ${number}<br>Assunto: Capacidade<br>Classe: Interdição`}</p>
<h1>${title}</h1>${text}
<div class="s2">${typed ? html`<p>${line}<br>COMPROMISSAD${g('A', 'O')}: ${curator.name}</p><p>${line}<br>JUIZ DE DIREITO: ${judge.name}</p><p>${line}<br>ESCRIVÃ: ${clerk.name}</p>` : html`<p>${clerk.name}<br>${line}<br>Diretora de Secretaria</p><p>${curator.name}<br>${line}<br>${g('Curadora', 'Curador')}</p>`}</div>
${typed ? null : html`<p class="s">Confira a autenticidade deste documento em ${link}. Número de Consulta Pública: ${code}. Guia de selo: ${fiscal}.</p>`}`
    return {
      html: sheet(
        {
          font: typed ? 'Liberation Mono' : 'Carlito',
          sizePt: typed ? 10 : 12,
          margin: '20mm 24mm',
          css: 'h1{font-size:1.1em;text-align:center;margin:8mm 0}.s2 p{margin-top:12mm}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: typed ? 'DEFINITIVE' : 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição',
        court: 'TJSE',
        courtDivision: division,
        district: typed ? city.toUpperCase() : city,
        state: 'SE',
        judgeName: judge.name,
        guardians: [
          typed ? qualified(curator, { name: curator.name.toUpperCase(), relationship }) : qualified(curator),
        ],
        wards: [
          typed
            ? ward(curatee.name.toUpperCase(), { cpf: curatee.cpf, filiation: [curatee.mother] })
            : ward(curatee.name, {
                birthDate: curatee.birth,
                cpf: curatee.cpf,
                rg: curatee.rg,
                filiation: [curatee.father, curatee.mother],
              }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: typed ? null : addMonths(issued, 12),
        validityText: typed ? null : '12 (doze) meses',
        powers,
        signedBy: typed ? [curator.name, judge.name, clerk.name] : [clerk.name, curator.name],
        verificationLink: typed ? null : link,
        verificationCode: typed ? null : code,
      }),
    }
  },
}
