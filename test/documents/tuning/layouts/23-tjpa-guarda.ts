import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCaseNumber, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJPA on PJe: the judge speaks first (`FAZ SABER`-like), the mother consents beside the child, term in days. */
export const layout: Layout = {
  name: 'tjpa-guarda',
  type: 23,
  variants: ['term', 'wrong-digit', 'open'],
  print(random, variant) {
    const { city } = place(random, 'PA')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(2, 18))
    const signedAt = `${issued}T${officeTime(random)}`
    const valid = caseNumber(random, year(decided), '14')
    const wrong = variant === 'wrong-digit'
    const number = wrong ? breakCaseNumber(valid) : valid
    const family = familyName(random)
    const keeper = person(random, { uf: 'PA', gender: random.pick(['f', 'm']), family, bornTo: 1980 })
    const minor = child(random, issued, 'PA', [1, 13], family)
    const judge = person(random, { gender: 'f' })
    const k = (feminine: string, masculine: string) => gendered(keeper, feminine, masculine)
    const m = (feminine: string, masculine: string) => gendered(minor, feminine, masculine)
    const relationship = k('bisavó materna', 'bisavô materno')
    const division = `${random.int(1, 2)}ª VARA CÍVEL E DA INFÂNCIA E JUVENTUDE DE ${city.toUpperCase()}`
    const base = 'https://pje.tjpa.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam'
    const code = pjeNumber(signedAt, random.digits(16))
    const days = random.pick([60, 150])
    const validity = variant === 'open' ? 'até que sobrevenha decisão em contrário' : `${days} dias`
    const powers = `Fica ${k('a guardiã obrigada', 'o guardião obrigado')} a prestar assistência material, moral e educacional, e autorizad${k('a', 'o')} a representar ${m('a protegida', 'o protegido')} junto a escolas, hospitais e à Previdência Social`
    const stamp = footStamp([
      `Assinado eletronicamente por: ${judge.name.toUpperCase()} - ${stampTime(signedAt)}`,
      `${base}?x=${code}`,
      `Número do documento: ${code}`,
      html`<span style="float:right">Num. ${random.digits(8)} - Pág. 1</span>`,
    ])
    const body = html`<p class="c">${crest(15, '#111')}<br>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DO PARÁ<br><b>${division}</b></p>
<p class="c b" style="margin:6mm 0">TERMO DE COMPROMISSO DE GUARDA<br>E RESPONSABILIDADE PROVISÓRIA</p>
<p>Ref.: autos eletrônicos ${number}<br>Ação: GUARDA COM PEDIDO LIMINAR</p>
<p class="j">A Doutora ${judge.name}, Juíza de Direito titular, por decisão interlocutória lançada em ${shortDate(decided)}, entrega ${m('a infante', 'o infante')} ${minor.name}, com data de nascimento ${shortDate(minor.birth)}, cuja genitora, ${minor.mother}, anuiu ao pedido, estando o genitor, ${minor.father}, em lugar incerto, aos cuidados de ${keeper.name}, ${k('brasileira', 'brasileiro')}, ${keeper.maritalStatus}, ${keeper.occupation}, ${relationship}, documento de identidade ${keeper.rg}-${keeper.rgIssuer}, Cadastro de Pessoa Física ${maskCpf(keeper.cpf)}, morador${k('a', '')} da ${oneLine(keeper.address)}, que passa a exercer a guarda provisória ${variant === 'open' ? validity : `por ${validity}`}.</p>
<p class="j">${powers}.</p><p class="j">Lavrado em ${city}, Estado do Pará, aos ${longDate(issued)}, por mim, ${person(random, { gender: 'm' }).name}, Analista Judiciário.</p>
<p class="c" style="margin-top:14mm">${keeper.name}<br>Guardi${k('ã', 'ão')}</p>`
    return {
      html: sheet({ font: 'PT Serif', sizePt: 11.5, margin: '16mm 26mm 28mm', stamp, css: FOOT_CSS }, body),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE GUARDA E RESPONSABILIDADE PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseNumberValid: !wrong,
        caseClass: 'GUARDA COM PEDIDO LIMINAR',
        court: 'TJPA',
        courtDivision: division,
        district: city.toUpperCase(),
        state: 'PA',
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, {
            cpf: keeper.cpf,
            rg: keeper.rg,
            rgIssuer: keeper.rgIssuer,
            nationality: k('brasileira', 'brasileiro'),
            maritalStatus: keeper.maritalStatus,
            occupation: keeper.occupation,
            address: oneLine(keeper.address),
            relationship,
          }),
        ],
        wards: [ward(minor.name, { birthDate: minor.birth, filiation: [minor.mother, minor.father] })],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: variant === 'open' ? null : addDays(issued, days),
        validityText: validity,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: `${base}?x=${code}`,
        verificationCode: code,
        documentValidation: !wrong,
      }),
    }
  },
}
