import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import {
  arms,
  asPrinted,
  blindLayout,
  firm,
  fleet,
  human,
  issueDate,
  phone,
  signatureLine,
} from '../blind-ac.ts'

/** Alagoas: an authorisation for hospital waste; UN numbers in a table, plates in a sentence. */
export const layout = blindLayout('blind-ac-alagoas-authorisation', (random) => {
  const carrier = firm(random, '* Soluções em Resíduos de Saúde Ltda. – ME')
  const maker = firm(random, 'Hospital Santa Pulquéria de *')
  const issued = issueDate(random, 2022, 2025)
  const expires = addYears(issued.date, 1)
  const number = `${random.int(40, 389)}/${issued.year}`
  const code = `${random.digits(4)}.${random.digits(4)}.AUT`
  const link = 'www.ima.al.gov.br/autenticidade'
  const plates = fleet(random, 4)
  const [one = '', two = '', three = '', four = ''] = plates.map(asPrinted)
  const activity = 'Coleta e transporte rodoviário de resíduos perigosos de serviços de saúde'
  const signer = human(random)
  const goods = [
    ['ONU 3291', 'Resíduo clínico, inespecífico, N.E.', '6.2'],
    ['ONU 2810', 'Líquido tóxico, orgânico, N.E.', '6.1'],
    ['ONU 1170', 'Etanol (álcool etílico), solução', '3'],
  ]
  const body = html`
<div class="lh"><div>${arms(14, '#14345c', 'sun')}</div><div>ESTADO DE ALAGOAS<br><b>IMA/AL – Instituto do Meio Ambiente do Estado de Alagoas</b><br><span class="s">Gerência de Licenciamento</span></div><div class="no">AUTORIZAÇÃO AMBIENTAL<br>Nº <b>${number}</b></div></div>
<p class="j">O Instituto do Meio Ambiente do Estado de Alagoas – IMA/AL, com fundamento na Lei nº 6.787, de 22 de dezembro de 2006, AUTORIZA o transporte abaixo descrito.</p>
<dl><dt>Autorizada</dt><dd>${carrier.name}</dd><dt>CNPJ da autorizada</dt><dd>${carrier.masked}</dd>
<dt>Sede</dt><dd>${carrier.street}, ${carrier.quarter}, São Longuinho do Mundaú – AL</dd>
<dt>Atividade autorizada</dt><dd>${activity}</dd>
<dt>Vigência</dt><dd>De ${shortDate(issued.date)} a ${shortDate(expires)}</dd>
<dt>Processo administrativo</dt><dd>E:03105.${random.digits(10)}/${issued.earlier.slice(0, 4)}</dd></dl>
<h2>Produtos que podem ser transportados</h2>
<table class="t"><tr><th>Número</th><th>Nome apropriado para embarque</th><th>Classe de risco</th></tr>${goods.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</table>
<h2>Veículos</h2>
<p>Somente os furgões de placas: ${one}, ${two}, ${three} e ${four}, todos com o baú revestido e com o cadastro em dia na Arsal.</p>
<h2>Gerador e destino</h2>
<p>Gerador: ${maker.name}, CNPJ ${maker.masked}. Destino: autoclave da Central de Tratamento do Vale do Coruripe-Mirim, Licença de Operação nº 77/2020, válida até ${shortDate(addYears(expires, 1))}.</p>
<h2>Exigências</h2>
<p class="j">I – cada viagem será acompanhada do Manifesto de Transporte de Resíduos (MTR). II – o motorista terá o curso MOPP em dia. III – derramamentos serão comunicados ao IMA/AL em até 2 horas pelo telefone ${phone(random, 82)}. IV – o pedido de nova autorização será feito 60 dias antes do fim da vigência. V – segue-se a Resolução ANTT nº 5.232/2016 e a NBR 12810.</p>
<p style="margin:5mm 0 7mm">Maceió, ${longDate(issued.date)}.</p>
${signatureLine(random, signer.name, 'Diretor-Presidente do IMA/AL', 80)}
<p class="s c box">Confira a autenticidade em ${link} digitando o código ${code}</p>`
  return {
    paper: {
      font: 'Noto Sans',
      sizePt: 9.5,
      margin: '15mm 20mm',
      css: '.lh{display:grid;grid-template-columns:16mm 1fr 56mm;align-items:center;gap:3mm;border-bottom:.6mm solid #14345c;padding-bottom:3mm;margin-bottom:4mm}.no{border:.4mm solid #14345c;padding:2mm;text-align:center;font-size:11pt}dl{display:grid;grid-template-columns:46mm 1fr;row-gap:1mm;margin:3mm 0}dt{color:#14345c;font-weight:bold}dd{margin:0}h2{font-size:10.5pt;margin:3mm 0 1mm;color:#14345c}.t td,.t th{border-bottom:.2mm solid #999;text-align:left;padding:.8mm 2mm}.box{background:#eef2f8;padding:2mm;margin-top:6mm}',
    },
    body,
    read: {
      id: carrier.id,
      number,
      scope: 'STATE',
      accessKey: code,
      expirationDate: expires,
      licensePlate: plates,
      validationLink: link,
      mainActivity: [activity],
      authorizationDangerousProducts: true,
    },
  }
})
