import { addMonths, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { fullName } from '../citizens.ts'
import { duties } from '../duties.ts'
import { firm } from '../firms.ts'
import { line, numbered, signature } from '../parts.ts'
import { town } from '../towns.ts'

/** A small town of Espírito Santo or Rio Grande do Sul, typed on a form in a fixed-width face. */
export const layout: Layout = {
  name: 'hill-town-form',
  type: 51,
  variants: ['granite', 'indefinite', 'cancelled'],
  print(random, variant) {
    const uf = variant === 'granite' ? 'ES' : 'RS'
    const { city } = town(random, uf)
    const made = firm(random, uf, variant === 'granite' ? 'Mármores e Granitos' : 'Serralheria')
    const issued = randomDate(random, 2019, 2025)
    const months = variant === 'granite' ? 48 : 24
    const indefinite = variant === 'indefinite'
    const number = `${random.int(2, 98)}/${year(issued)}`
    const activity =
      variant === 'granite'
        ? 'DESDOBRAMENTO E POLIMENTO DE ROCHAS ORNAMENTAIS'
        : 'SERRALHERIA, SEM TRATAMENTO DE SUPERFÍCIE'
    const body = html`${variant === 'cancelled' ? html`<div class="st">LICENÇA CANCELADA</div>` : null}<table><tr><td style="width:18mm">${crest(14, '#5d4037')}</td><td class="c"><b>PREFEITURA MUNICIPAL DE ${city.toUpperCase()}</b><br>ESTADO ${uf === 'ES' ? 'DO ESPÍRITO SANTO' : 'DO RIO GRANDE DO SUL'}<br>SECRETARIA MUNICIPAL DE MEIO AMBIENTE</td></tr></table>
<p class="c b" style="font-size:14pt;margin:7mm 0">LICENÇA MUNICIPAL DE OPERAÇÃO (LMO) Nº ${number}</p>${line('REQUERENTE:', made.name.toUpperCase())}${line('CNPJ:', maskCnpj(made.id))}${line('ENDEREÇO:', `${made.address.street.toUpperCase()}, ${made.address.number}`)}${line('BAIRRO:', made.address.district.toUpperCase())}${line('ATIVIDADE:', activity)}${line('POTENCIAL POLUIDOR:', 'MÉDIO')}${line('PROCESSO:', `${random.int(1000, 9999)}/${year(issued) - 1}`)}${line('DATA DE EMISSÃO:', shortDate(issued))}${line('VALIDADE:', indefinite ? 'PRAZO INDETERMINADO' : `${months} MESES A PARTIR DA EMISSÃO`)}
<p class="j" style="margin-top:4mm">O MUNICÍPIO, POR SUA SECRETARIA DE MEIO AMBIENTE, CONCEDE A PRESENTE LICENÇA NOS TERMOS DA LEI MUNICIPAL Nº ${random.int(1000, 4000)}/2013, SUJEITA ÀS CONDIÇÕES:</p>${numbered(duties(random, 6))}<p>${city}, ${longDate(issued)}.</p>${signature(fullName(random, 'm'), 'Secretário Municipal de Meio Ambiente')}`
    return {
      html: sheet(
        {
          font: 'Go Mono',
          sizePt: 9.6,
          margin: '18mm 20mm',
          css: '.ln{margin:0 0 1.6mm}.st{position:absolute;top:105mm;left:25mm;font-size:34pt;font-weight:bold;color:rgba(190,0,0,.55);transform:rotate(-24deg);border:1mm solid rgba(190,0,0,.55);padding:2mm 6mm}',
        },
        body,
      ),
      data: licenceData({
        id: made.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: indefinite ? null : addMonths(issued, months),
        mainActivity: [activity],
        documentValidation: variant !== 'cancelled',
      }),
    }
  },
}
