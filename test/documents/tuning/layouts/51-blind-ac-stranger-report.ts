import { addDays, addYears, longDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { federalProcess } from '../../generator/numbers.ts'
import { blindLayout, firm, human, issueDate } from '../blind-ac.ts'

/** A company's own report about its federal licence: prose under numbered headings, two pages. */
export const layout = blindLayout('blind-ac-stranger-report', (random) => {
  const owner = firm(random, 'Terminal Portuário * S.A.')
  const issued = issueDate(random, 2020, 2024)
  const expires = addYears(issued.date, 8)
  const number = `${random.int(1510, 1690)}/${issued.year}`
  const activity = 'Terminal de granéis sólidos vegetais'
  const written = addDays(issued.date, 420)
  const [author, auditor] = [human(random), human(random)]
  const runner = html`<div style="position:fixed;left:22mm;right:22mm;bottom:8mm;font-size:8pt;color:#666;display:flex;justify-content:space-between"><span>Uso interno – gerência de meio ambiente</span><span>RI-MA-${random.int(11, 88)}</span></div>`
  const body = html`
<p class="s r">Relatório interno · ${longDate(written)}</p>
<h1>Acompanhamento da Licença de Operação nº ${number} (IBAMA)</h1>
<table class="k"><tr><td>Órgão licenciador</td><td>Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis – IBAMA</td></tr>
<tr><td>Empresa licenciada</td><td>${owner.name}</td></tr><tr><td>CNPJ</td><td>${owner.masked}</td></tr>
<tr><td>Processo IBAMA</td><td>${federalProcess(random, 2016)}</td></tr>
<tr><td>Licença de Operação</td><td>nº ${number}</td></tr>
<tr><td>Atividade licenciada</td><td>${activity}</td></tr>
<tr><td>Emissão</td><td>${shortDate(issued.date)}</td></tr>
<tr><td>Validade da licença</td><td>até ${shortDate(expires)}</td></tr>
<tr><td>Relatório feito por</td><td>${author.name}</td></tr></table>
<h2>1. Resumo</h2>
<p class="j">Das 31 condições da licença, 27 estão cumpridas, três correm no prazo e uma está atrasada. O atraso é o do monitoramento de ruído subaquático, contratado em ${shortDate(addDays(issued.date, 200))} e ainda sem a primeira campanha.</p>
<h2>2. O que foi feito no trimestre</h2>
<p class="j">A varrição do pátio passou a ser mecânica. As duas moegas receberam filtro de mangas, e o particulado medido na cerca caiu de 92 para 41 microgramas por metro cúbico. O programa de educação ambiental atendeu 214 alunos das escolas da Praia do Siri Patola.</p>
<p class="j">A auditoria da Lei nº 9.966, de 28 de abril de 2000, foi conduzida por ${auditor.name} e terminou em ${shortDate(addDays(written, -31))}. Foram apontadas duas não conformidades menores, ambas no depósito de lâmpadas usadas.</p>
<h2>3. O que vem a seguir</h2>
<table class="t"><tr><th>Condição</th><th>Entrega</th><th>Prazo</th></tr>
<tr><td>2.4</td><td>Relatório de qualidade da água</td><td>${shortDate(addDays(written, 45))}</td></tr>
<tr><td>2.9</td><td>Campanha de ruído subaquático</td><td>${shortDate(addDays(written, 60))}</td></tr>
<tr><td>2.17</td><td>Plano de emergência individual revisto</td><td>${shortDate(addDays(written, 150))}</td></tr></table>
<div class="break"></div>
<h2>4. Riscos</h2>
<p class="j">O terminal não recebe nem embarca produtos perigosos, e o abastecimento dos navios é feito por terceiros com licença própria. Resta o risco de multa pelo atraso da condição 2.9, estimada entre 40 e 120 mil reais.</p>
<p class="j">A renovação terá de ser pedida 120 dias antes do fim da validade. A gerência sugere começar o dossiê um ano antes, porque o estudo de dragagem de 2018 não serve mais.</p>
<h2>5. Histórico</h2>
<p class="j">A Licença Prévia nº 488/2014 e a Licença de Instalação nº 1.033/2015 foram dadas ao antigo dono do terreno. A obra terminou em ${shortDate(addDays(issued.date, -210))}, e a vistoria do IBAMA foi em ${shortDate(addDays(issued.date, -75))}.</p>
<p class="j">Distribuição: diretoria, jurídico, operações. Cópias em papel não são controladas.</p>`
  return {
    paper: {
      font: 'DejaVu Serif',
      sizePt: 10,
      margin: '18mm 22mm',
      stamp: runner,
      css: 'h1{font-size:15pt;margin:3mm 0 5mm}h2{font-size:11.5pt;margin:5mm 0 2mm;color:#333}.k td{padding:.8mm 0;border-bottom:.15mm solid #ddd;vertical-align:top}.k td:first-child{width:46mm;color:#555}.t td,.t th{border:.2mm solid #999;padding:1mm 2mm;text-align:left}',
    },
    body,
    read: {
      id: owner.id,
      number,
      scope: 'FEDERAL',
      expirationDate: expires,
      mainActivity: [activity],
      documentValidation: false,
    },
  }
})
