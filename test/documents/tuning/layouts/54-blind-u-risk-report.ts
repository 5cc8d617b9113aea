import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { expected, licence, type Story } from '../blind-u.ts'
import { grid } from '../blind-u-pages.ts'

const STORY: Story = {
  name: 'WANDERSON TELES BARCELOS',
  sex: 'M',
  birth: '1986-09-12',
  first: '2005-01-26',
  issued: '2023-04-05',
  expires: '2033-03-28',
  classes: 'AE',
  parents: ['LUZIA TELES BARCELOS', 'DORIVAL BARCELOS'],
  bornIn: ['JATAI', 'GO'],
  issuedIn: ['RIO VERDE', 'GO'],
  identity: ['DGPC', 'GO'],
  notes: 'EAR; CETPP; CETVE',
}

/** What a risk manager of cargo sends back about a driver: two blocks side by side, plain numbers without masks. */
export const layout: Layout = {
  name: 'blind-u-risk-report',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    const css =
      '.bar{background:#17375e;color:#fff;padding:3mm 4mm;display:flex;justify-content:space-between}.two{display:flex;gap:5mm;margin-top:3mm}.two>div{flex:1}h4{margin:0 0 1mm;color:#17375e;border-bottom:.3mm solid #17375e}.grid td{padding:.9mm 1mm;vertical-align:top}.k{width:38%;color:#555}.ok{border:.4mm solid #1d7a35;color:#1d7a35;padding:2mm 4mm;margin-top:5mm;font-weight:bold}'
    const left = [
      ['Nome', held.name],
      ['CPF', held.cpf],
      ['RG', `${held.rg} ${held.identity.join(' ')}`],
      ['Nasc.', shortDate(held.birth)],
      ['Naturalidade', held.bornIn.join('/')],
      ['Mãe', held.parents[0] ?? ''],
      ['Pai', held.parents[1] ?? ''],
    ]
    const right = [
      ['Registro', held.register],
      ['Categoria', held.classes],
      ['Validade', shortDate(held.expires)],
      ['Emissão', shortDate(held.issued)],
      ['1ª CNH', shortDate(held.first)],
      ['Emissor', `DETRAN-${held.issuedIn[1]}`],
      ['Município/UF emissão', held.issuedIn.join('/')],
      ['Observações', held.notes ?? ''],
      ['Cód. segurança', held.security],
    ]
    return {
      html: sheet(
        { font: 'Open Sans', sizePt: 9.5, css, margin: '14mm 15mm' },
        html`<div class="bar"><b>SENTINELA GR – Gerenciamento de Riscos</b><span>Consulta ${random.digits(9)}</span></div>
<p class="s" style="margin-top:2mm">Solicitante: Agroquímica Serra Dourada S.A. – usuário: expedicao02 – pesquisa em 09/06/2025 10:42 – perfil válido até 09/09/2025</p>
<div class="two"><div><h4>DADOS DO MOTORISTA</h4>${grid(left)}</div><div><h4>DADOS DA CNH</h4>${grid(right)}</div></div>
<div class="ok">PERFIL ADEQUADO AO RISCO – liberação ${random.digits(6)}</div>
<h4 style="margin-top:6mm">HISTÓRICO DE VIAGENS</h4><table class="s"><tr class="b"><td>Data</td><td>Origem</td><td>Destino</td><td>Embarcador</td></tr><tr><td>28/05/2025</td><td>Rio Verde/GO</td><td>Santos/SP</td><td>Cereais Tuiuti</td></tr><tr><td>16/05/2025</td><td>Catalão/GO</td><td>Uberaba/MG</td><td>Fertimax</td></tr><tr><td>02/05/2025</td><td>Paranaguá/PR</td><td>Rio Verde/GO</td><td>Fertimax</td></tr></table>
<p class="s j" style="margin-top:6mm">As informações são confidenciais e destinam-se exclusivamente ao solicitante. A decisão de contratar é de sua inteira responsabilidade.</p>`,
      ),
      data: expected(held, [
        'name',
        'dateOfBirth',
        'issueDate',
        'expirationDate',
        'licenseNumber',
        'licenseClass',
        'filiation',
        'personalNumber',
        'placeOfBirth',
        'placeOfIssue',
        'cardIssuer',
        'comments',
        'hasCetpp',
      ]),
    }
  },
}
