import { addDays, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { docket, families, figure, page } from '../blind-m.ts'

/** A family types over its term as a plain list, in an order of its own, for a health plan: no court's letterhead. */
export const layout: Layout = {
  name: 'blind-m-family-list',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2017, 2024)
    const decided = addDays(issued, -random.int(40, 80))
    const [family, other] = families(random)
    const nephew = figure(random, 'm', other, 1972, 1986)
    const uncle = figure(random, 'm', family, 1940, 1952)
    const judge = random.pick(['Elisa Maranguape Fontes', 'Corina Seabra Dantas'])
    const number = docket(random, '08', year(decided), '20', '0106')
    const address = `${nephew.street}, ${nephew.door}, ${nephew.quarter}, Mossoró/RN, CEP ${nephew.postcode}`
    const powers =
      'cuidar do dinheiro e dos contratos do curatelado, autorizar exames e internações e receber a aposentadoria, sem poder vender a casa nem fazer empréstimo'
    return {
      html: page(
        {
          font: 'PT Sans',
          sizePt: 12,
          margin: '24mm 26mm',
          css: 'ul{padding-left:5mm} li{margin-bottom:1.6mm} h3{margin:0 0 1mm}',
        },
        html`<h3>Termo de Curatela Definitiva</h3><p class="s">(passado a limpo pela família para o plano de saúde)</p>
<ul><li>curatelado: ${uncle.name}</li><li>nasceu em ${shortDate(uncle.born)}, em Apodi/RN</li><li>CPF do curatelado: ${maskCpf(uncle.cpf)}</li><li>pais do curatelado: ${uncle.father} e ${uncle.mother}</li></ul>
<ul><li>curador: ${nephew.name}</li><li>é sobrinho do curatelado</li><li>CPF do curador: ${maskCpf(nephew.cpf)}</li><li>brasileiro, casado, eletricista</li><li>endereço do curador: ${address}</li></ul>
<ul><li>número do processo: ${number}</li><li>juíza: Dra. ${judge}</li><li>vara: 3ª Vara de Família</li><li>comarca: Mossoró</li><li>sentença de ${longDate(decided)}, transitada em julgado</li><li>data do termo: ${longDate(issued)}</li></ul>
<p>Poderes do curador: ${powers}.</p>
<p class="s" style="margin-top:8mm">Carteirinha do plano: ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}. Telefone para recado: (84) 3300-0000, falar com Neuma.</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Curatela Definitiva',
        kind: 'CURATELA',
        nature: 'DEFINITIVE',
        caseNumber: number,
        court: 'TJRN',
        courtDivision: '3ª Vara de Família',
        district: 'Mossoró',
        state: 'RN',
        judgeName: judge,
        guardians: [
          guardian(nephew.name, {
            cpf: nephew.cpf,
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'eletricista',
            address,
            relationship: 'sobrinho',
          }),
        ],
        wards: [
          ward(uncle.name, {
            birthDate: uncle.born,
            cpf: uncle.cpf,
            placeOfBirth: 'Apodi/RN',
            filiation: [uncle.father, uncle.mother],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        powers,
        documentValidation: false,
      }),
    }
  },
}
