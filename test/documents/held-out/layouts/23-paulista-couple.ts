import { MARGIN_CSS, marginStamp } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { qualified } from '../../generator/qualification.ts'
import { citizen, minor, surname } from '../citizens.ts'
import { asClerksWrite, town } from '../towns.ts'

/** São Paulo, childhood and youth: a couple takes one or two children, for good or to adopt. */
export const layout: Layout = {
  name: 'paulista-couple',
  type: 23,
  variants: ['definitive', 'two-children'],
  print(random, variant) {
    const two = variant === 'two-children'
    const { city } = town(random, 'SP')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(10, 60))
    const number = caseNumber(random, year(decided) - 1, '26')
    const wife = citizen(random, 'SP', { gender: 'f', born: [1972, 1990] })
    const husband = citizen(random, 'SP', { gender: 'm', born: [1970, 1988] })
    const address = asClerksWrite(wife.address)
    const family = surname(random)
    const children = (two ? [1, 2] : [1]).map(() => minor(random, 'SP', issued, family, [2, 12]))
    const [child] = children
    if (!child) throw new RangeError('a term needs a child')
    const judge = citizen(random, 'SP', { gender: 'f' })
    const division = 'VARA DA INFÂNCIA E DA JUVENTUDE'
    const title = two ? 'TERMO DE GUARDA E RESPONSABILIDADE' : 'TERMO DE GUARDA DEFINITIVA'
    const code = alphanumeric(random, 8)
    const time = officeTime(random).slice(0, 5)
    const site = 'https://esaj.tjsp.jus.br/pastadigital/pg/abrirConferenciaDocumento.do'
    const marital = 'casados'
    const powers =
      'A guarda obriga à prestação de assistência material, moral e educacional à criança ou adolescente, conferindo a seu detentor o direito de opor-se a terceiros, inclusive aos pais (art. 33 do ECA)'
    const who = (one: typeof wife) =>
      html`<b>${one.name}</b>, ${one.occupation}, portador${gendered(one, 'a', '')} da cédula de identidade RG nº ${one.rg}, órgão emissor ${one.rgIssuer}, e do CPF nº ${maskCpf(one.cpf)}`
    const names = html`${children.map((one, index) => html`${index ? ' e ' : ''}<b>${one.name}</b>, ${gendered(one, 'nascida', 'nascido')} aos ${shortDate(one.birth)}, CPF ${maskCpf(one.cpf)}`)}`
    const body = html`<table><tr><td>${crest(16, '#555')}</td><td class="c"><b>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DE SÃO PAULO</b><br>Comarca de ${city}<br>Foro de ${city}<br>${division}</td><td class="r s">fls. ${random.int(80, 300)}</td></tr></table><hr>
<p class="c b" style="margin:6mm 0;font-size:13.5pt">${title}</p><p>Processo nº: <b>${number}</b><br>Classe – Assunto: <b>Guarda de Infância e Juventude - Guarda</b><br>Requerente: <b>${wife.name} e outro</b><br>Requerido: <b>${child.mother}</b><br>Juíza de Direito: Dra. <b>${judge.name}</b></p>
<p class="j">Aos ${longDate(issued)}, em cartório, compareceram ${who(wife)}, e ${who(husband)}, brasileiros, ${marital}, ambos residentes na ${address}, aos quais, por sentença proferida em ${shortDate(decided)}${two ? '' : ', transitada em julgado'}, foi concedida a guarda ${two ? 'das crianças' : 'definitiva da criança'} ${names}, ${two ? 'filhos' : gendered(child, 'filha', 'filho')} de ${child.mother}${two ? ', com paternidade não declarada' : ` e de ${child.father}`}, comprometendo-se a cumprir fielmente o encargo, sob as penas da lei.</p>
<p class="j">${powers}.</p><p class="j">Do que, para constar, lavrei o presente. Eu, ${citizen(random, 'SP').name}, Escrevente Técnico Judiciário, digitei.</p><div style="display:flex;gap:14mm;margin-top:14mm" class="c s"><div>____________________________<br>Guardiã</div><div>____________________________<br>Guardião</div></div>`
    return {
      html: sheet(
        {
          font: 'Charis SIL',
          sizePt: 11.4,
          margin: '14mm 26mm 15mm 22mm',
          stamp: marginStamp([
            `Para conferir o original, acesse o site ${site}, informe o processo ${number} e código ${code}.`,
            `Este documento é cópia do original, assinado digitalmente por ${judge.name.toUpperCase()}, liberado nos autos em ${shortDate(issued)} às ${time} .`,
          ]),
          css: MARGIN_CSS,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: two ? null : 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Guarda de Infância e Juventude - Guarda',
        court: 'TJSP',
        courtDivision: division,
        district: city,
        forum: `Foro de ${city}`,
        state: 'SP',
        judgeName: judge.name,
        guardians: [wife, husband].map((one) =>
          qualified(one, { nationality: 'brasileiros', maritalStatus: marital, address }),
        ),
        wards: children.map((one) =>
          ward(one.name, {
            birthDate: one.birth,
            cpf: one.cpf,
            filiation: two ? [child.mother] : [child.mother, child.father],
          }),
        ),
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: `${issued}T${time}:00`,
        verificationLink: site,
        verificationCode: code,
      }),
    }
  },
}
