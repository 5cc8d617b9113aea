import { company } from '../../generator/companies.ts'
import { addMonths, addYears, monthName, parts, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Sergipe: captions in a narrow left column, several activities with codes between semicolons, all in lower case. */
export const layout: Layout = {
  name: 'right-letterhead',
  type: 51,
  variants: ['semicolons', 'indeterminate'],
  print(random, variant) {
    const dated = variant === 'semicolons'
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, random.pick([1, 2, 3]))
    const firm = company(random, 'SE', dated ? 'Laticínios' : 'Cerâmica')
    const grower = person(random, { gender: 'm', uf: 'SE' })
    const agent = person(random, { gender: 'f', uf: 'SE' })
    const number = dated
      ? `${random.int(20, 390)}/${year(issued)}`
      : `${random.int(20, 390)}-${random.digits(1)}/${year(issued)}`
    const ticket =
      `${alphanumeric(random, 3)}.${alphanumeric(random, 3)}.${alphanumeric(random, 3)}`.toLowerCase()
    const link = 'adema.se.gov.br/verificador'
    const activities = dated
      ? [
          '03.07.1 preparação do leite e fabricação de produtos de laticínios',
          '03.07.4 fabricação de gelo comum',
          '17.02.0 posto interno de abastecimento, com tanque aéreo de até 15 m³',
        ]
      : ['cultivo de citros irrigado por gotejamento', 'beneficiamento e embalagem de frutas in natura']
    const { day, month } = parts(issued)
    const row = (label: string, value: string | ReturnType<typeof html>) =>
      html`<div class="k">${label}</div><div class="v">${value}</div>`
    const body = html`<div class="r">${crest(14, '#0a7')}<br><b>ADEMA</b><br>Administração Estadual do Meio Ambiente<br>Governo de Sergipe</div>
<h1>${dated ? 'Renovação de Licença de Operação' : 'Licença de Operação'}</h1>
<div class="grid">${row('requerimento', `${random.digits(6)}/TEC/${dated ? 'RLO' : 'LO'}-${random.digits(4)}, de ${shortDate(addMonths(issued, -5))}`)}${row(dated ? 'licença a renovar' : 'licença anterior', `LO ${random.int(20, 390)}/${year(issued) - 3}, ${dated ? 'que vence em' : 'vencida em'} ${shortDate(addMonths(issued, dated ? 1 : -1))}`)}${row('procurador', `${agent.name}, CPF ${maskCpf(agent.cpf)}`)}${row('titular', dated ? firm.name : grower.name)}${row(dated ? 'cnpj do titular' : 'cpf do titular', dated ? maskCnpj(firm.id) : maskCpf(grower.cpf))}${row('sede', dated ? `${firm.address.street}, ${firm.address.number}, ${firm.address.district}, Nossa Senhora da Serra/SE` : 'Sítio Laranjeira Doce, Povoado Mata Funda, Boquim do Sul/SE')}${row(dated ? 'atividades e códigos' : 'atividades', dated ? html`${activities.join('; ')}` : html`${activities.map((one) => html`<div>– ${one}</div>`)}`)}${row('porte', 'micro')}${row(dated ? 'esta licença nº' : 'número desta licença', number)}${row(dated ? 'vencimento' : 'prazo', dated ? shortDate(expires) : 'indeterminado, sujeita à declaração anual de conformidade até 30 de abril')}</div>
<p class="j">A Adema, autarquia criada pela Lei nº 2.181, de 12 de outubro de 1978, expede esta licença sem prejuízo das demais exigíveis, e determina ao titular:</p>
<ul><li>pagar em 15 dias o boleto nº ${random.digits(11)};</li><li>manter em funcionamento o sistema de tratamento, com eficiência mínima de 80%, aferida a cada 120 dias;</li><li>cumprir o cronograma que termina em ${shortDate(addMonths(issued, 9))}, aprovado com a Licença de Instalação ${random.int(20, 190)}/${year(issued) - 4};</li><li>renovar o registro no SIM/SIE, válido até dezembro de ${year(issued) + 1};</li><li>abster-se de usar agrotóxico sem receituário agronômico;</li><li>requerer a próxima renovação, quando for o caso, 120 dias antes.</li></ul>
<p>Aracaju, ${day === 1 ? '1º' : day}/${monthName(month).slice(0, 3)}/${year(issued)} <span class="s">(data de lavratura: ${shortDate(issued)})</span></p>
<table style="margin-top:13mm"><tr><td>${person(random, { gender: 'm' }).name}<br><span class="s">Diretor-Presidente da Adema</span></td><td>${person(random, { gender: 'f' }).name}<br><span class="s">Diretora Técnica</span></td></tr></table>
<p class="s x">Bilhete de verificação <b>${ticket}</b>. Use-o em ${link} para ver a via original. · Adema, Rua do Manguezal, 300, Aracaju · CNPJ 13.168.687/0001-10 · www.adema.se.gov.br</p>`
    return {
      html: sheet(
        {
          font: dated ? 'Open Sans' : 'DejaVu Sans',
          sizePt: dated ? 10 : 9,
          margin: '14mm 20mm',
          css: 'h1{font-size:18pt;font-weight:normal;margin:2mm 0 6mm;border-left:2mm solid #0a7;padding-left:3mm}.grid{display:grid;grid-template-columns:42mm 1fr;margin-bottom:5mm}.k{color:#0a7;text-align:right;padding:0 3mm 1.4mm 0}.v{padding-bottom:1.4mm}ul{margin:0 0 4mm;padding-left:6mm}.x{margin-top:8mm;border-top:.2mm solid #0a7;padding-top:1mm}',
        },
        body,
      ),
      data: licenceData({
        id: dated ? firm.id : grower.cpf,
        number,
        scope: 'STATE',
        accessKey: ticket,
        expirationDate: dated ? expires : null,
        validationLink: link,
        mainActivity: activities,
      }),
    }
  },
}
