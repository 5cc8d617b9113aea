import { addDays, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, familyOf, soul } from '../blind-j.ts'

/** TJRN: shared curatorship of both parents over a grown daughter; three signatures by hand. */
export const layout: Layout = {
  name: 'blind-j-rn-shared',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2018, 2024)
    const decided = addDays(issued, -random.int(8, 30))
    const family = familyOf(random)
    const mother = soul(random, 'f', { family, from: 1960, to: 1970 })
    const father = soul(random, 'm', { family, from: 1955, to: 1967 })
    const daughter = soul(random, 'f', { family, from: 1990, to: 1999, young: true })
    const judge = random.pick(['Cleofas Seridó Fernandes', 'Jussier Apodi Lopes', 'Assis Potengi Brasileiro'])
    const number = caseOf(random, '08', 2018, '20', '5106')
    const address = `${mother.street}, ${mother.door}, ${mother.quarter}, Mossoró/RN, CEP: ${mother.postcode}`
    const powers =
      'Os curadores poderão agir isoladamente nos atos de saúde e de recebimento de benefício, exigindo-se a assinatura de ambos para movimentar poupança ou alienar bens, estes últimos mediante autorização judicial'
    return {
      html: sheet(
        {
          font: 'Gentium Plus',
          sizePt: 12,
          margin: '20mm 28mm',
          css: 'h1{font-size:14pt;font-weight:normal;text-align:center;margin:10mm 0;letter-spacing:.5px} .j{line-height:1.6} .sg{display:grid;grid-template-columns:1fr 1fr;gap:14mm 8mm;margin-top:16mm;text-align:center;font-size:10.5pt} .sg div{border-top:1px solid #000}',
        },
        html`<p>Poder Judiciário do Estado do Rio Grande do Norte<br>3ª Vara da Família da Comarca de Mossoró<br><span class="s">Alameda das Carnaúbas Fictícias, 355, Presidente Costa e Silva, MOSSORÓ - RN - CEP 59625-410</span></p>
<h1>TERMO DE CURATELA COMPARTILHADA</h1>
<p class="j">Processo n. ${number}, ação de curatela em que são partes os abaixo nomeados.</p>
<p class="j">Ao dia ${longDate(issued)}, perante o Juiz de Direito ${judge}, prestaram compromisso como CURADORES, de forma compartilhada (art. 1.775-A do Código Civil), ${mother.name}, brasileira, casada, dona de casa, CPF n. ${maskCpf(mother.cpf)}, mãe, e ${father.name}, brasileiro, casado, salineiro, CPF n. ${maskCpf(father.cpf)}, pai, ambos domiciliados na ${address}, em favor de ${daughter.name}, nascida em ${shortDate(daughter.born)}, CPF n. ${maskCpf(daughter.cpf)}, natural de Areia Branca/RN, com deficiência intelectual grave (CID F72), conforme sentença de ${longDate(decided)}.</p>
<p class="j">${powers}.</p>
<p class="j">Lido o termo na presença da servidora Aldenora Upanema Reis, mat. 197.604-0, e achado conforme, assinam.</p>
<div class="sg"><div>${judge}<br>Juiz de Direito</div><div>${mother.name}<br>Curadora</div><div>${father.name}<br>Curador</div></div>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE CURATELA COMPARTILHADA',
        kind: 'CURATELA',
        caseNumber: number,
        court: 'TJRN',
        courtDivision: '3ª Vara da Família',
        district: 'Mossoró',
        state: 'RN',
        judgeName: judge,
        guardians: [
          guardian(mother.name, {
            cpf: mother.cpf,
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'dona de casa',
            address,
            relationship: 'mãe',
          }),
          guardian(father.name, {
            cpf: father.cpf,
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'salineiro',
            address,
            relationship: 'pai',
          }),
        ],
        wards: [
          ward(daughter.name, {
            birthDate: daughter.born,
            cpf: daughter.cpf,
            placeOfBirth: 'Areia Branca/RN',
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        signedBy: [judge, mother.name, father.name],
      }),
    }
  },
}
