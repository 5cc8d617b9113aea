import { FOOT_CSS, footStamp, pjeNumber } from '../../generator/court-parts.ts'
import {
  addDays,
  addYears,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { cnj, instant, kin, paper, surnames } from '../blind-p.ts'

/** TJPI, PJe with its stamp at the foot: an uncle is tutor of two orphaned sisters until they are of age. */
export const layout: Layout = {
  name: 'blind-p-pi-uncle',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2023)
    const decided = addDays(issued, -random.int(20, 60))
    const [family] = surnames(random)
    const uncle = kin(random, 'm', family, 1972, 1983)
    const elder = kin(random, 'f', family, 2008, 2010)
    const younger = { ...kin(random, 'f', family, 2012, 2015), name: `Lívia ${family}` }
    const judge = random.pick(['Hortência Melo Barradas', 'Socorro Ivani Cavalcanti'])
    const number = cnj(random, '080', year(decided) - 1, '18', '0028')
    const signed = `${addDays(issued, 1)}T${officeTime(random)}`
    const code = pjeNumber(signed, random.digits(14))
    const link = `https://pje.tjpi.jus.br:443/1g/Processo/ConsultaDocumento/listView.seam?x=${code}`
    const home = `${uncle.home}, Floriano/PI, CEP ${uncle.postcode}`
    const powers =
      'Incumbe ao tutor dirigir a educação das pupilas, administrar-lhes os bens sob a inspeção da Juíza e prestar contas a cada dois anos. Sem licença judicial não pode vender imóvel nem transigir'
    return {
      html: paper(
        {
          font: 'Gentium Plus',
          sizePt: 12,
          margin: '16mm 24mm 28mm',
          css: FOOT_CSS,
          stamp: footStamp([
            `Assinado eletronicamente por: ${judge.toUpperCase()} - ${instant(signed)}`,
            link,
            `Número do documento: ${code}`,
            `Num. ${random.digits(8)} - Pág. 1`,
          ]),
        },
        html`<p class="c"><b>PODER JUDICIÁRIO DO ESTADO DO PIAUÍ</b><br>1ª Vara da Comarca de Floriano<br><span class="s">Rua Fernando Drummond, s/n, Meladão, FLORIANO - PI</span></p>
<table style="margin:6mm 0"><tr><td>PROCESSO Nº: ${number}<br>CLASSE: TUTELA CÍVEL (12233)<br>ASSUNTO: [Nomeação]<br>REQUERENTE: ${uncle.name.toUpperCase()}</td></tr></table>
<h3 class="c">TERMO DE COMPROMISSO DE TUTOR</h3>
<p class="j">No dia ${longDate(issued)}, na sala de audiências desta Vara, presente a Dra. ${judge}, Juíza de Direito, compareceu ${uncle.name}, brasileiro, divorciado, pedreiro, tio paterno, inscrito no CPF sob o nº ${maskCpf(uncle.cpf)}, cédula de identidade nº ${uncle.rg} SSP/PI, com endereço na ${home}, nomeado tutor por sentença datada de ${shortDate(decided)}, e prestou o compromisso de bem e fielmente servir de tutor de:</p>
<p style="margin-left:10mm">a) ${elder.name}, nascida em ${shortDate(elder.born)}, CPF ${maskCpf(elder.cpf)};<br>b) ${younger.name}, nascida em ${shortDate(younger.born)}, CPF ${maskCpf(younger.cpf)};</p>
<p class="j">ambas naturais de Oeiras/PI e filhas de ${elder.father} e ${elder.mother}, falecidos.</p>
<p class="j">${powers}.</p>
<p class="j">A tutela perdura até a maioridade.</p>
<p class="j">Nada mais havendo, encerrou-se este termo. Eu, Dorival Prado Reis, Analista Judicial, o subscrevi.</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE TUTOR',
        kind: 'TUTELA',
        caseNumber: number,
        caseClass: 'TUTELA CÍVEL (12233)',
        court: 'TJPI',
        courtDivision: '1ª Vara',
        district: 'Floriano',
        state: 'PI',
        judgeName: judge,
        guardians: [
          guardian(uncle.name, {
            cpf: uncle.cpf,
            rg: uncle.rg,
            rgIssuer: 'SSP/PI',
            nationality: 'brasileiro',
            maritalStatus: 'divorciado',
            occupation: 'pedreiro',
            address: home,
            relationship: 'tio paterno',
          }),
        ],
        wards: [elder, younger].map((girl) =>
          ward(girl.name, {
            birthDate: girl.born,
            cpf: girl.cpf,
            placeOfBirth: 'Oeiras/PI',
            filiation: [elder.father, elder.mother],
          }),
        ),
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addYears(elder.born, 18),
        validityText: 'até a maioridade',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signed,
        verificationLink: link,
        verificationCode: code,
      }),
    }
  },
}
