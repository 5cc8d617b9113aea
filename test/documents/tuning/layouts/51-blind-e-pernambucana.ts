import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { blindQr, crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
.head { text-align: center; border-bottom: 1.4pt solid #003a70 } .head p { margin: 0 }
h1 { font-size: 14pt; text-align: right; margin: 5mm 0 0 } .v { text-align: right; margin-bottom: 5mm }
.l { display: flex; gap: 3mm; margin-bottom: 2mm } .l b { width: 42mm; flex: none; text-align: right; color: #003a70 }
.req { border-left: 2.4pt solid #003a70; padding-left: 4mm; margin-top: 4mm; text-align: justify } .req p { margin-bottom: 1.2mm }
.auth { display: flex; gap: 4mm; align-items: center; margin-top: 6mm; font-size: 8.6pt }`

export const layout: Layout = {
  name: 'blind-e-pernambucana',
  type: 51,
  variants: ['frota'],
  source: 'none',
  print: (random) => {
    const issued = randomDate(random, 2022, 2025)
    const expires = addYears(issued, 2)
    const id = cnpj(random)
    const number = `05.${year(issued) % 100}.0${random.int(1, 9)}.00${random.digits(4)}-${random.digits(1)}`
    const plates = [
      plate(random, 'old'),
      plate(random, 'mercosul'),
      plate(random, 'mercosul'),
      plate(random, 'old'),
      plate(random, 'mercosul'),
    ]
    const shown = plates.map((one) => (/\d{4}$/.test(one) ? hyphenated(one) : one))
    const activity = 'Transporte rodoviário de resíduos perigosos – Classe I'
    const key = `${random.digits(4)}.${random.digits(4)}.${random.digits(4)}`
    const page = html`<div class="head">${crest(15, '#003a70')}<p class="b">GOVERNO DO ESTADO DE PERNAMBUCO</p><p>Secretaria de Meio Ambiente, Sustentabilidade e de Fernando de Noronha</p><p class="b">AGÊNCIA ESTADUAL DE MEIO AMBIENTE – CPRH</p></div>
      <h1>Licença de Operação Nº ${number}</h1><p class="v">Validade ${shortDate(expires)}</p>
      <div class="l"><b>Processo</b><span>00${random.digits(4)}/${year(issued)}</span></div>
      <div class="l"><b>Empreendedor</b><span>Ambiental Capibaribe Coletas Especiais S/A</span></div>
      <div class="l"><b>CNPJ</b><span>${maskCnpj(id)}</span></div>
      <div class="l"><b>Endereço da garagem</b><span>Rodovia PE-60, km ${random.int(2, 30)}, Galpão B, Ipojuca/PE</span></div>
      <div class="l"><b>Tipologia</b><span>${activity}</span></div>
      <div class="req"><p>1. Integram esta licença os veículos de placas ${shown.slice(0, 4).join(', ')} e ${shown[4] ?? ''}; outro veículo só poderá ser incluído depois de vistoria.</p><p>2. O destino da carga será o incinerador ou o coprocessador licenciado que o gerador indicar no MTR.</p><p>3. Os condutores devem ter o curso MOPP e levar a ficha de emergência e os equipamentos da NBR 9735.</p><p>4. Está proibido o transbordo da carga em via pública e o pernoite em área urbana.</p><p>5. A lavagem dos veículos só se fará em local com licença (LO nº 05.${(year(issued) - 1) % 100}.01.00${random.digits(4)}-${random.digits(1)}, válida até ${shortDate(addYears(issued, 1))}).</p><p>6. Relatório das viagens de cada semestre até o dia 15 do mês seguinte.</p><p>7. Pedir a renovação 120 dias antes do vencimento.</p></div>
      <p style="margin-top:6mm">Recife, ${longDate(issued)}.</p>
      <p style="margin-top:12mm">________________________________<br>${personName(random, 'm')}<br>Diretor de Licenciamento</p>
      <div class="auth">${blindQr(random.int(1, 9999), 20)}<span>Esta licença pode ser conferida em http://www.cprh.pe.gov.br/silia/validacao com o código ${key}<br>Rua Oliveira Fictício, 270 – Casa Forte – Recife – PE</span></div>`
    return {
      html: sheet({ font: 'Open Sans', sizePt: 10, css, margin: '15mm 20mm' }, page),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'http://www.cprh.pe.gov.br/silia/validacao',
        mainActivity: [activity],
        authorizationDangerousProducts: true,
        documentValidation: true,
      },
    }
  },
}
