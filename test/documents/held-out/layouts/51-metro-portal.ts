import { qrCode } from '../../generator/codes.ts'
import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { alphanumeric, breakCheckDigit, maskCnpj } from '../../generator/numbers.ts'
import { duties } from '../duties.ts'
import { firm } from '../firms.ts'
import { numbered } from '../parts.ts'

/** A large town's portal: a page of the web printed, captions over values in three columns. */
export const layout: Layout = {
  name: 'metro-portal',
  type: 51,
  variants: ['plastics', 'wrong-cnpj'],
  async print(random, variant) {
    const wrong = variant === 'wrong-cnpj'
    const made = firm(random, 'SP', wrong ? 'Gráfica' : 'Plásticos')
    const id = wrong ? breakCheckDigit(made.id) : made.id
    const issued = randomDate(random, 2021, 2025)
    const expires = addYears(issued, 3)
    const number = `${random.int(100, 1900)}/${year(issued)}`
    const code = [4, 4, 4].map((count) => alphanumeric(random, count).toUpperCase()).join('-')
    const activity = wrong
      ? 'Impressão de material para uso publicitário'
      : 'Fabricação de embalagens de material plástico'
    const site = `https://licenciamento.guarulhos.sp.gov.br/autenticar/${code}`
    const item = (label: string, value: string, wide = '') =>
      html`<div class="i ${wide}"><div class="k">${label}</div><div>${value}</div></div>`
    const body = html`<div class="bar"><b>Prefeitura de Guarulhos</b> &nbsp;|&nbsp; Secretaria Municipal de Meio Ambiente<span style="float:right">Licenciamento Digital</span></div>
<div class="hero"><div><div class="k">Documento</div><div class="ti">Licença de Operação</div><div class="ti n">nº ${number}</div></div>${await qrCode(site, 24)}</div>
<div class="gr">${item('Situação', 'Deferida')}${item('Emitida em', shortDate(issued))}${item('Válida até', shortDate(expires))}${item('Processo digital', `${random.digits(5)}/${year(issued)}`)}${item('Versão', '1.0')}${item('Tipo', 'Primeira emissão')}</div>
<h2>Titular</h2><div class="gr">${item('Razão social', made.name, 'w2')}${item('CNPJ', maskCnpj(id))}${item('Endereço', `${made.address.street}, ${made.address.number} - ${made.address.district}`, 'w2')}${item('CEP', made.address.postcode)}</div>
<h2>Atividade</h2><div class="gr">${item('CNAE', wrong ? '18.13-0-01' : '22.22-6-00')}${item('Descrição da atividade', activity, 'w2')}${item('Área construída', `${random.int(300, 2900)},00 m²`)}${item('Equipamentos', `${random.int(4, 40)}`)}${item('Funcionários', `${random.int(4, 90)}`)}</div>
<h2>Condicionantes</h2>${numbered(duties(random, 6))}<div class="ft">Documento emitido eletronicamente. Para conferir a autenticidade, aponte a câmera para o QR Code ou acesse ${site} (código <b>${code}</b>).</div>`
    return {
      html: sheet(
        {
          font: 'Cabin',
          sizePt: 10,
          margin: '0 0 12mm',
          css: 'body>*{margin-left:16mm;margin-right:16mm}.bar{background:#0b4a6f;color:#fff;padding:5mm 16mm;margin:0}.hero{display:flex;justify-content:space-between;margin-top:6mm;align-items:flex-start}.ti{font-size:20pt}.n{color:#0b4a6f}.k{font-size:7.6pt;color:#666}.gr{display:grid;grid-template-columns:1fr 1fr 1fr;gap:3mm;margin-top:3mm}.w2{grid-column:span 2}h2{font-size:11.5pt;color:#0b4a6f;border-bottom:.2mm solid #0b4a6f;margin-top:6mm}.ft{margin-top:8mm;background:#eef4f7;padding:3mm;font-size:9pt}',
        },
        body,
      ),
      data: licenceData({
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: code,
        expirationDate: expires,
        validationLink: site,
        mainActivity: [activity],
        documentValidation: !wrong,
      }),
    }
  },
}
