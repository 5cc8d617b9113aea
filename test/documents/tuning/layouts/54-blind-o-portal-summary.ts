import { addDays, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf, plate } from '../../generator/numbers.ts'
import { type Holder, issuedBy, licence, told } from '../blind-o.ts'
import { GRID_CSS, grid } from '../blind-o-pages.ts'

const HOLDER: Holder = {
  name: 'ADENILTON SIRQUEIRA BURITIZAL',
  sex: 'M',
  birthplace: ['PORANGATU', 'GO'],
  parents: ['DIVINA SIRQUEIRA', 'ELIAS BURITIZAL NETO'],
  identity: 'DGPC GO',
  category: 'AD',
  local: ['ANÁPOLIS', 'GO'],
  comments: 'EAR, CETE',
}

/** A state agency's portal, printed by the browser: captions above values, then points and examinations. */
export const layout: Layout = {
  name: 'blind-o-portal-summary',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, HOLDER, [2022, 2023])
    const asked = shortDate(addDays(held.issued, random.int(300, 700)))
    const fines = [1, 2].map((n) => [
      shortDate(addDays(held.issued, n * 110)),
      plate(random, 'mercosul'),
      n === 1
        ? '7455-0 Transitar em velocidade superior à máxima em até 20%'
        : '5185-1 Deixar de usar o cinto',
      n === 1 ? '4' : '5',
    ])
    const css = `${GRID_CSS}.cell{border:0;padding:1.2mm 0}.cap{color:#666}.val{font-weight:600}h2{font-size:11pt;color:#0b5a8c;border-bottom:.4mm solid #0b5a8c;margin:6mm 0 2mm}th,td{border:.2mm solid #bbb;padding:1mm;text-align:left;font-size:8.5pt}`
    return {
      html: sheet(
        { font: 'Open Sans', sizePt: 10, margin: '10mm 16mm', css },
        html`<div class="s" style="display:flex;justify-content:space-between"><span>${asked}, 09:42</span><span>Detran Goiás | Meus serviços</span></div>
<h1 style="font-size:15pt;margin:6mm 0 0">Minha habilitação</h1><p class="s">Departamento Estadual de Trânsito de Goiás – DETRAN/GO. Situação em ${asked}: <b>REGULAR</b></p>
<h2>Condutor</h2>${grid([
          { caption: 'Nome', value: held.name, span: 8 },
          { caption: 'Nascimento', value: shortDate(held.birth), span: 4 },
          { caption: 'CPF', value: maskCpf(held.cpf), span: 4 },
          { caption: 'Documento de identidade', value: `${held.rg} ${held.identity}`, span: 4 },
          { caption: 'Naturalidade', value: held.birthplace.join(' / '), span: 4 },
          { caption: 'Mãe', value: held.parents[0] ?? '', span: 6 },
          { caption: 'Pai', value: held.parents[1] ?? '', span: 6 },
        ])}
<h2>Dados da CNH</h2>${grid([
          { caption: 'Registro', value: held.register, span: 4 },
          { caption: 'Categoria', value: held.category, span: 2 },
          { caption: 'Emissão', value: shortDate(held.issued), span: 3 },
          { caption: 'Vencimento', value: shortDate(held.expires), span: 3 },
          { caption: 'Primeira habilitação', value: shortDate(held.first), span: 4 },
          { caption: 'Emitida por', value: 'DETRAN-GO', span: 3 },
          { caption: 'Número do espelho', value: held.blank, span: 5 },
          { caption: 'Observações', value: held.comments ?? '', span: 12 },
        ])}
<h2>Pontuação nos últimos 12 meses: 9</h2><table><tr><th>Data</th><th>Placa</th><th>Infração</th><th>Pontos</th></tr>${fines.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</table>
<h2>Exames</h2><p>Exame toxicológico realizado em ${shortDate(addDays(held.issued, -12))} – negativo<br>Avaliação médica em ${shortDate(addDays(held.issued, -20))} – apto</p>
<p class="s" style="margin-top:20mm;color:#555">https://www.detran.go.gov.br/meus-servicos/habilitacao &nbsp;&nbsp; 1/1</p>`,
      ),
      data: told({
        name: held.name,
        dateOfBirth: held.birth,
        issueDate: held.issued,
        expirationDate: held.expires,
        licenseNumber: held.register,
        licenseClass: held.category,
        filiation: held.parents,
        personalNumber: held.cpf,
        placeOfBirth: held.birthplace.join('/'),
        ...issuedBy('GO'),
        comments: held.comments,
        hasCetpp: false,
      }),
    }
  },
}
