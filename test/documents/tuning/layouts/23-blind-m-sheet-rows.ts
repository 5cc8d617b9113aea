import { addDays, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf, rg } from '../../generator/numbers.ts'
import { docket, families, figure, page } from '../blind-m.ts'

/** A print of a spreadsheet with its row numbers: a shelter copies the entries of a term; no court's letterhead. */
export const layout: Layout = {
  name: 'blind-m-sheet-rows',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(5, 25))
    const [family, other] = families(random)
    const sister = figure(random, 'f', family, 1990, 1996)
    const boy = figure(random, 'm', family, year(issued) - 14, year(issued) - 8)
    const judge = random.pick(['Pollyanna Cotrim Sampaio', 'Odete Batista Moura'])
    const number = docket(random, '000', year(decided), '27', '2706')
    const identity = rg(random, 'plain')
    const address = `Quadra 104 Norte, Alameda 7, lote ${random.int(3, 40)}, Araguaína/TO, CEP ${sister.postcode}`
    const powers =
      'A tutora representa ou assiste o tutelado nos atos da vida civil e recebe a pensão por morte; não pode aceitar herança com encargos nem vender bens móveis de valor sem autorização do Juízo'
    const cells: readonly (readonly [string, string])[] = [
      ['TERMO DE TUTELA', ''],
      ['Nº do processo', number],
      ['Vara', 'Juizado Especial da Infância e Juventude'],
      ['Comarca', 'Araguaína'],
      ['Magistrada', judge],
      ['Decisão que nomeou', shortDate(decided)],
      ['Termo assinado em', shortDate(issued)],
      ['TUTORA', ''],
      ['Nome', sister.name],
      ['CPF', maskCpf(sister.cpf)],
      ['RG', identity],
      ['Órgão emissor', 'SSP/TO'],
      ['Nacionalidade', 'brasileira'],
      ['Estado civil', 'solteira'],
      ['Profissão', 'balconista'],
      ['Parentesco', 'irmã'],
      ['Endereço', address],
      ['TUTELADO', ''],
      ['Nome', boy.name],
      ['Nascimento', shortDate(boy.born)],
      ['CPF', maskCpf(boy.cpf)],
      ['Naturalidade', 'Wanderlândia/TO'],
      ['Mãe', `${boy.mother} (falecida)`],
      ['Pai', `Gaspar ${other} (falecido)`],
      ['Poderes e deveres', powers],
    ]
    return {
      html: page(
        {
          font: 'Liberation Sans',
          sizePt: 9,
          margin: '12mm 14mm',
          css: 'td{border:1px solid #c8c8c8;padding:.9mm 1.5mm;vertical-align:top} .n{width:7mm;background:#e6e6e6;text-align:center;color:#555} .l{width:42mm} .hd td{background:#e6e6e6;text-align:center;color:#555}',
        },
        html`<p class="s" style="color:#555">acolhidos_2.xlsx — aba "tutelas" — Casa de Passagem Girassol</p>
<table><tr class="hd"><td class="n"></td><td>A</td><td>B</td></tr>
${cells.map(([label, value], index) => html`<tr><td class="n">${index + 1}</td><td class="l ${value ? '' : 'b'}">${label}</td><td>${value}</td></tr>`)}</table>
<p class="s" style="margin-top:4mm;color:#555">Página 1</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'TERMO DE TUTELA',
        kind: 'TUTELA',
        caseNumber: number,
        court: 'TJTO',
        courtDivision: 'Juizado Especial da Infância e Juventude',
        district: 'Araguaína',
        state: 'TO',
        judgeName: judge,
        guardians: [
          guardian(sister.name, {
            cpf: sister.cpf,
            rg: identity,
            rgIssuer: 'SSP/TO',
            nationality: 'brasileira',
            maritalStatus: 'solteira',
            occupation: 'balconista',
            address,
            relationship: 'irmã',
          }),
        ],
        wards: [
          ward(boy.name, {
            birthDate: boy.born,
            cpf: boy.cpf,
            placeOfBirth: 'Wanderlândia/TO',
            filiation: [boy.mother, `Gaspar ${other}`],
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
