import { qrCode } from '../../generator/codes.ts'
import { longDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { alphanumeric } from '../../generator/numbers.ts'
import { arms, blindLayout, firm, human, issueDate, phone, signatureLine, street } from '../blind-ac.ts'

/** A consortium of towns in Santa Catarina: acceptance, no term, two coded activities, the address in a QR code alone. */
export const layout = blindLayout('blind-ac-consortium-acceptance', async (random) => {
  const owner = firm(random, 'Transportes * & Filhos Ltda.')
  const issued = issueDate(random, 2022, 2025)
  const number = `${random.int(101, 799)}/${issued.year}`
  const link = `https://licencia.cimvale.sc.gov.br/documento/${alphanumeric(random, 10)}`
  const qr = await qrCode(link, 28)
  const rows = [
    ['47.10.20', 'Transporte rodoviário de resíduos Classe II (não perigosos)', 'Pequeno', 'P'],
    ['34.41.12', 'Recebimento e classificação de entulho da construção civil', 'Pequeno', 'M'],
  ] as const
  const [chief, technician] = [human(random), human(random)]
  const body = html`
<table class="lh"><tr><td>${arms(18, '#00695c', 'waves')}</td><td><b>CIMVALE</b><br>CONSÓRCIO INTERMUNICIPAL DO VALE DAS ARARUTAS<br><span class="s">Agrolândia do Sul · Bom Pouso · Nova Bremerhaven · Rio do Engenho Velho – SC</span></td></tr></table>
<h1>LICENÇA AMBIENTAL POR COMPROMISSO<br>LAC Nº ${number}</h1>
<p class="j">O Consórcio Intermunicipal do Vale das Ararutas, no uso das competências que lhe delegaram os municípios consorciados, com base na Lei Complementar nº 140/2011 e na Resolução CONSEMA nº 98, de 5 de julho de 2017, e à vista da declaração de conformidade apresentada pelo interessado em ${shortDate(issued.earlier)}, expede a presente Licença.</p>
<fieldset><legend>Empreendedor</legend><p>Nome: ${owner.name}<br>CNPJ: ${owner.masked}<br>Rua e número: ${owner.street}<br>Bairro: ${owner.quarter} &nbsp; CEP: ${owner.postcode} &nbsp; Município: Nova Bremerhaven</p></fieldset>
<fieldset><legend>Atividades aceitas</legend><table class="t"><tr><th>Código</th><th>Descrição da atividade</th><th>Porte</th><th>Potencial</th></tr>
${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</table></fieldset>
<fieldset><legend>Vigência</legend><p>Licença emitida em ${shortDate(issued.date)}, com validade por prazo indeterminado, enquanto se mantiverem as condições declaradas.</p></fieldset>
<fieldset><legend>Condições aceitas pelo interessado</legend><p class="j">a) as caçambas andam cobertas por lona; b) cada carga tem seu Manifesto de Transporte de Resíduos; c) este documento não autoriza o transporte de produtos perigosos; d) gesso e madeira ficam em baias separadas; e) o consórcio pode vistoriar o pátio sem aviso; f) mudança de porte exige licença nova, pedida com 60 dias de antecedência.</p></fieldset>
<table class="end"><tr><td style="width:36mm">${qr}</td><td class="s">Para conferir a autenticidade deste documento, aponte a câmera do telefone para o código ao lado.<br><br>Processo LAC ${random.digits(5)}/${issued.year} · Protocolo ${random.digits(7)}<br>Técnica que analisou: ${technician.name}, CRBio ${random.digits(6)}/03-D</td><td>${signatureLine(random, chief.name, 'Diretoria Executiva', 60)}</td></tr></table>
<p class="c">Bom Pouso, ${longDate(issued.date)}.</p>
<p class="c s">${street(random)}, sala 4 – Bom Pouso – SC – ${phone(random, 47)} – CNPJ do Consórcio: ${firm(random, '*').masked}</p>`
  return {
    paper: {
      font: 'Roboto',
      sizePt: 10,
      margin: '13mm 18mm',
      css: '.lh td{vertical-align:middle;padding-right:4mm}.lh td:first-child{width:24mm}h1{font-size:14pt;text-align:center;color:#00695c;margin:4mm 0}fieldset{border:.3mm solid #00695c;border-radius:2mm;margin:0 0 3mm;padding:1mm 3mm}legend{font-weight:bold;color:#00695c;padding:0 1mm}fieldset p{margin:0}.t th{text-align:left;font-size:8.5pt}.t td,.t th{padding:.7mm 2mm .7mm 0}.end td{vertical-align:middle}',
    },
    body,
    read: {
      id: owner.id,
      number,
      scope: 'MUNICIPAL',
      expirationDate: null,
      validationLink: link,
      mainActivity: rows.map(([code, text]) => `${code} ${text}`),
    },
  }
})
