import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { demands, LINED, licensee, lined, listed, over } from '../blind-n.ts'

/** CETESB: the renewal for a laundry, captions over values in boxes, two pages with the same head. */
export const layout: Layout = {
  name: 'blind-n-sp-lavanderia',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, '% LAVANDERIA INDUSTRIAL LTDA.')
    const issued = randomDate(random, 2019, 2022)
    const expires = addYears(issued, 4)
    const number = `45${random.digits(6)}`
    const process = `45/00${random.digits(3)}/${String(year(issued) - 9).slice(2)}`
    const activity = 'Lavanderia de enxoval hospitalar e hoteleiro, inclusive locação de roupas'
    const head = (
      page: number,
    ) => html`<table class="head"><tr><td style="width:18mm">${crest(14, '#444')}</td>
<td><b>GOVERNO DO ESTADO DE SÃO PAULO</b><br><span class="s">SECRETARIA DE INFRAESTRUTURA E MEIO AMBIENTE<br>CETESB - COMPANHIA AMBIENTAL DO ESTADO DE SÃO PAULO</span></td>
<td class="box" style="width:58mm"><span class="s">Processo N°</span> ${process} <span class="s" style="float:right">Pág. ${page}/2</span></td></tr></table>
<table class="head"><tr><td class="box c" style="width:62%"><b style="font-size:15pt">LICENÇA DE OPERAÇÃO</b><br><b>RENOVAÇÃO</b><br><span class="s">VALIDADE ATÉ : ${shortDate(expires)}</span></td>
<td class="box"><b>N° ${number}</b><br>Versão: 01<br>Data: ${shortDate(issued)}</td></tr></table>`
    const duties = demands(random, 9, issued)
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 9.5,
          margin: '12mm 15mm',
          css: `${LINED} .head { margin-bottom: 2mm } .box { border: .3mm solid #000; padding: 1.5mm 3mm } .over span { font-size: 6.5pt; color: #444 } .over { display: inline-block; width: 32%; margin-bottom: 1.2mm } .bar { background: #ddd; font-weight: bold; padding: .6mm 2mm; margin: 2mm 0 1.5mm }`,
        },
        html`${head(1)}<div class="bar">IDENTIFICAÇÃO DA ENTIDADE</div>
<div class="over" style="width:64%"><span>Nome</span><br>${firm.name}</div>${over('CNPJ', maskCnpj(firm.id))}
<div class="over" style="width:64%"><span>Logradouro</span><br>${firm.road}</div>${over('Cadastro na CETESB', `${random.digits(3)}-${random.digits(6)}-${random.digits(1)}`)}
${over('Bairro', 'VILA FERROVIÁRIA')}${over('CEP', firm.postcode)}${over('Município', 'ARARAS')}
<div class="bar">CARACTERÍSTICAS DO PROJETO</div><p><b>Atividade Principal</b></p><div class="over" style="width:100%"><span>Descrição</span><br>${activity}</div>
${over('Bacia Hidrográfica', '9 - MOGI-GUAÇU')}${over('UGRHI', '9 - MOGI-GUAÇU')}${over('Classe do corpo receptor', '4')}
${lined(
  [
    [
      `${random.int(1200, 4000)},00`,
      `${random.int(600, 1100)},00`,
      '05:00 às 22:00',
      '6',
      String(random.int(30, 95)),
    ],
  ],
  ['Terreno (m²)', 'Construída (m²)', 'Horário de Funcionamento (h)', 'Administração', 'Produção'],
)}
${lined([[shortDate(addYears(issued, -10)), `45${random.digits(6)}`]], ['Licença de Instalação - Data', 'Licença de Instalação - Número'])}
<p class="j s">A CETESB, no uso das atribuições que lhe foram conferidas pela Lei Estadual n° 118/73, alterada pela Lei 13.542, de 08 de maio de 2009, concede a presente licença, nas condições e termos nela constantes.</p>
<p class="j s">A presente licença refere-se aos locais, equipamentos ou processos produtivos relacionados em folha anexa. Não engloba aspectos de segurança das instalações.</p>
<div class="bar">USO DA CETESB</div>${over('SD N°', `91${random.digits(6)}`)}${over('Tipo de exigências técnicas', 'Ar, Água, Solo, Ruído, Outros')}
<div class="bar">EMITENTE</div>${over('Local', 'PIRASSUNUNGA')}
<p class="j s" style="margin-top:3mm">Esta licença de número ${number} foi certificada por assinatura digital, processo eletrônico baseado em sistema criptográfico assimétrico. Para verificação de sua autenticidade deve ser consultada a página da CETESB, na Internet, no endereço: autenticidade.cetesb.sp.gov.br</p>
<div class="break"></div>${head(2)}<div class="bar">EXIGÊNCIAS TÉCNICAS</div>${listed(duties, (index) => `${String(index + 1).padStart(2, '0')}.`)}
<div class="bar">OBSERVAÇÕES</div><p class="j">01. Equipamentos: 6 lavadoras extratoras de 100 kg, 4 secadoras, 2 calandras e 1 caldeira a gás natural.</p><p class="j">02. Esta licença substitui a de número 45${random.digits(6)}, vencida em ${shortDate(issued)}.</p>`,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        validationLink: 'autenticidade.cetesb.sp.gov.br',
        mainActivity: [activity],
      }),
    }
  },
}
