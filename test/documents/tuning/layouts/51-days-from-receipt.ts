import { company } from '../../generator/companies.ts'
import { addDays, inWords, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'

/** Espírito Santo: `LO-…/Nº 123/2022/CLASSE III` over a running text, valid for days from its receipt; E-Docs. */
export const layout: Layout = {
  name: 'days-from-receipt',
  type: 51,
  variants: ['figures', 'words'],
  print(random, variant) {
    const issued = randomDate(random, 2019, 2025)
    const figures = variant === 'figures'
    const days = figures ? 1095 : 1460
    const firm = company(random, 'ES')
    const branch = random.pick(['GCA/SAIA', 'GSIM/SAIA'])
    const number = `${random.int(12, 480)}/${year(issued)}`
    const code = `${year(issued)}-${alphanumeric(random, 6).toUpperCase()}`
    const link = `https://e-docs.es.gov.br/d/${code}`
    const activities = figures
      ? [
          'desdobramento, polimento e corte de rochas ornamentais',
          'estação de tratamento de efluentes industriais',
        ]
      : ['terminal de recebimento e expedição de produtos siderúrgicos']
    const term = figures
      ? html`válida por ${days} dias, a contar do recebimento`
      : html`com prazo de validade de ${days} (${inWords(days)}) dias a contar da data de recebimento desta`
    const body = html`<p class="c b">GOVERNO DO ESTADO DO ESPÍRITO SANTO<br>SECRETARIA DE ESTADO DE MEIO AMBIENTE E RECURSOS HÍDRICOS<br>INSTITUTO ESTADUAL DE MEIO AMBIENTE E RECURSOS HÍDRICOS – IEMA</p>
<h1>${figures ? html`LICENÇA DE OPERAÇÃO<br>LO-${branch}/Nº ${number}/CLASSE III` : html`LICENÇA DE OPERAÇÃO<br>LO Nº ${number}/CLASSE II`}</h1>
<p class="j">O Instituto Estadual de Meio Ambiente e Recursos Hídricos, no uso das atribuições que lhe confere a Lei Complementar nº 248/2002 e tendo em vista o que consta do processo nº ${random.digits(8)}, expede a presente Licença de Operação, ${term}, à empresa <b>${firm.name}</b>, inscrita no CNPJ sob o nº ${maskCnpj(firm.id)}, estabelecida na ${oneLine(firm.address)}, autorizando-a a exercer ${activities.length > 1 ? 'as seguintes atividades' : html`a atividade de ${activities[0] ?? ''}`}${activities.length > 1 ? ':' : '.'}</p>
${activities.length > 1 ? html`<div class="a">${activities.map((one, index) => html`<div>${'ab'[index] ?? ''}) ${one};</div>`)}</div>` : null}
<p class="j">A licença não contempla o transporte de produtos perigosos, sujeito a procedimento próprio, e poderá ser suspensa a qualquer tempo se descumpridas as condicionantes abaixo.</p><p class="b">CONDICIONANTES</p>${conditions(random, 8)}
<p>Cariacica, ${longDate(issued)}.</p><p class="c" style="margin-top:8mm">${person(random, { gender: 'm' }).name.toUpperCase()}<br>Diretor Técnico do IEMA</p>
<p class="e">Documento original assinado eletronicamente em ${shortDate(issued)}, conforme MP 2200-2/2001, art. 10, § 2º. Consulte a autenticidade pelo endereço ${link}. Código de registro: ${code}.</p>`
    return {
      html: sheet(
        {
          font: figures ? 'Liberation Serif' : 'Carlito',
          sizePt: 11,
          margin: '16mm 22mm',
          css: 'h1{font-size:13pt;text-align:center;margin:5mm 0}.a{margin:0 0 3mm 12mm}.e{font-size:7.5pt;border-left:1mm solid #06c;padding-left:2mm}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: addDays(issued, days),
        validationLink: link,
        mainActivity: activities,
      }),
    }
  },
}
