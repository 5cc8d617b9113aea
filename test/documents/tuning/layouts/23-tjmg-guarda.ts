import { FOOT_CSS, footStamp, pjeNumber, stampTime } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { birthplace, gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, familyName, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJMG on PJe: guarda to grandparents or an aunt; the parents stand beside the child and guard nobody. */
export const layout: Layout = {
  name: 'tjmg-guarda',
  type: 23,
  variants: ['days', 'open', 'definitive'],
  print(random, variant) {
    const { city } = place(random, 'MG')
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 40))
    const signedAt = `${addDays(issued, 1)}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '13')
    const family = familyName(random)
    const keeper = person(random, { gender: 'f', family, uf: 'MG', bornTo: 1975 })
    const minor = child(random, issued, 'MG', [2, 14], family)
    const [judge, clerk, lawyer] = [
      person(random, { gender: 'm' }),
      person(random, { gender: 'f' }),
      person(random, { gender: 'm' }),
    ]
    const relationship = random.pick(['avó materna', 'avó paterna', 'tia materna'])
    const days = random.pick([90, 180])
    const definitive = variant === 'definitive'
    const title = `TERMO DE GUARDA ${definitive ? 'DEFINITIVA' : 'PROVISÓRIA'} E RESPONSABILIDADE`
    const validity =
      {
        days: `${days} (${days === 90 ? 'noventa' : 'cento e oitenta'}) dias`,
        open: 'até ulterior deliberação',
        definitive: null,
      }[variant] ?? null
    const powers =
      'A guarda obriga à prestação de assistência material, moral e educacional à criança ou adolescente, conferindo a seu detentor o direito de opor-se a terceiros, inclusive aos pais, e confere à criança ou adolescente a condição de dependente, para todos os fins e efeitos de direito, inclusive previdenciários'
    const division = `${random.int(1, 3)}ª Vara da Infância e da Juventude`
    const link = `https://pje.tjmg.jus.br:443/pje/Processo/ConsultaDocumento/listView.seam?x=${pjeNumber(signedAt, random.digits(14))}`
    const code = link.slice(link.indexOf('x=') + 2)
    const son = gendered(minor, 'filha', 'filho')
    const stamp = footStamp([
      `Número do documento: ${code}`,
      link,
      `Assinado eletronicamente por: ${judge.name.toUpperCase()} - ${stampTime(signedAt)}`,
      html`<span style="float:right">Num. ${random.digits(10)} - Pág. 1</span>`,
    ])
    const body = html`<div class="c"><b>PODER JUDICIÁRIO DO ESTADO DE MINAS GERAIS</b><br>Justiça de Primeira Instância<br>Comarca de ${city} / ${division}<br><span class="s">Avenida do Fórum, 1500, Centro, ${city} - MG - CEP: 30000-000</span></div>
<p style="margin-top:8mm">PROCESSO Nº: ${number}<br>CLASSE: [CÍVEL] GUARDA DE INFÂNCIA E JUVENTUDE (1420)<br>ASSUNTO: [Guarda]<br>REQUERENTE: ${keeper.name}<br>REQUERIDOS: ${minor.mother} e ${minor.father}<br>ADVOGADO: ${lawyer.name} - OAB/MG ${random.digits(6)}</p>
<h1>${title}</h1>
<p class="j">Aos ${longDate(issued)}, na Secretaria da ${division} da Comarca de ${city}, Estado de Minas Gerais, em cumprimento à ${definitive ? 'r. sentença' : 'r. decisão'} proferida em ${shortDate(decided)} pelo MM. Juiz de Direito Dr. ${judge.name}, compareceu a senhora ${keeper.name}, brasileira, ${keeper.maritalStatus}, ${keeper.occupation}, RG ${keeper.rg} - ${keeper.rgIssuer}, CPF ${maskCpf(keeper.cpf)}, residente na ${oneLine(keeper.address)}, ${relationship} ${gendered(minor, 'da infante', 'do infante')}, à qual foi deferida a GUARDA ${definitive ? 'DEFINITIVA' : 'PROVISÓRIA'} ${gendered(minor, 'da criança', 'do menor')} ${minor.name}, ${gendered(minor, 'nascida', 'nascido')} aos ${longDate(minor.birth)}, natural de ${birthplace(minor)}, ${son} de ${minor.mother} e ${minor.father}${validity === null ? '' : validity.startsWith('até') ? `, ${validity}` : `, pelo prazo de ${validity}`}.</p>
<p class="j">${powers}. Ficou a guardiã advertida de que não poderá ausentar-se da Comarca por mais de 30 (trinta) dias sem comunicar ao Juízo.</p>
<p class="j">E, por estar assim compromissada, lavrou-se o presente termo que, lido e achado conforme, vai assinado. Eu, ${clerk.name}, Oficiala de Apoio Judicial, o digitei.</p>
<p class="c" style="margin-top:14mm">_________________________________<br>${keeper.name}<br>Guardiã</p><p class="c" style="margin-top:8mm"><b>${judge.name}</b><br>Juiz de Direito</p>`
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 12,
          stamp,
          margin: '18mm 24mm 24mm',
          css: `${FOOT_CSS} h1{font-size:14pt;text-align:center;margin:7mm 0}`,
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'GUARDA',
        nature: definitive ? 'DEFINITIVE' : 'PROVISIONAL',
        caseNumber: number,
        caseClass: '[CÍVEL] GUARDA DE INFÂNCIA E JUVENTUDE (1420)',
        court: 'TJMG',
        courtDivision: division,
        district: city,
        state: 'MG',
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, {
            cpf: keeper.cpf,
            rg: keeper.rg,
            rgIssuer: keeper.rgIssuer,
            nationality: 'brasileira',
            maritalStatus: keeper.maritalStatus,
            occupation: keeper.occupation,
            address: oneLine(keeper.address),
            relationship,
          }),
        ],
        wards: [
          ward(minor.name, {
            birthDate: minor.birth,
            placeOfBirth: birthplace(minor),
            filiation: [minor.mother, minor.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: variant === 'days' ? addDays(issued, days) : null,
        validityText: validity,
        powers: `${powers}. Ficou a guardiã advertida de que não poderá ausentar-se da Comarca por mais de 30 (trinta) dias sem comunicar ao Juízo`,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
