import { addMonths, addYears, longDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { breakCheckDigit, maskCnpj } from '../../generator/numbers.ts'
import { arms, blindLayout, firm, human, issueDate, phone, signatureLine, street } from '../blind-ac.ts'

/** Amazonas: a form of boxes with small captions above; the CNPJ was typed wrong. */
export const layout = blindLayout('blind-ac-amazonas-form', (random) => {
  const owner = firm(random, 'Estaleiro * da Amazônia Ltda.')
  const id = breakCheckDigit(owner.id)
  const issued = issueDate(random, 2020, 2025)
  const expires = addYears(issued.date, 2)
  const number = `${String(random.int(21, 399)).padStart(3, '0')}/${issued.year}-0${random.int(1, 6)}`
  const activity = 'Construção e reparo de embarcações de aço'
  const [president, director] = [human(random), human(random)]
  const box = (caption: string, value: string, span = 1) =>
    html`<td colspan="${span}"><span>${caption}</span><br>${value}</td>`
  const body = html`
<table class="lh"><tr><td>${arms(20, '#134f3a', 'waves')}</td><td class="c"><b>GOVERNO DO ESTADO DO AMAZONAS</b><br>INSTITUTO DE PROTEÇÃO AMBIENTAL DO AMAZONAS<br>IPAAM</td><td class="r s">Via do<br>interessado</td></tr></table>
<div class="title">LICENÇA DE OPERAÇÃO – L.O. N.º ${number}</div>
<table class="f">
<tr>${box('01 INTERESSADO', owner.name, 3)}</tr>
<tr>${box('02 ENDEREÇO PARA CORRESPONDÊNCIA', `${owner.street}, ${owner.quarter}, Manaus-AM`, 3)}</tr>
<tr>${box('03 CNPJ/CPF', maskCnpj(id))}${box('04 INSCRIÇÃO ESTADUAL', `04.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`)}${box('05 FONE', phone(random, 92))}</tr>
<tr>${box('06 REGISTRO NO IPAAM', `${random.digits(4)}.${random.digits(4)}`)}${box('07 PROCESSO Nº', `${random.digits(4)}/T/${issued.earlier.slice(2, 4)}`)}${box('08 PROTOCOLADO EM', shortDate(issued.earlier))}</tr>
<tr>${box('09 ATIVIDADE', activity, 3)}</tr>
<tr>${box('10 LOCALIZAÇÃO DA ATIVIDADE', 'Margem direita do Igarapé do Tucunaré Pintado, lote 7, Manaus-AM', 3)}</tr>
<tr>${box('11 POTENCIAL POLUIDOR/DEGRADADOR', 'Grande')}${box('12 PORTE', 'Médio')}${box('13 VALIDADE DESTA LICENÇA', shortDate(expires))}</tr></table>
<p class="j b">Atenção: esta licença é composta de restrições e/ou condições constantes abaixo, cujo descumprimento sujeita o infrator às sanções da Lei nº 9.605/98.</p>
<ol><li>O pedido de licenciamento e a sua concessão devem ser publicados conforme o art. 24 da Lei nº 3.785, de 24 de julho de 2012.</li>
<li>A solicitação da renovação deve ser requerida 120 dias antes do vencimento.</li>
<li>O jateamento e a pintura dos cascos serão feitos em área coberta e com contenção.</li>
<li>É proibido lançar óleo, tinta ou granalha no corpo hídrico.</li>
<li>O lodo da caixa separadora será recolhido a cada 6 (seis) meses por empresa licenciada.</li>
<li>Apresentar, em 90 dias, o laudo de ruído conforme a NBR 10151.</li></ol>
<p class="c" style="margin:6mm 0">Manaus-AM, ${longDate(issued.date)}</p>
<table><tr><td>${signatureLine(random, director.name, 'Diretoria Técnica')}</td><td>${signatureLine(random, president.name, 'Diretoria-Presidência')}</td></tr></table>
<p class="c s" style="margin-top:6mm">${street(random)}, Parque das Seringueiras – Manaus/AM – CEP 69.000-000 – Fone ${phone(random, 92)} – www.ipaam.am.gov.br</p>
<div class="break"><p class="c b">RESTRIÇÕES E/OU CONDIÇÕES DE VALIDADE DA L.O. N.º ${number}</p>
<table class="f r2"><tr><th>Item</th><th>Restrição ou condição</th><th>Até quando</th></tr>
<tr><td>7</td><td>Ancorar as balsas somente nos flutuantes autorizados pela Capitania Fluvial, sem estreitar o canal.</td><td>Sempre</td></tr>
<tr><td>8</td><td>Guardar os cilindros de gás em gaiola ventilada, longe da carreira de lançamento (NR 34).</td><td>Sempre</td></tr>
<tr><td>9</td><td>Enviar ao IPAAM a relação das embarcações entregues e o destino das sucatas de aço.</td><td>${shortDate(addYears(issued.date, 1))}</td></tr>
<tr><td>10</td><td>Refazer o cais de madeira do setor norte com peças de origem comprovada.</td><td>${shortDate(addMonths(issued.date, 10))}</td></tr>
<tr><td>11</td><td>Treinar a brigada contra derrames de óleo e registrar os exercícios em livro próprio.</td><td>A cada semestre</td></tr></table>
<p class="j">Esta licença não dispensa nem substitui nenhum documento exigido pela legislação federal, estadual e municipal. A Licença de Instalação n.º 144/2017, de 22 de agosto de 2017, perdeu o efeito com a emissão desta.</p></div>`
  return {
    paper: {
      font: 'PT Sans',
      sizePt: 10.5,
      css: '.lh td{vertical-align:middle}.title{background:#134f3a;color:#fff;font-weight:bold;font-size:14pt;text-align:center;padding:2mm;margin:3mm 0}.f{margin-bottom:4mm}.f td{border:.3mm solid #333;padding:.8mm 1.6mm 1.4mm;width:33.3%}.f span{font-size:7pt}ol{padding-left:6mm}.r2 th{border:.3mm solid #333;text-align:left;padding:.8mm 1.6mm}.r2 td:nth-child(1){width:14mm}.r2 td:nth-child(3){width:36mm}',
    },
    body,
    read: {
      id,
      number,
      scope: 'STATE',
      expirationDate: expires,
      mainActivity: [activity],
      documentValidation: false,
    },
  }
})
