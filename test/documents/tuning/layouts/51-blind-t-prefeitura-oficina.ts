import { qrCode } from '../../generator/codes.ts'
import { addMonths, inWords, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, cnpj, maskCnpj } from '../../generator/numbers.ts'
import { demands, firm, GRID, grid, listed, over, signs, somebody } from '../blind-t.ts'

/** A city: its own CNPJ under the letterhead, a code to scan and no address in words, the term in months from the issue. */
export const layout: Layout = {
  name: 'blind-t-prefeitura-oficina',
  type: 51,
  variants: ['one'],
  async print(random) {
    const owner = firm(random, '~ Reparação Automotiva Ltda ME')
    const town = 'Pedra do Salto'
    const issued = randomDate(random, 2020, 2024)
    const months = random.pick([24, 36])
    const number = `00${random.digits(4)}/${year(issued)}`
    const link = `https://licencas.pedradosalto.rs.gov.br/conferir?doc=${alphanumeric(random, 9)}`
    const activity = 'Oficina mecânica com chapeação e pintura de veículos'
    const body = html`<table><tr><td style="width:24mm">${crest(19, '#345a8a')}</td><td class="c"><b>PREFEITURA MUNICIPAL DE ${town.toUpperCase()}</b><br>Secretaria Municipal do Ambiente e Sustentabilidade<br><span class="s">CNPJ ${maskCnpj(cnpj(random))} – Praça da Matriz, 44 – Centro</span></td></tr></table>
<p class="c b" style="font-size:15pt;margin:5mm 0">LICENÇA MUNICIPAL DE OPERAÇÃO<br>LMO Nº ${number}</p>
${grid([
  [over('Empreendedor', owner.name), over('CNPJ', maskCnpj(owner.id))],
  [over('Local da atividade', owner.road), over('Alvará de localização', random.digits(6))],
  [over('Atividade', activity), over('Potencial poluidor', 'Médio')],
  [
    over('Processo administrativo', `${random.digits(5)}/${year(issued) - 1}`),
    over('Data de emissão', shortDate(issued)),
  ],
  [
    over('Validade', `${months} (${inWords(months)}) meses, contados da data de emissão`),
    over('Área útil', `${random.int(120, 880)},00 m²`),
  ],
])}
<p class="b">Esta licença fica sujeita às condições que seguem:</p>
${listed(demands(random, 9, issued), (place) => `${place}º`)}
<p class="r">${town}, ${longDate(issued)}.</p>
${signs(somebody(random), 'Secretário Municipal')}
<div style="margin-top:6mm;break-inside:avoid">${await qrCode(link, 26)}<br><span class="s">Aponte a câmera do celular para conferir esta licença.</span></div>`
    return {
      html: sheet({ font: 'PT Serif', sizePt: 10.5, margin: '15mm 20mm', css: GRID }, body),
      data: licenceData({
        id: owner.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: addMonths(issued, months),
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}
