import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hyphenated, maskCnpj } from '../../generator/numbers.ts'
import { licensee, over, plates } from '../blind-n.ts'

/** A state's public search as a screen: a bar, tabs, cards of captions over values, vehicles as chips. */
export const layout: Layout = {
  name: 'blind-n-tela-mt',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, '% TRANSPORTE DE COMBUSTIVEIS LTDA')
    const issued = randomDate(random, 2021, 2024)
    const expires = addYears(issued, 3)
    const number = `3${random.digits(5)}/${year(issued)}`
    const fleet = plates(random, 5)
    const activity = 'Transporte rodoviário de produtos perigosos'
    const card = (title: string, body: Html) => html`<div class="card"><h3>${title}</h3>${body}</div>`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 10,
          margin: '8mm',
          css: 'body { background: #f2f4f5 } .bar { background: #0b6b4f; color: #fff; padding: 4mm 6mm } .tabs { background: #fff; padding: 2mm 6mm; border-bottom: .3mm solid #ccc } .tabs span { margin-right: 7mm; color: #666 } .tabs .on { color: #0b6b4f; font-weight: bold; border-bottom: .7mm solid #0b6b4f } .card { background: #fff; border: .2mm solid #d5d9db; border-radius: 2mm; padding: 3mm 5mm; margin-top: 4mm } h3 { margin: 0 0 2mm; font-size: 11pt; color: #0b6b4f } .g { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm } .over span { font-size: 8pt; color: #777 } .chip { display: inline-block; background: #e5efe9; border-radius: 3mm; padding: .5mm 4mm; margin: 0 2mm 2mm 0; white-space: nowrap } .over .ok { background: #2e9e5b; color: #fff; border-radius: 2mm; padding: .3mm 3mm; font-size: 9pt } .btn { display: inline-block; border: .3mm solid #0b6b4f; color: #0b6b4f; border-radius: 1.5mm; padding: 1mm 5mm; margin: 5mm 3mm 0 0 }',
        },
        html`<div class="bar"><b>SEMA-MT</b> Secretaria de Estado de Meio Ambiente<br><span class="s">Portal de Licenciamento › Consulta pública</span></div>
<div class="tabs"><span class="on">Licença</span><span>Processo</span><span>Pareceres</span><span>Mapa</span></div>
${card('Título', html`<div class="g">${over('Tipo', 'Licença de Operação')}${over('Número', number)}${over('Data de emissão', shortDate(issued))}${over('Data de validade', shortDate(expires))}${over('Situação', html`<span class="ok">VIGENTE</span>`)}${over('Processo', `${random.digits(6)}/${year(issued) - 1}`)}</div>`)}
${card('Interessado', html`<div class="g">${over('Nome ou razão social', firm.name)}${over('CPF/CNPJ', maskCnpj(firm.id))}${over('Município', 'Nova Mutum')}${over('Telefone', `(65) 3308-${random.digits(4)}`)}</div>`)}
${card('Atividade licenciada', html`${activity}`)}
${card(`Veículos (${fleet.length})`, html`<p class="s">Placas vinculadas a este título:</p>${fleet.map((one) => html`<span class="chip">${hyphenated(one)}</span>`)}`)}
<span class="btn">Voltar</span><span class="btn">Nova consulta</span>`,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        licensePlate: fleet,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
        documentValidation: false,
      }),
    }
  },
}
