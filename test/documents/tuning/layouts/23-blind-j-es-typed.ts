import { addDays, dateInWords, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { familyOf, soul } from '../blind-j.ts'

/** TJES, typewritten in the nineties: a case number of the old form, all in capitals, no postcode, no CPF of the ward. */
export const layout: Layout = {
  name: 'blind-j-es-typed',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 1997, 2003)
    const decided = addDays(issued, -random.int(12, 35))
    const family = familyOf(random).toUpperCase()
    const sister = soul(random, 'f', { family, from: 1942, to: 1956 })
    const brother = soul(random, 'm', { family, from: 1945, to: 1960 })
    const [she, he] = [sister.name.toUpperCase(), brother.name.toUpperCase()]
    const [father, mother] = [brother.father.toUpperCase(), brother.mother.toUpperCase()]
    const judge = random.pick(['ELIEZER GABURRO SCARDUA', 'HÉLIO DEMUNER FAVALESSA', 'JOSÉ PARTELLI COMÉRIO'])
    const number = `014.${issued.slice(2, 4)}.${random.digits(6)}-${random.digits(1)}`
    const address = `${sister.street.toUpperCase()}, Nº ${sister.door}, ${sister.quarter.toUpperCase()}, COLATINA-ES`
    const powers =
      'NÃO PODERÁ A CURADORA, SEM PRÉVIA AUTORIZAÇÃO DESTE JUÍZO, VENDER, HIPOTECAR OU DE QUALQUER FORMA GRAVAR OS BENS DO INTERDITO, DOS QUAIS PRESTARÁ CONTAS'
    return {
      html: sheet(
        {
          font: 'Liberation Mono',
          sizePt: 10.5,
          margin: '30mm 18mm 20mm 30mm',
          css: 'body{line-height:1.75} .t{text-decoration:underline;letter-spacing:2px}',
        },
        html`<p class="c">PODER JUDICIÁRIO<br>ESTADO DO ESPÍRITO SANTO<br>COMARCA DE COLATINA<br>CARTÓRIO DA 3ª VARA CÍVEL</p>
<p>PROCESSO Nº ${number}<br>AÇÃO: INTERDIÇÃO</p>
<p class="c t" style="margin:6mm 0">TERMO DE COMPROMISSO DE CURADORA</p>
<p class="j">AOS ${dateInWords(issued).toUpperCase()}, NESTA CIDADE E COMARCA DE COLATINA, NA SALA DAS AUDIÊNCIAS, PRESENTE O MM. JUIZ DE DIREITO, DR. ${judge}, COMIGO ESCRIVÃO DO SEU CARGO, COMPARECEU A SRA. ${she}, BRASILEIRA, SOLTEIRA, COSTUREIRA, C.I. Nº ${sister.rg.replace(/\D/g, '').slice(0, 6)}-SSP/ES, C.P.F. Nº ${maskCpf(sister.cpf)}, RESIDENTE E DOMICILIADA NA ${address}, IRMÃ DO INTERDITO, A QUEM O MM. JUIZ DEFERIU O COMPROMISSO LEGAL DE BEM E FIELMENTE SERVIR DE CURADORA DE ${he}, NASCIDO EM ${shortDate(brother.born, '.')}, FILHO DE ${father} E DE ${mother}, INTERDITADO POR SENTENÇA DE ${shortDate(decided, '.')}, EM VIRTUDE DO LAUDO MÉDICO DATADO DE ${shortDate(addDays(decided, -74), '.')}. ${powers}. ACEITO POR ELA O COMPROMISSO, ASSIM O PROMETEU CUMPRIR, DO QUE PARA CONSTAR LAVREI ESTE TERMO. EU, ____________, ESCRIVÃO, O DATILOGRAFEI E SUBSCREVI.</p>
<p class="c" style="margin-top:14mm">.......................................<br>${judge}<br>JUIZ DE DIREITO</p>
<p class="c" style="margin-top:10mm">.......................................<br>${she}<br>CURADORA</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE COMPROMISSO DE CURADORA',
        kind: 'CURATELA',
        caseNumber: number,
        caseNumberValid: false,
        caseClass: 'INTERDIÇÃO',
        court: 'TJES',
        courtDivision: '3ª VARA CÍVEL',
        district: 'COLATINA',
        state: 'ES',
        judgeName: judge,
        guardians: [
          guardian(she, {
            cpf: sister.cpf,
            rg: sister.rg.replace(/\D/g, '').slice(0, 6),
            rgIssuer: 'SSP/ES',
            nationality: 'BRASILEIRA',
            maritalStatus: 'SOLTEIRA',
            occupation: 'COSTUREIRA',
            address,
            relationship: 'IRMÃ',
          }),
        ],
        wards: [ward(he, { birthDate: brother.born, filiation: [father, mother] })],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge, she],
        documentValidation: false,
      }),
    }
  },
}
