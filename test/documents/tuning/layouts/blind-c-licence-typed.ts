import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cpf, federalProcess, maskCpf } from '../../generator/numbers.ts'

/** A form filled on a typewriter, with dots from caption to value; the holder is a person. */
export const layout: Layout = {
  name: 'blind-c-licence-typed',
  type: 51,
  variants: ['dots'],
  print(random) {
    const id = cpf(random)
    const number = `1${random.digits(3)}/2021`
    const activity = 'EXTRAÇÃO DE AREIA EM LEITO DE RIO'
    const lines: [string, string][] = [
      ['INTERESSADO', 'DÁRIO PONTALTO CEREJAL'],
      ['CPF', maskCpf(id)],
      ['PROCESSO', federalProcess(random, 2020)],
      ['ATIVIDADE', activity],
      ['LOCALIZAÇÃO', 'RIO DO PEIXE BRAVO, MG/BA'],
      ['DATA DE EMISSÃO', shortDate('2021-08-09', '.')],
      ['VALIDADE', '6 (SEIS) ANOS A CONTAR DA EMISSÃO'],
    ]
    const body = html`<div class="c">SERVIÇO PÚBLICO FEDERAL<br>MINISTÉRIO DO MEIO AMBIENTE<br>INSTITUTO BRASILEIRO DO MEIO AMBIENTE - IBAMA</div>
<p class="c" style="margin:10mm 0">LICENÇA DE OPERAÇÃO Nº ${number}</p>
${lines.map(([caption, value]) => html`<div>${`${caption} `.padEnd(20, '.')}: ${value}</div>`)}
<div class="c" style="margin-top:25mm">______________________________<br>OLÍVIO SERENO MATA-FRIA<br>DIRETOR DE LICENCIAMENTO</div>`
    return {
      html: sheet({ font: 'PT Mono', sizePt: 11, margin: '25mm 20mm', css: 'div{line-height:1.6}' }, body),
      data: licenceData({
        id,
        number,
        scope: 'FEDERAL',
        expirationDate: '2027-08-09',
        mainActivity: [activity],
      }),
    }
  },
}
