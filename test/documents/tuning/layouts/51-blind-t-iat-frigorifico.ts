import { addYears, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { demands, firm, listed, over, somebody, unbroken } from '../blind-t.ts'

/** IAT: numbered blocks of boxes without inner rules, number and validity at the top right; a renewal with a suffix. */
export const layout: Layout = licencePages('blind-t-iat-frigorifico', {
  one: (random) => {
    const owner = firm(random, 'FRIGORÍFICO ~ COOPERATIVA AGROINDUSTRIAL', '0012')
    const issued = randomDate(random, 2023, 2025)
    const expires = addYears(issued, 6)
    const number = `${random.int(104, 298)}${random.digits(3)}-R2`
    const code = alphanumeric(random, 10).toUpperCase()
    const activity = 'Abate de aves e preparação de produtos de carne'
    const protocol = `${random.int(14, 22)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`
    return {
      paper: {
        font: 'DejaVu Sans',
        sizePt: 8.6,
        margin: '14mm 15mm',
        css: '.block { border: .3mm solid #2b5; margin-bottom: 3mm; width: 99.6% } .block td { padding: 1mm 2mm; vertical-align: top } .block th { background: #e7f3ea; text-align: left; padding: .8mm 2mm }',
      },
      body: html`<table class="block"><tr><td style="width:20mm">${crest(15)}</td><td><b>ESTADO DO PARANÁ</b><br>Secretaria de Estado do Desenvolvimento Sustentável<br><b>INSTITUTO ÁGUA E TERRA</b><br>Diretoria de Licenciamento e Outorga</td><td style="width:44mm">${over('RLO Nº', html`<b style="font-size:12pt">${unbroken(number)}</b>`)}<br>${over('Validade', html`<b>${shortDate(expires)}</b>`)}<br>${over('Protocolo', unbroken(protocol))}</td></tr></table>
<p class="c b" style="font-size:13pt">RENOVAÇÃO DE LICENÇA DE OPERAÇÃO</p>
<p class="j">O Instituto Água e Terra, com base na legislação ambiental e demais normas pertinentes, e tendo em vista o contido no expediente protocolado, expede a presente licença a:</p>
<table class="block"><tr><th colspan="3">1 - IDENTIFICAÇÃO DO EMPREENDEDOR</th></tr><tr><td>${over('CPF/CNPJ', maskCnpj(owner.id))}</td><td colspan="2">${over('Nome/Razão Social', owner.name.toUpperCase())}</td></tr><tr><td>${over('RG/Inscrição Estadual', `${random.digits(8)}-${random.digits(2)}`)}</td><td>${over('Município/UF', `${owner.city}/PR`)}</td><td>${over('CEP', owner.postcode)}</td></tr><tr><td colspan="3">${over('Logradouro e número', owner.road)}</td></tr></table>
<table class="block"><tr><th colspan="2">2 - IDENTIFICAÇÃO DO EMPREENDIMENTO</th></tr><tr><td>${over('Tipo', 'Empreendimento industrial')}</td><td>${over('Porte', 'Excepcional')}</td></tr><tr><td colspan="2">${over('Atividade específica', activity)}</td></tr><tr><td>${over('Coordenadas UTM (E-N)', `${random.digits(6)}.${random.digits(1)} - 72${random.digits(5)}.${random.digits(1)}`)}</td><td>${over('Bacia hidrográfica', 'Piquiri')}</td></tr><tr><td>${over('Destino do efluente', 'Rio Goioerê-Mirim')}</td><td>${over('Captação de água', 'Poço tubular e rio')}</td></tr></table>
<table class="block"><tr><th>3 - CONDICIONANTES</th></tr><tr><td>${listed(demands(random, 13, issued), (place) => `3.${place}`)}</td></tr></table>
<table class="block"><tr><th colspan="2">4 - EMISSÃO</th></tr><tr><td>${over('Local e data', `Curitiba, ${shortDate(issued)}`)}</td><td>${over('Responsável', `${somebody(random)}, Chefe de Divisão`)}</td></tr></table>
<p class="s">A autenticidade desta licença pode ser verificada em ${unbroken('https://www.sga.pr.gov.br/sga-iap/conferencia')} com o código ${unbroken(code)}.</p>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: expires,
        validationLink: 'https://www.sga.pr.gov.br/sga-iap/conferencia',
        mainActivity: [activity],
      },
    }
  },
})
