import { addMonths, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { someone } from '../blind-k.ts'

/** Goiás: an old licence of functioning for a man who digs sand; his agent has a CPF as well. */
export const layout: Layout = {
  name: 'blind-k-go-areia',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = { name: someone(random), id: cpf(random) }
    const issued = randomDate(random, 2009, 2013)
    const expires = addYears(issued, 4)
    const number = `${random.int(400, 1990)}/${year(issued)}`
    const activity = 'EXTRAÇÃO DE AREIA EM LEITO DE RIO E TRANSPORTE INTERNO ATÉ O PÁTIO DE ESTOCAGEM'
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 12,
          margin: '15mm',
          css: '.box { border: 1mm solid #333; outline: .3mm solid #333; outline-offset: 1mm; padding: 8mm } .cap { font-size: 9pt } .cap b { font-size: 12pt }',
        },
        html`<div class="box"><p class="c b">ESTADO DE GOIÁS<br>SECRETARIA DO MEIO AMBIENTE E DOS RECURSOS HÍDRICOS<br>SUPERINTENDÊNCIA DE LICENCIAMENTO E QUALIDADE AMBIENTAL</p>
<p class="c b" style="font-size:18pt;margin:6mm 0 2mm">LICENÇA DE FUNCIONAMENTO</p><p class="c b">Nº ${number}</p>
<p class="j">A SECRETARIA DO MEIO AMBIENTE E DOS RECURSOS HÍDRICOS, NO USO DE SUAS ATRIBUIÇÕES E DE CONFORMIDADE COM A LEI Nº 8544, DE 17 DE OUTUBRO DE 1978, CONCEDE A PRESENTE LICENÇA NAS CONDIÇÕES ESPECIFICADAS ABAIXO:</p>
<p class="cap">LICENCIADO<br><b>${holder.name.toUpperCase()}</b></p><p class="cap">CPF<br><b>${maskCpf(holder.id)}</b></p>
<p class="cap">ENDEREÇO<br><b>FAZENDA BARRA DO ENGENHO, ZONA RURAL, ARAGARÇAS - GO</b></p>
<p class="cap">PROCURADOR<br><b>${someone(random).toUpperCase()} - CPF ${maskCpf(cpf(random))}</b></p>
<p class="cap">ATIVIDADE LICENCIADA<br><b>${activity}</b></p>
<p class="cap">PROCESSO Nº<br><b>${random.digits(5)}/${year(issued) - 1}</b></p>
<p class="cap">VALIDADE<br><b>${shortDate(issued)} A ${shortDate(expires)}</b></p>
<p class="j s">OBS. 1: ESTA LICENÇA NÃO DISPENSA O TÍTULO MINERÁRIO (DNPM ${random.digits(3)}.${random.digits(3)}/${year(issued) - 2}) NEM A OUTORGA DE USO DA ÁGUA, VÁLIDA ATÉ ${shortDate(addMonths(expires, 7))}. OBS. 2: RENOVAR COM 120 DIAS DE ANTECEDÊNCIA. OBS. 3: RECUPERAR 30 METROS DE MATA CILIAR ATÉ ${shortDate(addMonths(issued, 18))}.</p>
<p class="r">GOIÂNIA, ${longDate(issued).toUpperCase()}</p>
<table style="margin-top:14mm"><tr class="c"><td>_______________________<br>${someone(random).toUpperCase()}<br><span class="s">GERENTE DE LICENCIAMENTO</span></td><td>_______________________<br>${someone(random).toUpperCase()}<br><span class="s">SUPERINTENDENTE</span></td></tr></table></div>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [activity],
      }),
    }
  },
}
