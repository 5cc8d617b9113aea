import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJPR on Projudi: the interdict is named first, the curator in a second sentence. */
export const layout: Layout = {
  name: 'tjpr-curatela',
  type: 23,
  variants: ['definitive', 'urgent', 'old-number'],
  print(random, variant) {
    const { city } = place(random, 'PR')
    const old = variant === 'old-number'
    const issued = old ? randomDate(random, 2008, 2009) : randomDate(random, 2018, 2025)
    const decided = addDays(issued, -random.int(10, 50))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = old
      ? `${random.int(100, 999)}.00.${year(decided)}.${random.digits(6)}-${random.digits(1)}`
      : caseNumber(random, year(decided) - 1, '16')
    const curator = person(random, { uf: 'PR' })
    const curatee = person(random, { bornFrom: 1935, bornTo: 1985, uf: 'PR' })
    const judge = person(random, { gender: 'm' })
    const prosecutor = person(random, { gender: 'f' })
    const urgent = variant === 'urgent'
    const relationship = random.pick(
      gendered(curator, 'irmã|filha|sobrinha', 'irmão|filho|sobrinho').split('|'),
    )
    const division = 'Vara de Família e Sucessões'
    const identifier = [
      `PJ${alphanumeric(random, 3)}`,
      alphanumeric(random, 5),
      alphanumeric(random, 5),
      alphanumeric(random, 5),
    ]
      .join(' ')
      .toUpperCase()
    const link = 'https://projudi.tjpr.jus.br/projudi/'
    const title = urgent ? 'TERMO DE CURATELA PROVISÓRIA' : 'TERMO DE CURATELA'
    const powers =
      'limitada a curatela aos atos de natureza patrimonial e negocial, na forma do artigo 85 da Lei nº 13.146/2015'
    const g = (feminine: string, masculine: string) => gendered(curator, feminine, masculine)
    const w = (feminine: string, masculine: string) => gendered(curatee, feminine, masculine)
    const body = html`<div class="c">${crest(18, '#063')}<br><b>PODER JUDICIÁRIO DO ESTADO DO PARANÁ</b><br>COMARCA DE ${city.toUpperCase()}<br>${division.toUpperCase()}<br><span class="s">Avenida Pinheirais, 77 - Centro - ${city}/PR - E-mail: vfs@tjpr.jus.br</span></div>
<h1>${title}</h1>
<p>Autos nº. <b>${number}</b></p>
<p class="j">Pelo presente termo, extraído dos autos de Interdição supra, em que foi ${urgent ? 'deferida, em tutela de urgência,' : 'decretada, por sentença transitada em julgado,'} a curatela de <b>${curatee.name}</b>, ${w('brasileira', 'brasileiro')}, ${w('inscrita', 'inscrito')} no CPF/MF sob o nº ${maskCpf(curatee.cpf)}, ${w('nascida', 'nascido')} em ${longDate(curatee.birth)}, ${w('filha', 'filho')} de ${curatee.mother}, ${urgent ? 'conforme decisão' : 'conforme sentença'} proferida em ${shortDate(decided)}, com parecer favorável do Ministério Público, pela Promotora de Justiça Dra. ${prosecutor.name}.</p>
<p class="j">Assume o encargo de CURADOR${g('A', '')} ${urgent ? g('PROVISÓRIA ', 'PROVISÓRIO ') : ''}${w('da interditada', 'do interditado')}, ${w('sua', 'seu')} ${relationship}, <b>${curator.name}</b>, ${g('brasileira', 'brasileiro')}, ${curator.maritalStatus}, ${curator.occupation}, CI/RG nº ${curator.rg} ${curator.rgIssuer}, CPF/MF nº ${maskCpf(curator.cpf)}, com endereço na ${oneLine(curator.address)}, que prestou o compromisso legal de bem e fielmente desempenhar o encargo, ${powers}.</p>
<p class="j">Para constar, foi lavrado este termo, que segue assinado.</p><p class="r">${city}, ${longDate(issued)}.</p>
<p class="c" style="margin-top:14mm">${judge.name}<br><b>Juiz de Direito</b></p><p class="c" style="margin-top:10mm">${curator.name}<br><b>Compromissad${g('a', 'o')}</b></p>
${old ? '' : html`<p class="s box">Documento assinado digitalmente, conforme MP nº 2.200-2/2001, Lei nº 11.419/2006, resolução do Projudi, do TJPR/OE<br>Validação deste em ${link} - Identificador: ${identifier}<br>PROJUDI - Processo: ${number} - Ref. mov. ${random.int(20, 160)}.1 - Assinado digitalmente por ${judge.name}<br>${shortDate(issued)}: JUNTADA DE TERMO. Arq: Termo de Compromisso (${shortDate(issued)} ${signedAt.slice(11)})</p>`}`
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 12,
          margin: '16mm 26mm',
          css: 'h1{font-size:15pt;text-align:center;margin:8mm 0}.box{border:1px solid #777;padding:1mm 2mm;margin-top:12mm;font-size:7pt}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: urgent ? 'PROVISIONAL' : 'DEFINITIVE',
        caseNumber: number,
        caseNumberValid: !old,
        court: 'TJPR',
        courtDivision: division.toUpperCase(),
        district: city.toUpperCase(),
        state: 'PR',
        judgeName: judge.name,
        guardians: [
          guardian(curator.name, {
            cpf: curator.cpf,
            rg: curator.rg,
            rgIssuer: curator.rgIssuer,
            nationality: g('brasileira', 'brasileiro'),
            maritalStatus: curator.maritalStatus,
            occupation: curator.occupation,
            address: oneLine(curator.address),
            relationship,
          }),
        ],
        wards: [
          ward(curatee.name, { birthDate: curatee.birth, cpf: curatee.cpf, filiation: [curatee.mother] }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: old ? [judge.name, curator.name] : [judge.name],
        signatureDate: old ? null : signedAt,
        verificationLink: old ? null : link,
        verificationCode: old ? null : identifier,
        documentValidation: !old,
      }),
    }
  },
}
