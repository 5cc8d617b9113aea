import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, breakCaseNumber, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJSP on e-SAJ: case block in two columns, skeleton of docs/domain.md 3.2, stamp turned in the margin. */
export const layout: Layout = {
  name: 'tjsp-curatela',
  type: 23,
  variants: ['definitive', 'provisional', 'wrong-digit', 'downwards'],
  print(random, variant) {
    const { city } = place(random, 'SP')
    const provisional = variant === 'provisional'
    const issued = randomDate(random, 2018, 2025)
    const decided = addDays(issued, -random.int(6, 60))
    const signedAt = `${addDays(issued, random.int(0, 3))}T${officeTime(random).slice(0, 5)}:00`
    const valid = caseNumber(random, year(decided) - 1, '26')
    const number = variant === 'wrong-digit' ? breakCaseNumber(valid) : valid
    const curator = person(random, { gender: random.pick(['f', 'm']) })
    const curatee = person(random, { bornFrom: 1938, bornTo: 1990 })
    const [judge, clerk] = [person(random, { gender: 'f' }), person(random, { gender: 'm' })]
    const division = `${random.int(1, 6)}ª Vara da Família e Sucessões`
    const forum = random.pick([`Foro de ${city}`, 'Foro Regional II - Santo Amaro'])
    const title = `TERMO DE COMPROMISSO DE CURADOR(A) ${provisional ? 'PROVISÓRIO(A)' : 'DEFINITIVO(A)'}`
    const code = alphanumeric(random, 8)
    const caseClass = 'Interdição/Curatela - Nomeação'
    const powers = `${gendered(curator, 'A curadora', 'O curador')} fica ciente de que não poderá, por qualquer modo, alienar ou onerar bens móveis, imóveis ou de quaisquer naturezas pertencentes ${gendered(curatee, 'à curatelada', 'ao curatelado')} sem prévia autorização judicial`
    const validity = 'até ulterior deliberação deste Juízo'
    const link = 'https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const g = (feminine: string, masculine: string) => gendered(curator, feminine, masculine)
    const stamp = marginStamp(
      [
        `Para conferir o original, acesse o site ${link}, informe o processo ${number} e código ${code}.`,
        `Este documento é cópia do original, assinado digitalmente por ${judge.name.toUpperCase()}, liberado nos autos em ${shortDate(signedAt.slice(0, 10))} às ${signedAt.slice(11, 16)} .`,
      ],
      variant === 'downwards' ? 'downwards' : 'upwards',
    )
    const body = html`<p class="r s">fls. ${random.int(60, 300)}</p><table><tr><td style="width:26mm">${crest(22, '#444')}</td><td class="c"><b>TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO</b><br>COMARCA DE ${city.toUpperCase()}<br>${forum.toUpperCase()}<br>${division.toUpperCase()}<br><span class="s">Rua do Fórum Inventado, 100, Centro - CEP 13000-000, Fone: (19) 3000-0000, ${city}-SP - E-mail: familia@tjsp.jus.br<br><b>Horário de Atendimento ao Público: das 13h00min às 17h00min</b></span></td></tr></table>
<h1>${title}</h1>
<table class="case"><tr><td>Processo Digital nº:</td><td><b>${number}</b></td></tr><tr><td>Classe – Assunto:</td><td><b>${caseClass}</b></td></tr><tr><td>Requerente:</td><td><b>${curator.name}</b></td></tr><tr><td>Requerid${gendered(curatee, 'a', 'o')}:</td><td><b>${curatee.name}</b></td></tr></table>
<p class="r">Justiça Gratuita</p>
<p class="j i">Aos ${longDate(issued)}, nesta cidade e comarca de ${city}, Estado de São Paulo, no cartório desta Vara, perante a MM. Juíza de Direito Dra. ${judge.name}, comigo escrevente ao final nomeado, compareceu ${g('a Sra.', 'o Sr.')} <b>${curator.name.toUpperCase()}</b>, ${g('brasileira', 'brasileiro')}, ${curator.maritalStatus}, ${curator.occupation}, ${g('portadora', 'portador')} do RG nº ${curator.rg} ${curator.rgIssuer}, ${g('inscrita', 'inscrito')} no CPF sob nº ${maskCpf(curator.cpf)}, residente e ${g('domiciliada', 'domiciliado')} na ${oneLine(curator.address)}, a quem a MM. Juíza deferiu o compromisso de, bem e fielmente, sem dolo nem malícia, exercer o cargo de CURADOR${g('A', '')} ${provisional ? `PROVISÓRI${g('A', 'O')}` : `DEFINITIV${g('A', 'O')}`} de <b>${curatee.name.toUpperCase()}</b>, ${gendered(curatee, 'nascida', 'nascido')} em ${shortDate(curatee.birth)}, natural de ${birthplace(curatee)}, ${gendered(curatee, 'filha', 'filho')} de ${curatee.father} e de ${curatee.mother}, RG nº ${curatee.rg} e CPF nº ${maskCpf(curatee.cpf)}, ${g('nomeada', 'nomeado')} por ${provisional ? 'decisão' : 'r. sentença'} de fls. ${random.int(20, 59)}, datada de ${shortDate(decided)}${provisional ? `, ${validity}` : ', transitada em julgado'}. ${powers}.</p>
<p class="j i">Aceito o compromisso, prometeu cumprir fielmente. NADA MAIS. Lido e achado conforme, vai devidamente assinado. Eu, ${clerk.name}, Escrevente Técnico Judiciário, digitei.</p>
<table style="margin-top:16mm"><tr><td class="c">______________________________<br>Juíza de Direito</td><td class="c">______________________________<br>Curador${g('a', '')}</td></tr></table>
<p class="c b s" style="margin-top:10mm">DOCUMENTO ASSINADO DIGITALMENTE NOS TERMOS DA LEI 11.419/2006, CONFORME IMPRESSÃO À MARGEM DIREITA</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 12,
          stamp,
          margin: '12mm 24mm 12mm 24mm',
          css: `${MARGIN_CSS} h1{font-size:14pt;text-align:center;margin:5mm 0}.case{width:auto}.case td{padding:.3mm 3mm .3mm 0}.i{text-indent:15mm}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: provisional ? 'PROVISIONAL' : 'DEFINITIVE',
        caseNumber: number,
        caseNumberValid: variant !== 'wrong-digit',
        caseClass,
        court: 'TJSP',
        courtDivision: division.toUpperCase(),
        district: city.toUpperCase(),
        forum: forum.toUpperCase(),
        state: 'SP',
        judgeName: judge.name,
        guardians: [
          guardian(curator.name.toUpperCase(), {
            cpf: curator.cpf,
            rg: curator.rg,
            rgIssuer: curator.rgIssuer,
            nationality: g('brasileira', 'brasileiro'),
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
            filiation: [curatee.father, curatee.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: provisional ? validity : null,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
        documentValidation: variant !== 'wrong-digit',
      }),
    }
  },
}
