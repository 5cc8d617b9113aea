import { addDays, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { demands, firm, GRID, grid, listed, over, somebody } from '../blind-t.ts'

/** CETESB: a renewal of two pages, values under captions in boxes; the number of the licence before it in a table. */
export const layout: Layout = licencePages('blind-t-cetesb-galvano', {
  one: (random) => {
    const owner = firm(random, '~ Acabamento de Metais Ltda.')
    const issued = randomDate(random, 2019, 2022)
    const expires = addYears(issued, random.pick([2, 3, 4]))
    const number = `${random.pick(['26', '29', '36', '48'])}${random.digits(6)}`
    const activity = 'Galvanoplastia e pintura eletrostática em peças metálicas de terceiros'
    const box = html`<table class="grid"><tr><td style="width:22mm">${crest(17)}</td><td><b>GOVERNO DO ESTADO DE SÃO PAULO</b><br>SECRETARIA DE INFRAESTRUTURA E MEIO AMBIENTE<br>CETESB - COMPANHIA AMBIENTAL DO ESTADO DE SÃO PAULO</td><td style="width:46mm">Processo N°<br>${number.slice(0, 2)}/${random.digits(5)}/${String(year(issued) - 4).slice(2)}</td></tr>
<tr><td colspan="2" class="c"><b style="font-size:15pt">LICENÇA DE OPERAÇÃO</b><br>RENOVAÇÃO<br>VALIDADE ATÉ : <b>${shortDate(expires)}</b></td><td><b>N° ${number}</b><br>Versão: 01<br>Data: ${shortDate(issued)}</td></tr></table>`
    return {
      paper: { font: 'Liberation Sans', sizePt: 9.5, margin: '14mm 16mm', css: GRID },
      body: html`${box}<p class="b">IDENTIFICAÇÃO DA ENTIDADE</p>
${grid([
  [over('Nome', owner.name), over('CNPJ', maskCnpj(owner.id))],
  [
    over('Logradouro', owner.road),
    over('Cadastro na CETESB', `${random.digits(3)}-${random.digits(6)}-${random.digits(1)}`),
  ],
  [over('Município', owner.city.toUpperCase()), over('CEP', owner.postcode)],
])}
<p class="b">CARACTERÍSTICAS DO PROJETO</p>
${grid([[over('Atividade Principal – Descrição', activity)]])}
${grid([[over('Bacia Hidrográfica', '53 - TIETÊ MÉDIO SUPERIOR'), over('UGRHI', '10 - TIETÊ / SOROCABA'), over('Corpo Receptor', 'Rede pública')]])}
${grid([[`${random.int(900, 4000)},00`, `${random.int(500, 880)},00`, '-', '06:00 às 22:00', random.int(4, 9), random.int(22, 140)]], ['Área do terreno (m²)', 'Área construída', 'Lavra (ha)', 'Horário', 'Administração', 'Produção'])}
<p class="b">Licença de Instalação</p>
${grid([[shortDate(addDays(issued, -2100)), `${number.slice(0, 2)}${random.digits(6)}`]], ['Data', 'Número'])}
<p class="j">A CETESB, no uso das atribuições que lhe foram conferidas pela Lei Estadual n° 118/73, alterada pela Lei 13.542/09, e demais normas pertinentes, emite a presente licença, nas condições e termos nela constantes.</p>
<p class="j">A presente licença não engloba aspectos de segurança das instalações e está sendo concedida com base nas informações apresentadas pelo interessado.</p>
${grid([[over('SD N°', random.digits(8)), over('USO DA CETESB – Agência', owner.city), over('EMITENTE', somebody(random))]])}
<p class="s">Documento certificado por assinatura digital. Para verificação de sua autenticidade deve ser consultada a página da CETESB, na Internet, no endereço: autenticidade.cetesb.sp.gov.br</p>
<p class="r s">Pag.1/2</p><div class="break"></div>${box}<p class="b">EXIGÊNCIAS TÉCNICAS</p>${listed(demands(random, 9, issued), (place) => `${String(place).padStart(2, '0')}.`)}<p class="b">OBSERVAÇÕES</p><p>01. Esta licença substitui a de n° ${number.slice(0, 2)}${random.digits(6)}, de ${shortDate(addDays(issued, -1090))}.</p><p class="r s">Pag.2/2</p>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        validationLink: 'autenticidade.cetesb.sp.gov.br',
        mainActivity: [activity],
      },
    }
  },
})
