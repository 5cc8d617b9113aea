import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, type Person, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Espírito Santo: a form of captions, one value a line, a block for each guardian; `Ação:`, `Autor`, `Réu`. */
export const layout: Layout = {
  name: 'caption-rows-guarda',
  type: 23,
  variants: ['grandmother', 'couple'],
  print(random, variant) {
    const { city } = place(random, 'ES')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const signedAt = `${addDays(issued, 1)}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '08')
    const couple = variant === 'couple'
    const keepers = [
      person(random, { gender: 'f', uf: 'ES', bornTo: 1975 }),
      person(random, { gender: 'm', uf: 'ES', bornTo: 1975 }),
    ].slice(0, couple ? 2 : 1)
    const home = keepers[0]?.address
    const minor = child(random, issued, 'ES', [2, 14], familyName(random))
    const judge = person(random, { gender: 'f' })
    const division = `${random.int(1, 3)}ª VARA ESPECIALIZADA DA INFÂNCIA E JUVENTUDE`
    const title = couple ? 'TERMO DE COMPROMISSO DE GUARDA' : 'TERMO DE COMPROMISSO DE GUARDA PROVISÓRIA'
    const action = couple ? 'Guarda c/c Destituição do Poder Familiar' : 'Pedido de Guarda com Liminar'
    const code = pjeNumber(signedAt, random.digits(14))
    const link = `https://pje.tjes.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const powers =
      'O guardião deverá prestar assistência material, moral e educacional à criança ou adolescente, podendo opor-se a terceiros, inclusive aos genitores, e não poderá transferi-la a outrem sem autorização judicial'
    const line = (label: string, value: string) => html`<div>${label}: ${value}</div>`
    const block = (one: Person) => {
      const caption = couple ? gendered(one, 'DA GUARDIÃ', 'DO GUARDIÃO') : 'DO(A) GUARDIÃO(Ã)'
      return html`<h2>QUALIFICAÇÃO ${caption}</h2>${line('Nome', one.name.toUpperCase())}${line('Nacionalidade', gendered(one, 'brasileira', 'brasileiro'))}${line('Estado civil', one.maritalStatus)}${line('Profissão', one.occupation)}${line('RG', one.rg)}${line('Órgão expedidor', one.rgIssuer)}${line('CPF', maskCpf(one.cpf))}${home ? line('Endereço', oneLine(home)) : null}${couple ? null : line('Parentesco com a criança', 'avó paterna')}`
    }
    const stamp = footStamp([
      `Assinado eletronicamente por: ${judge.name.toUpperCase()} - ${stampTime(signedAt)}`,
      link,
      `Número do documento: ${code}`,
      html`<span style="float:right">Num. ${random.digits(8)} - Pág. 1</span>`,
    ])
    const body = html`<p><b>ESTADO DO ESPÍRITO SANTO</b><br><b>PODER JUDICIÁRIO</b><br>JUÍZO DE DIREITO DA ${division}<br>COMARCA DE ${city.toUpperCase()}</p>
<h1>${title}</h1>
${line('Autos nº', number)}${line('Ação', action)}${line(couple ? 'Autores' : 'Autor(a)', keepers.map((one) => one.name).join(' e '))}${line('Réus', `${minor.father} e ${minor.mother}`)}${line('Juíza de Direito', `Dra. ${judge.name}`)}
${keepers.map(block)}
<h2>QUALIFICAÇÃO DA CRIANÇA/ADOLESCENTE</h2>${line('Nome', minor.name.toUpperCase())}${line('Data de nascimento', shortDate(minor.birth))}${line('Naturalidade', birthplace(minor))}${line('CPF', maskCpf(minor.cpf))}${line('Pai', minor.father)}${line('Mãe', minor.mother)}
<h2>COMPROMISSO</h2><p class="j">${couple ? 'Os guardiões acima qualificados assumem' : 'A guardiã acima qualificada assume'}, perante este Juízo, a guarda ${couple ? 'definitiva' : 'provisória'} concedida na ${couple ? 'sentença' : 'decisão'} de ${shortDate(decided)}, prometendo cumprir o encargo bem e fielmente.</p><p class="j">${powers}.</p>${couple ? null : line('Prazo de validade', '90 (noventa) dias')}
<p style="margin-top:6mm">${city}/ES, ${longDate(issued)}.</p>`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 9.5,
          margin: '14mm 24mm 26mm',
          stamp,
          css: `${FOOT_CSS} h1{font-size:13pt;text-align:center;margin:4mm 0} h2{font-size:9.5pt;background:#ddd;padding:.6mm 2mm;margin:3mm 0 1mm}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: couple ? 'DEFINITIVE' : 'PROVISIONAL',
        caseNumber: number,
        caseClass: action,
        court: 'TJES',
        courtDivision: division,
        district: city.toUpperCase(),
        state: 'ES',
        judgeName: judge.name,
        guardians: keepers.map((one) =>
          qualified(one, {
            name: one.name.toUpperCase(),
            address: home ? oneLine(home) : null,
            relationship: couple ? null : 'avó paterna',
          }),
        ),
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
        expirationDate: couple ? null : addDays(issued, 90),
        validityText: couple ? null : '90 (noventa) dias',
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
