import { addDays, addMonths, officeTime, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf, plate } from '../../generator/numbers.ts'
import { CORE, holding, type Motorist, reading } from '../blind-r.ts'

const MOTORIST: Motorist = {
  name: 'DENISE TAVORA QUIXELO',
  woman: true,
  bornIn: ['Iguatu', 'CE'],
  kin: [],
  rgBy: ['SSPDS', 'CE'],
  classes: 'B',
  issuedIn: ['Crateús', 'CE'],
  notes: null,
  years: [1991, 2024],
  term: 10,
}

/** A state's portal printed by the browser: captions in grey above the values, points beneath. */
export const layout: Layout = {
  name: 'blind-r-portal-page',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    const seen = addDays(held.issued, random.int(300, 600))
    const item = (caption: string, value: string) =>
      html`<div><div class="g">${caption}</div><div class="v">${value}</div></div>`
    const css =
      '.g{color:#6b7785;font-size:7.6pt}.v{font-size:11pt;margin-bottom:4mm}.grid{display:grid;grid-template-columns:repeat(3,1fr);column-gap:6mm}.card{border:.3mm solid #cfd8e3;border-radius:2.5mm;padding:5mm 6mm 1mm;margin-bottom:5mm}.card h3{margin:0 0 4mm;font-size:12pt;color:#0b4f8a}th,td{border-bottom:.2mm solid #cfd8e3;text-align:left;padding:1.3mm 1mm;font-size:9pt}.edge{display:flex;justify-content:space-between;font-size:7.4pt;color:#444;margin-bottom:5mm}'
    return {
      html: sheet(
        { font: 'Open Sans', sizePt: 10, margin: '9mm 13mm', css },
        html`<div class="edge"><span>${shortDate(seen)}, ${officeTime(random).slice(0, 5)}</span><span>Minha Habilitação | DETRAN-CE</span><span></span></div>
<div style="background:#0b4f8a;color:#fff;padding:4mm 6mm;margin-bottom:5mm;display:flex;justify-content:space-between"><span class="b" style="font-size:13pt">DETRAN-CE</span><span>Olá, Denise &nbsp; Sair</span></div>
<div class="s" style="margin-bottom:4mm">Início › Habilitação › Minha habilitação</div>
<div class="card"><h3>Dados pessoais</h3><div class="grid">${item('Nome', held.name)}${item('CPF', maskCpf(held.cpf))}${item('Data de nascimento', shortDate(held.birth))}${item('Documento de identidade', `${held.rg} ${held.rgBy.join(' ')}`)}${item('Naturalidade', held.bornIn.join('/'))}${item('Celular', `(88) 9****-${random.digits(4)}`)}</div></div>
<div class="card"><h3>Dados da habilitação</h3><div class="grid">${item('Nº de registro', held.register)}${item('Categoria', held.classes)}${item('Situação', 'Definitiva – Ativa')}${item('Data da 1ª habilitação', shortDate(held.first))}${item('Data da emissão', shortDate(held.issued))}${item('Validade', shortDate(held.expires))}${item('Local de emissão', held.issuedIn.join('/'))}${item('Órgão emissor da CNH', 'DETRAN-CE')}${item('Exame médico', shortDate(addDays(held.issued, -12)))}</div></div>
<div class="card"><h3>Pontuação dos últimos 12 meses: 4 pontos</h3><table><tr><th>Data da infração</th><th>Auto</th><th>Placa</th><th>Enquadramento</th><th>Pontos</th></tr><tr><td>${shortDate(addMonths(seen, -5))}</td><td>V${random.digits(8)}</td><td>${plate(random, 'mercosul')}</td><td>745-50</td><td>4</td></tr></table><p></p></div>
<p class="s">As informações desta página não substituem a Carteira Nacional de Habilitação. Para solicitar a segunda via ou a renovação, acesse Serviços › Habilitação.</p>
<div class="edge" style="margin-top:26mm"><span>https://portal.detran.ce.gov.br/habilitacao/minha</span><span>1/1</span></div>`,
      ),
      data: reading(held, [...CORE, 'issueDate', 'placeOfBirth', 'placeOfIssue', 'cardIssuer']),
    }
  },
}
