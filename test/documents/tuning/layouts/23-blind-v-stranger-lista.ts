import { addDays, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bornBefore, cast, cnj, figures, paper } from '../blind-v.ts'

/** Somebody's plain list of captions and values about a provisional curatela of Pará, in three blocks. */
export const layout: Layout = {
  name: 'blind-v-stranger-lista',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const { home, judge, name, person, surname } = cast(random)
    const issued = randomDate(random, 2019, 2025)
    const decided = addDays(issued, -random.int(3, 14))
    const family = surname()
    const daughter = person('woman', family)
    const father = person('oldMan', family)
    const parents = [name('oldMan', family), name('oldWoman', family)]
    const born = bornBefore(random, issued, 68, 86)
    const magistrate = judge('f')
    const number = cnj(random, '08#####', year(decided), '14', '0051')
    const [identity, old] = [figures(random, '*######'), figures(random, '*######')]
    const address = home((road, no, quarter, cep) => `${road}, ${no}, ${quarter}, Santarém/PA, ${cep}`)
    const title = 'Termo de Curatela Provisória'
    const powers =
      'Representar o curatelado perante bancos e o INSS. Proibida a venda de bens sem autorização judicial'
    const block = (heading: string, pairs: readonly (readonly [string, string])[]) =>
      html`<p style="margin:5mm 0 1mm;text-decoration:underline">${heading}</p>${pairs.map(([key, value]) => html`<div style="padding-left:22mm;text-indent:-22mm;margin-left:0">${key}: ${value}</div>`)}`
    return {
      html: paper(
        { font: 'Andika', sizePt: 11, margin: '20mm 22mm' },
        html`<p class="b" style="font-size:14pt">${title}</p>
${block('Processo', [
  ['Número', number],
  ['Comarca', 'Santarém'],
  ['Vara', '5ª Vara Cível e Empresarial'],
  ['Juíza', magistrate],
  ['Classe', 'Curatela'],
  ['Data da decisão', shortDate(decided)],
  ['Data do termo', shortDate(issued)],
  ['Prazo', '90 dias'],
])}
${block('Curadora', [
  ['Nome', daughter.name],
  ['CPF', maskCpf(daughter.cpf)],
  ['RG', `${identity} PC/PA`],
  ['Nacionalidade', 'brasileira'],
  ['Estado civil', 'divorciada'],
  ['Profissão', 'vendedora'],
  ['Endereço', address],
  ['Parentesco', 'filha'],
])}
${block('Curatelado', [
  ['Nome', father.name],
  ['CPF', maskCpf(father.cpf)],
  ['RG', old],
  ['Nascimento', shortDate(born)],
  ['Naturalidade', 'Óbidos/PA'],
  ['Filiação', `${parents[0]} e ${parents[1]}`],
])}
<p style="margin:5mm 0 1mm;text-decoration:underline">Poderes e limites</p><p>${powers}.</p>`,
      ),
      data: guardianshipData({
        documentTitle: title,
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Curatela',
        court: 'TJPA',
        courtDivision: '5ª Vara Cível e Empresarial',
        district: 'Santarém',
        state: 'PA',
        judgeName: magistrate,
        guardians: [
          guardian(daughter.name, {
            cpf: daughter.cpf,
            rg: identity,
            rgIssuer: 'PC/PA',
            nationality: 'brasileira',
            maritalStatus: 'divorciada',
            occupation: 'vendedora',
            address,
            relationship: 'filha',
          }),
        ],
        wards: [
          ward(father.name, {
            birthDate: born,
            cpf: father.cpf,
            rg: old,
            placeOfBirth: 'Óbidos/PA',
            filiation: parents,
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 90),
        validityText: '90 dias',
        powers,
        documentValidation: false,
      }),
    }
  },
}
