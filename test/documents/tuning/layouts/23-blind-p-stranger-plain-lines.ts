import { addDays, addMonths, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { cnj, kin, paper, surnames } from '../blind-p.ts'

/** A stranger's plain lines of caption and value: a provisional curatela of a father, without a court's letterhead. */
export const layout: Layout = {
  name: 'blind-p-stranger-plain-lines',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2024)
    const decided = addDays(issued, -random.int(4, 16))
    const [family] = surnames(random)
    const daughter = kin(random, 'f', family, 1972, 1984)
    const father = kin(random, 'm', family, 1940, 1949)
    const judge = random.pick(['Otávio Lomonte Pena', 'Rui Barbalho Teixeira'])
    const number = cnj(random, '50', year(decided), '13', '0433')
    const home = `${daughter.home}, Montes Claros - MG, CEP ${daughter.postcode}`
    const powers =
      'Administrar a aposentadoria e as despesas de saúde do pai; não pode vender imóvel nem fazer empréstimo sem ordem do juiz'
    const lines: readonly (readonly [string, string])[] = [
      ['Processo', number],
      ['Classe', 'Interdição'],
      ['Comarca', 'Montes Claros'],
      ['Vara', '2ª Vara de Família'],
      ['Juiz', `Dr. ${judge}`],
      ['Data da decisão', shortDate(decided)],
      ['Data do termo', shortDate(issued)],
      ['Prazo', '6 meses'],
    ]
    const first: readonly (readonly [string, string])[] = [
      ['Nome da curadora', daughter.name],
      ['Parentesco com o curatelado', 'filha'],
      ['CPF da curadora', maskCpf(daughter.cpf)],
      ['RG da curadora', `MG-${daughter.rg.replaceAll('.', '')}`],
      ['Órgão emissor', 'SSP/MG'],
      ['Nacionalidade', 'brasileira'],
      ['Estado civil', 'divorciada'],
      ['Profissão', 'cabeleireira'],
      ['Endereço da curadora', home],
    ]
    const second: readonly (readonly [string, string])[] = [
      ['Nome do curatelado', father.name],
      ['Data de nascimento', shortDate(father.born)],
      ['CPF do curatelado', maskCpf(father.cpf)],
      ['Nascido em', 'Bocaiuva/MG'],
    ]
    const plain = (list: typeof lines) => list.map(([caption, value]) => html`<p>${caption}: ${value}</p>`)
    return {
      html: paper(
        {
          font: 'Liberation Serif',
          sizePt: 12,
          margin: '25mm 30mm 20mm 25mm',
          css: 'p{margin:0 0 1.2mm} .gap{height:6mm}',
        },
        html`<p>Termo de Compromisso de Curadora Provisória</p><div class="gap"></div>${plain(lines)}<div class="gap"></div>${plain(first)}<div class="gap"></div>${plain(second)}<div class="gap"></div><p>Poderes: ${powers}</p>`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Compromisso de Curadora Provisória',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição',
        court: 'TJMG',
        courtDivision: '2ª Vara de Família',
        district: 'Montes Claros',
        state: 'MG',
        judgeName: judge,
        guardians: [
          guardian(daughter.name, {
            cpf: daughter.cpf,
            rg: `MG-${daughter.rg.replaceAll('.', '')}`,
            rgIssuer: 'SSP/MG',
            nationality: 'brasileira',
            maritalStatus: 'divorciada',
            occupation: 'cabeleireira',
            address: home,
            relationship: 'filha',
          }),
        ],
        wards: [ward(father.name, { birthDate: father.born, cpf: father.cpf, placeOfBirth: 'Bocaiuva/MG' })],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addMonths(issued, 6),
        validityText: '6 meses',
        powers,
        documentValidation: false,
      }),
    }
  },
}
