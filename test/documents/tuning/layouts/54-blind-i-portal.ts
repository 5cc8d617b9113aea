import { addDays, addYears, randomDate, shortDate } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister } from '../../generator/numbers.ts'

const CSS = `
.url { position: fixed; bottom: 0; left: 0; right: 0; display: flex; justify-content: space-between; font-size: 7.5pt; color: #444 } .gov { background: #071d41; color: #fff; padding: 6px 12px; display: flex; justify-content: space-between; font-size: 9pt }
.crumb { font-size: 8.5pt; color: #1351b4; margin: 10px 0 } h1 { font-weight: 500; font-size: 18pt; margin: 0 0 8px; color: #071d41 } .card { border: 1px solid #d9dde3; border-radius: 6px; padding: 10px 14px; margin-bottom: 10px;  }
.card h2 { font-size: 11.5pt; font-weight: 500; color: #1351b4; margin: 0 0 6px } .g { display: grid; grid-template-columns: repeat(3, 1fr); row-gap: 9px; column-gap: 10px } .g div { line-height: 1.25 } .g small { display: block; color: #667; font-size: 8pt }
.chip { background: #e3f5e1; color: #0b6b1d; border-radius: 10px; padding: 1px 9px; font-size: 8.5pt } .btn { border: 1px solid #1351b4; color: #1351b4; border-radius: 14px; padding: 3px 12px; font-size: 9pt; margin-right: 6px }`

const field = (caption: string, value: string, span = 1): Html =>
  html`<div style="grid-column:span ${span}"><small>${caption}</small>${value}</div>`

export const layout: Layout = {
  name: 'blind-i-portal',
  type: 54,
  variants: ['minha-habilitacao'],
  print: (random) => {
    const name = 'IRANILDES CERQUEIRA DOS ANJOS SACRAMENTO'
    const parents = ['MARIVALDA CERQUEIRA DOS ANJOS', 'JOSÉ RAIMUNDO SACRAMENTO']
    const [id, register, birth] = [cpf(random), licenceRegister(random), randomDate(random, 1988, 1994)]
    const issued = randomDate(random, 2022, 2024)
    const expires = addYears(issued, 10)
    const seen = addDays(issued, random.int(100, 420))
    const page = html`
<div class="gov"><b>gov.br</b><span>Portal de Serviços de Trânsito</span><span>Olá, Iranildes ▾</span></div>
<div class="crumb">Início › Condutor › Minha habilitação</div><h1>Minha habilitação</h1>
<div class="card"><h2>Resumo &nbsp; <span class="chip">Regular</span></h2><div class="g">${field('Nome', name, 2)}${field('CPF', `***.${id.slice(3, 6)}.${id.slice(6, 9)}-**`)}${field('Nascimento', shortDate(birth))}${field('Número do registro', register)}${field('Categoria', 'AB')}${field('Emissão', shortDate(issued))}${field('Validade', shortDate(expires))}${field('Primeira habilitação', shortDate(addYears(birth, 20)))}</div></div>
<div class="card"><h2>Detalhes do documento</h2><div class="g">${field('Órgão emissor', 'DETRAN-BA')}${field('Local de emissão', 'Feira de Santana – BA')}${field('Tipo', 'Definitiva')}${field('Formulário RENACH', `BA${random.digits(9)}`)}${field('Número do espelho', random.digits(10))}${field('Via', '2ª')}${field('Filiação', parents.join(' / '), 3)}${field('Observações', '—', 3)}</div></div>
<div class="card"><h2>Pontuação</h2><div class="g">${field('Pontos nos últimos 12 meses', '7')}${field('Infrações em aberto', '1')}${field('Cadastro Positivo de Condutores', 'Não participa')}</div></div>
<div class="card"><h2>Exame toxicológico</h2><p style="margin:0">Não se aplica às categorias A e B.</p></div>
<div class="card"><h2>Próximos passos</h2><p>Sua renovação poderá ser aberta a partir de ${shortDate(addDays(expires, -30))}.</p><span class="btn">Solicitar 2ª via</span><span class="btn">Baixar CNH digital</span><span class="btn">Atualizar endereço</span></div>
<p class="s" style="color:#555">Informações do Registro Nacional de Condutores Habilitados – RENACH. Esta consulta não substitui a CNH.</p>
<div class="url"><span>https://portalservicos.transito.example/condutor/habilitacao</span><span>${shortDate(seen)}, 20:14 &nbsp; 1/1</span></div>`
    return {
      html: sheet({ font: 'Liberation Sans', sizePt: 10, css: CSS, margin: '10mm 12mm' }, page),
      data: {
        name,
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'AB',
        filiation: parents,
        personalNumber: null,
        placeOfBirth: null,
        placeOfIssue: 'BA',
        cardIssuer: 'DETRAN-BA',
        comments: null,
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
