import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'
import { qualified } from '../../generator/qualification.ts'

/** Pará: the child is named first, the guardian in another sentence (future) or behind `de sua …` (past). */
export const layout: Layout = {
  name: 'ward-first-guarda',
  type: 23,
  variants: ['past', 'future'],
  print(random, variant) {
    const { city } = place(random, 'PA')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const signedAt = `${addDays(issued, 2)}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '14')
    const family = familyName(random)
    const keeper = person(random, { uf: 'PA', family, bornTo: 1980 })
    const minor = child(random, issued, 'PA', [1, 14], family)
    const judge = person(random, { gender: 'm' })
    const past = variant === 'past'
    const g = (feminine: string, masculine: string) => gendered(keeper, feminine, masculine)
    const w = (feminine: string, masculine: string) => gendered(minor, feminine, masculine)
    const division = past ? 'Vara Única' : 'Vara Distrital da Infância e Juventude'
    const title = past ? 'TERMO DE GUARDA PROVISÓRIA' : 'TERMO DE GUARDA E RESPONSABILIDADE'
    const relationship = g('tia materna', 'tio materno')
    const code = pjeNumber(signedAt, random.digits(15))
    const link = `https://pje.tjpa.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const powers = `${g('A guardiã obriga-se', 'O guardião obriga-se')} a manter ${w('a menor matriculada', 'o menor matriculado')} na rede de ensino, a zelar por sua saúde e a comunicar qualquer mudança de endereço, podendo a medida ser revista a qualquer tempo`
    const age = Number(issued.slice(0, 4)) - Number(minor.birth.slice(0, 4)) - 1
    const child1 = html`<b>${minor.name}</b>, ${w('nascida', 'nascido')} em ${birthplace(minor)}, aos ${longDate(minor.birth)}, portador${w('a', '')} do CPF ${maskCpf(minor.cpf)}, ${w('filha', 'filho')} de ${minor.mother} e de ${minor.father}`
    const text = past
      ? html`<p class="j">Na data abaixo, em cumprimento à decisão interlocutória de ${shortDate(decided)}, prolatada pelo Dr. ${judge.name}, Juiz de Direito Titular, foi lavrado o presente termo, por meio do qual ${w('a criança', 'o infante')} ${child1}, foi ${w('colocada', 'colocado')} sob a guarda provisória de ${w('sua', 'seu')} ${relationship}, ${g('a senhora', 'o senhor')} <b>${keeper.name}</b>, ${g('brasileira', 'brasileiro')}, ${keeper.occupation}, ${keeper.maritalStatus}, RG ${keeper.rg} ${keeper.rgIssuer}, CPF ${maskCpf(keeper.cpf)}, com residência na ${oneLine(keeper.address)}, até o julgamento final da ação. ${powers}.</p>`
      : html`<p class="j">${w('A adolescente', 'O adolescente')} ${child1}, hoje com ${age > 1 ? `${age} anos` : 'um ano'} de idade, ficará sob a guarda de terceiro, a partir desta data, na forma dos arts. 33 a 35 do Estatuto da Criança e do Adolescente.</p><p class="j">Exercerá o encargo ${g('a Sra.', 'o Sr.')} <b>${keeper.name}</b> (${g('brasileira', 'brasileiro')}, ${keeper.maritalStatus}, ${keeper.occupation}; RG: ${keeper.rg} - ${keeper.rgIssuer}; CPF: ${maskCpf(keeper.cpf)}), ${relationship} ${w('da adolescente', 'do adolescente')}, ${g('residente e domiciliada', 'residente e domiciliado')} na ${oneLine(keeper.address)}, conforme sentença datada de ${shortDate(decided)}, da lavra do Juiz de Direito ${judge.name}, que deferiu a guarda em caráter definitivo.</p><p class="j">${powers}.</p>`
    const stamp = footStamp([
      html`Assinado eletronicamente por: ${judge.name} - ${stampTime(signedAt)}<span style="float:right">Num. ${random.digits(8)} - Pág. 1</span>`,
      link,
      `Número do documento: ${code}`,
    ])
    const body = html`<table><tr><td style="width:22mm">${crest(18, '#7a1f1f')}</td><td>Tribunal de Justiça do Estado do Pará<br><b>${past ? html`${city} - ${division}` : division}</b>${past ? null : html`<br>Comarca: ${city}`}</td></tr></table>
<h1>${title}</h1>
<p>Processo nº ${number}${past ? html`<br>Espécie: Guarda` : null}<br>${past ? 'Autor' : 'Promovente'}: ${keeper.name}<br>${past ? 'Ré' : 'Promovida'}: ${minor.mother}</p>
${text}<p>Cumpra-se. ${city} (PA), ${longDate(issued)}.</p><p class="c" style="margin-top:16mm"><b>${keeper.name}</b><br>${g('Guardiã', 'Guardião')}</p>`
    return {
      html: sheet(
        {
          font: past ? 'Carlito' : 'Roboto',
          sizePt: past ? 12.5 : 11,
          margin: '16mm 26mm 28mm',
          stamp,
          css: `${FOOT_CSS} h1{font-size:1.2em;margin:8mm 0;text-decoration:underline}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: past ? 'PROVISIONAL' : 'DEFINITIVE',
        caseNumber: number,
        caseClass: past ? 'Guarda' : null,
        court: 'TJPA',
        courtDivision: division,
        district: city,
        state: 'PA',
        judgeName: judge.name,
        guardians: [qualified(keeper, { relationship })],
        wards: [
          ward(minor.name, {
            birthDate: minor.birth,
            cpf: minor.cpf,
            placeOfBirth: birthplace(minor),
            filiation: [minor.mother, minor.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: past ? 'até o julgamento final da ação' : null,
        powers,
        signedBy: [judge.name],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
