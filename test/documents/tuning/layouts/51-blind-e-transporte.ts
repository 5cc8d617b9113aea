import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, hex, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
.head { display: flex; justify-content: space-between; align-items: center; border-bottom: 3pt solid #2d7a8c; padding-bottom: 2mm }
.head p { margin: 0; text-align: right; font-size: 9pt }
h1 { font-size: 13pt; margin: 5mm 0 0; text-align: center } .no { text-align: center; font-size: 12pt; font-weight: bold }
dl { display: grid; grid-template-columns: 38mm 1fr; margin: 0 0 4mm; font-size: 9.6pt } dt { font-weight: bold } dd { margin: 0 0 .8mm }
h3 { font-size: 9.6pt; background: #d8e9ec; padding: 1mm 2mm; margin: 3mm 0 1.5mm }
.fleet td, .fleet th { border: .5pt solid #888; font-size: 8.6pt; padding: .7mm 1.5mm; text-align: center }
.cells { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1.5mm; font-size: 10pt; text-align: center }
.cells span { border: .5pt solid #888; padding: 1mm }
.s { margin: 0 0 1mm }`

const KINDS = [
  'Cavalo mecânico',
  'Semirreboque tanque',
  'Caminhão tanque',
  'Caminhão tanque (truck)',
  'Semirreboque tanque',
]

export const layout: Layout = {
  name: 'blind-e-transporte',
  type: 51,
  variants: ['perigosos', 'classe-ii'],
  print: (random, variant) => {
    const dangerous = variant === 'perigosos'
    const issued = randomDate(random, 2023, 2025)
    const expires = addYears(issued, dangerous ? 1 : 2)
    const id = cnpj(random, dangerous ? '0002' : '0001')
    const number = `0${random.int(112, 980)}/${year(issued)}`
    const key = hex(random, 12).toLowerCase()
    const plates = Array.from({ length: dangerous ? 9 : 8 }, () =>
      plate(random, random.chance(0.5) ? 'old' : 'mercosul'),
    )
    const shown = plates.map((one) => (/\d{4}$/.test(one) ? hyphenated(one) : one))
    const activity = dangerous
      ? 'Coleta e transporte rodoviário de produtos perigosos'
      : 'Coleta e transporte rodoviário de resíduos sólidos não perigosos (Classes II-A e II-B)'
    const fleet = dangerous
      ? html`<table class="fleet"><tr><th>Item</th><th>Placa</th><th>Tipo</th><th>RENAVAM</th><th>Ano</th><th>Capacidade</th></tr>
        ${shown.map((one, i) => html`<tr><td>${String(i + 1).padStart(2, '0')}</td><td>${one}</td><td>${random.pick(KINDS)}</td><td>${random.digits(11)}</td><td>${random.int(2009, 2023)}</td><td>${random.int(9, 45)} m³</td></tr>`)}</table>`
      : html`<div class="cells">${shown.map((one) => html`<span>${one}</span>`)}</div>`
    const page = html`<div class="head">${crest(15, '#2d7a8c')}<div><p class="b">GOVERNO DO ESTADO DE ALAGOAS</p><p>INSTITUTO DO MEIO AMBIENTE – IMA/AL</p><p>Gerência de Licenciamento</p></div></div>
      <h1>AUTORIZAÇÃO AMBIENTAL ${dangerous ? 'PARA O TRANSPORTE DE CARGAS PERIGOSAS' : 'PARA O TRANSPORTE DE RESÍDUOS NÃO PERIGOSOS'}</h1><p class="no">Nº ${number}</p>
      <dl><dt>Transportador:</dt><dd>${dangerous ? 'TRANSMANGUABA CARGAS LÍQUIDAS LTDA' : 'COLETA LIMPA CAETÉS SERVIÇOS AMBIENTAIS LTDA'}</dd><dt>CNPJ:</dt><dd>${maskCnpj(id)}</dd>
      <dt>Sede:</dt><dd>Avenida Beira-Córrego, ${random.int(90, 2400)}, Tabuleiro Novo, Maceió/AL</dd>
      <dt>Processo:</dt><dd>${year(issued)}.${random.digits(8)}.E.IMA.AL</dd>
      <dt>Atividade:</dt><dd>${activity}</dd>
      ${dangerous ? html`<dt>Classes de risco:</dt><dd>3 – Líquidos inflamáveis; 8 – Substâncias corrosivas</dd><dt>Números ONU:</dt><dd>1170, 1203, 1824 e 3082</dd>` : null}
      <dt>Responsável técnico:</dt><dd>${personName(random, 'f')} – CRQ 17${random.digits(6)}</dd>
      <dt>Vencimento:</dt><dd><b>${shortDate(expires)}</b></dd></dl>
      <h3>${dangerous ? 'VEÍCULOS AUTORIZADOS' : 'PLACAS DOS VEÍCULOS'}</h3>${fleet}
      <h3>CONDIÇÕES</h3>
      ${
        dangerous
          ? html`<p class="s">1. Os veículos devem portar o envelope e a ficha de emergência segundo a ABNT NBR 7503 e os painéis da NBR 7500.</p>
        <p class="s">2. O certificado de inspeção (CIV/CIPP) de cada equipamento deve estar em dia.</p><p class="s">3. Em caso de acidente, comunicar o IMA pelo telefone 0800 082 1523.</p>`
          : html`<p class="s">1. Esta autorização não contempla o transporte de produtos perigosos nem de resíduos Classe I.</p>
        <p class="s">2. A carga deve ser coberta com lona e acompanhada do MTR (ISO 14001 não dispensa o documento).</p><p class="s">3. Descarregar apenas em aterro licenciado.</p>`
      }
      <p class="s">4. A inclusão ou a troca de veículo depende de termo aditivo a ser pedido com 15 dias de antecedência.</p>
      <p class="r" style="margin-top:5mm">Maceió, ${longDate(issued)}</p>
      <p class="c" style="margin-top:9mm">_______________________________________<br>${personName(random, 'm')}<br>Diretor-Presidente</p>
      <p class="s c">Consulta de autenticidade: www.ima.al.gov.br/validar — chave ${key}</p>`
    return {
      html: sheet({ font: 'Roboto', sizePt: 10, css }, page),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'www.ima.al.gov.br/validar',
        mainActivity: [activity],
        authorizationDangerousProducts: dangerous,
        documentValidation: true,
      },
    }
  },
}
