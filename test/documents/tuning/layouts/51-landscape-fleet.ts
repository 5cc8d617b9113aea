import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hex, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'

/** Rondônia, a page on its side: two columns, the fleet in a running list; once with a stamp that suspends it. */
export const layout: Layout = {
  name: 'landscape-fleet',
  type: 51,
  variants: ['fleet', 'suspended'],
  print(random, variant) {
    const issued = randomDate(random, 2018, 2025)
    const expires = addYears(issued, 2)
    const firm = company(random, 'MT', 'Transportadora')
    const suspended = variant === 'suspended'
    const number = `${random.digits(6)}/COLMAM/${year(issued)}`
    const token = hex(random, 12)
    const plates = Array.from({ length: suspended ? 5 : 14 }, () =>
      plate(random, random.pick(['old', 'mercosul'])),
    )
    const activity = suspended
      ? 'Coleta e transporte de resíduos não perigosos'
      : 'Transporte rodoviário de cargas perigosas e de resíduos Classe I'
    const body = html`<table><tr><td class="b">GOVERNO DO ESTADO DE RONDÔNIA<br>SECRETARIA DE ESTADO DO DESENVOLVIMENTO AMBIENTAL - SEDAM</td><td class="r s">Licença expedida eletronicamente<br>Token: ${token}</td></tr></table>
<h1>LICENÇA DE OPERAÇÃO Nº ${number}</h1>${suspended ? html`<div class="stamp">LICENÇA SUSPENSA</div>` : null}
<table class="two"><tr><td><p class="b">TITULAR</p><p>${firm.name.toUpperCase()}<br>CNPJ: ${maskCnpj(firm.id)}<br>${oneLine(firm.address)}</p><p class="b">PROCESSO</p><p>1801/${random.digits(5)}/${year(issued)}</p><p class="b">ATIVIDADE</p><p>${activity}</p><p class="b">PRAZO</p><p>De ${shortDate(issued, '.')} a ${shortDate(expires, '.')}</p></td>
<td><p class="b">FROTA</p><p>Veículos de placas: ${plates.map((one) => hyphenated(one)).join(', ')}.</p><p class="b">CONDIÇÕES</p><p class="j">Portar cópia desta licença em cada veículo. Manter kit de emergência conforme ABNT NBR 9735. A inclusão de veículo depende de aditivo, requerido 30 (trinta) dias antes. Cumprir a RES 5998 da ANTT. Este documento perde o efeito em caso de acidente não comunicado em 24 horas.</p><p>Porto Velho, ${longDate(issued)}.</p><p class="c" style="margin-top:10mm">______________________________<br>${person(random, { gender: 'f' }).name}<br>Coordenadora de Licenciamento</p></td></tr></table>
<p class="s">Conferência: www.sedam.ro.gov.br/licencas/conferir, mediante o token impresso no alto desta página.</p>`
    return {
      html: sheet(
        {
          font: suspended ? 'DejaVu Sans' : 'Roboto Condensed',
          sizePt: suspended ? 9 : 11,
          margin: '12mm 16mm',
          css: '@page{size:A4 landscape}h1{font-size:16pt;margin:6mm 0;text-align:center}.two td{width:50%;vertical-align:top;padding:2mm 4mm;border:.3mm solid #567}.two p{margin:0 0 2mm}.stamp{position:absolute;left:85mm;top:118mm;transform:rotate(-18deg);border:1mm solid #b00;color:#b00;font-size:26pt;font-weight:bold;padding:2mm 6mm;opacity:.75}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: token,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'www.sedam.ro.gov.br/licencas/conferir',
        mainActivity: [activity],
        authorizationDangerousProducts: !suspended,
        documentValidation: !suspended,
      }),
    }
  },
}
