import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { business, human, LINES, lined } from '../blind-w.ts'

/** A word processor's table in a client's dossier: captions on the left, two activities with codes, nothing to check it by. */
export const layout: Layout = licencePages('blind-w-stranger-tabela', {
  one: (random) => {
    const owner = business(random, '# Laticínios Ltda', '0002')
    const issued = randomDate(random, 2023, 2025)
    const expires = addYears(issued, 2)
    const number = `${year(issued)}.${random.digits(5)}.LO`
    const activities = [
      '10.52-0-00 Fabricação de laticínios',
      '10.53-8-00 Fabricação de sorvetes e outros gelados',
    ]
    return {
      paper: {
        font: 'Carlito',
        sizePt: 12,
        margin: '25mm 25mm',
        css: `${LINES} .lined td:first-child { width: 52mm }`,
      },
      body: html`<p class="b">3.2 Licença de Operação da unidade</p>
<p class="j">Órgão licenciador: Instituto do Meio Ambiente do Estado de Alagoas – IMA/AL</p>
<p class="j">Os dados da licença estão transcritos no quadro que segue; a via original fica na gerência da unidade.</p>
${lined(
  [],
  [
    ['Número da licença', number],
    ['Razão social do licenciado', owner.name],
    ['CNPJ do licenciado', maskCnpj(owner.id)],
    ['Unidade', `${owner.street}, ${owner.door} – ${owner.town}/AL`],
    ['Atividades licenciadas', html`${activities[0]}<br>${activities[1]}`],
    ['Data de expedição', shortDate(issued)],
    ['Data de vencimento', shortDate(expires)],
    ['Processo de origem', `E:03300.${random.digits(10)}/${year(issued) - 1}`],
    ['Licença anterior', `${year(issued) - 2}.${random.digits(5)}.LO, vencida em ${shortDate(issued)}`],
    ['Encarregado da unidade', `${human(random)} (CPF ${maskCpf(cpf(random))})`],
  ],
)}
<p class="j">Dossiê atualizado em ${longDate(addYears(issued, 1))}, conforme a política de documentos da companhia.</p>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: activities,
        documentValidation: false,
      },
    }
  },
})
