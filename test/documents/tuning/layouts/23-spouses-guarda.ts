import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import { addDays, dateInWords, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Mato Grosso: a couple in one breath, documents after `e seu esposo` or as two lists with `respectivamente`. */
export const layout: Layout = {
  name: 'spouses-guarda',
  type: 23,
  variants: ['her-husband', 'respectively'],
  print(random, variant) {
    const { city } = place(random, 'MT')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '11')
    const wife = { ...person(random, { gender: 'f', uf: 'MT', bornTo: 1988 }), maritalStatus: 'casada' }
    const husband = {
      ...person(random, { gender: 'm', uf: 'MT', bornTo: 1988 }),
      maritalStatus: 'casado',
      address: wife.address,
    }
    const minor = child(random, issued, 'MT', [1, 12], familyName(random))
    const judge = person(random, { gender: 'f' })
    const first = variant === 'her-husband'
    const w = (feminine: string, masculine: string) => gendered(minor, feminine, masculine)
    const division = `${random.int(1, 4)}ª Vara Especializada de Família e Sucessões`
    const title = first ? 'TERMO DE COMPROMISSO DE GUARDIÕES' : 'TERMO DE GUARDA JUDICIAL'
    const code = pjeNumber(signedAt, random.digits(14))
    const link = `https://pje.tjmt.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?nd=${code}`
    const powers = `Os compromissados ficam obrigados a sustentar, proteger e educar ${w('a menor', 'o menor')}, dando-lhe o mesmo tratamento dispensado aos filhos, e a apresentá-l${w('a', 'o')} em juízo sempre que isso lhes for determinado`
    const couple = first
      ? html`${wife.name.toUpperCase()}, brasileira, casada, ${wife.occupation}, inscrita no Cadastro de Pessoas Físicas sob o nº ${maskCpf(wife.cpf)}, portadora da carteira de identidade nº ${wife.rg}, expedida pela ${wife.rgIssuer}, e seu esposo ${husband.name.toUpperCase()}, brasileiro, casado, ${husband.occupation}, inscrito no CPF/MF nº ${maskCpf(husband.cpf)}, CI nº ${husband.rg} ${husband.rgIssuer}, residentes e domiciliados na ${oneLine(wife.address)}`
      : html`${husband.name.toUpperCase()}, brasileiro, casado, ${husband.occupation}, e ${wife.name.toUpperCase()}, brasileira, casada, ${wife.occupation}, portadores, respectivamente, dos CPF nº ${maskCpf(husband.cpf)} e nº ${maskCpf(wife.cpf)} e das cédulas de identidade RG nº ${husband.rg} (${husband.rgIssuer}) e nº ${wife.rg} (${wife.rgIssuer}), ambos com endereço na ${oneLine(wife.address)}`
    const keepers = first ? [wife, husband] : [husband, wife]
    const about = html`${w('da menor', 'do menor')} <b>${minor.name.toUpperCase()}</b>, ${w('brasileira', 'brasileiro')}, natural de ${birthplace(minor)}, ${w('nascida', 'nascido')} no dia ${shortDate(minor.birth)}, CPF nº ${maskCpf(minor.cpf)}, ${w('filha', 'filho')} de ${minor.father} e ${minor.mother}`
    const stamp = footStamp([
      `Num. ${random.digits(9)} - Pág. 1`,
      `Assinado eletronicamente por: ${judge.name.toUpperCase()} - ${stampTime(signedAt)}`,
      link,
      `Número do documento: ${code}`,
    ])
    const body = html`<p class="c b">PODER JUDICIÁRIO DO ESTADO DE MATO GROSSO<br>COMARCA DE ${city.toUpperCase()}<br>${division}</p>
<table class="g"><tr><td>Código: ${random.digits(6)}</td><td>Processo: ${number}</td></tr><tr><td>Assunto: Guarda</td><td>Classe: GUARDA DE FAMÍLIA (14671)</td></tr><tr><td colspan="2">Parte autora: ${keepers.map((one) => one.name).join(' E ')}<br>Parte ré: ${minor.mother}</td></tr></table>
<h1>${title}</h1>
<p class="j">${issued.endsWith('-01') ? 'No' : 'Aos'} ${dateInWords(issued)}, na sala de audiências deste Juízo, onde presente se achava a MM.ª Juíza de Direito, Dra. ${judge.name}, ${first ? html`compareceram ${couple}, aos quais foi deferida, em sede de tutela de urgência, pela decisão de ${shortDate(decided)}, a guarda ${about}` : html`e de acordo com a sentença proferida em ${shortDate(decided)}, foi conferida a guarda ${about}, ao casal ${couple}`}.</p>
<p class="j">${powers}.</p><p class="j">${first ? 'A guarda vigorará até nova decisão judicial. ' : ''}E, por estarem de acordo, prometeram cumprir fielmente o compromisso. Nada mais.</p>
<table style="margin-top:14mm" class="c"><tr>${keepers.map((one) => html`<td>_________________________<br>${one.name}<br>${gendered(one, 'Guardiã', 'Guardião')}</td>`)}</tr></table>`
    return {
      html: sheet(
        {
          font: first ? 'Liberation Serif' : 'DejaVu Sans',
          sizePt: first ? 12.5 : 9.5,
          margin: '16mm 24mm 28mm',
          stamp,
          css: `${FOOT_CSS} h1{font-size:1.1em;text-align:center;margin:6mm 0}.g td{border:1px solid #000;padding:1mm 2mm}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: first ? 'PROVISIONAL' : null,
        caseNumber: number,
        caseClass: 'GUARDA DE FAMÍLIA (14671)',
        court: 'TJMT',
        courtDivision: division,
        district: city.toUpperCase(),
        state: 'MT',
        judgeName: judge.name,
        guardians: keepers.map((one) => qualified(one, { name: one.name.toUpperCase() })),
        wards: [
          ward(minor.name.toUpperCase(), {
            birthDate: minor.birth,
            cpf: minor.cpf,
            placeOfBirth: birthplace(minor),
            filiation: [minor.father, minor.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: first ? 'até nova decisão judicial' : null,
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
