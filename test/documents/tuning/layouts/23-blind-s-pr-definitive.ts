import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCpf } from '../../generator/numbers.ts'
import { caseOf, citizen, families, judgeName, page } from '../blind-s.ts'

/** TJPR on Projudi: definitive curator for his brother, small print of the system above and below. */
export const layout: Layout = {
  name: 'blind-s-pr-definitive',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2019, 2023)
    const decided = addDays(issued, -random.int(60, 90))
    const final = addDays(decided, random.int(20, 30))
    const [family] = families(random)
    const curator = citizen(random, 'm', family, 1968, 1978)
    const brother = citizen(random, 'm', family, 1979, 1988)
    const ward1 = brother.name === curator.name ? `Wilson ${family}` : brother.name
    const judge = judgeName(random, 'f')
    const number = caseOf(random, '00', year(decided) - 1, '16', '0019')
    const home = `${curator.street}, CEP ${curator.postcode}, Apucarana/PR`
    const five = (): string => alphanumeric(random, 5).toUpperCase()
    const code = `PJ${alphanumeric(random, 3).toUpperCase()} ${five()} ${five()} ${five()}`
    const link = 'https://projudi.tjpr.jus.br/projudi/'
    const powers =
      'A curatela restringe-se aos atos de natureza patrimonial e negocial, nos moldes do art. 85 da Lei nº 13.146/2015. O curador deverá apresentar, anualmente, contas de sua administração'
    return {
      html: page(
        {
          font: 'Carlito',
          sizePt: 12,
          margin: '12mm 25mm',
          css: '.tiny{font-size:7.5pt;color:#333}.head{border-bottom:.5mm solid #444;padding-bottom:3mm;margin:4mm 0 8mm}',
        },
        html`<p class="tiny">PROJUDI - Processo: ${number} - Ref. mov. ${random.int(70, 190)}.1 - Assinado digitalmente por ${judge}</p>
<div class="head c"><b>PODER JUDICIÁRIO DO ESTADO DO PARANÁ</b><br>COMARCA DE APUCARANA<br>2ª VARA DE FAMÍLIA E SUCESSÕES<br><span class="s">Travessa João Gurgel de Macedo, 100 - Vila Formosa - Apucarana/PR - Fone: (43) 3300-0000</span></div>
<p><b>Autos nº:</b> ${number}<br><b>Classe:</b> Interdição<br><b>Assunto Principal:</b> Capacidade<br><b>Requerente(s):</b> ${curator.name}<br><b>Interditado:</b> ${ward1}</p>
<p class="c b" style="font-size:15pt;margin:7mm 0">TERMO DE CURATELA DEFINITIVA</p>
<p class="j">Ao compromisso legal de curador definitivo do interdito <b>${ward1.toUpperCase()}</b>, brasileiro, solteiro, nascido aos ${longDate(brother.born)}, na cidade de Jandaia do Sul/PR, filho de ${brother.mother} e ${brother.father}, inscrito no CPF ${maskCpf(brother.cpf)}, compareceu nesta Secretaria seu irmão <b>${curator.name.toUpperCase()}</b>, brasileiro, em união estável, vigilante, portador da CI/RG nº ${curator.rg} SESP/PR e do CPF/MF ${maskCpf(curator.cpf)}, residente na ${home}, nomeado na sentença prolatada em ${shortDate(decided)} (mov. 61.1), transitada em julgado em ${shortDate(final)}, e prometeu desempenhá-lo com zelo e retidão.</p>
<p class="j">${powers}.</p>
<p>Apucarana, ${longDate(issued)}.</p>
<p class="c" style="margin:10mm 0 30mm"><b>${judge}</b><br>Juíza de Direito<br><i>(assinado digitalmente)</i></p>
<p class="tiny">Documento assinado digitalmente, conforme MP nº 2.200-2/2001, Lei nº 11.419/2006, resolução do Projudi, do TJPR/OE<br>Validação deste em ${link} - Identificador: ${code}</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA DEFINITIVA',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        caseClass: 'Interdição',
        court: 'TJPR',
        courtDivision: '2ª VARA DE FAMÍLIA E SUCESSÕES',
        district: 'APUCARANA',
        state: 'PR',
        judgeName: judge,
        guardians: [
          guardian(curator.name.toUpperCase(), {
            cpf: curator.cpf,
            rg: curator.rg,
            rgIssuer: 'SESP/PR',
            nationality: 'brasileiro',
            maritalStatus: 'em união estável',
            occupation: 'vigilante',
            address: home,
            relationship: 'irmão',
          }),
        ],
        wards: [
          ward(ward1.toUpperCase(), {
            birthDate: brother.born,
            cpf: brother.cpf,
            placeOfBirth: 'Jandaia do Sul/PR',
            filiation: [brother.mother, brother.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge],
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
