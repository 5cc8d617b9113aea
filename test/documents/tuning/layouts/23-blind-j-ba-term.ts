import { FOOT_CSS, footStamp, pjeNumber } from '../../generator/court-parts.ts'
import { addDays, longDate, officeTime, randomDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, clock, soul } from '../blind-j.ts'

/** TJBA, PJe: provisional custody for 180 days with a godmother, in one block of running text. */
export const layout: Layout = {
  name: 'blind-j-ba-term',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2024)
    const decided = addDays(issued, -random.int(1, 9))
    const signedAt = `${addDays(issued, 1)}T${officeTime(random)}`
    const godmother = soul(random, 'f', { from: 1970, to: 1989 })
    const girl = soul(random, 'f', { from: 2013, to: 2018, young: true })
    const judge = random.pick([
      'Arlindo Sampaio Cerqueirinha',
      'Joselito Mascarenhas Brim',
      'Waldir Portugal Seixas',
    ])
    const number = caseOf(random, '80', 2021, '05', '0039')
    const code = pjeNumber(signedAt, random.digits(17))
    const link = `https://pje.tjba.jus.br/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const address = `${godmother.street}, nº ${godmother.door}, ${godmother.quarter}, Itabuna-BA`
    const powers =
      'A guarda obriga à prestação de assistência material, moral e educacional, confere à criança a condição de dependente para todos os fins e efeitos de direito, inclusive previdenciários, e poderá ser revogada a qualquer tempo (ECA, arts. 33 e 35)'
    return {
      html: sheet(
        {
          font: 'Vollkorn',
          sizePt: 12,
          margin: '16mm 24mm 26mm',
          stamp: footStamp([
            `Assinado eletronicamente por: ${judge.toUpperCase()} - ${clock(signedAt)}`,
            link,
            `Número do documento: ${code}`,
            html`<span style="float:right">Num. ${random.digits(9)} - Pág. 1</span>`,
          ]),
          css: `${FOOT_CSS} h1{font-size:14pt;text-align:center;margin:8mm 0;text-decoration:underline} .j{line-height:1.6}`,
        },
        html`<div class="c">${crest(18)}<br><b>PODER JUDICIÁRIO DO ESTADO DA BAHIA</b><br>Comarca de Itabuna<br>Vara da Infância e Juventude<br><span class="s">Fórum Inventado Ruy Cacau, Praça do Porto, s/n - itabunavij@exemplo.jus.br</span></div>
<p style="margin-top:6mm">Processo nº <b>${number}</b></p>
<h1>TERMO DE GUARDA PROVISÓRIA</h1>
<p class="j">Pelo presente termo, o Doutor ${judge}, Juiz de Direito da Vara da Infância e Juventude da Comarca de Itabuna, Estado da Bahia, atendendo ao que requereu <b>${godmother.name}</b>, brasileira, solteira, merendeira, inscrita no CPF sob o nº ${maskCpf(godmother.cpf)} e portadora do RG nº ${godmother.rg} SSP-BA, residente na ${address}, madrinha, e considerando a decisão prolatada em ${longDate(decided)} (ID ${random.digits(9)}), confia-lhe, liminarmente, a GUARDA PROVISÓRIA da criança <b>${girl.name}</b>, do sexo feminino, nascida no dia ${longDate(girl.born)}, na cidade de Ilhéus/BA, filha de ${girl.mother} e pai não declarado, pelo prazo de 180 (cento e oitenta) dias, a contar desta data. ${powers}. Presente, a guardiã aceitou o encargo e assinou.</p>
<p class="r">Itabuna (BA), ${longDate(issued)}.</p>
<p class="c" style="margin-top:10mm">${judge}<br>Juiz de Direito</p>
<p style="margin-top:10mm">Guardiã: __________________________________________</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJBA',
        courtDivision: 'Vara da Infância e Juventude',
        district: 'Itabuna',
        forum: 'Fórum Inventado Ruy Cacau',
        state: 'BA',
        judgeName: judge,
        guardians: [
          guardian(godmother.name, {
            cpf: godmother.cpf,
            rg: godmother.rg,
            rgIssuer: 'SSP-BA',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'merendeira',
            address,
            relationship: 'madrinha',
          }),
        ],
        wards: [
          ward(girl.name, { birthDate: girl.born, placeOfBirth: 'Ilhéus/BA', filiation: [girl.mother] }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 180),
        validityText: '180 (cento e oitenta) dias',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
