import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, hex, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Santa Catarina: the curator speaks (`Eu, …`), CPF before the identity card; eproc's words or signature lines. */
export const layout: Layout = {
  name: 'first-person-curatela',
  type: 23,
  variants: ['stamped', 'by-hand'],
  print(random, variant) {
    const { city } = place(random, 'SC')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '24')
    const curator = person(random, { uf: 'SC', bornFrom: 1968, bornTo: 1985 })
    const curatee = person(random, { uf: 'SC', bornFrom: 1934, bornTo: 1948 })
    const judge = person(random, { gender: 'f' })
    const stamped = variant === 'stamped'
    const g = (feminine: string, masculine: string) => gendered(curator, feminine, masculine)
    const w = (feminine: string, masculine: string) => gendered(curatee, feminine, masculine)
    const division = stamped ? 'Vara da Família e Órfãos' : 'UNIDADE DA FAMÍLIA'
    const title = stamped
      ? `TERMO DE COMPROMISSO DE ${g('CURADORA PROVISÓRIA', 'CURADOR PROVISÓRIO')}`
      : 'Termo de Curatela Definitiva'
    const relationship = g('filha', 'filho')
    const base =
      'https://eproc1g.tjsc.jus.br/eproc/externo_controlador.php?acao=consulta_autenticidade_documentos'
    const verifier = `3100${random.digits(8)}v${random.int(2, 6)}`
    const crc = hex(random, 8).toLowerCase()
    const powers = `Estou ciente de que a curatela se restringe aos atos de natureza patrimonial e negocial e de que não posso vender bens, tomar empréstimos ou renunciar a direitos ${w('da curatelada', 'do curatelado')} sem autorização deste Juízo`
    const intro = html`<b>${curator.name.toUpperCase()}</b>, ${g('brasileira', 'brasileiro')}, ${curator.maritalStatus}, ${curator.occupation}, CPF nº ${maskCpf(curator.cpf)}, ${stamped ? 'carteira de identidade' : 'Identidade'} nº ${curator.rg}, expedida por ${curator.rgIssuer}, ${g('domiciliada', 'domiciliado')} na ${oneLine(curator.address)}, ${relationship} ${w('da curatelanda', 'do curatelando')}`
    const subject = html`<b>${curatee.name.toUpperCase()}</b>, ${w('nascida', 'nascido')} em ${shortDate(curatee.birth, '.')}, natural de ${birthplace(curatee)}, ${w('filha', 'filho')} de ${curatee.father} e ${curatee.mother}, CPF nº ${maskCpf(curatee.cpf)}`
    const nature = g(
      stamped ? 'CURADORA PROVISÓRIA' : 'CURADORA DEFINITIVA',
      stamped ? 'CURADOR PROVISÓRIO' : 'CURADOR DEFINITIVO',
    )
    const body = html`<p class="${stamped ? 'c' : 'r'}">ESTADO DE SANTA CATARINA<br>TRIBUNAL DE JUSTIÇA<br>${stamped ? html`${division} da Comarca de ${city}` : html`COMARCA DE ${city.toUpperCase()}<br>${division}`}</p>
<p>AUTOS: ${number}<br>NATUREZA: ${stamped ? 'Interdição' : 'Curatela'}<br>${stamped ? 'PROMOVENTE' : 'INTERDITANDO(A)'}: ${stamped ? curator.name : curatee.name}</p>
<h1>${title}</h1>
<p class="j i">Eu, ${intro}, declaro que aceito o encargo de ${nature} de ${subject}, para o qual fui ${g('nomeada', 'nomeado')} ${stamped ? 'por decisão proferida' : 'por sentença transitada em julgado, proferida'} em ${shortDate(decided, '.')} pela Exma. Sra. Juíza de Direito, Dra. ${judge.name}${stamped ? ', até ulterior deliberação deste Juízo' : ''}.</p>
<p class="j i">Prometo, sob as penas da lei, desempenhar o encargo bem e fielmente.</p><p class="j i">${powers}.</p>
<p class="i">${city}, ${longDate(issued)}.</p><p class="c" style="margin-top:14mm">____________________________<br>${curator.name}<br>${g('Curadora', 'Curador')}</p>
${
  stamped
    ? html`<p class="e">Documento eletrônico assinado por <b>${judge.name.toUpperCase()}, Juíza de Direito</b>, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A conferência da <b>autenticidade do documento</b> está disponível no endereço eletrônico ${base}, mediante o preenchimento do código verificador <b>${verifier}</b> e do código CRC <b>${crc}</b>.<br><br>Informações adicionais da assinatura:<br>Signatário (a): ${judge.name.toUpperCase()}<br>Data e Hora: ${shortDate(issued)}, às ${signedAt.slice(11)}</p>`
    : html`<p class="c" style="margin-top:14mm">____________________________<br>${judge.name}<br>Juíza de Direito</p>`
}`
    return {
      html: sheet(
        {
          font: stamped ? 'Liberation Sans' : 'DejaVu Serif',
          sizePt: stamped ? 11.5 : 10.5,
          margin: '20mm 25mm',
          css: 'h1{font-size:1.15em;text-align:center;margin:10mm 0}.i{text-indent:18mm;line-height:1.6}.e{border:1px solid #777;padding:2mm;font-size:8pt;margin-top:10mm}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: stamped ? 'PROVISIONAL' : 'DEFINITIVE',
        caseNumber: number,
        caseClass: stamped ? 'Interdição' : 'Curatela',
        court: 'TJSC',
        courtDivision: division,
        district: stamped ? city : city.toUpperCase(),
        state: 'SC',
        judgeName: judge.name,
        guardians: [qualified(curator, { name: curator.name.toUpperCase(), relationship })],
        wards: [
          ward(curatee.name.toUpperCase(), {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.father, curatee.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: stamped ? 'até ulterior deliberação deste Juízo' : null,
        powers,
        signedBy: stamped ? [judge.name.toUpperCase()] : [curator.name, judge.name],
        signatureDate: stamped ? signedAt : null,
        verificationLink: stamped ? base : null,
        verificationCode: stamped ? `${verifier} ${crc}` : null,
      }),
    }
  },
}
