import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, hex, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJGO on Projudi: the children in a numbered list, the guardian after `confere a guarda a`. */
export const layout: Layout = {
  name: 'tjgo-guarda',
  type: 23,
  variants: ['three-children', 'one', 'grown-up'],
  print(random, variant) {
    const { city } = place(random, 'GO')
    const issued = randomDate(random, 2018, 2025)
    const decided = addDays(issued, -random.int(1, 15))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '09')
    const family = familyName(random)
    const keeper = person(random, { gender: 'f', uf: 'GO', bornTo: 1978, family })
    const ages: readonly (readonly [number, number])[] =
      variant === 'three-children'
        ? [
            [11, 15],
            [6, 9],
            [1, 4],
          ]
        : variant === 'grown-up'
          ? [[19, 22]]
          : [[2, 12]]
    const minors = ages.map((range) => child(random, issued, 'GO', range, family))
    const [first] = minors
    const parents = [first?.father ?? '', first?.mother ?? '']
    const judge = person(random, { gender: 'm' })
    const division = `Juizado da Infância e da Juventude`
    const code = `109${random.digits(13)}`
    const link = 'https://projudi.tjgo.jus.br/p'
    const days = 120
    const definitive = variant === 'one'
    const powers =
      'A guardiã poderá matricular os guardados em estabelecimento de ensino, autorizar tratamento médico e representá-los perante o INSS, vedada a transferência da guarda a terceiros'
    const body = html`<div class="c"><b>ESTADO DE GOIÁS<br>PODER JUDICIÁRIO</b><br>Comarca de ${city}<br>${division}</div><hr>
<p class="c big">TERMO DE GUARDA E RESPONSABILIDADE ${definitive ? 'DEFINITIVA' : 'PROVISÓRIA'}</p>
<p>Protocolo: ${number}<br>Natureza: Guarda<br>Polo ativo: ${keeper.name}<br>Polo passivo: ${parents.join(' e ')}</p>
<p class="j">O Dr. ${judge.name}, Juiz de Direito desta Comarca, na forma do art. 33 da Lei nº 8.069/90 e em cumprimento à ${definitive ? 'sentença' : 'decisão liminar'} de ${longDate(decided)}, confere a GUARDA ${definitive ? 'DEFINITIVA' : 'PROVISÓRIA'} ${minors.length > 1 ? 'dos menores abaixo' : 'do(a) menor abaixo'} a <b>${keeper.name.toUpperCase()}</b>, brasileira, ${keeper.maritalStatus}, ${keeper.occupation}, avó materna, carteira de identidade ${keeper.rg} - ${keeper.rgIssuer}, CPF ${maskCpf(keeper.cpf)}, residente à ${oneLine(keeper.address)}${definitive ? '' : `, pelo prazo de ${days} (cento e vinte) dias`}.</p>
${minors.map((minor, index) => html`<p class="li">${index + 1}) <b>${minor.name.toUpperCase()}</b>, ${gendered(minor, 'nascida', 'nascido')} em ${shortDate(minor.birth)}, em ${birthplace(minor)}, CPF ${maskCpf(minor.cpf)}, ${gendered(minor, 'filha', 'filho')} de ${parents[0]} e ${parents[1]}${index < minors.length - 1 ? ';' : '.'}</p>`)}
<p class="j">${powers}.</p><p class="j">Cientificada das penas do art. 249 do ECA, a guardiã firma o presente compromisso em ${longDate(issued)}.</p>
<p class="c" style="margin-top:12mm">________________________<br>${keeper.name}</p>
<div class="tj">Processo: ${number}<br>Valor: R$ 1.000,00 | Classificador: ${hex(random, 4)}<br>Documento Assinado e Publicado Digitalmente em ${shortDate(issued)} ${signedAt.slice(11)}<br>Assinado por ${judge.name.toUpperCase()}<br>Localizar pelo código: ${code}, no endereço: ${link}</div>`
    return {
      html: sheet(
        {
          font: 'DejaVu Sans',
          sizePt: 9.5,
          margin: '16mm 22mm',
          css: '.big{font-size:12pt;font-weight:bold;margin:6mm 0}.li{margin-left:8mm}.tj{border-top:1px solid #000;margin-top:14mm;font-size:7pt;padding-top:1mm}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: `TERMO DE GUARDA E RESPONSABILIDADE ${definitive ? 'DEFINITIVA' : 'PROVISÓRIA'}`,
        kind: 'GUARDA',
        nature: definitive ? 'DEFINITIVE' : 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda',
        court: 'TJGO',
        courtDivision: division,
        district: city,
        state: 'GO',
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name.toUpperCase(), {
            cpf: keeper.cpf,
            rg: keeper.rg,
            rgIssuer: keeper.rgIssuer,
            nationality: 'brasileira',
            maritalStatus: keeper.maritalStatus,
            occupation: keeper.occupation,
            address: oneLine(keeper.address),
            relationship: 'avó materna',
          }),
        ],
        wards: minors.map((minor) =>
          ward(minor.name.toUpperCase(), {
            birthDate: minor.birth,
            cpf: minor.cpf,
            placeOfBirth: birthplace(minor),
            filiation: parents,
          }),
        ),
        decisionDate: decided,
        issueDate: issued,
        expirationDate: definitive ? null : addDays(issued, days),
        validityText: definitive ? null : `${days} (cento e vinte) dias`,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
        // Guarda ends at 18: a ward who is older on the day of the term is an inconsistency.
        documentValidation: variant !== 'grown-up',
      }),
    }
  },
}
