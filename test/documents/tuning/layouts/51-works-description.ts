import { company } from '../../generator/companies.ts'
import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Espírito Santo, a town: `Descrição do objeto licenciado` over a paragraph, the term and the key in a box at the foot. */
export const layout: Layout = {
  name: 'works-description',
  type: 51,
  variants: ['description', 'same-line-address'],
  print(random, variant) {
    const description = variant === 'description'
    const firm = company(random, 'ES', 'Indústria Química')
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, 4)
    const number = `${random.int(100, 300)}-${year(issued)}`
    const code = `${year(issued)}-${alphanumeric(random, 6).toUpperCase()}`
    const activity = description
      ? 'Fabricação de fertilizantes líquidos e corretivos de solo, compreendendo mistura, envase, armazenamento temporário e expedição, sem síntese química'
      : '5.03 - Serralheria sem tratamento superficial'
    const body = html`<p class="c b">PREFEITURA MUNICIPAL DE ARACRUZ DA PRAIA<br>SECRETARIA DE MEIO AMBIENTE – SEMAM</p><p class="c b">LICENÇA MUNICIPAL DE OPERAÇÃO – LMO Nº ${number}</p>
<p>Titular: ${firm.name}<br>CNPJ: ${maskCnpj(firm.id)}</p>
${
  description
    ? html`<p class="b" style="margin-bottom:1mm">Descrição do objeto licenciado</p><p class="j">${activity}.</p><p class="b" style="margin-bottom:1mm">Endereço do empreendimento</p><p>${firm.address.street}, ${firm.address.number}</p>`
    : html`<p>Atividade: ${activity}. Endereço da atividade: ${firm.address.street}, ${firm.address.number}, ${firm.address.district}.</p><p>Enquadramento: Classe Simplificada. Área útil: 380 m².</p>`
}
<p class="b">Condicionantes</p>${conditions(random, 8)}
<table class="g"><tr><td>Emitida em<br>${shortDate(issued)}</td><td>Com validade até<br>${shortDate(expires)}</td><td>Chave para verificação<br>${code}</td></tr></table><p class="c" style="margin-top:6mm">${person(random, { gender: 'f' }).name}<br>Secretária de Meio Ambiente</p><p class="s">Verificação: www.aracruzdapraia.es.gov.br/verificador</p>`
    return {
      html: sheet(
        {
          font: description ? 'Noto Serif' : 'Andika',
          sizePt: 10,
          css: '.g td{border:.2mm solid #000;padding:1mm 2mm}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: code,
        expirationDate: expires,
        validationLink: 'www.aracruzdapraia.es.gov.br/verificador',
        mainActivity: [activity],
      }),
    }
  },
}
