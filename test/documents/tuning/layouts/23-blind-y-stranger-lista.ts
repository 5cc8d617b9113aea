import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf } from '../blind-y.ts'

const css = 'h1 { font-size: 15pt; margin: 0 0 7mm } p { margin: 0 0 2.2mm } .gap { height: 4mm }'

const JUDGE = 'Aurelino Propriá Malhador'
const CURATOR = 'Jucilene Itabaiana Poxim'
const WARD = 'Deusdete Poxim Japaratuba'
const HOME = 'Rua do Lírio do Vale, 914, Siqueira Campos Novo, Aracaju/SE, CEP 49075-120'
const POWERS =
  'A curadora administra os rendimentos do curatelado e o representa perante o banco e a previdência. Vender imóvel depende de autorização do juiz'

/** Somebody's own list of what a term says: one caption and one value a line. */
export const layout: Layout = {
  name: 'blind-y-stranger-lista',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2023, '25', '0001')
    const [own, his] = [cpf(random), cpf(random)]
    const lines: readonly (readonly [string, string] | null)[] = [
      ['Processo', number],
      ['Tribunal', 'TJSE'],
      ['Comarca', 'Aracaju'],
      ['Vara', '6ª Vara Cível'],
      ['Juiz', JUDGE],
      null,
      ['Curadora', CURATOR],
      ['CPF da curadora', maskCpf(own)],
      ['RG da curadora', '1.204.886-3'],
      ['Órgão emissor', 'SSP/SE'],
      ['Nacionalidade', 'brasileira'],
      ['Estado civil', 'casada'],
      ['Profissão', 'cuidadora de idosos'],
      ['Endereço', HOME],
      ['Parentesco', 'neta'],
      null,
      ['Curatelado', WARD],
      ['CPF do curatelado', maskCpf(his)],
      ['Data de nascimento', shortDate('1936-03-15')],
      ['Naturalidade', 'Capela/SE'],
      ['Mãe', 'Rosalva Poxim'],
      ['Pai', 'Temístocles Japaratuba'],
      null,
      ['Data da decisão', shortDate('2023-07-19')],
      ['Data do termo', shortDate('2023-07-26')],
      ['Validade', 'até ulterior deliberação'],
      ['Poderes', `${POWERS}.`],
    ]
    return {
      html: unbroken(
        sheet(
          { font: 'Noto Sans', sizePt: 11, css, margin: '18mm 22mm' },
          html`<h1>Termo de Curatela Provisória</h1>${lines.map((line) => (line ? html`<p>${line[0]}: ${line[1]}</p>` : html`<div class="gap"></div>`))}`,
        ),
      ),
      data: expected({
        documentTitle: 'Termo de Curatela Provisória',
        kind: 'CURATELA',
        nature: 'PROVISIONAL',
        caseNumber: number,
        court: 'TJSE',
        courtDivision: '6ª Vara Cível',
        district: 'Aracaju',
        state: 'SE',
        judgeName: JUDGE,
        guardians: [
          {
            name: CURATOR,
            cpf: own,
            rg: '1.204.886-3',
            rgIssuer: 'SSP/SE',
            nationality: 'brasileira',
            maritalStatus: 'casada',
            occupation: 'cuidadora de idosos',
            address: HOME,
            relationship: 'neta',
          },
        ],
        wards: [
          {
            name: WARD,
            birthDate: '1936-03-15',
            cpf: his,
            placeOfBirth: 'Capela/SE',
            filiation: ['Rosalva Poxim', 'Temístocles Japaratuba'],
          },
        ],
        decisionDate: '2023-07-19',
        issueDate: '2023-07-26',
        validityText: 'até ulterior deliberação',
        powers: POWERS,
        documentValidation: false,
      }),
    }
  },
}
