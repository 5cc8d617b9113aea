import { longDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf, plate } from '../../generator/numbers.ts'
import { day, motorist, townOf } from '../blind-aa.ts'
import { basics, driverData, issuer } from '../blind-aa-papers.ts'

/** A driver's appeal against a fine: the licence is told in one long sentence, the fine in others. */
export const layout: Layout = {
  name: 'blind-aa-appeal-letter',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { categories: ['AB', 'B', 'AC'] })
    const car = plate(random, 'old')
    const married = m.female
      ? 'brasileira, divorciada, comerciária'
      : 'brasileiro, divorciado, representante comercial'
    const body = html`<p class="b">ILUSTRÍSSIMO SENHOR PRESIDENTE DA JUNTA ADMINISTRATIVA DE RECURSOS DE INFRAÇÕES – JARI</p><p class="g">Auto de infração: R${random.digits(9)}<br>Notificação de penalidade: ${random.digits(7)}, recebida em 02/12/2025<br>Veículo: placa ${car.slice(0, 3)}-${car.slice(3)}</p>
<p class="j"><b>${m.name}</b>, ${married}, ${m.female ? 'nascida' : 'nascido'} em ${longDate(m.birth)} na cidade de ${townOf(m.birthplace)}, ${m.female ? 'filha' : 'filho'} de ${m.mother} e ${m.father}, ${m.female ? 'portadora' : 'portador'} do RG ${m.rg} SSP/${m.birthplace.uf} e do CPF ${maskCpf(m.cpf)}, residente na Rua do Contorno, ${random.int(20, 800)}, ${m.local.city}, ${m.female ? 'habilitada' : 'habilitado'} na categoria ${m.category} pela Carteira Nacional de Habilitação de registro ${m.register}, emitida pelo DETRAN/${m.local.uf} em ${townOf(m.local)} no dia ${longDate(m.issued)} e válida até ${longDate(m.expires)}, vem interpor</p>
<p class="c b t">RECURSO EM PRIMEIRA INSTÂNCIA</p>
<p class="j">pelas razões que seguem. Segundo o auto, no dia 19/09/2025, às 06h50, o veículo teria avançado o sinal vermelho. Ocorre que o semáforo do local esteve em amarelo intermitente de 15/09/2025 a 24/09/2025, conforme ofício da companhia municipal de trânsito, que se junta.</p>
<p class="j">A notificação da autuação só foi postada em ${day('2025-11-03')}, fora do prazo de trinta dias do art. 281 do Código de Trânsito Brasileiro, o que impõe o arquivamento.</p>
<p class="j">Requer o cancelamento da multa e a exclusão dos pontos.</p><p>${m.local.city}, ${longDate('2026-01-06')}.</p><p class="sig c">${m.name}</p>`
    return {
      html: sheet(
        {
          font: 'PT Serif',
          sizePt: 12,
          margin: '26mm 24mm',
          css: '.g{margin:9mm 0 9mm 60mm}.j{text-indent:14mm;line-height:1.5}.t{margin:6mm}.sig{margin:18mm auto 0;width:90mm;border-top:1px solid #222}',
        },
        body,
      ),
      data: driverData({
        ...basics(m),
        ...issuer(m),
        filiation: [m.mother, m.father],
        placeOfBirth: townOf(m.birthplace),
      }),
    }
  },
}
