import { addDays, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { personName } from '../../generator/people.ts'

const CSS = `
body { color: #2b3440 } .top, .bot { display: flex; justify-content: space-between; font: 7pt 'Liberation Sans'; color: #000 }
.nav { background: #0f4c75; color: #fff; padding: 3mm 4mm; margin: 3mm 0 2mm; font-weight: bold } .nav span { font-weight: normal; font-size: 8pt; display: block }
.crumb { font-size: 7.5pt; color: #6b7785; margin-bottom: 4mm }
h2 { font-size: 14pt; margin: 0 0 3mm; color: #0f4c75 } h3 { font-size: 10pt; margin: 5mm 0 1.5mm; border-bottom: 1px solid #ccd4dc; padding-bottom: 1mm }
.grid { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 3.2mm 6mm } .grid small { display: block; color: #8593a3; font-size: 7.4pt }
.tag { background: #d9f2e3; color: #146c3b; border-radius: 3mm; padding: .4mm 3mm; font-size: 8.5pt }
th { text-align: left; font-size: 8pt; background: #eef2f6 } th, td { padding: 1.4mm 2mm; border-bottom: 1px solid #dde4ea } td { font-size: 9pt }`

export const layout: Layout = {
  name: 'blind-h-tela-piaui',
  type: 51,
  variants: ['um'],
  print: (random) => {
    const issued = randomDate(random, 2022, 2024)
    const until = addYears(issued, 3)
    const seen = addDays(issued, random.int(40, 300))
    const filed = addDays(issued, -random.int(120, 260))
    const number = `PI-LO.0${random.digits(4)}-${random.digits(1)}/${year(issued)}`
    const shot = `${shortDate(seen)}, ${random.int(8, 17)}:${random.int(10, 59)}`
    const pair = (caption: string, value: string) => html`<div><small>${caption}</small>${value}</div>`
    return {
      html: sheet(
        { font: 'Open Sans', sizePt: 9.6, css: CSS, margin: '8mm 12mm' },
        html`<div class="top"><span>${shot}</span><span>SIGA – Detalhe da licença</span></div>
<div class="nav">Governo do Estado do Piauí<span>SEMARH – Secretaria do Meio Ambiente e Recursos Hídricos · Consulta pública</span></div>
<div class="crumb">Início › Consulta pública › Atos emitidos › Detalhe</div>
<h2>Licença de Operação <span class="tag">Vigente</span></h2>
<div class="grid">${pair('Número do ato', number)}${pair('Número do processo', `AA.130.1.00${random.digits(4)}/${String(year(filed)).slice(2)}-${random.digits(2)}`)}${pair('Fase', 'Operação – primeira emissão')}
${pair('Titular', personName(random, 'm'))}${pair('CPF/CNPJ do titular', `***.${random.digits(3)}.${random.digits(3)}-**`)}${pair('Empreendimento', 'Areal Barra do Longá')}
${pair('Data de emissão', shortDate(issued))}${pair('Data de vencimento', shortDate(until))}${pair('Município', 'Buriti dos Lopes – PI')}</div>
<h3>Atividades vinculadas</h3>
<table><tr><th>Código</th><th>Atividade</th><th>Unidade</th><th>Quantidade</th></tr>
<tr><td>A3-004</td><td>Extração de areia e cascalho em leito de rio</td><td>ha</td><td>${random.int(4, 48)},${random.digits(2)}</td></tr>
<tr><td>A3-011</td><td>Pátio de estocagem de minério</td><td>m²</td><td>${random.int(2, 9)}.${random.digits(3)}</td></tr></table>
<h3>Tramitação</h3>
<table><tr><th>Data</th><th>Setor</th><th>Situação</th><th>Responsável</th></tr>
<tr><td>${shortDate(filed)}</td><td>Protocolo</td><td>Requerimento recebido</td><td>Sistema</td></tr>
<tr><td>${shortDate(addDays(filed, 31))}</td><td>Gerência de Licenciamento</td><td>Em análise técnica</td><td>${personName(random, 'f')}</td></tr>
<tr><td>${shortDate(addDays(issued, -6))}</td><td>Assessoria Jurídica</td><td>Parecer favorável</td><td>${personName(random, 'm')}</td></tr>
<tr><td>${shortDate(issued)}</td><td>Gabinete</td><td>Licença emitida</td><td>${personName(random, 'f')}</td></tr></table>
<h3>Documentos do processo</h3>
<p style="font-size:9pt;line-height:1.7">Requerimento padrão · Título minerário ANM ${random.digits(6)}/${year(issued) - 3} · Plano de controle ambiental · Comprovante de taxa nº ${random.digits(10)} · Publicação no diário oficial</p>
<p style="font-size:8pt;color:#6b7785;margin-top:8mm">As informações desta página têm caráter meramente informativo e não substituem o documento original. Dados pessoais ocultados conforme a Lei nº 13.709/2018.</p>
<div class="bot" style="position:fixed;bottom:0;left:0;right:0"><span>https://siga.semarh.pi.gov.br/consulta/ato/detalhe?id=${random.digits(6)}&amp;aba=geral</span><span>1/1</span></div>`,
      ),
      data: {
        id: null,
        number,
        scope: 'STATE',
        accessKey: null,
        expirationDate: until,
        licensePlate: [],
        validationLink: null,
        mainActivity: [
          'A3-004 Extração de areia e cascalho em leito de rio',
          'A3-011 Pátio de estocagem de minério',
        ],
        authorizationDangerousProducts: false,
        documentValidation: false,
      },
    }
  },
}
