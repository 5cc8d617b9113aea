import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { drawNumbers, reading } from '../blind-x.ts'
import { table } from '../blind-x-papers.ts'

/** A portal's page on a driver, printed from the browser: striped rows, then the points. */
export const layout: Layout = {
  name: 'blind-x-portal-record',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'ES')
    const [birth, first, issued, expires] = ['1958-12-01', '1977-06-10', '2023-12-11', '2028-12-05']
    const css =
      '.rec td{padding:1.3mm 2mm}.rec tr:nth-child(odd){background:#eef2f7}.cap{width:34%;color:#45536b}h2{color:#1a4480;font-weight:normal;font-size:15pt;margin:5mm 0 3mm}.pts td{border-bottom:.2mm solid #ccd;padding:1mm 2mm}.top{display:flex;justify-content:space-between;font-size:7.5pt;color:#555}'
    return {
      html: sheet(
        { font: 'Open Sans', sizePt: 9.4, css, margin: '9mm 14mm' },
        html`<div class="top"><span>27/01/2026, 16:22</span><span>DETRAN-ES | Portal do Condutor</span></div>
<h2>Consulta de habilitação</h2>${table(
          [
            ['Condutor', 'HAROLDO ZANDONADI FILHO'],
            ['CPF', maskCpf(numbers.cpf)],
            ['Data de nascimento', shortDate(birth)],
            ['Nome da mãe', 'ANGELINA PERIM ZANDONADI'],
            ['Nome do pai', 'HAROLDO ZANDONADI'],
            ['Município de nascimento', 'Venda Nova do Imigrante/ES'],
            ['Número do registro', numbers.register],
            ['Número do PGU', random.digits(9)],
            ['RENACH', numbers.renach],
            ['Categoria', 'AC'],
            ['Situação da CNH', 'Regular – entregue ao portador em 18/12/2023'],
            ['Data da primeira habilitação', shortDate(first)],
            ['Data da última emissão', shortDate(issued)],
            ['Data de validade', shortDate(expires)],
            ['Município de emissão', 'Colatina/ES'],
            ['Órgão emissor', 'DETRAN-ES'],
            ['Observações', 'EAR, A'],
          ],
          [0],
          'rec',
        )}
<h2>Pontuação nos últimos 12 meses</h2>${table(
          [
            ['Auto', 'Data', 'Placa', 'Descrição', 'Pontos'],
            [`AA${random.digits(8)}`, '14/08/2025', 'MTQ3C55', 'Velocidade até 20% acima da máxima', '4'],
            [
              `RD${random.digits(8)}`,
              '02/11/2025',
              'MTQ3C55',
              'Estacionar em desacordo com a sinalização',
              '5',
            ],
          ],
          [],
          'pts',
        )}<p class="r b" style="margin-top:2mm">Total: 9 pontos</p>
<p class="s" style="margin-top:6mm">As informações desta página são de caráter informativo e não substituem certidão. Dúvidas: 0800 022 1117.</p><div class="top" style="margin-top:10mm"><span>https://servicos.detran.es.exemplo/condutor/consulta</span><span>1/1</span></div>`,
      ),
      data: reading({
        name: 'HAROLDO ZANDONADI FILHO',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: numbers.register,
        licenseClass: 'AC',
        filiation: ['ANGELINA PERIM ZANDONADI', 'HAROLDO ZANDONADI'],
        personalNumber: numbers.cpf,
        placeOfBirth: 'Venda Nova do Imigrante/ES',
        placeOfIssue: 'ES',
        comments: 'EAR, A',
        hasCetpp: false,
      }),
    }
  },
}
