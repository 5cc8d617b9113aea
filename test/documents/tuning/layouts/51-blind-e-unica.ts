import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, cnpj, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
.page { position: relative }
.top { background: #eef; border-radius: 2mm; padding: 3mm; display: flex; gap: 4mm; align-items: center } .top p { margin: 0 }
h1 { font-size: 15pt; margin: 5mm 0 0 } .no { font-size: 12pt; color: #234; margin: 0 0 4mm }
.q { margin-bottom: 2.4mm } .q span { display: inline-block; background: #234; color: #fff; font-size: 7.6pt; padding: .4mm 2mm; margin-right: 2mm }
.cancel { position: absolute; top: 96mm; left: 22mm; font-size: 44pt; font-weight: bold; color: #b3202a; border: 3pt solid #b3202a; padding: 1mm 6mm; transform: rotate(-14deg); opacity: .62 }
ol { margin: 1mm 0; padding-left: 6mm } li { margin-bottom: 1mm }`

export const layout: Layout = {
  name: 'blind-e-unica',
  type: 51,
  variants: ['indeterminado', 'cancelada'],
  source: 'none',
  print: (random, variant) => {
    const cancelled = variant === 'cancelada'
    const issued = randomDate(random, 2021, 2024)
    const expires = addYears(issued, 6)
    const id = cnpj(random)
    const number = `0${random.int(11, 99)}/${year(issued)}`
    const key = `${year(issued)}-${alphanumeric(random, 6).toUpperCase()}`
    const activity = cancelled
      ? 'Polimento de rochas ornamentais, quando exclusivo'
      : 'Estocagem e triagem de materiais recicláveis não perigosos'
    const page = html`<div class="page"><div class="top">${crest(16, '#234')}<div><p class="b">PREFEITURA MUNICIPAL DE VILA VELHA</p><p>Estado do Espírito Santo</p><p>Secretaria Municipal de Desenvolvimento Sustentável – SEMDESU</p></div></div>
      <h1>LICENÇA AMBIENTAL ÚNICA</h1><p class="no">LAU Nº ${number}/CLASSE II</p>
      <p class="j">O Secretário Municipal, por delegação do Decreto nº ${random.int(101, 989)}/2018, expede a presente licença, nos termos abaixo:</p>
      <p class="q"><span>LICENCIADO</span>${cancelled ? 'Marmoraria Pedra & Cal Ltda' : 'Cooperativa de Catadores Bem-te-vi'}</p>
      <p class="q"><span>CNPJ</span>${maskCnpj(id)}</p>
      <p class="q"><span>ENDEREÇO</span>Avenida Marginal Norte, ${random.int(90, 1900)}, Cobilândia, Vila Velha/ES</p>
      <p class="q"><span>ATIVIDADE</span>${activity}</p>
      <p class="q"><span>PROCESSO</span>${random.digits(5)}/${year(issued) - 1}</p>
      <p class="q"><span>PRAZO</span>${cancelled ? `Válida até ${longDate(expires)}` : 'Esta licença é concedida por prazo indeterminado, enquanto mantidas as condições declaradas'}</p>
      <p class="b" style="margin-top:4mm">Condicionantes</p>
      <ol><li>Entregar, a cada doze meses, o inventário dos resíduos recebidos e destinados.</li><li>Manter o piso impermeável e as canaletas livres. <i>Prazo: ${shortDate(addYears(issued, 1))}.</i></li><li>Não receber resíduos perigosos, hospitalares ou radioativos.</li><li>Respeitar o horário das 7 às 18 horas, por causa da vizinhança residencial.</li><li>Informar à SEMDESU, em 10 dias, a troca do responsável legal.</li></ol>
      <p style="margin-top:6mm">Vila Velha, ${longDate(issued)}.</p>
      <p style="margin-top:14mm">_____________________________________<br>${personName(random, 'm')}<br>Secretário Municipal de Desenvolvimento Sustentável</p>
      <p class="s" style="margin-top:8mm">A autenticidade pode ser verificada no endereço https://edocs.vilavelha.es.gov.br/validar — Código: ${key}</p>
      ${cancelled ? html`<div class="cancel">CANCELADA</div>` : null}</div>`
    return {
      html: sheet({ font: 'Noto Sans', sizePt: 10.4, css, margin: '15mm 18mm' }, page),
      data: {
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: cancelled ? expires : null,
        licensePlate: [],
        validationLink: 'https://edocs.vilavelha.es.gov.br/validar',
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: !cancelled,
      },
    }
  },
}
