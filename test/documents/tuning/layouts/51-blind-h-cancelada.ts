import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, hex, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { address } from '../../generator/places.ts'

const CSS = `
body { padding-right: .4mm }
.bx { border: .8pt solid #245a8d; border-radius: 1.5mm; margin-bottom: 2.4mm } .bx h4 { margin: 0; background: #245a8d; color: #fff; font-size: 8.6pt; padding: .8mm 2.5mm } .bx div { padding: 1.6mm 2.5mm }
.bx p { margin: 0 0 1mm } .top { display: grid; grid-template-columns: 22mm 1fr 46mm; align-items: center; margin-bottom: 4mm } .nr { border: 1.2pt solid #245a8d; text-align: center; padding: 2mm; font-size: 9pt } .nr b { font-size: 14pt; display: block }
.wm { position: absolute; top: 104mm; left: 14mm; width: 150mm; text-align: center; transform: rotate(-24deg); color: #c22; border: 3pt solid #c22; font-size: 42pt; font-weight: bold; letter-spacing: .1em; opacity: .55; line-height: 1.25 }
.wm small { display: block; font-size: 10pt; letter-spacing: 0 }`

export const layout: Layout = {
  name: 'blind-h-cancelada',
  type: 51,
  variants: ['um'],
  print: (random) => {
    const issued = randomDate(random, 2020, 2022)
    const until = addYears(issued, 4)
    const gone = addDays(issued, random.int(300, 700))
    const id = cnpj(random)
    const at = address(random, { city: 'Cachoeiro de Itapemirim', uf: 'ES' })
    const number = `0${random.int(11, 98)}/${year(issued)}`
    const key = `${year(issued)}-${hex(random, 6)}`
    const box = (title: string, ...lines: readonly string[]) =>
      html`<div class="bx"><h4>${title}</h4><div>${lines.map((line) => html`<p>${line}</p>`)}</div></div>`
    return {
      html: sheet(
        { font: 'Noto Sans', sizePt: 9.4, css: CSS, margin: '13mm 17mm' },
        html`<div class="wm">CANCELADA<small>Proc. ${random.digits(5)}/${year(gone)} – ${shortDate(gone)} – a pedido do titular</small></div>
<div class="top">${crest(17, '#245a8d')}<div><b>PREFEITURA MUNICIPAL DE CACHOEIRO DE ITAPEMIRIM</b><br>Estado do Espírito Santo<br>Secretaria Municipal de Meio Ambiente</div><div class="nr">LICENÇA MUNICIPAL DE OPERAÇÃO<b>Nº ${number}</b>CLASSE II</div></div>
${box('1. TITULAR', 'Nome/razão social: Mármores e Granitos Pedra do Frade Ltda - EPP', `CPF/CNPJ: ${maskCnpj(id)}`, `Endereço: ${at.street}, ${at.number}, ${at.district}, Cachoeiro de Itapemirim/ES`)}
${box('2. OBJETO', 'Desdobramento, polimento e corte de rochas ornamentais', `Local: Rodovia Gumercindo Moura Nunes, km ${random.int(2, 19)}, Córrego dos Monos`, `Coordenadas UTM (SIRGAS 2000): ${random.digits(6)} E, 77${random.digits(5)} N`)}
${box('3. PRAZO', `Início: ${shortDate(issued)}`, `Término: ${shortDate(until)}`)}
${box('4. REFERÊNCIAS', `Processo: ${random.digits(5)}/${year(issued) - 1}`, `Licença de instalação: LMI nº 0${random.int(11, 60)}/${year(issued) - 2}`, `Parecer técnico: ${random.int(20, 300)}/${year(issued)}`)}
${box('5. CONDICIONANTES', '5.1. Dispor a lama abrasiva em célula impermeabilizada até o envio a aterro licenciado. Prazo: imediato.', '5.2. Manter em circuito fechado toda a água de serragem e polimento.', '5.3. Enclausurar os teares e manter o ruído nos limites da NBR 10151.', '5.4. Comprovar, a cada 180 dias, a destinação dos casqueiros e cacos.', '5.5. Requerer a renovação 120 dias antes do término.', '5.6. Comunicar a paralisação ou o encerramento da atividade.')}
<p style="margin:5mm 0 12mm">Cachoeiro de Itapemirim, ${longDate(issued)}</p>
<div class="c">__________________________________<br>${personName(random, 'm')}<br>Secretário Municipal de Meio Ambiente</div>
<p class="c s" style="margin-top:8mm">Autenticidade: http://licencas.cachoeiro.es.gov.br/conferencia – código ${key}</p>`,
      ),
      data: {
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: until,
        licensePlate: [],
        validationLink: 'http://licencas.cachoeiro.es.gov.br/conferencia',
        mainActivity: ['Desdobramento, polimento e corte de rochas ornamentais'],
        authorizationDangerousProducts: false,
        documentValidation: false,
      },
    }
  },
}
