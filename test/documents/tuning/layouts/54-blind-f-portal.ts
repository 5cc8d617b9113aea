import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceRegister } from '../../generator/numbers.ts'

/** A citizen portal printed from the browser: tiles of captions over values, the CPF with stars in it. */
export const layout: Layout = {
  name: 'blind-f-portal',
  type: 54,
  variants: ['resumo'],
  print(random) {
    const register = licenceRegister(random)
    const tile = (caption: string, value: string) =>
      html`<div class="t"><div class="k">${caption}</div><div class="v">${value}</div></div>`
    const css = `.nav{background:#1b2a6b;color:#fff;padding:3mm 5mm;display:flex;justify-content:space-between;border-radius:1.5mm} .crumb{color:#667;font-size:8pt;margin:3mm 0} .card{border:.6pt solid #d4d8e4;border-radius:2.5mm;padding:4mm 5mm;margin-bottom:4mm} .g{display:grid;grid-template-columns:repeat(3,1fr);gap:3.4mm 5mm} .k{color:#6b7288;font-size:7.6pt} .v{font-size:10.4pt;font-weight:500} .chip{background:#d9f2df;color:#17602b;border-radius:4mm;padding:.4mm 3mm;font-size:8pt} h2{margin:0 0 3mm;font-size:12pt;color:#1b2a6b}
.foot{position:fixed;bottom:5mm;left:12mm;right:12mm;font-size:7pt;color:#555;display:flex;justify-content:space-between}`
    const stamp = html`<div class="foot"><span>https://servicos.transito.sc.example/condutor/minha-habilitacao</span><span>22/10/2026, 21:03 – Página 1 de 1</span></div>`
    return {
      html: sheet(
        { font: 'Noto Sans', sizePt: 9.4, css, margin: '12mm 12mm', stamp },
        html`<div class="nav"><b>Portal do Condutor – DETRAN/SC</b><span>Olá, Jandira · Sair</span></div><div class="crumb">Início › Habilitação › Minha habilitação</div>
<div class="card"><div style="display:flex;justify-content:space-between"><h2>Dados pessoais</h2><span class="s" style="color:#667">Atualizado há 2 dias</span></div><div class="g">${tile('Nome civil', 'Jandira Koerich Passamani')}${tile('CPF', `***.${random.digits(3)}.${random.digits(3)}-**`)}${tile('Nascimento', shortDate('1997-04-25'))}${tile('Mãe', 'Irene Koerich')}${tile('Pai', 'Adelino Passamani')}${tile('Naturalidade', 'Rio do Sul/SC')}</div></div>
<div class="card"><div style="display:flex;justify-content:space-between"><h2>Carteira Nacional de Habilitação</h2><span class="chip" style="align-self:center">Regular</span></div><div class="g">${tile('Registro nacional', register)}${tile('Categoria atual', 'AC')}${tile('Vencimento', shortDate('2035-03-18'))}${tile('Emissão', shortDate('2025-04-01'))}${tile('Primeira habilitação', '06/11/2015')}${tile('Emitida por', 'DETRAN-SC')}${tile('Observações', 'EAR, CETE')}${tile('Versão digital', 'Disponível no aplicativo')}${tile('Pontos nos últimos 12 meses', '3')}</div></div>
<div class="card"><h2>Meus processos</h2><table><tr style="color:#6b7288"><td>RENACH</td><td>Serviço</td><td>Abertura</td><td>Situação</td></tr><tr><td>SC${random.digits(9)}</td><td>Renovação com adição de categoria</td><td>20/02/2025</td><td>Concluído em 01/04/2025</td></tr><tr><td>SC${random.digits(9)}</td><td>Troca da permissão pela definitiva</td><td>10/11/2016</td><td>Concluído em 23/11/2016</td></tr></table></div>
<div class="card"><h2>Meus veículos</h2><table><tr><td>RLW3H42</td><td>Honda/Biz 125</td><td>Licenciamento 2026 em dia</td></tr></table></div>
<p class="s" style="color:#667">As informações desta página são apenas para consulta do próprio condutor.</p>`,
      ),
      data: {
        name: 'Jandira Koerich Passamani',
        dateOfBirth: '1997-04-25',
        issueDate: '2025-04-01',
        expirationDate: '2035-03-18',
        licenseNumber: register,
        licenseClass: 'AC',
        filiation: ['Irene Koerich', 'Adelino Passamani'],
        personalNumber: null,
        placeOfBirth: 'Rio do Sul/SC',
        placeOfIssue: 'SC',
        cardIssuer: 'DETRAN-SC',
        comments: 'EAR, CETE',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
