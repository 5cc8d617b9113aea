import { company } from '../../generator/companies.ts'
import { addYears, randomDate, shortDate } from '../../generator/dates.ts'
import { blindQr, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { alphanumericCnpj, hex, maskCnpj } from '../../generator/numbers.ts'

/** Paraná: numbered blocks with grey bands, number and validity in boxes at the right. */
export const layout: Layout = {
  name: 'iat',
  type: 51,
  variants: ['waste', 'renewal', 'letters-in-cnpj'],
  print(random, variant) {
    const made = company(random, 'PR')
    const firm = variant === 'letters-in-cnpj' ? { ...made, id: alphanumericCnpj(random) } : made
    const issued = variant === 'letters-in-cnpj' ? '2026-08-17' : randomDate(random, 2019, 2025)
    const expires = addYears(issued, random.pick([4, 5, 6]))
    const renewal = variant === 'renewal'
    const number = `${random.int(1, 3)}${random.digits(5)}${renewal ? '-R1' : ''}`
    const activity =
      {
        waste: 'Coleta e transporte de resíduos não perigosos (Classe II A e II B)',
        renewal: 'Fabricação de defensivos agrícolas e armazenamento de produtos perigosos',
        'letters-in-cnpj': 'Serviço de galvanoplastia',
      }[variant] ?? ''
    const key = hex(random, 20).toLowerCase()
    const cell = (label: string, value: string, span = 1) =>
      html`<td colspan="${span}"><span class="l">${label}</span><br>${value}</td>`
    const { street, number: door, district, postcode, place: at } = firm.address
    const body = html`<table class="head"><tr><td class="b">ESTADO DO PARANÁ<br>SECRETARIA DO DESENVOLVIMENTO SUSTENTÁVEL<br>INSTITUTO ÁGUA E TERRA</td>
<td class="box c"><div class="b">${renewal ? 'RENOVAÇÃO DE LICENÇA DE OPERAÇÃO - RLO' : 'LICENÇA DE OPERAÇÃO - LO'}</div></td><td class="box"><span class="l">Nº</span><br><b>${number}</b></td></tr>
<tr><td></td><td class="box"><span class="l">Protocolo</span><br>${random.int(11, 22)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}</td><td class="box"><span class="l">Validade</span><br><b>${shortDate(expires)}</b></td></tr></table>
<p class="j">O Instituto Água e Terra - IAT, com base na legislação ambiental e demais normas pertinentes, e tendo em vista o contido no expediente protocolado, expede a presente Licença de Operação à:</p>
<div class="band">1. IDENTIFICAÇÃO DO EMPREENDEDOR</div>
<table class="g"><tr>${cell('CPF/CNPJ', maskCnpj(firm.id))}${cell('Nome/Razão Social', firm.name.toUpperCase(), 2)}</tr><tr>${cell('Logradouro e Número', `${street}, ${door}`)}${cell('Bairro', district)}${cell('Município / UF - CEP', `${at.city}/${at.uf} - ${postcode}`)}</tr></table>
<div class="band">2. IDENTIFICAÇÃO DO EMPREENDIMENTO</div>
<table class="g"><tr>${cell('CPF/CNPJ', maskCnpj(firm.id))}${cell('Nome/Razão Social', firm.name.toUpperCase(), 2)}</tr><tr>${cell('Tipo de Empreendimento', variant === 'waste' ? 'Transporte' : 'Indústria')}${cell('Atividade específica', activity, 2)}</tr>
<tr>${cell('Corpo Hídrico do Entorno', 'Rio Inventado')}${cell('Bacia Hidrográfica', 'Iguaçu')}${cell('Destino do Esgoto Sanitário', 'Rede pública')}</tr></table>
${renewal ? html`<p>Esta licença renova a Licença de Operação nº ${random.digits(6)}, com validade até ${shortDate(issued)}.</p>` : ''}
<div class="band">3. CONDICIONANTES</div>${conditions(random, 14)}
${variant === 'waste' ? html`<p class="j">15. Esta licença não autoriza o transporte de produtos perigosos, o qual depende de licenciamento próprio.</p>` : ''}
<table class="g" style="margin-top:4mm"><tr><td>${blindQr(random.int(1, 9999))}</td><td>Local e data: Curitiba, ${shortDate(issued)}<br><br>Carimbo e assinatura do representante do IAT<br><br><b>Documento emitido eletronicamente.</b> A autenticidade desta licença poderá ser verificada em https://www.sga.pr.gov.br/sga-iap/consultarLicenca informando o código de autenticidade: <b>${key}</b></td></tr></table>`
    return {
      html: sheet(
        {
          font: 'DejaVu Sans',
          sizePt: 8,
          css: '.box{border:1px solid #000;padding:1mm 2mm}.head td{vertical-align:middle}.band{background:#ccc;font-weight:bold;padding:.6mm 2mm;margin:2mm 0 1mm}.l{font-size:.75em;color:#333}.g td{border:1px solid #777;padding:.7mm 1.5mm;vertical-align:top}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://www.sga.pr.gov.br/sga-iap/consultarLicenca',
        mainActivity: [activity],
      }),
    }
  },
}
