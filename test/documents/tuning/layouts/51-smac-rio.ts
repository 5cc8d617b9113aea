import { company } from '../../generator/companies.ts'
import { addMonths, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { obligations } from '../conditions.ts'

/** City of Rio de Janeiro: an act in prose; the validity closes a sentence on the last page. */
export const layout: Layout = {
  name: 'smac-rio',
  type: 51,
  variants: ['until', 'months', 'no-term'],
  print(random, variant) {
    const firm = company(random, 'RJ')
    const issued = randomDate(random, 2017, 2024)
    const months = random.pick([24, 48, 60])
    const expires =
      variant === 'until' ? addYears(issued, 5) : variant === 'months' ? addMonths(issued, months) : null
    const number = `00${random.digits(4)}/${year(issued)}`
    const activity = random.pick([
      'oficina de lanternagem e pintura de veículos',
      'posto de revenda de combustíveis líquidos e GNV, com lavagem',
      'marmoraria com corte e polimento a úmido',
    ])
    const term = {
      until: `A LMO ora concedida é válida até ${longDate(expires ?? issued)}, se atendidas as condições de validade.`,
      months: `O prazo de validade desta LMO é de ${months} meses a partir da assinatura.`,
      'no-term': 'O não atendimento às condições de validade implica a perda desta LMO.',
    }[variant]
    const body = html`<table><tr><td class="c">${crest(20, '#00539b')}<br><b>PREFEITURA DA CIDADE DO RIO DE JANEIRO</b><br>Secretaria Municipal de Meio Ambiente e Clima<br>Coordenadoria Geral de Controle Ambiental</td></tr></table>
<p class="t">LICENÇA MUNICIPAL DE OPERAÇÃO</p><p class="t2">LMO Nº ${number}</p>
<p class="j">Por delegação do Convênio firmado com o Estado do Rio de Janeiro e o INEA, e com fundamento na Lei Complementar Federal nº 140, de 8 de dezembro de 2011, no Decreto Municipal nº 40.722, de 8 de outubro de 2015, bem como no que foi apurado no processo administrativo nº 14/20${random.int(1, 3)}.${random.digits(3)}/${year(issued) - 1}, a Secretaria Municipal de Meio Ambiente e Clima concede à empresa ${firm.name}, inscrita no CNPJ sob o nº ${maskCnpj(firm.id)}, estabelecida na ${firm.address.street}, nº ${firm.address.number}, a presente Licença Municipal de Operação para a atividade de ${activity}.</p>
<p class="j">Esta licença substitui a Licença Municipal de Instalação LMI nº 00${random.digits(4)}/${year(issued) - 2}, que era válida até ${shortDate(issued)}.</p>
<p class="u">Condições de validade gerais e específicas</p>${obligations(random, 20, (n) => `${n}.`)}
<p class="j b">${term}</p><p class="r">Rio de Janeiro, ${longDate(issued)}</p>
<p class="c" style="margin-top:14mm">${person(random, { gender: 'f' }).name}<br>Coordenadora Geral – Matrícula 12/${random.digits(3)}.${random.digits(3)}-${random.digits(1)}</p>`
    return {
      html: sheet(
        {
          font: 'PT Sans Caption',
          sizePt: 11,
          margin: '20mm 26mm',
          css: '.t{font-size:16pt;text-align:center;margin:6mm 0 0;letter-spacing:.05em}.t2{text-align:center;font-weight:bold;margin-bottom:6mm}.u{text-decoration:underline;margin-top:4mm}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: [activity],
        documentValidation: variant !== 'no-term',
      }),
    }
  },
}
