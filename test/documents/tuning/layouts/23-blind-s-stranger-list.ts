import { addDays, randomDate, shortDate, year } from '../../generator/dates.ts'
import { guardian, guardianshipData, ward } from '../../generator/guardianship-data.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { caseOf, citizen, families, judgeName, page } from '../blind-s.ts'

/** Somebody's own list of a provisional curator's term: a caption, a colon, a value; no letterhead, no signature. */
export const layout: Layout = {
  name: 'blind-s-stranger-list',
  type: 23,
  variants: ['one'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2024)
    const decided = addDays(issued, -random.int(3, 20))
    const [family] = families(random)
    const son = citizen(random, 'm', family, 1974, 1984)
    const mother = citizen(random, 'f', family, 1940, 1950)
    const judge = judgeName(random, 'f')
    const number = caseOf(random, '08', year(decided), '12', '0002')
    const home = `${son.street}, Dourados/MS, CEP ${son.postcode}`
    const powers =
      'O curador pode receber a pensão da curatelada e pagar as despesas dela, mas não pode vender imóveis'
    const part = (title: string, pairs: readonly (readonly [string, string])[]) =>
      html`<p class="b" style="margin:5mm 0 1mm">${title}</p>${pairs.map(([caption, value]) => html`<div>${caption}: ${value}</div>`)}`
    return {
      html: page(
        { font: 'Andika', sizePt: 10.5, margin: '20mm 22mm', css: 'div{margin-bottom:.6mm}' },
        html`<p class="b" style="font-size:14pt">Termo de Curatela Provisória</p>
${part('Processo', [
  ['Número do processo', number],
  ['Classe', 'Interdição'],
  ['Comarca', 'Dourados'],
  ['Vara', '2ª Vara de Família e Sucessões'],
  ['Juíza', `Dra. ${judge}`],
  ['Data da decisão', shortDate(decided)],
  ['Data do termo', shortDate(issued)],
  ['Prazo', '120 (cento e vinte) dias'],
])}${part('Curador', [
  ['Nome completo', son.name],
  ['CPF', maskCpf(son.cpf)],
  ['RG', son.rg],
  ['Órgão emissor do RG', 'SEJUSP/MS'],
  ['Nacionalidade', 'brasileiro'],
  ['Estado civil', 'casado'],
  ['Profissão', 'caminhoneiro'],
  ['Parentesco', 'filho'],
  ['Endereço', home],
  ['Telefone', `(67) 9${random.digits(4)}-${random.digits(4)}`],
])}${part('Curatelada', [
  ['Nome completo', mother.name],
  ['CPF', maskCpf(mother.cpf)],
  ['RG', mother.rg],
  ['Nascimento', shortDate(mother.born)],
  ['Naturalidade', 'Naviraí/MS'],
  ['Filiação', `${mother.mother} e ${mother.father}`],
])}<p class="b" style="margin:5mm 0 1mm">Poderes e limites</p><div>${powers}.</div>`,
      ),
      data: guardianshipData({
        documentTitle: 'Termo de Curatela Provisória',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        caseClass: 'Interdição',
        court: 'TJMS',
        courtDivision: '2ª Vara de Família e Sucessões',
        district: 'Dourados',
        state: 'MS',
        judgeName: judge,
        guardians: [
          guardian(son.name, {
            cpf: son.cpf,
            rg: son.rg,
            rgIssuer: 'SEJUSP/MS',
            nationality: 'brasileiro',
            maritalStatus: 'casado',
            occupation: 'caminhoneiro',
            address: home,
            relationship: 'filho',
          }),
        ],
        wards: [
          ward(mother.name, {
            birthDate: mother.born,
            cpf: mother.cpf,
            rg: mother.rg,
            placeOfBirth: 'Naviraí/MS',
            filiation: [mother.mother, mother.father],
          }),
        ],
        decisionDate: decided,
        issueDate: issued,
        expirationDate: addDays(issued, 120),
        validityText: '120 (cento e vinte) dias',
        powers,
        documentValidation: false,
      }),
    }
  },
}
