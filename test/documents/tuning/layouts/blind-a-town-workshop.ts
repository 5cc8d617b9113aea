import { company } from '../../generator/companies.ts'
import { addDays, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'
import { licence } from '../blind-a-licence.ts'

/** A town's licence in one long sentence, with its term in days. */
export const layout: Layout = {
  name: 'blind-a-town-workshop',
  type: 51,
  variants: ['espirito-santo'],
  print(random) {
    const firm = company(random, 'ES', 'Oficina e Retífica')
    const issued = randomDate(random, 2016, 2023)
    const number = `0${random.int(101, 499)}/${issued.slice(0, 4)}`
    const activity = 'reparação e retífica de motores, com pintura por aspersão'
    const body = html`<div class="c">${crest(18, '#0a4a8a')}<p><b>PREFEITURA MUNICIPAL DE LINHARES</b><br>ESTADO DO ESPÍRITO SANTO<br>SECRETARIA MUNICIPAL DE MEIO AMBIENTE E RECURSOS HÍDRICOS NATURAIS</p><h2>LICENÇA MUNICIPAL DE OPERAÇÃO<br>LMO Nº ${number} – CLASSE II</h2></div>
<p class="j" style="line-height:1.75">A Secretaria Municipal de Meio Ambiente e Recursos Hídricos Naturais de Linhares, no uso de suas atribuições legais, à vista do que consta do processo administrativo nº ${random.digits(6)}/${Number(issued.slice(0, 4)) - 1} e do parecer técnico nº ${random.int(20, 300)}, concede a presente licença a <b>${firm.name}</b>, CNPJ <b>${maskCnpj(firm.id)}</b>, estabelecida na ${oneLine(firm.address)}, para exercer a atividade de <b>${activity}</b>. A licença é válida por 1.460 (mil, quatrocentos e sessenta) dias, contados da data de sua emissão, e o não cumprimento das condicionantes implicará sua cassação.</p>
<p class="j" style="line-height:1.75">Ficam estabelecidas as seguintes condicionantes, com os respectivos prazos: a) comprovar o licenciamento da empresa transportadora de resíduos Classe I – prazo: 60 dias; b) instalar cabine de pintura com filtro – prazo: ${shortDate(addDays(issued, 180))}; c) manter o piso impermeável e as canaletas ligadas ao separador – prazo: permanente; d) renovar a Licença Municipal de Instalação nº 0${random.int(11, 89)}/${Number(issued.slice(0, 4)) - 3} em caso de ampliação; e) requerer a renovação desta LMO até 120 dias antes do término.</p>
<p class="c" style="margin-top:10mm">Linhares-ES, ${longDate(issued)}.</p><table style="margin-top:20mm"><tr><td class="c">_____________________________<br>${personName(random, 'f')}<br>Secretária Municipal</td><td class="c">_____________________________<br>${personName(random, 'm')}<br>Gerente de Licenciamento</td></tr></table><p style="margin-top:14mm" class="s">Recebi a 1ª via em ____/____/______ &nbsp; Nome: _____________________ &nbsp; CPF: _________________</p><p class="s">Taxa recolhida em ${shortDate(addDays(issued, -20))} – DAM nº ${random.digits(9)}</p>`
    return {
      html: sheet({ font: 'DejaVu Serif', sizePt: 9.8, margin: '18mm 24mm' }, body),
      ...licence({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: addDays(issued, 1460),
        mainActivity: [activity],
      }),
    }
  },
}
