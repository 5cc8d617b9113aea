import { addDays, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, cnpj, cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
.chrome { display: flex; justify-content: space-between; font: 7pt 'Liberation Sans'; color: #333; margin-bottom: 3mm }
.nav { background: #0b4f6c; color: #fff; padding: 2.5mm 4mm; display: flex; justify-content: space-between; align-items: center }
.nav b { font-size: 12pt } .nav span { font-size: 8pt }
.crumb { font-size: 8pt; color: #666; padding: 1.5mm 0 }
h2 { font-size: 14pt; margin: 1mm 0 } .chip { background: #d6f0dd; color: #11652b; font-size: 8pt; border-radius: 4mm; padding: .6mm 3mm; font-weight: bold }
.tabs span { display: inline-block; padding: 1.4mm 4mm; border-bottom: 1.4pt solid #ddd; font-size: 9pt; color: #666 } .tabs .on { border-color: #0b4f6c; color: #0b4f6c; font-weight: bold }
.card { border: .5pt solid #d0d7dc; border-radius: 1.5mm; padding: 3mm 4mm; margin-top: 3mm }
.card h3 { font-size: 9.4pt; margin: 0 0 2mm; color: #0b4f6c } .kv { display: grid; grid-template-columns: repeat(3, 1fr); gap: 2.4mm }
.kv small { display: block; color: #7a8790; font-size: 7.4pt } .wide { grid-column: span 2 }
td, th { font-size: 8.8pt; text-align: left; padding: 1mm 1.5mm; border-bottom: .4pt solid #e1e6ea } th { color: #7a8790; font-weight: normal }
.btn { display: inline-block; border: .6pt solid #0b4f6c; color: #0b4f6c; border-radius: 1mm; padding: 1mm 3mm; font-size: 8pt; margin-right: 2mm }`

export const layout: Layout = {
  name: 'blind-e-portal',
  type: 51,
  variants: ['tela'],
  print: (random) => {
    const issued = randomDate(random, 2023, 2025)
    const expires = addYears(issued, 4)
    const id = cnpj(random)
    const number = `D0${random.int(1100, 9890)}/${year(issued)}`
    const key = alphanumeric(random, 10).toUpperCase()
    const link = 'https://siga.semarh.pi.gov.br/autenticidade'
    const activities = [
      ['A3-002', 'Usina de asfalto a quente', 'Médio', 'Alto'],
      ['A3-009', 'Britagem e beneficiamento de agregados', 'Médio', 'Médio'],
    ] as const
    const record = random.int(40000, 99000)
    const printed = shortDate(addDays(issued, random.int(20, 90)))
    const page = html`<div class="chrome"><span>${printed}, ${random.int(8, 17)}:${random.int(10, 59)}</span><span>SIGA-PI :: Detalhe do ato</span></div>
      <div class="nav"><div><b>SIGA</b> &nbsp; <span>Governo do Estado do Piauí | SEMARH – Secretaria do Meio Ambiente e Recursos Hídricos</span></div><span>Olá, ${personName(random, 'f').split(' ')[0]} ▾ &nbsp; Sair</span></div>
      <p class="crumb">Início › Atos emitidos › Pesquisa › Detalhe</p>
      <h2>LICENÇA DE OPERAÇÃO DE REGULARIZAÇÃO – LOR nº ${number}</h2><p><span class="chip">VIGENTE</span></p>
      <div class="tabs"><span class="on">Dados gerais</span><span>Condicionantes (14)</span><span>Documentos (6)</span><span>Histórico</span></div>
      <div class="card"><h3>Ato</h3><div class="kv"><div><small>Número do processo</small>AA.130.1.00${random.digits(4)}/${String(year(issued)).slice(2)}-${random.digits(2)}</div><div><small>Emissão</small>${shortDate(issued)}</div><div><small>Vencimento</small>${shortDate(expires)}</div></div></div>
      <div class="card"><h3>Empreendedor</h3><div class="kv"><div class="wide"><small>Razão social</small>CONSTRUTORA ESTRADA VELHA DO SERTÃO LTDA</div><div><small>CNPJ</small>${maskCnpj(id)}</div>
        <div class="wide"><small>Endereço</small>BR-343, km ${random.int(300, 360)}, Povoado Caldeirão, Campo Maior/PI</div><div><small>Telefone</small>(86) 3${random.digits(3)}-${random.digits(4)}</div>
        <div class="wide"><small>Procurador cadastrado</small>${personName(random, 'm')}</div><div><small>CPF do procurador</small>${maskCpf(cpf(random))}</div></div></div>
      <div class="card"><h3>Atividades licenciadas</h3><table><tr><th>Código</th><th>Descrição</th><th>Porte</th><th>Potencial</th></tr>${activities.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</table></div>
      <div class="card"><h3>Outros atos do empreendimento</h3><table><tr><th>Tipo</th><th>Nº</th><th>Validade</th><th>Situação</th></tr><tr><td>Licença Prévia</td><td>D00${random.digits(3)}/${year(issued) - 4}</td><td>${shortDate(addYears(issued, -2))}</td><td>Vencida</td></tr><tr><td>Outorga de uso da água</td><td>${random.digits(4)}/${year(issued) - 1}</td><td>${shortDate(addYears(issued, 5))}</td><td>Vigente</td></tr></table></div>
      <div class="card"><h3>Conferência</h3><p style="margin:0">Para conferir este ato acesse <u>${link}</u> e informe a chave <b>${key}</b>.</p></div>
      <p style="margin-top:4mm"><span class="btn">Imprimir</span><span class="btn">Baixar PDF</span><span class="btn">Voltar à pesquisa</span></p>
      <div class="chrome" style="margin-top:10mm"><span>https://siga.semarh.pi.gov.br/atos/detalhe/${record}</span><span>1/1</span></div>`
    return {
      html: sheet({ font: 'Roboto', sizePt: 9.8, css, margin: '8mm 10mm' }, page),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: [],
        validationLink: link,
        mainActivity: activities.map(([code, text]) => `${code} ${text}`),
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
