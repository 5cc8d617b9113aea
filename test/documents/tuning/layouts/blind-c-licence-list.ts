import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { cnpj, hex, maskCnpj, plate } from '../../generator/numbers.ts'

/** A plain list, one caption and one value a line; the second leaves most of it out. */
export const layout: Layout = {
  name: 'blind-c-licence-list',
  type: 51,
  variants: ['all', 'half'],
  print(random, variant) {
    const id = cnpj(random)
    if (variant === 'half') {
      const number = `${random.int(2, 9)}${random.digits(2)}/2024`
      const body = html`<p>SEMAD - Governo do Estado de Goiás</p><p>LICENÇA DE FUNCIONAMENTO</p>
<p>número da licença&ensp;${number}<br>razão social&ensp;Cerâmica Barro Vermelho do Araguaia S/A<br>cnpj&ensp;${id}<br>município&ensp;Aruanã<br>emitida em&ensp;${longDate('2024-02-05')}<br>válida até&ensp;${longDate('2030-02-05')}</p>`
      return {
        html: sheet({ font: 'Andika', sizePt: 12, css: 'p{line-height:1.7}', margin: '30mm' }, body),
        data: licenceData({
          id,
          number,
          scope: 'STATE',
          expirationDate: '2030-02-05',
          documentValidation: false,
        }),
      }
    }
    const number = `0${random.digits(3)}/2023`
    const plates = [plate(random, 'mercosul'), plate(random, 'mercosul'), plate(random, 'old')]
    const accessKey = [hex(random, 4), hex(random, 4), hex(random, 4), hex(random, 4)].join('-')
    const link = 'https://ecosistemas.meioambiente.mg.gov.br/licencas/conferir'
    const activity = 'F-02-01-1 Transporte rodoviário de produtos e resíduos perigosos'
    const lines: [string, string][] = [
      ['Órgão ambiental', 'Secretaria de Estado de Meio Ambiente de Minas Gerais (SEMAD)'],
      ['Tipo', 'Licença de Operação (LO)'],
      ['Número da licença', number],
      ['Processo', '04871/2009/003/2022'],
      ['Empresa', 'Transportes Morro da Onça Ltda.'],
      ['CNPJ da empresa', maskCnpj(id)],
      ['Município', 'Patrocínio/MG'],
      ['Atividade', activity],
      ['Data de emissão', shortDate('2023-06-14')],
      ['Data de validade', shortDate('2029-06-14')],
      ['Placas', plates.join(', ')],
      ['Código de autenticidade', accessKey],
      ['Conferir em', link],
    ]
    return {
      html: sheet(
        { font: 'Lato', sizePt: 11, margin: '24mm 20mm' },
        html`<p class="b">Dados da licença ambiental</p>${lines.map(([caption, value]) => html`<div>${caption}: ${value}</div>`)}`,
      ),
      data: licenceData({
        id,
        number,
        scope: 'STATE',
        accessKey,
        expirationDate: '2029-06-14',
        licensePlate: plates,
        validationLink: link,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      }),
    }
  },
}
