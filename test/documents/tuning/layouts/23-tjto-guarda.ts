import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { gendered, guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { caseNumber, hex, maskCpf } from '../../generator/numbers.ts'
import { child, person } from '../../generator/people.ts'
import { oneLine, place } from '../../generator/places.ts'

/** TJTO on eproc: clauses with numbers, a guardian who is no relative, an earlier case beside the right one. */
export const layout: Layout = {
  name: 'tjto-guarda',
  type: 23,
  variants: ['clauses', 'earlier-case'],
  print(random, variant) {
    const { city } = place(random, 'TO')
    const issued = randomDate(random, 2020, 2025)
    const decided = addDays(issued, -random.int(4, 30))
    const signedAt = `${issued}T${officeTime(random)}`
    const number = caseNumber(random, year(decided), '27')
    const earlier = caseNumber(random, year(decided) - 4, '27')
    const keeper = person(random, { uf: 'TO', gender: 'm', bornTo: 1985 })
    const minor = child(random, issued, 'TO', [6, 15])
    const judge = person(random, { gender: 'f' })
    const lawyer = person(random, { gender: 'm' })
    const m = (feminine: string, masculine: string) => gendered(minor, feminine, masculine)
    const division = 'Juizado Especial da Infância e Juventude'
    const verifier = `27${random.digits(6)}v${random.int(2, 6)}`
    const crc = hex(random, 8).toLowerCase()
    const link =
      'https://eproc1.tjto.jus.br/eprocV2_prod_1grau/externo_controlador.php?acao=valida_documento_consultar'
    const powers = `O guardião responde pelos cuidados diários e pela frequência escolar ${m('da adolescente', 'do adolescente')}, sem poder mudar de domicílio sem ciência do Juízo`
    const body = html`<div class="hd">${crest(14, '#0a3a6a')}<div>Estado do Tocantins – Tribunal de Justiça<br>${division}, Comarca de ${city}</div></div>
<h1>Termo de guarda e responsabilidade (provisória)</h1><p class="n">Guarda nº ${number}/TO</p>${variant === 'earlier-case' ? html`<p class="n">Distribuído por dependência ao Processo nº ${earlier}</p>` : ''}<p class="n">Advogado do requerente: ${lawyer.name} (OAB/TO ${random.digits(4)})</p>
<p class="j"><b>Cláusula 1ª.</b> Figura como GUARDIÃO o Sr. ${keeper.name}, brasileiro, ${keeper.maritalStatus}, ${keeper.occupation}, CPF n. ${maskCpf(keeper.cpf)}, RG n. ${keeper.rg}/${keeper.rgIssuer}, residente na ${oneLine(keeper.address)}.</p>
<p class="j"><b>Cláusula 2ª.</b> Fica sob sua guarda ${m('a adolescente', 'o adolescente')} ${minor.name}, ${m('nascida', 'nascido')} em ${longDate(minor.birth)}, CPF n. ${maskCpf(minor.cpf)}, ${m('filha', 'filho')} de ${minor.father} e ${minor.mother}.</p>
<p class="j"><b>Cláusula 3ª.</b> A medida foi concedida liminarmente pela Juíza ${judge.name} em ${shortDate(decided)} e vale até o julgamento do mérito.</p>
<p class="j"><b>Cláusula 4ª.</b> ${powers}.</p>
<p>${city}-TO, ${longDate(issued)}.</p>
<p class="e">Documento eletrônico assinado por ${judge.name.toUpperCase()}, na forma do artigo 1º, inciso III, da Lei 11.419, de 19 de dezembro de 2006. A autenticidade pode ser conferida no endereço eletrônico ${link}, mediante o código verificador ${verifier} e o código CRC ${crc}. Signatário (a): ${judge.name.toUpperCase()}. Data e Hora: ${shortDate(issued)}, às ${signedAt.slice(11)}</p>`
    return {
      html: sheet(
        {
          font: 'PT Sans',
          sizePt: 11,
          margin: '18mm 25mm',
          css: '.hd{display:flex;gap:4mm;align-items:center;border-bottom:2px solid #0a3a6a;padding-bottom:2mm}h1{font-size:15pt;font-weight:normal;margin:6mm 0 2mm}.n{margin:0}.e{font-size:8pt;border:1px solid #999;padding:2mm;margin-top:10mm}.n+.j{margin-top:4mm}',
        },
        body,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de guarda e responsabilidade (provisória)',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda',
        court: 'TJTO',
        courtDivision: division,
        district: city,
        state: 'TO',
        judgeName: judge.name,
        guardians: [
          guardian(keeper.name, {
            cpf: keeper.cpf,
            rg: keeper.rg,
            rgIssuer: keeper.rgIssuer,
            nationality: 'brasileiro',
            maritalStatus: keeper.maritalStatus,
            occupation: keeper.occupation,
            address: oneLine(keeper.address),
          }),
        ],
        wards: [
          ward(minor.name, {
            birthDate: minor.birth,
            cpf: minor.cpf,
            filiation: [minor.father, minor.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até o julgamento do mérito',
        powers,
        signedBy: [judge.name.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: `${verifier} ${crc}`,
      }),
    }
  },
}
