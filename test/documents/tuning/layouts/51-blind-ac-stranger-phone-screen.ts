import { addYears, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { arms, blindLayout, human, issueDate } from '../blind-ac.ts'

/** A phone's screen: what an application of Ceará's agency shows to a small farmer. */
export const layout = blindLayout('blind-ac-stranger-phone-screen', (random) => {
  const owner = human(random)
  const issued = issueDate(random, 2022, 2025)
  const expires = addYears(issued.date, 3)
  const number = `${random.int(105, 870)}/${issued.year}`
  const activity = 'Carcinicultura em viveiros de pequeno porte'
  const item = (caption: string, value: string) =>
    html`<div class="it"><i>${caption}</i><div>${value}</div></div>`
  const body = html`
<div class="ph">
<div class="st"><span>${random.int(7, 19)}:${random.int(10, 59)}</span><span>4G &nbsp; ${random.int(21, 97)}%</span></div>
<div class="hd">${arms(11, '#fff', 'waves')}<div>Governo do Estado do Ceará<br><b>Superintendência Estadual do Meio Ambiente<br>SEMACE</b></div></div>
<div class="ct">
<div class="ti">Minhas licenças</div>
<div class="card">
<div class="kind">Licença de Operação</div>
${item('Número', number)}
${item('Titular', owner.name)}
${item('CPF', owner.masked)}
${item('Atividade', activity)}
${item('Propriedade', 'Sítio Camarão de Ouro, Barra do Mundaú-Una')}
${item('Processo SPU', `${random.digits(8)}/${issued.earlier.slice(0, 4)}`)}
${item('Emitida em', shortDate(issued.date))}
${item('Válida até', shortDate(expires))}
</div>
<div class="note">Você receberá um lembrete 120 dias antes do fim da validade.</div>
<div class="note">Taxa de renovação estimada: ${random.int(110, 480)} UFIRCE. Última vistoria: ${shortDate(issued.earlier)}.</div>
</div>
<div class="nav"><span>Início</span><span><b>Licenças</b></span><span>Boletos</span><span>Perfil</span></div>
</div>`
  return {
    paper: {
      font: 'Roboto',
      sizePt: 14,
      margin: '6mm 30mm',
      css: '.ph{border:.3mm solid #999;min-height:276mm;display:flex;flex-direction:column}.st{display:flex;justify-content:space-between;padding:2mm 5mm;font-size:11pt}.hd{background:#1b6fa8;color:#fff;display:flex;gap:4mm;align-items:center;padding:4mm 5mm;font-size:12pt}.ct{padding:5mm;flex:1;background:#f3f5f7}.ti{font-size:18pt;margin-bottom:4mm}.card{background:#fff;border-radius:3mm;border:.2mm solid #ddd;padding:4mm 5mm}.kind{font-weight:bold;color:#1b6fa8;margin-bottom:3mm;font-size:16pt}.it{margin-bottom:2.6mm}.it i{font-style:normal;font-size:10.5pt;color:#777}.note{font-size:11pt;color:#555;margin-top:4mm}.nav{display:flex;justify-content:space-around;border-top:.2mm solid #ccc;padding:4mm;font-size:11pt;color:#555}',
    },
    body,
    read: {
      id: owner.cpf,
      number,
      scope: 'STATE',
      expirationDate: expires,
      mainActivity: [activity],
      documentValidation: false,
    },
  }
})
