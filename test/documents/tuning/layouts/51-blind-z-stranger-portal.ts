import { shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { holder, term } from '../blind-z.ts'

const css = `
.chrome { background: #dee1e6; padding: 2mm 4mm; font-size: .8em } .chrome span { display: block; background: #fff; border-radius: 3mm; padding: 1mm 4mm } .nav { background: #05507d; color: #fff; padding: 4mm; } .nav p { margin: 0 }
.crumbs { color: #666; font-size: .82em; padding: 3mm 4mm 0 } h1 { font-size: 15pt; margin: 2mm 4mm 3mm; font-weight: 500 } .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; padding: 0 4mm } .card { border: .6pt solid #ccc; border-radius: 2mm; padding: 2.5mm 3mm }
.card small { display: block; color: #777; font-size: .78em } .full { grid-column: 1 / 3 } .chip { background: #d8f3dc; color: #1b5e20; border-radius: 3mm; padding: .5mm 3mm; font-size: .7em } .foot { padding: 5mm 4mm; font-size: .82em; color: #555 }`

/** A window of a state's public register of licences, with its address bar and cards that have a caption on top. */
export const layout = licencePages('blind-z-stranger-portal', {
  one: (random) => {
    const { issued, expires } = term(random, 5, 2021, 2024)
    const firm = holder(random, 'Usina')
    const number = `${random.int(312, 988)}/${year(issued)}`
    const key = hex(random, 16).toLowerCase()
    const activity = 'Fabricação de açúcar e etanol de cana'
    const link = 'https://licenca.imasul.ms.gov.br/autenticidade'
    const card = (label: string, value: string, full = '') =>
      html`<div class="card ${full}"><small>${label}</small>${value}</div>`
    const body = html`<div class="chrome"><span>licenca.imasul.ms.gov.br/publico/detalhe?id=${random.digits(6)}</span></div>
      <div class="nav"><p>Governo do Estado de Mato Grosso do Sul</p><p class="b">Instituto de Meio Ambiente de Mato Grosso do Sul – IMASUL</p></div>
      <p class="crumbs">Início › Consulta pública › Licenças › Detalhe</p>
      <h1>Licença de Operação nº ${number} <span class="chip">Vigente</span></h1>
      <div class="grid">${card('Titular', firm.name, 'full')}${card('CNPJ do titular', maskCnpj(firm.id))}${card('Município', 'Campo Redondinho/MS')}${card('Emitida em', shortDate(issued))}${card('Válida até', shortDate(expires))}${card('Atividade', activity, 'full')}${card('Processo', `71/${random.digits(6)}/${year(issued) - 1}`)}${card('Licença de instalação', `LI nº ${random.int(20, 99)}/${year(issued) - 3}`)}${card('Código de autenticidade', key, 'full')}</div>
      <p class="foot">Verifique a autenticidade em ${link}<br>Dados atualizados em ${shortDate(`${year(issued) + 1}-06-02`)}. Em caso de dúvida, escreva para a Ouvidoria.</p>`
    return {
      paper: { font: 'Roboto', sizePt: 11, css, margin: '8mm 8mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: link,
        mainActivity: [activity],
      },
    }
  },
})
