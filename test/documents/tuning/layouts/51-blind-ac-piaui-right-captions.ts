import { addYears, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { alphanumeric } from '../../generator/numbers.ts'
import { arms, blindLayout, firm, human, issueDate, phone, street } from '../blind-ac.ts'

/** Piauí: captions against the right edge of their column, no lines; an address in three lines, a token and a host. */
export const layout = blindLayout('blind-ac-piaui-right-captions', (random) => {
  const owner = firm(random, 'Posto * Comércio de Derivados Ltda. EPP')
  const issued = issueDate(random, 2021, 2025)
  const expires = addYears(issued.date, 4)
  const number = `D00${random.digits(3)}/${issued.year.slice(2)}`
  const token = alphanumeric(random, 16)
  const activity = 'Comércio varejista de combustíveis para veículos automotores'
  const [signer, analyst] = [human(random), human(random)]
  const row = (caption: string, ...values: readonly string[]) =>
    html`<tr><td class="k">${caption}</td><td>${values.map((value, i) => html`${i ? html`<br>` : ''}${value}`)}</td></tr>`
  const body = html`
<p class="r">${arms(15, '#8a5a00', 'tree')}</p>
<p class="r"><b>GOVERNO DO ESTADO DO PIAUÍ</b><br>Secretaria do Meio Ambiente e Recursos Hídricos<br>SEMARH</p>
<h1>Licença de Operação</h1>
<table class="plain">
${row('Licença nº', number)}
${row('Modalidade', 'Renovação')}
${row('Empreendedor', owner.name)}
${row('CNPJ', owner.masked)}
${row('Endereço', owner.street, `${owner.quarter}, CEP ${owner.postcode}`, 'Lagoa do Sapotizeiro – PI')}
${row('Atividade', activity)}
${row('Tancagem', '3 tanques jaquetados, 90 m³ ao todo')}
${row('Coordenadas', `05°${random.int(10, 59)}'${random.int(10, 59)}" S, 42°${random.int(10, 59)}'${random.int(10, 59)}" W`)}
${row('Processo SIGA', `${issued.earlier.slice(0, 4)}-0${random.digits(5)}-${random.digits(2)}`)}
${row('Emissão', shortDate(issued.date))}
${row('Vencimento', shortDate(expires))}
${row('Licença que se renova', `LO D00${random.digits(3)}/17, vencida em ${shortDate(issued.earlier)}`)}
${row('Analista', `${analyst.name}, matrícula ${random.digits(6)}-X`)}
</table>
<h2>Condições de validade</h2>
<p class="j">1.1 Os tanques passam por ensaio de estanqueidade a cada 30 meses (NBR 13784).<br>1.2 A caixa separadora de água e óleo é limpa a cada trimestre, e o efluente, analisado até 30 de junho de cada ano.<br>1.3 As embalagens de óleo usado voltam ao fabricante, conforme a Resolução CONAMA nº 362/2005.<br>1.4 Os poços de monitoramento são amostrados uma vez ao ano.<br>1.5 A renovação é pedida 120 dias antes do vencimento.<br>1.6 O posto mantém à vista do público a placa com o número desta licença.</p>
<p class="j">Esta licença foi emitida conforme a Lei Estadual nº 4.854, de 10 de julho de 1996, e a Resolução CONSEMA nº 10, de 25 de novembro de 2009.</p>
<div class="sig">Assinada eletronicamente por<br><b>${signer.name}</b><br>Secretário de Estado do Meio Ambiente<br>em ${shortDate(issued.date)} às 10h${random.int(10, 59)}</div>
<p>Para verificar a autenticidade entre em <b>siga.semarh.pi.gov.br</b> e digite o token <b>${token}</b>.</p>
<p class="s">${street(random)} – Teresina – PI – ${phone(random, 86)}</p>`
  return {
    paper: {
      font: 'Lato',
      sizePt: 10.5,
      margin: '15mm 22mm',
      css: 'h1{font-size:20pt;text-align:right;margin:2mm 0 5mm;border-bottom:.5mm solid #8a5a00}h2{font-size:11.5pt;text-align:right}.plain td{padding:.7mm 0;vertical-align:top}.k{width:52mm;text-align:right;padding-right:5mm!important;color:#555}.sig{margin:5mm 0 5mm auto;width:76mm;border:.3mm solid #8a5a00;padding:2mm;font-size:9pt}',
    },
    body,
    read: {
      id: owner.id,
      number,
      scope: 'STATE',
      accessKey: token,
      expirationDate: expires,
      validationLink: 'siga.semarh.pi.gov.br',
      mainActivity: [activity],
    },
  }
})
