import { addDays, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { hex } from '../../generator/numbers.ts'
import { arms, asPrinted, blindLayout, firm, fleet, human, issueDate } from '../blind-ac.ts'

/** Paraíba: ruled boxes, a term in days, and on page 2 the annex with tractor and trailer of each set. */
export const layout = blindLayout('blind-ac-paraiba-fleet', (random) => {
  const carrier = firm(random, '* Transporte de Combustíveis S/A')
  const issued = issueDate(random, 2022, 2025)
  const days = 730
  const number = `${random.int(1010, 3980)}/${issued.year}`
  const key = `${hex(random, 5)}-${hex(random, 5)}-${hex(random, 5)}`
  const link = 'https://sigma.sudema.pb.gov.br/validacao'
  const plates = fleet(random, 24)
  const pairs = Array.from({ length: 12 }, (_, i) => plates.slice(2 * i, 2 * i + 2))
  const activity = 'Transporte rodoviário de produtos perigosos (derivados de petróleo e etanol)'
  const signer = human(random)
  const head = html`<table class="lh"><tr><td style="width:22mm">${arms(16, '#333', 'tree')}</td><td>GOVERNO DO ESTADO DA PARAÍBA<br>Superintendência de Administração do Meio Ambiente – SUDEMA</td></tr></table>`
  const body = html`${head}
<table class="t"><tr><td colspan="3" class="c big">LICENÇA DE OPERAÇÃO<br>LO Nº ${number}</td></tr>
<tr><th>PROCESSO</th><td colspan="2">${issued.earlier.slice(0, 4)}-${random.digits(6)}/TEC/LO-${random.digits(4)}</td></tr>
<tr><th>LICENÇA ANTERIOR</th><td colspan="2">LO nº ${random.int(100, 999)}/2019, vencida em ${shortDate(issued.earlier)}</td></tr>
<tr><th>RAZÃO SOCIAL</th><td colspan="2">${carrier.name}</td></tr>
<tr><th>CNPJ</th><td colspan="2">${carrier.masked}</td></tr>
<tr><th>ENDEREÇO</th><td colspan="2">${carrier.street}, ${carrier.quarter}, Serra do Caroá/PB, CEP ${carrier.postcode}</td></tr>
<tr><th>DATA DE EMISSÃO</th><td colspan="2">${shortDate(issued.date)}</td></tr>
<tr><th>PRAZO DE VALIDADE</th><td colspan="2">${days} (setecentos e trinta) dias, contados da data de emissão</td></tr>
<tr><th>ATIVIDADE</th><td colspan="2">${activity}</td></tr>
<tr><th>ÁREA DE ATUAÇÃO</th><td colspan="2">Rodovias do Estado da Paraíba</td></tr>
<tr><th>FROTA</th><td colspan="2">12 conjuntos, relacionados no Anexo Único</td></tr></table>
<p class="b">CONDICIONANTES</p>
<ol><li>Os veículos circularão com a sinalização da NBR 7500 e com a ficha de emergência da NBR 7503.</li>
<li>Os tanques terão o Certificado de Inspeção para o Transporte de Produtos Perigosos em vigor.</li>
<li>A lavagem e a descontaminação serão feitas por empresa licenciada.</li>
<li>O plano de ação de emergência será atualizado a cada 12 (doze) meses e remetido à SUDEMA.</li>
<li>A inclusão de veículo depende de averbação, requerida com 15 dias de antecedência.</li>
<li>A renovação será requerida até 120 dias antes do vencimento (Lei Complementar nº 140/2011, art. 14, § 4º).</li></ol>
<p>Assinado digitalmente por <b>${signer.name}</b>, Superintendência da SUDEMA.</p>
<p>Para confirmar a validade deste documento acesse ${link} e informe a chave de acesso <b>${key}</b>.</p>
<div class="break">${head}<p class="c b">ANEXO ÚNICO DA LO Nº ${number}<br>RELAÇÃO DE VEÍCULOS</p>
<table class="t"><tr><th>CONJUNTO</th><th>PLACA DO CAVALO</th><th>PLACA DO REBOQUE</th><th>CAPACIDADE (m³)</th></tr>
${pairs.map((pair, i) => html`<tr><td>${String(i + 1).padStart(2, '0')}</td>${pair.map((one) => html`<td>${asPrinted(one)}</td>`)}<td>${random.pick([30, 35, 45])}</td></tr>`)}</table>
<p class="s" style="margin-top:4mm">Total: 12 (doze) conjuntos. Este anexo só vale com a primeira folha.</p></div>`
  return {
    paper: {
      font: 'Carlito',
      sizePt: 11,
      css: '.lh{margin-bottom:4mm;font-weight:bold}.lh td{vertical-align:middle}.t{margin-bottom:4mm}.t td,.t th{border:.3mm solid #000;padding:1.2mm 2mm;text-align:left}.t th{background:#eee;width:44mm}.t .c{text-align:center}.big{font-size:15pt;font-weight:bold}ol{padding-left:6mm}',
    },
    body,
    read: {
      id: carrier.id,
      number,
      scope: 'STATE',
      accessKey: key,
      expirationDate: addDays(issued.date, days),
      licensePlate: plates,
      validationLink: link,
      mainActivity: [activity],
      authorizationDangerousProducts: true,
    },
  }
})
