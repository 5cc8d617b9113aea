import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, cnpj, cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'

/** A word processor's table: two columns of pairs, some cells merged. */
export const layout: Layout = {
  name: 'blind-c-licence-merged',
  type: 51,
  variants: ['city'],
  print(random) {
    const id = cnpj(random)
    const number = `00${random.digits(3)}/2024`
    const accessKey = alphanumeric(random, 12).toUpperCase()
    const link = 'https://licencas.arroiofundo.rs.gov.br/conferir'
    const activity = 'Fabricação de móveis de madeira com pintura a pincel'
    const body = html`<table>
<tr><td colspan="4" class="c b">PREFEITURA MUNICIPAL DE ARROIO FUNDO<br>Secretaria Municipal do Meio Ambiente</td></tr>
<tr><td colspan="4" class="c b">LICENÇA MUNICIPAL DE OPERAÇÃO</td></tr>
<tr><th>Licença Nº</th><td>${number}</td><th>Protocolo</th><td>5512/2023</td></tr>
<tr><th>Empreendedor</th><td colspan="3">Marcenaria Irmãos Taquarembó Ltda. ME</td></tr>
<tr><th>CNPJ/CPF</th><td>${maskCnpj(id)}</td><th>Inscr. municipal</th><td>20.118</td></tr>
<tr><th>Endereço</th><td colspan="3">Estrada da Capela, 1200, Linha Formosa, Arroio Fundo/RS</td></tr>
<tr><th>Atividade</th><td colspan="3">${activity}</td></tr>
<tr><th>Porte</th><td>Pequeno</td><th>Potencial poluidor</th><td>Médio</td></tr>
<tr><th>Emissão</th><td>${shortDate('2024-10-01')}</td><th>Vencimento</th><td>${shortDate('2028-10-01')}</td></tr>
<tr><th>Resp. técnico</th><td>Eng. Vicente Talhamar</td><th>CPF</th><td>${maskCpf(cpf(random))}</td></tr>
<tr><td colspan="4">Confira a autenticidade em ${link} com a chave ${accessKey}</td></tr></table>`
    return {
      html: sheet(
        { font: 'Carlito', sizePt: 11, css: 'td,th{border:1px solid #000;padding:1mm 2mm;text-align:left}' },
        body,
      ),
      data: licenceData({
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey,
        expirationDate: '2028-10-01',
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}
