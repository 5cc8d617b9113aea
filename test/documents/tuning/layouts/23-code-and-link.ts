import { qrCode } from '../../generator/codes.ts'
import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, caseNumber, maskCpf } from '../../generator/numbers.ts'
import { child, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** A term whose code at the foot decodes to the link that is printed beside it. */
export const layout: Layout = {
  name: 'code-and-link',
  type: 23,
  source: 'none',
  variants: ['grandmother', 'aunt'],
  async print(random, variant) {
    const { city } = place(random, 'MA')
    const issued = randomDate(random, 2021, 2025)
    const decided = addDays(issued, -random.int(2, 25))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '10')
    const keeper = person(random, { gender: 'f', uf: 'MA' })
    const minor = child(random, issued, 'MA')
    const judge = person(random, { gender: 'f' })
    const relationship = variant === 'aunt' ? 'tia paterna' : 'avó materna'
    const division = '2ª Vara da Infância e Juventude'
    const code = alphanumeric(random, 12).toUpperCase()
    const link = `https://www.tjma.jus.br/validadoc?codigo=${code}`
    const powers =
      'A guardiã fica obrigada à prestação de assistência material, moral e educacional, podendo opor-se a terceiros, inclusive aos pais'
    const body = html`<div class="c">${crest(20, '#333')}<br><b>PODER JUDICIÁRIO<br>TRIBUNAL DE JUSTIÇA DO ESTADO DO MARANHÃO</b><br>COMARCA DE ${city.toUpperCase()}<br>${division}</div>
<p style="margin-top:7mm">Processo nº: <b>${number}</b><br>Classe: Guarda de Infância e Juventude<br>Requerente: ${keeper.name}</p><h1>TERMO DE GUARDA E RESPONSABILIDADE</h1>
<p class="j">Aos ${longDate(issued)}, nesta cidade de ${city}, Estado do Maranhão, perante a MM. Juíza de Direito Dra. ${judge.name}, compareceu a Sra. <b>${keeper.name}</b>, brasileira, ${keeper.maritalStatus}, ${keeper.occupation}, portadora do RG nº ${keeper.rg} ${keeper.rgIssuer}, inscrita no CPF sob o nº ${maskCpf(keeper.cpf)}, residente e domiciliada na ${oneLine(keeper.address)}, ${relationship}, a quem foi deferida a guarda provisória ${gendered(minor, 'da menor', 'do menor')} <b>${minor.name}</b>, ${gendered(minor, 'nascida', 'nascido')} em ${shortDate(minor.birth)}, ${gendered(minor, 'filha', 'filho')} de ${minor.father} e de ${minor.mother}, por decisão proferida em ${shortDate(decided)}, até ulterior deliberação.</p>
<p class="j">${powers}.</p><p class="j">Prestado o compromisso de bem e fielmente desempenhar o encargo, lavrou-se o presente termo.</p>
<p class="c" style="margin-top:14mm">______________________________<br>${keeper.name}<br>Guardiã</p>
<table class="k"><tr><td style="width:30mm">${await qrCode(link, 24)}</td><td class="s">Assinado eletronicamente por ${judge.name.toUpperCase()} em ${shortDate(issued)} às ${signedAt.slice(11)}.<br>Para conferir a autenticidade deste documento acesse ${link}</td></tr></table>`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 11,
          margin: '18mm 24mm',
          css: 'h1{font-size:13pt;text-align:center;margin:7mm 0}.k{margin-top:18mm;border-top:1px solid #444}.k td{padding-top:3mm;vertical-align:top}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA E RESPONSABILIDADE',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda de Infância e Juventude',
        court: 'TJMA',
        courtDivision: division,
        district: city.toUpperCase(),
        state: 'MA',
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
        wards: [ward(minor.name, { birthDate: minor.birth, filiation: [minor.father, minor.mother] })],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até ulterior deliberação',
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: null,
      }),
    }
  },
}
