import { qrCode } from '../../generator/codes.ts'
import { addYears, longDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { hex } from '../../generator/numbers.ts'
import { arms, blindLayout, human, issueDate, phone, street } from '../blind-ac.ts'

/** Goiás: a farmer with a CPF; licensee on the left, the licence on the right, code and address at the foot. */
export const layout = blindLayout('blind-ac-goias-two-columns', async (random) => {
  const farmer = human(random)
  const issued = issueDate(random, 2021, 2025)
  const expires = addYears(issued.date, 6)
  const number = `${random.int(1020, 4890)}/${issued.year}`
  const key = hex(random, 12)
  const link = `https://portal.meioambiente.go.gov.br/ipe/validar/${key}`
  const qr = await qrCode(link, 24)
  const activities = [
    'Avicultura de corte em regime de integração',
    'Fabricação de ração animal para consumo próprio',
  ]
  const engineer = human(random)
  const body = html`
<div class="top">${arms(15, '#0b5a8a', 'tree')}<div><b>ESTADO DE GOIÁS</b><br>Secretaria de Estado de Meio Ambiente e Desenvolvimento Sustentável<br>Superintendência de Licenciamento</div></div>
<h1>Licença Ambiental Única <span>nº ${number}</span></h1>
<div class="cols"><div>
<h2>Quem recebe</h2>
<p><small>Nome</small><br>${farmer.name}</p><p><small>CPF</small><br>${farmer.masked}</p>
<p><small>Imóvel</small><br>Fazenda Buriti do Meio, Gleba 3</p><p><small>Acesso</small><br>Rodovia GO-999, km ${random.int(11, 88)}, à esquerda 4 km</p>
<p><small>Município</small><br>Nova Capitânia de Goiás</p><p><small>Matrícula / CAR</small><br>${random.digits(5)} / GO-52${random.digits(5)}-${hex(random, 8)}</p>
<p><small>Responsável técnico</small><br>${engineer.name}, CPF ${engineer.masked}, CREA ${random.digits(6)}/D-GO</p></div><div>
<h2>O que se licencia</h2>
<p><small>Atividades</small></p><ul>${activities.map((text) => html`<li>${text}</li>`)}</ul>
<p><small>Área construída</small><br>${random.int(3, 9)}.${random.digits(3)} m²</p>
<p><small>Processo</small><br>${random.digits(6)}/${issued.earlier.slice(0, 4)}</p>
<p><small>Requerida em</small><br>${shortDate(issued.earlier)}</p>
<p><small>Emitida em</small><br>${shortDate(issued.date)}</p><p><small>Válida até</small><br><b>${shortDate(expires)}</b></p>
<p><small>Porte / potencial poluidor</small><br>Médio / Médio</p></div></div>
<h2>Condicionantes</h2>
<ol><li>Compostar as aves mortas em estrutura coberta e impermeabilizada.</li><li>Apresentar o relatório anual de monitoramento até 31 de março de cada ano.</li>
<li>Requerer a renovação com antecedência de 120 (cento e vinte) dias do vencimento.</li>
<li>Manter a reserva legal cercada, nos termos da Lei nº 12.651, de 25 de maio de 2012.</li>
<li>Instalar hidrômetro em cada galpão e anotar o consumo do mês.</li><li>Revestir a composteira com piso de concreto em 120 (cento e vinte) dias.</li><li>Plantar cortina de árvores de duas fileiras ao redor dos galpões, com mudas de pelo menos 1 metro.</li><li>Guardar as notas de venda da cama de aviário por 5 (cinco) anos.</li><li>Esta licença não autoriza supressão de vegetação nativa nem captação de água.</li></ol>
<p>Goiânia, ${longDate(issued.date)}.</p>
<div class="check"><div>${qr}</div><div>Verifique a autenticidade desta licença no endereço<br><b>${link}</b><br>ou aponte a câmera para a figura ao lado.<br>Código de autenticidade: <b>${key}</b></div></div>
<p class="foot">${street(random)}, Setor Oeste Novo, Goiânia-GO · ${phone(random, 62)} · www.meioambiente.go.gov.br</p>`
  return {
    paper: {
      font: 'Open Sans',
      sizePt: 9.5,
      margin: '14mm 16mm',
      css: '.top{display:flex;gap:4mm;align-items:center;border-bottom:.8mm solid #0b5a8a;padding-bottom:3mm}h1{font-size:17pt;font-weight:600;margin:4mm 0}h1 span{float:right}h2{font-size:10.5pt;background:#e4eff6;padding:1mm 2mm;margin:2mm 0}.cols{display:grid;grid-template-columns:1fr 1fr;gap:8mm}.cols p{margin:0 0 1.6mm}small{color:#556}ul{margin:0 0 2mm;padding-left:5mm}ol{padding-left:6mm;margin:0 0 3mm}.check{display:flex;gap:5mm;align-items:center;margin:4mm 0}.foot{font-size:7.5pt;text-align:center;color:#666}',
    },
    body,
    read: {
      id: farmer.cpf,
      number,
      scope: 'STATE',
      accessKey: key,
      expirationDate: expires,
      validationLink: link,
      mainActivity: activities,
    },
  }
})
