import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { boxed, clauses, duties, holder, RULED, ruled } from '../blind-q.ts'

/** CETESB: a paint factory; captions above the values in ruled boxes, an earlier licence in a small table. */
export const layout: Layout = licencePages('blind-q-sp-tintas', {
  one: (random) => {
    const firm = holder(random, '* TINTAS E REVESTIMENTOS LTDA.')
    const issued = randomDate(random, 2023, 2025)
    const expires = addYears(issued, random.pick([2, 3, 5]))
    const number = `${random.int(29, 62)}00${random.digits(4)}`
    const activity = 'Tintas, vernizes, esmaltes e lacas; fabricação de'
    return {
      paper: { font: 'Liberation Sans', sizePt: 9.5, margin: '14mm 18mm', css: RULED },
      body: html`<table><tr><td style="width:62%"><b>GOVERNO DO ESTADO DE SÃO PAULO</b><br>SECRETARIA DE MEIO AMBIENTE, INFRAESTRUTURA E LOGÍSTICA<br><b>CETESB - COMPANHIA AMBIENTAL DO ESTADO DE SÃO PAULO</b></td>
<td style="border:.4mm solid #111;padding:2mm" class="c">Processo Nº<br>${random.int(29, 62)}/00${random.digits(3)}/${String(year(issued)).slice(2)}</td></tr></table>
<table style="margin:3mm 0"><tr><td style="border:.4mm solid #111;padding:3mm;width:62%;font-size:15pt" class="c b">LICENÇA DE OPERAÇÃO<br><span style="font-size:11pt">VALIDADE ATÉ : ${shortDate(expires)}</span></td>
<td style="border:.4mm solid #111;padding:2mm" class="c"><b style="font-size:12pt">N° ${number}</b><br>Versão: 02<br>Data: ${shortDate(issued)}</td></tr></table>
<p class="b" style="margin:0">IDENTIFICAÇÃO DA ENTIDADE</p>
${ruled([[boxed('Nome', firm.name), boxed('CNPJ', maskCnpj(firm.id))]])}
${ruled([
  [
    boxed('Logradouro', firm.street),
    boxed('Cadastro na CETESB', `${random.digits(3)}-${random.digits(6)}-${random.digits(1)}`),
  ],
  [boxed('CEP', firm.postcode), boxed('Município', firm.town)],
])}
<p class="b" style="margin:0">CARACTERÍSTICAS DA ATIVIDADE</p>
${ruled([[boxed('Atividade Principal - Descrição', activity)]])}
${ruled([[boxed('Bacia Hidrográfica', '18 - TURVO/GRANDE'), boxed('Corpo Receptor', 'Rede pública'), boxed('Classe', '3')]])}
${ruled([['5.210,00', '2.884,30', '640,00', '07:30 às 17:15', '46']], ['Terreno (m²)', 'Construída (m²)', 'Atividade ao ar livre (m²)', 'Horário de funcionamento', 'Nº de funcionários'])}
<p class="j">A CETESB, no uso das atribuições que lhe confere a Lei Estadual nº 118/73, alterada pela Lei 13.542/09, e demais normas pertinentes, emite a presente Licença, nas condições e termos nela constantes. A presente licença não engloba aspectos de segurança das instalações.</p>
<table><tr><td style="width:48%;border:.2mm solid #444;padding:2mm;vertical-align:top"><b>USO DA CETESB</b><br>SD N° ${random.digits(8)}<br>Licença de Instalação<br>Data ${shortDate(addYears(issued, -1))} &nbsp; Número ${random.int(29, 62)}00${random.digits(4)}</td>
<td style="border:.2mm solid #444;padding:2mm;vertical-align:top"><b>EMITENTE</b><br>Local: SERRA DO ARUANÃ<br>Esta licença foi certificada por assinatura digital. Para verificar a sua autenticidade consulte na Internet: autenticidade.cetesb.sp.gov.br</td></tr></table>
<p class="s r">Pag.1/2</p>
<div class="break"><table style="margin-bottom:4mm"><tr><td style="border:.4mm solid #111;padding:2mm;width:62%" class="c b">LICENÇA DE OPERAÇÃO</td><td style="border:.4mm solid #111;padding:2mm" class="c"><b>N° ${number}</b> &nbsp; Versão: 02</td></tr></table>
<p class="b" style="margin:0">EXIGÊNCIAS TÉCNICAS</p>${clauses(duties(random, 12, issued), (index) => `${String(index + 1).padStart(2, '0')}.`)}
<p class="b" style="margin:0">OBSERVAÇÕES</p><p class="j">01. Licença emitida para a produção média anual de 1.900 t de tintas, com 12 misturadores (15 cv) e 4 moinhos (30 cv).</p><p class="s r">Pag.2/2</p></div>`,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        validationLink: 'autenticidade.cetesb.sp.gov.br',
        mainActivity: [activity],
      },
    }
  },
})
