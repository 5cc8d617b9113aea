import { addDays, shortDate } from '../../generator/dates.ts'
import { blindQr, type Html, html } from '../../generator/html.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { motorist, motoristData, motoristPages } from '../motorists.ts'

/** A page of a portal that was printed from the browser: address and clock at the edges, cards, grey captions. */
export const layout = motoristPages('new-portal-page', {
  cards(random) {
    const one = motorist(random, 'SP', 10, [2023, 2025])
    const pair = (caption: string, value: string): Html =>
      html`<div><small>${caption}</small><br>${value}</div>`
    const body = html`<table class="s"><tr><td>${shortDate(addDays(one.issued, 500))}, 21:14</td><td class="r">Minha habilitação | Portal do Cidadão</td></tr></table><p class="bar">detran.sp.gov.br &#160; › &#160; Habilitação &#160; › &#160; Meus dados</p><p style="font-size:15pt">Olá, ${one.person.name.split(' ')[0]}!</p>
<div class="card"><b>Dados pessoais</b><div class="g">${pair('Nome completo', one.person.name)}${pair('CPF', maskCpf(one.person.cpf))}${pair('Data de nascimento', shortDate(one.person.birth))}${pair('Local de nascimento', `${one.born.city} - ${one.born.uf}`)}${pair('Nome da mãe', one.person.mother)}${pair('Nome do pai', one.person.father)}</div></div>
<div class="card"><b>Carteira Nacional de Habilitação</b><div class="g">${pair('Nº do registro', one.register)}${pair('Categoria', 'AB')}${pair('Emissão', shortDate(one.issued))}${pair('Validade', shortDate(one.expires))}${pair('Primeira habilitação', shortDate(one.first))}${pair('RENACH', one.renach)}${pair('Observações', 'EAR')}${pair('Situação', 'Regular – 0 pontos')}</div></div>
<div class="card"><b>Próximos passos</b><br><span class="s">Agende sua renovação a partir de ${shortDate(addDays(one.expires, -30))}. Taxa com vencimento em ${shortDate(addDays(one.issued, 530))}.</span></div><table class="s" style="margin-top:30mm"><tr><td>https://www.detran.sp.gov.br/cidadao/habilitacao/meus-dados</td><td class="r">1/1</td></tr></table>`
    return {
      paper: {
        font: 'Roboto',
        sizePt: 10,
        margin: '9mm 12mm',
        css: 'b,.b,h1,h2{font-weight:normal}.bar{background:#f0f2f5;padding:1.5mm 3mm;color:#345;margin:3mm 0}.card{border:.2mm solid #ccd;border-radius:2mm;padding:3mm 4mm;margin-bottom:4mm}.g{display:grid;grid-template-columns:1fr 1fr;gap:2.5mm 6mm;margin-top:2mm}small{color:#778;font-size:7.5pt}',
      },
      body,
      data: motoristData(one, {
        licenseClass: 'AB',
        filiation: [one.person.mother, one.person.father],
        comments: 'EAR',
        hasCetpp: false,
      }),
    }
  },
  phone(random) {
    const one = motorist(random, 'DF', 5, [2022, 2024])
    const name = one.person.name.toUpperCase()
    const row = (caption: string, value: string): Html =>
      html`<div class="l"><span>${caption}</span><b>${value}</b></div>`
    const body = html`<div class="phone"><p class="s">09:27 &#160;&#160;&#160; 4G &#160; 63%</p><p class="c b">Habilitação</p><p class="c">${name}</p>${row('CPF', maskCpf(one.person.cpf))}${row('Nascimento', shortDate(one.person.birth))}${row('Registro', one.register)}${row('Categoria', 'C')}${row('Emitida em', shortDate(one.issued))}${row('Vence em', shortDate(one.expires))}${row('1ª habilitação', shortDate(one.first))}${row('Emissor', 'DETRAN-DF')}<p class="b" style="margin-top:4mm">Observações</p><p>EAR, CETCI</p><p class="c">${blindQr(random.int(1, 999), 30)}</p><p class="c s">Toque para ampliar o código</p></div>`
    return {
      paper: {
        font: 'Noto Sans',
        sizePt: 11,
        margin: '12mm 50mm',
        css: '.phone{border:.6mm solid #333;border-radius:6mm;padding:5mm 6mm}.l{display:flex;justify-content:space-between;border-bottom:.2mm solid #ddd;padding:1.6mm 0;font-size:10pt}',
      },
      body,
      data: motoristData(one, {
        name,
        licenseClass: 'C',
        filiation: [],
        placeOfBirth: null,
        comments: 'EAR, CETCI',
        hasCetpp: false,
      }),
    }
  },
})
