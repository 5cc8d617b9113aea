import { addDays, dateInWords, longDate, officeTime, randomDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { docket, families, figure, moment, page } from '../blind-m.ts'

/** TJMA: one long paragraph with the date in words; the judge signs through gov.br. */
export const layout: Layout = {
  name: 'blind-m-ma-one-paragraph',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2021, 2025)
    const decided = addDays(issued, -random.int(2, 18))
    const signedAt = `${issued}T${officeTime(random)}`
    const [family] = families(random)
    const brother = figure(random, 'm', family, 1960, 1972)
    const sister = figure(random, 'f', family, 1973, 1990)
    const judge = random.pick(['Raimundo Nonato Ericeira Lobão', 'Kleber Furtado Viégas'])
    const number = docket(random, '08', year(decided), '10', '0040')
    const identity = `0${random.digits(11)}-${random.digits(1)}`
    const address = `${brother.street}, ${brother.door}, ${brother.quarter}, Bacabal/MA, CEP ${brother.postcode}`
    const powers =
      'ficando o curador advertido de que lhe cumpre empregar os rendimentos da interditanda exclusivamente em sua saúde, alimentação e bem-estar e de que não poderá, por qualquer forma, gravar ou vender bens dela'
    return {
      html: page(
        {
          font: 'DejaVu Serif',
          sizePt: 9.6,
          margin: '20mm 23mm',
          css: 'p.j{line-height:1.75} .gov{border:1.5px solid #1351b4;border-radius:2mm;width:82mm;padding:2mm 3mm;font:8.5pt "Open Sans";margin:12mm auto 0}',
        },
        html`<p class="c">ESTADO DO MARANHÃO<br>PODER JUDICIÁRIO<br>COMARCA DE BACABAL<br>2ª VARA CÍVEL</p>
<p class="c b" style="font-size:12pt;margin:8mm 0">TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO</p>
<p>PROCESSO: ${number}<br>AÇÃO: INTERDIÇÃO COM PEDIDO DE CURATELA ANTECIPADA<br>PROMOTOR: DR. ÍTALO CUTRIM BRITO</p>
<p class="j">Aos ${dateInWords(issued)}, nesta cidade de Bacabal, Estado do Maranhão, na sala das audiências da 2ª Vara Cível, onde presente se achava o Excelentíssimo Senhor Doutor ${judge}, Juiz de Direito Titular, comigo, Secretário Judicial de seu cargo, aí compareceu o senhor <b>${brother.name.toUpperCase()}</b>, brasileiro, casado, pescador, portador da carteira de identidade nº ${identity} SSP/MA e do CPF nº ${maskCpf(brother.cpf)}, com endereço na ${address}, irmão da interditanda, ao qual o MM. Juiz deferiu o compromisso de bem e fielmente, sem dolo nem malícia, servir como curador provisório de <b>${sister.name.toUpperCase()}</b>, brasileira, solteira, nascida a ${longDate(sister.born)}, em Pedreiras/MA, inscrita no CPF sob nº ${maskCpf(sister.cpf)}, filha de ${sister.father} e de ${sister.mother}, nomeado que foi por decisão de ${longDate(decided)}, com vigência até ulterior decisão deste Juízo, ${powers}. E como assim o disse e prometeu, mandou o MM. Juiz lavrar este termo, que vai assinado por todos.</p>
<p style="margin-top:12mm">O curador: ________________________________</p>
<div class="gov">Documento assinado digitalmente<br><b>${judge.toUpperCase()}</b><br>Data: ${moment(signedAt)}-0300<br>Verifique em https://validar.iti.gov.br</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE CURADOR PROVISÓRIO',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'INTERDIÇÃO COM PEDIDO DE CURATELA ANTECIPADA',
        court: 'TJMA',
        courtDivision: '2ª VARA CÍVEL',
        district: 'BACABAL',
        state: 'MA',
        judgeName: judge,
        guardians: [
          guardian(brother.name.toUpperCase(), {
            cpf: brother.cpf,
            rg: identity,
            rgIssuer: 'SSP/MA',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'pescador',
            address,
            relationship: 'irmão',
          }),
        ],
        wards: [
          ward(sister.name.toUpperCase(), {
            birthDate: sister.born,
            cpf: sister.cpf,
            placeOfBirth: 'Pedreiras/MA',
            filiation: [sister.father, sister.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        validityText: 'até ulterior decisão deste Juízo',
        powers,
        signedBy: [judge.toUpperCase()],
        signatureDate: signedAt,
        verificationLink: 'https://validar.iti.gov.br',
      }),
    }
  },
}
