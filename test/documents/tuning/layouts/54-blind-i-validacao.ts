import { addDays, addYears, officeTime, randomDate, shortDate } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, hex, licenceRegister, maskCpf, plate } from '../../generator/numbers.ts'

const CSS = `
.top { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 4px solid #6a1fb0; padding-bottom: 5px } .lg { font: 800 20pt 'Inter'; color: #6a1fb0; letter-spacing: -.04em } .score { display: flex; gap: 4mm; margin: 10px 0 } .score div { flex: 1; background: #f4eefb; border-radius: 8px; padding: 6px 10px; font-size: 8.5pt } .score b { display: block; font-size: 13pt }
th { text-align: left; font-size: 8.5pt; color: #6a1fb0; border-bottom: 2px solid #6a1fb0; padding: 3px 6px } td { padding: 4px 6px; border-bottom: 1px solid #e3dcec } tr td:first-child { color: #555; width: 27% } .ok { color: #118a3d; font-weight: 600 } .no { color: #888 } h2 { font-size: 11pt; margin: 14px 0 3px }`

const check = (caption: string, typed: string, official: string): Html =>
  html`<tr><td>${caption}</td><td>${typed}</td><td>${official}</td><td class="${typed === '–' ? 'no' : 'ok'}">${typed === '–' ? 'não comparado' : 'confere'}</td></tr>`

export const layout: Layout = {
  name: 'blind-i-validacao',
  type: 54,
  variants: ['parceiro'],
  print: (random) => {
    const name = 'JHONATAN KELVIN AMORIM ZANDONADE'
    const [id, register, birth] = [cpf(random), licenceRegister(random), randomDate(random, 1997, 2001)]
    const issued = randomDate(random, 2022, 2023)
    const expires = addYears(issued, 10)
    const first = addDays(issued, -random.int(300, 364))
    const run = addDays(issued, random.int(300, 700))
    const page = html`
<div class="top"><div class="lg">confere.já</div><div class="s r">Relatório de verificação cadastral<br>ID ${hex(random, 8).toLowerCase()}-${hex(random, 4).toLowerCase()} · ${shortDate(run)} ${officeTime(random)} (GMT-3)</div></div>
<div class="score"><div>Resultado<b style="color:#118a3d">APROVADO</b></div><div>Similaridade facial<b>98,4 %</b></div><div>Prova de vida<b>OK</b></div><div>Solicitante<b style="font-size:10pt">Corre Vitória Entregas</b></div></div>
<h2>Habilitação</h2>
<table><tr><th>Campo</th><th>Informado pelo parceiro</th><th>Base oficial</th><th>Situação</th></tr>
${check('Nome', name, name)}${check('CPF', maskCpf(id), maskCpf(id))}${check('Nascimento', shortDate(birth), shortDate(birth))}${check('Nº de registro da CNH', register, register)}${check('Categoria', 'AB', 'AB')}${check('Validade', shortDate(expires), shortDate(expires))}${check('Última emissão', '–', shortDate(issued))}${check('1ª habilitação', '–', shortDate(first))}${check('Órgão emissor', '–', 'DETRAN ES')}${check('Nome da mãe', '–', 'LUCIENE AMORIM DE JESUS')}${check('Observações', '–', 'EAR, CMTF')}${check('Impedimentos', '–', 'Nenhum')}</table>
<h2>Veículo declarado</h2>
<table><tr><th>Campo</th><th>Informado pelo parceiro</th><th>Base oficial</th><th>Situação</th></tr>${check('Placa', plate(random, 'mercosul'), 'ativa, categoria particular')}${check('Modelo', 'Honda CG 160 Fan', 'HONDA/CG 160 FAN')}${check('Licenciamento', '–', run.slice(0, 4))}</table>
<h2>Antecedentes e listas</h2>
<table><tr><td>Mandados (BNMP)</td><td>nada encontrado</td></tr><tr><td>Processos criminais</td><td>nada encontrado</td></tr><tr><td>CPF na Receita Federal</td><td>regular, inscrição em ${shortDate(addYears(birth, 11))}</td></tr></table>
<p class="s j" style="margin-top:12px;color:#555">Dados tratados conforme a LGPD com base no legítimo interesse do solicitante. Este relatório é confidencial, retrata a consulta na data e hora acima e não constitui documento de habilitação. Retenção: 180 dias.</p>`
    return {
      html: sheet({ font: 'Open Sans', sizePt: 9.6, css: CSS, margin: '14mm 15mm' }, page),
      data: {
        name,
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AB',
        filiation: ['LUCIENE AMORIM DE JESUS'],
        personalNumber: id,
        placeOfBirth: null,
        placeOfIssue: 'ES',
        cardIssuer: 'DETRAN-ES',
        comments: 'EAR, CMTF',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
