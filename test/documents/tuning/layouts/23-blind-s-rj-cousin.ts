import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, citizen, families, judgeName, page, ruled } from '../blind-s.ts'

/** TJRJ: letterhead at the left, the case in a ruled box, guarda to an older cousin, an authentication code below the lines to sign. */
export const layout: Layout = {
  name: 'blind-s-rj-cousin',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2018, 2022)
    const decided = addDays(issued, -random.int(7, 30))
    const [family, other] = families(random)
    const cousin = citizen(random, 'f', family, 1972, 1984)
    const teen = citizen(random, 'm', other, 2005, 2006)
    const judge = judgeName(random, 'm')
    const number = caseOf(random, '00', year(decided), '19', '0042')
    const home = `${cousin.street}, Petrópolis - RJ`
    const four = (): string => random.pick(['K7QD', 'X2LM', 'T9VH', 'R4WJ', 'P8NC', 'H3ZB'])
    const code = `4${random.pick(['FGK', 'LDR', 'QTV'])}.${four()}.${four()}.${four()}`
    const powers =
      'A guardiã fica investida do direito de opor-se a terceiros, inclusive aos genitores, não podendo ausentar-se do país com o adolescente sem autorização judicial'
    return {
      html: page(
        {
          font: 'PT Serif',
          sizePt: 11,
          margin: '14mm 22mm',
          css: '.case{border:.3mm solid #222;padding:2mm 3mm;margin:5mm 0}',
        },
        html`<table><tr><td style="width:20mm">${crest(15, '#444')}</td><td>Estado do Rio de Janeiro - Poder Judiciário<br>Tribunal de Justiça<br><b>Comarca de Petrópolis</b><br><b>Vara da Infância, da Juventude e do Idoso</b><br><span class="s">Av. Barão do Rio Branco, 2001 CEP: 25680-275 - Centro - Petrópolis - RJ e-mail: petviji@tjrj.jus.br</span></td></tr></table>
<div class="case"><b>Processo:</b> ${number}<br><b>Classe/Assunto:</b> Guarda de Infância e Juventude - Guarda / Relações de Parentesco<br><b>Requerente:</b> ${cousin.name.toUpperCase()}<br><b>Requerido:</b> ${teen.mother.toUpperCase()}</div>
<p class="c b" style="margin:6mm 0;letter-spacing:.4mm">Termo de Guarda e Responsabilidade</p>
<p class="j">Por este termo, eu, ${judge}, Juiz de Direito desta Vara, tendo em vista a decisão proferida em ${longDate(decided)} às fls. 22 dos autos em referência, entrego à Sra. ${cousin.name}, prima materna, de nacionalidade brasileira, viúva, cabeleireira, identidade nº ${cousin.rg} expedida pelo DETRAN/RJ, CPF nº ${maskCpf(cousin.cpf)}, moradora na ${home}, a guarda e a responsabilidade do adolescente ${teen.name}, nascido a ${shortDate(teen.born)}, natural de Petrópolis/RJ, filho de ${teen.mother} e de pai não declarado, pelo prazo de 1 (um) ano.</p>
<p class="j">${powers}.</p>
<p class="r">Petrópolis, ${longDate(issued)}.</p>
${ruled(judge, 'Juiz de Direito')}
${ruled(cousin.name, 'Guardiã')}
<p class="c s" style="margin-top:14mm">Código de Autenticação: <b>${code}</b><br>Este código pode ser verificado em: www.tjrj.jus.br</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Guarda e Responsabilidade',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda de Infância e Juventude - Guarda / Relações de Parentesco',
        court: 'TJRJ',
        courtDivision: 'Vara da Infância, da Juventude e do Idoso',
        district: 'Petrópolis',
        state: 'RJ',
        judgeName: judge,
        guardians: [
          guardian(cousin.name, {
            cpf: cousin.cpf,
            rg: cousin.rg,
            rgIssuer: 'DETRAN/RJ',
            nationality: 'brasileira',
            maritalStatus: 'viúva',
            occupation: 'cabeleireira',
            address: home,
            relationship: 'prima materna',
          }),
        ],
        wards: [
          ward(teen.name, {
            birthDate: teen.born,
            placeOfBirth: 'Petrópolis/RJ',
            filiation: [teen.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(issued, 1),
        validityText: '1 (um) ano',
        powers,
        signedBy: [judge, cousin.name],
        verificationLink: 'www.tjrj.jus.br',
        verificationCode: code,
      }),
    }
  },
}
