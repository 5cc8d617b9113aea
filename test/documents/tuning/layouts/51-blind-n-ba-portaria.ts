import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { demands, licensee, named } from '../blind-n.ts'

/** INEMA: an ordinance in prose with articles; its term runs from the publication, which a line at the foot tells. */
export const layout: Layout = {
  name: 'blind-n-ba-portaria',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, '% CERÂMICA E OLARIA LTDA. - EPP')
    const signed = randomDate(random, 2018, 2022)
    const published = addDays(signed, 6)
    const number = `${random.int(14, 29)}.${random.digits(3)}`
    const activity = 'fabricação de blocos, telhas e lajotas de cerâmica vermelha'
    const [first, ...others] = demands(random, 6, signed)
    return {
      html: sheet(
        { font: 'PT Serif', sizePt: 11, margin: '20mm 24mm' },
        html`<p class="c">GOVERNO DO ESTADO DA BAHIA<br>Secretaria do Meio Ambiente – SEMA<br><b>INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS – INEMA</b></p>
<p class="b" style="margin:7mm 0 5mm">PORTARIA Nº ${number} DE ${longDate(signed).toUpperCase()}.</p>
<p class="j"><b>A DIRETORA GERAL DO INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS – INEMA</b>, com fulcro nas atribuições e competências que lhe foram delegadas pela Lei Estadual nº 12.212/11 e Lei Estadual nº 10.431/06, alterada pela Lei nº 12.377/11, regulamentada pelo Decreto Estadual nº 14.024/12 e, tendo em vista o que consta do Processo nº ${year(signed) - 1}.001.00${random.digits(4)}/INEMA/LIC-0${random.digits(4)}, <b>RESOLVE:</b></p>
<p class="j"><b>Art. 1º</b> Conceder <b>RENOVAÇÃO DE LICENÇA DE OPERAÇÃO</b>, válida pelo prazo de 08 (oito) anos, contado da data de publicação desta Portaria, à <b>${firm.name}</b>, inscrita no CNPJ sob o nº ${maskCnpj(firm.id)}, com sede na ${firm.road}, Zona Rural, no município de Mata de São João, para a atividade de ${activity}, no mesmo local e município, mediante o cumprimento da legislação vigente e dos seguintes condicionantes:</p>
<p class="j"><b>I.</b> ${first}</p>${others.map((text, index) => html`<p class="j"><b>${['II', 'III', 'IV', 'V', 'VI'][index]}.</b> ${text}</p>`)}
<p class="j"><b>Art. 2º</b> Esta Licença refere-se à análise de viabilidade ambiental de competência do INEMA, cabendo ao interessado obter a anuência e/ou autorização das outras instâncias no âmbito Federal, Estadual ou Municipal, quando couber.</p>
<p class="j"><b>Art. 3º</b> Fica revogada a Portaria nº 9.${random.digits(3)}, de ${longDate(addYears(signed, -7))}.</p>
<p class="j"><b>Art. 4º</b> Esta Portaria entrará em vigor na data de sua publicação.</p>
<p class="c b" style="margin-top:12mm">${named(random).toUpperCase()}<br><span style="font-weight:normal">Diretora Geral</span></p>
<p class="s" style="border-top:.2mm solid #333;padding-top:1mm;margin-top:8mm">Publicada no Diário Oficial do Estado em ${shortDate(published)}. Documento assinado eletronicamente no sistema SEIA.</p>`,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: addYears(published, 8),
        mainActivity: [activity],
      }),
    }
  },
}
