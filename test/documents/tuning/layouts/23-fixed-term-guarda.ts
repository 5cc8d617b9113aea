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
import { birthplace, gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Piauí: articles (`CLÁUSULA`) instead of prose; two years, or until majority with the date to be computed. */
export const layout: Layout = {
  name: 'fixed-term-guarda',
  type: 23,
  variants: ['two-years', 'majority'],
  print(random, variant) {
    const city = random.pick(['Parnaíba', 'Picos', 'Floriano'])
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '18')
    const family = familyName(random)
    const keeper = person(random, { uf: 'PI', gender: 'm', family, bornTo: 1972 })
    const minor = child(random, issued, 'PI', [3, 13], family)
    const judge = person(random, { gender: 'f' })
    const byYears = variant === 'two-years'
    const w = (feminine: string, masculine: string) => gendered(minor, feminine, masculine)
    const division = byYears ? '3ª Vara' : 'Vara da Infância e da Juventude'
    const title = byYears ? 'TERMO PROVISÓRIO DE GUARDA' : 'TERMO DE COMPROMISSO DE GUARDIÃO'
    const code = pjeNumber(signedAt, random.digits(15))
    const link = `https://pje.tjpi.jus.br:443/1g/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const validity = byYears ? '2 (dois) anos' : `até que ${w('a guardada', 'o guardado')} complete 18 anos`
    const powers = `O guardião poderá incluir ${w('a guardada', 'o guardado')} como dependente em plano de saúde e na previdência social e responderá por sua assistência material, moral e educacional`
    const powersClause = `${powers}.`
    const relationship = 'avô paterno'
    const stamp = footStamp([
      link,
      `Número do documento: ${code}`,
      `Assinado eletronicamente por: ${judge.name.toUpperCase()} - ${stampTime(signedAt)}`,
      html`<span style="float:right">Num. ${random.digits(8)} - Pág. 1</span>`,
    ])
    const body = html`<div class="c">${crest(14, '#1d3f7a')}<br><b>PODER JUDICIÁRIO DO ESTADO DO PIAUÍ</b><br>${division} da Comarca de ${city}</div>
<h1>${title}</h1>
<table class="g"><tr><td class="b">PROCESSO</td><td>${number}</td></tr><tr><td class="b">ESPÉCIE</td><td>${byYears ? 'Guarda e Responsabilidade' : 'Pedido de Guarda'}</td></tr><tr><td class="b">AUTOR</td><td>${keeper.name}</td></tr><tr><td class="b">RÉUS</td><td>${minor.mother}; ${minor.father}</td></tr></table>
<p class="j"><b>PRIMEIRO.</b> A Juíza de Direito, Dra. ${judge.name}, pela ${byYears ? 'decisão' : 'sentença'} de ${shortDate(decided, '-')}, confia a <b>${keeper.name}</b>, de nacionalidade brasileira, de profissão ${keeper.occupation}, estado civil ${keeper.maritalStatus}, CPF ${maskCpf(keeper.cpf)}, RG ${keeper.rg}, órgão expedidor ${keeper.rgIssuer}, morador na ${oneLine(keeper.address)}, na condição de ${relationship}, a guarda de <b>${minor.name}</b>.</p>
<p class="j"><b>SEGUNDO.</b> ${w('A guardada', 'O guardado')} é ${w('natural', 'natural')} de ${birthplace(minor)}, nasceu em ${shortDate(minor.birth, '-')}, está ${w('inscrita', 'inscrito')} no CPF sob o nº ${maskCpf(minor.cpf)} e tem por pais ${minor.father} e ${minor.mother}.</p>
<p class="j"><b>TERCEIRO.</b> ${powersClause}</p>
<p class="j"><b>QUARTO.</b> ${byYears ? html`Este termo vale por ${validity}, a contar de sua assinatura.` : html`A guarda perdurará ${validity}.`}</p>
<p class="j"><b>QUINTO.</b> O guardião aceita o encargo e promete exercê-lo com dedicação.</p>
<p>${city}, Piauí, ${longDate(issued)}</p><p style="margin-top:14mm">Guardião: ______________________ ${keeper.name}</p>`
    return {
      html: sheet(
        {
          font: byYears ? 'DejaVu Sans' : 'Roboto',
          sizePt: byYears ? 9.5 : 11,
          margin: '16mm 26mm 28mm',
          stamp,
          css: `${FOOT_CSS} h1{font-size:1.25em;text-align:center;margin:6mm 0}.g{margin-bottom:5mm}.g td{border-bottom:1px dotted #555;padding:.8mm 1mm}.g td:first-child{width:32mm}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: byYears ? 'PROVISIONAL' : null,
        caseNumber: number,
        caseClass: byYears ? 'Guarda e Responsabilidade' : 'Pedido de Guarda',
        court: 'TJPI',
        courtDivision: division,
        district: city,
        state: 'PI',
        judgeName: judge.name,
        guardians: [qualified(keeper, { nationality: 'brasileira', relationship })],
        wards: [
          ward(minor.name, {
            birthDate: minor.birth,
            cpf: minor.cpf,
            placeOfBirth: birthplace(minor),
            filiation: [minor.father, minor.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(byYears ? issued : minor.birth, byYears ? 2 : 18),
        validityText: validity,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
