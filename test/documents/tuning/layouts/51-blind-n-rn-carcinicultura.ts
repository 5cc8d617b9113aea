import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { marked } from '../../generator/marks.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { demands, licensee, listed, named, signLine } from '../blind-n.ts'

/** IDEMA: a shrimp farm; a long number with letters, data in a run of bold labels, the term in days and in words. */
export const layout: Layout = {
  name: 'blind-n-rn-carcinicultura',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, '% Aquicultura e Pescados Ltda')
    const issued = randomDate(random, 2017, 2023)
    const number = `${year(issued) - 1}-${random.digits(6)}/TEC/LO-0${random.digits(3)}`
    const activity = 'Carcinicultura em viveiros escavados, com engorda de camarão marinho'
    return {
      html: marked(
        sheet(
          {
            font: 'Noto Serif',
            sizePt: 10.5,
            margin: '18mm 22mm',
            css: '.run { line-height: 1.7; border-left: 1.2mm solid #2b7a78; padding-left: 4mm }',
          },
          html`<p class="b">Governo do Estado do Rio Grande do Norte<br><span style="font-weight:normal">Instituto de Desenvolvimento Sustentável e Meio Ambiente do RN – IDEMA</span></p>
<p class="r b" style="font-size:15pt;margin:5mm 0 0">LICENÇA DE OPERAÇÃO</p><p class="r b">Nº ${number}</p>
<p class="j">O IDEMA, criado pela Lei Complementar nº 139, de 25 de janeiro de 1996, e na forma da Lei Complementar nº 272, de 3 de março de 2004, confere esta licença à pessoa jurídica a seguir.</p>
<p class="run"><b>Licenciada:</b> ${firm.name} &nbsp; <b>CNPJ:</b> ${maskCnpj(firm.id)} &nbsp; <b>Sede:</b> ${firm.road}, Canguaretama/RN &nbsp; <b>Atividade:</b> ${activity}.<br><b>Local:</b> Fazenda Barreta, margem do rio Curimataú, Canguaretama/RN &nbsp; <b>Lâmina d’água:</b> ${random.int(8, 48)},50 ha &nbsp; <b>Processo:</b> ${year(issued) - 1}-${random.digits(6)}/TEC/LO</p>
<p class="j">Prazo: 1460 (mil quatrocentos e sessenta) dias, contados da expedição.</p>
<p class="b">Condicionantes</p>${listed(demands(random, 7, issued), (index) => `${index + 1} –`)}
<p class="j">A licença prévia ${year(issued) - 4}-${random.digits(6)}/TEC/LP-00${random.digits(2)} venceu em ${shortDate(addYears(issued, -2))}.</p>
<p>Expedida em Natal/RN, aos ${longDate(issued)}.</p>${signLine(named(random), 'Diretora-Geral')}`,
        ),
        [
          { kind: 'signature', x: 63, y: 163, widthMm: 40 },
          { kind: 'stamp', x: 28, y: 232, text: ['CÓPIA AUTENTICADA', 'CONFERE COM O ORIGINAL'] },
        ],
        random,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: addDays(issued, 1460),
        mainActivity: [activity],
      }),
    }
  },
}
