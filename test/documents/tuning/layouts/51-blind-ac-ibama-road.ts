import { addMonths, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { alphanumeric } from '../../generator/numbers.ts'
import { arms, asPrinted, blindLayout, firm, fleet, human, issueDate } from '../blind-ac.ts'

/** IBAMA: interstate transport of dangerous products, three months, a key to type at the portal. */
export const layout = blindLayout('blind-ac-ibama-road', (random) => {
  const carrier = firm(random, 'Transportadora * de Cargas Ltda.')
  const issued = issueDate(random, 2023, 2025)
  const expires = addMonths(issued.date, 3)
  const number = `7${random.digits(6)}`
  const key =
    `${alphanumeric(random, 4)}.${alphanumeric(random, 4)}.${alphanumeric(random, 4)}.${alphanumeric(random, 4)}`.toLowerCase()
  const link = 'https://servicos.ibama.gov.br/ctf/publico/transporte/conferir.php'
  const plates = fleet(random, 5)
  const driver = human(random)
  const body = html`
<table class="head"><tr><td style="width:20mm">${arms(17, '#1d4d2b', 'sun')}</td><td class="c">
SERVIÇO PÚBLICO FEDERAL<br>Ministério do Meio Ambiente e Mudança do Clima<br>
<b>Instituto Brasileiro do Meio Ambiente e dos Recursos Naturais Renováveis - IBAMA</b></td></tr></table>
<h1>AUTORIZAÇÃO AMBIENTAL PARA O TRANSPORTE INTERESTADUAL DE PRODUTOS PERIGOSOS</h1>
<table class="grid">
<tr><td>N.º de registro no Banco de Dados: <b>${number}</b></td><td>Data de emissão: <b>${shortDate(issued.date)}</b></td><td>Válido até: <b>${shortDate(expires)}</b></td></tr>
<tr><td colspan="2">Transportador: <b>${carrier.name}</b></td><td>CNPJ: <b>${carrier.masked}</b></td></tr>
<tr><td colspan="2">Endereço: ${carrier.street}, ${carrier.quarter}</td><td>Município: Ribeirão das Garças / GO</td></tr>
<tr><td>Registro no CTF/APP: ${random.digits(7)}</td><td>RNTRC: ${random.digits(9)}</td><td>CEP: ${carrier.postcode}</td></tr></table>
<h2>Unidades da federação atravessadas</h2>
<p>Goiás, Minas Gerais, Bahia, Tocantins</p>
<h2>Classes e subclasses de risco autorizadas</h2>
<p>2.1 Gases inflamáveis; 3 Líquidos inflamáveis; 8 Substâncias corrosivas; 9 Substâncias e artigos perigosos diversos</p>
<h2>Veículos e equipamentos declarados</h2>
<table class="grid"><tr><th>Ordem</th><th>Placa</th><th>Tipo</th><th>RENAVAM</th></tr>
${plates.map((one, i) => html`<tr><td>${i + 1}</td><td>${asPrinted(one)}</td><td>${i % 2 ? 'Semirreboque tanque' : 'Caminhão trator'}</td><td>${random.digits(11)}</td></tr>`)}</table>
<p class="s" style="margin-top:3mm">Motorista responsável informado ao IBAMA: ${driver.name}, CPF ${driver.masked}.</p>
<ol class="s"><li>Esta autorização não desobriga o transportador de portar os demais documentos exigidos pela Resolução ANTT nº 5.998, de 3 de novembro de 2022.</li>
<li>Acidentes devem ser comunicados de imediato pelo SIEMA e, em 48 horas, por relatório circunstanciado.</li>
<li>Autorização emitida com base na Lei Complementar nº 140, de 8 de dezembro de 2011, art. 7º, XXV, e na Instrução Normativa IBAMA nº 5, de 9 de maio de 2012.</li>
<li>O transportador deve manter regular o Certificado de Regularidade no Cadastro Técnico Federal.</li></ol>
<div class="auth">A autenticidade desta autorização deve ser conferida em<br><b>${link}</b><br>Chave de autenticação: <b>${key}</b></div>`
  return {
    paper: {
      font: 'Liberation Sans',
      sizePt: 10,
      css: '.head td{vertical-align:middle}h1{font-size:13pt;text-align:center;margin:5mm 8mm}h2{font-size:10pt;margin:4mm 0 1mm;color:#1d4d2b}.grid td,.grid th{border:.25mm solid #555;padding:1.2mm 2mm;text-align:left}.auth{border:.4mm dashed #444;padding:3mm;text-align:center;margin-top:5mm}ol{padding-left:6mm}',
    },
    body,
    read: {
      id: carrier.id,
      number,
      scope: 'FEDERAL',
      accessKey: key,
      expirationDate: expires,
      licensePlate: plates,
      validationLink: link,
      mainActivity: [],
      authorizationDangerousProducts: true,
    },
  }
})
