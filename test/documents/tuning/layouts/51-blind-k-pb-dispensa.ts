import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { firm, someone } from '../blind-k.ts'

/** Paraíba: a letter that says no licence is needed; another kind of act. */
export const layout: Layout = {
  name: 'blind-k-pb-dispensa',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, '* Mudanças e Transportes Ltda ME')
    const issued = randomDate(random, 2021, 2024)
    const expires = addYears(issued, 2)
    const number = `${random.int(210, 980)}/${year(issued)}`
    const key = alphanumeric(random, 10).toUpperCase()
    const activity = 'Transporte rodoviário de mudanças e de cargas secas fracionadas, não perigosas'
    return {
      html: sheet(
        { font: 'Vollkorn', sizePt: 12, margin: '24mm 28mm 18mm', css: 'body { line-height: 1.5 }' },
        html`<p class="b">GOVERNO DO ESTADO DA PARAÍBA<br>Superintendência de Administração do Meio Ambiente – SUDEMA</p>
<p class="c b" style="margin:9mm 0">DECLARAÇÃO DE DISPENSA DE LICENCIAMENTO AMBIENTAL Nº ${number}</p>
<p class="j">Declaramos, a pedido de ${holder.name}, inscrita no CNPJ sob o nº ${maskCnpj(holder.id)}, com sede na ${holder.street}, Campina Grande – PB, e à vista do processo nº ${year(issued)}-00${random.digits(4)}/TEC/DLA-${random.digits(4)}, que o empreendimento está dispensado de licença ambiental, na forma da Norma Administrativa NA-101.</p>
<p><b>Atividade:</b> ${activity}.</p>
<p class="j">Esta declaração é válida até ${shortDate(expires)} e perde o efeito se houver mudança da atividade. A dispensa não alcança a oficina nem o posto de abastecimento próprio, objeto da Licença de Operação nº ${random.int(1000, 4000)}/${year(issued) - 1}, que vence em ${shortDate(addYears(issued, 1))}.</p>
<p>João Pessoa, ${longDate(issued)}.</p>
<p style="margin-top:14mm">${someone(random)}<br>Diretora Técnica</p>
<p class="s">Autenticidade: www.sudema.pb.gov.br/validacao, código ${key}.</p>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'www.sudema.pb.gov.br/validacao',
        mainActivity: [activity],
        documentValidation: false,
      }),
    }
  },
}
