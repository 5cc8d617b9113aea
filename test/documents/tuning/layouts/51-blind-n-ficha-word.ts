import { addMonths, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { LINED, licensee, lined, named } from '../blind-n.ts'

/** A plant's own summary, typed as a table of two columns: a city's licence, three activities, a term in months. */
export const layout: Layout = {
  name: 'blind-n-ficha-word',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, '% Embalagens Plásticas S/A', '0002')
    const issued = randomDate(random, 2020, 2024)
    const number = `${random.int(31, 290)}/${year(issued)}-DLA`
    const activities = [
      'Fabricação de embalagens de material plástico',
      'Impressão em flexografia',
      'Recuperação de aparas plásticas',
    ]
    return {
      html: sheet(
        {
          font: 'Andika',
          sizePt: 10.5,
          margin: '20mm 22mm',
          css: `${LINED} .lined td:first-child { width: 58mm; font-weight: bold; background: #f3f3f3 }`,
        },
        html`<p class="c b" style="font-size:13pt">RESUMO DA LICENÇA AMBIENTAL DA UNIDADE</p>
${lined([
  ['Documento', 'Licença de Operação (LO)'],
  ['Quem concedeu', 'Prefeitura Municipal de Pedra Lavada - Secretaria Municipal de Meio Ambiente'],
  ['LO nº', number],
  ['Detentora', firm.name],
  ['CNPJ da detentora', maskCnpj(firm.id)],
  ['Endereço da unidade', `${firm.road}, Pedra Lavada/RS`],
  ['Atividades licenciadas', html`${activities[0]}<br>${activities[1]}<br>${activities[2]}`],
  ['Data de expedição', longDate(issued)],
  ['Prazo de validade', '42 (quarenta e dois) meses, contados da expedição'],
  ['Processo', `${random.digits(5)}/${year(issued) - 1}`],
  [
    'Licença que esta substitui',
    `LO nº ${random.int(31, 290)}/${year(issued) - 4}-DLA, vencida em ${shortDate(issued)}`,
  ],
  ['Responsável técnica', `${named(random)}, CPF ${maskCpf(cpf(random))}, CREA RS${random.digits(6)}`],
])}
<p class="j">Obs.: o plano de emergência tem revisão marcada para ${shortDate(addMonths(issued, 14))}. O CADRI dos solventes, nº ${random.digits(8)}, é tratado em ficha separada. Este resumo é de uso interno e não substitui o original arquivado na portaria.</p>
<p class="s r">Setor de Meio Ambiente - revisão 02</p>`,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: addMonths(issued, 42),
        mainActivity: activities,
        documentValidation: false,
      }),
    }
  },
}
