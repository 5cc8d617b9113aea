import { addDays, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, maskCpf, rg } from '../../generator/numbers.ts'
import { docket, families, figure, page } from '../blind-m.ts'

/** A printed e-mail of a court's office with the term in it; the grandmother's CPF has a wrong digit. */
export const layout: Layout = {
  name: 'blind-m-clerk-mail',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2025)
    const decided = addDays(issued, -random.int(1, 8))
    const mailed = addDays(issued, random.int(3, 9))
    const [family, other] = families(random)
    const grandmother = figure(random, 'f', family, 1955, 1968)
    const girl = figure(random, 'f', other, year(issued) - 9, year(issued) - 3)
    const mother = `Rayane ${family}`
    const judge = random.pick(['Wanderson Tenório Calheiros', 'Geraldo Omena Wanderley'])
    const number = docket(random, '07', year(decided), '02', '0058')
    const identity = rg(random, 'plain')
    const wrong = breakCheckDigit(grandmother.cpf)
    const address = `Povoado Olho d'Água, ${grandmother.door}, zona rural, Arapiraca/AL, CEP ${grandmother.postcode}`
    const powers =
      'A guardiã poderá matricular a neta em creche ou escola, acompanhá-la em consultas e requerer benefícios em favor dela, devendo comunicar qualquer mudança de endereço'
    return {
      html: page(
        {
          font: 'Roboto',
          sizePt: 10,
          margin: '14mm 16mm',
          css: '.h td{padding:.4mm 2mm;font-size:9pt} .h td:first-child{width:18mm;color:#666} .m{border-top:1px solid #bbb;margin-top:3mm;padding-top:4mm} .u{font-size:7.5pt;color:#888}',
        },
        html`<p class="u">${shortDate(mailed)} — Webmail — Imprimir mensagem — 1 de 1</p>
<p style="font-size:13pt">Fwd: documento para a creche</p>
<table class="h"><tr><td>De:</td><td>${grandmother.name} &lt;vo.2024@correio.exemplo&gt;</td></tr><tr><td>Para:</td><td>secretaria@creche.exemplo</td></tr><tr><td>Data:</td><td>${shortDate(mailed)} ${officeTime(random).slice(0, 5)}</td></tr></table>
<div class="m"><p>Bom dia, segue o termo que o cartório me mandou. Obrigada!</p><p class="u">---------- Mensagem encaminhada ----------</p>
<p>PODER JUDICIÁRIO DO ESTADO DE ALAGOAS<br>Comarca de Arapiraca<br>8ª Vara da Infância e Juventude</p>
<p><b>TERMO DE GUARDA PROVISÓRIA</b></p>
<p>Processo: ${number}<br>Classe: Guarda de Infância e Juventude<br>Assunto: Guarda</p>
<p>Aos ${longDate(issued)}, compareceu neste Juízo a Sra. ${grandmother.name}, brasileira, separada judicialmente, feirante, RG ${identity} SSP/AL, CPF ${maskCpf(wrong)}, residente no ${address}, avó materna, a quem foi entregue a guarda provisória da menor ${girl.name}, nascida em ${shortDate(girl.born)}, filha de ${mother} e de ${girl.father}, pela decisão de ${shortDate(decided)}.</p>
<p>${powers}.</p>
<p>A guarda fica limitada ao prazo de 120 (cento e vinte) dias.</p>
<p>_______________________________<br>${judge}<br>Juiz de Direito</p>
<p class="u">Esta mensagem pode conter informação sigilosa. Se a recebeu por engano, apague-a.</p></div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE GUARDA PROVISÓRIA',
        kind: 'GUARDA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Guarda de Infância e Juventude',
        court: 'TJAL',
        courtDivision: '8ª Vara da Infância e Juventude',
        district: 'Arapiraca',
        state: 'AL',
        judgeName: judge,
        guardians: [
          guardian(grandmother.name, {
            cpf: wrong,
            rg: identity,
            rgIssuer: 'SSP/AL',
            nationality: 'brasileira',
            maritalStatus: 'separada judicialmente',
            occupation: 'feirante',
            address,
            relationship: 'avó materna',
          }),
        ],
        wards: [ward(girl.name, { birthDate: girl.born, filiation: [mother, girl.father] })],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 120),
        validityText: '120 (cento e vinte) dias',
        powers,
        signedBy: [judge],
        documentValidation: false,
      }),
    }
  },
}
