import {
  addDays,
  addMonths,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { birthplace, gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { blindQr, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Rio de Janeiro: no rules and no colons; capitals at the left and values that wrap, or labels over values in two columns. */
export const layout: Layout = {
  name: 'plain-columns-curatela',
  type: 23,
  variants: ['left', 'stacked'],
  print(random, variant) {
    const city = random.pick(['Volta Redonda', 'Nova Friburgo', 'Campos dos Goytacazes'])
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '19')
    const curator = person(random, { uf: 'RJ', bornFrom: 1960, bornTo: 1988 })
    const curatee = person(random, { uf: 'RJ', bornFrom: 1938, bornTo: 1996 })
    const judge = person(random, { gender: 'm' })
    const left = variant === 'left'
    const g = (feminine: string, masculine: string) => gendered(curator, feminine, masculine)
    const w = (feminine: string, masculine: string) => gendered(curatee, feminine, masculine)
    const division = `${random.int(1, 4)}ª Vara de Família`
    const title = left ? 'CURATELA DEFINITIVA – TERMO DE COMPROMISSO' : 'Termo de Curatela Provisória'
    const relationship = g('cunhada', 'cunhado')
    const group = () => alphanumeric(random, 4).toUpperCase()
    const code = `4${group().slice(0, 3)}.${group()}.${group()}.${group()}`
    const link = 'http://www4.tjrj.jus.br/CertidaoCNJ/validacao.do'
    const powers = `${g('A curadora representará', 'O curador representará')} ${w('a curatelada', 'o curatelado')} nos atos patrimoniais, sem prejuízo do direito ao voto, ao casamento, à saúde e ao trabalho`
    type Cell = readonly [label: string, value: string]
    const people: readonly (readonly [string, readonly Cell[]])[] = [
      [
        g('Curadora nomeada', 'Curador nomeado'),
        [
          ['Nome', curator.name],
          ['Parentesco', relationship],
          ['CPF', maskCpf(curator.cpf)],
          ['Identidade', curator.rg],
          ['Órgão expedidor', curator.rgIssuer],
          ['Nacionalidade', g('brasileira', 'brasileiro')],
          ['Estado civil', curator.maritalStatus],
          ['Profissão', curator.occupation],
          ['Endereço', oneLine(curator.address)],
        ],
      ],
      [
        w('Curatelada', 'Curatelado'),
        [
          ['Nome', curatee.name],
          ['CPF', maskCpf(curatee.cpf)],
          ['Identidade', curatee.rg],
          ['Nascimento', shortDate(curatee.birth)],
          ['Naturalidade', birthplace(curatee)],
          ['Filiação', `${curatee.father} e ${curatee.mother}`],
        ],
      ],
    ]
    const table = ([caption, cells]: readonly [string, readonly Cell[]]) =>
      left
        ? html`<p class="h">${caption.toUpperCase()}</p><table class="p">${cells.map(([label, value]) => html`<tr><td class="k">${label.toUpperCase()}</td><td>${value}</td></tr>`)}</table>`
        : html`<p class="h">${caption}</p><div class="grid">${cells.map(([label, value]) => html`<div class="${label === 'Endereço' || label === 'Filiação' ? 'wide' : ''}"><div class="l">${label}</div>${value}</div>`)}</div>`
    const body = html`<table><tr><td>Estado do Rio de Janeiro<br>Poder Judiciário<br>Tribunal de Justiça<br>Comarca de ${city}<br><span class="s">Cartório da ${division}</span><br><span class="s">Av. Fictícia do Foro, 200, ${city}/RJ - e-mail: familia@tj.exemplo.br</span></td><td class="r s">${left ? 'Fls.' : null}</td></tr></table>
<h1>${title}</h1>
<p>Processo: ${number}<br>${left ? 'Classe/Assunto: Interdição - Nomeação de Curador' : 'Classe/Assunto: Curatela / Capacidade - Família'}<br>${left ? 'Requerente' : 'Autor'}: ${curator.name}<br>Interditand${w('a', 'o')}: ${curatee.name}</p>
${people.map(table)}
<p class="h">${left ? 'DECISÃO' : 'Nomeação'}</p><p class="j">${left ? html`Sentença transitada em julgado, de ${shortDate(decided)}, do MM. Juiz Dr. ${judge.name}.` : html`Decisão de ${shortDate(decided)}, do MM. Juiz Dr. ${judge.name}, que nomeou ${g('a curadora', 'o curador')} em caráter provisório, pelo prazo de 9 (nove) meses.`} ${g('A nomeada', 'O nomeado')} aceita o cargo e promete servir bem e fielmente. ${powers}.</p>
<p>${city}, ${longDate(issued)}.</p><p style="margin-top:10mm">${curator.name} - ${g('Curadora', 'Curador')}</p>
<table style="margin-top:6mm"><tr><td class="s">Documento assinado eletronicamente por ${judge.name.toUpperCase()}, em ${shortDate(issued)} às ${signedAt.slice(11)}.<br>Código de Autenticação: ${code}<br>Este código pode ser verificado em: ${link}</td><td class="r">${blindQr(Number(random.digits(6)), 18)}</td></tr></table>`
    return {
      html: sheet(
        {
          font: left ? 'Carlito' : 'Roboto',
          sizePt: left ? 11 : 10,
          margin: '14mm 22mm',
          css: 'h1{font-size:1.3em;margin:5mm 0 3mm}.h{font-weight:bold;margin:3mm 0 1mm}.p td{padding:.3mm 0;vertical-align:top}.k{width:42mm;font-size:.8em;padding-top:.8mm}.grid{display:grid;grid-template-columns:1fr 1fr 1fr;row-gap:1.5mm;column-gap:4mm}.wide{grid-column:1/4}.l{font-size:.72em;color:#666}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: left ? 'DEFINITIVE' : 'PROVISIONAL',
        caseNumber: number,
        caseClass: left ? 'Interdição - Nomeação de Curador' : 'Curatela / Capacidade - Família',
        court: 'TJRJ',
        courtDivision: division,
        district: city,
        state: 'RJ',
        judgeName: judge.name,
        guardians: [qualified(curator, { relationship })],
        wards: [
          ward(curatee.name, {
            birthDate: curatee.birth,
            cpf: curatee.cpf,
            rg: curatee.rg,
            placeOfBirth: birthplace(curatee),
            filiation: [curatee.father, curatee.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: left ? null : addMonths(issued, 9),
        validityText: left ? null : '9 (nove) meses',
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
