import { addDays, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { capitals, motorist, reading } from '../blind-ad.ts'

const CSS = `.nav{background:#17324d;color:#dfe8f1;padding:3.4mm 10mm;display:flex;gap:8mm;font-size:8.6pt}.main{display:flex}.menu{width:38mm;background:#eef2f6;padding:6mm 5mm;font-size:8.4pt;min-height:250mm}.menu p{margin-bottom:3.4mm}.body{flex:1;padding:6mm 8mm}
.card{border:.2mm solid #ccd6e0;border-radius:1.6mm;margin-bottom:5mm}.card h3{margin:0;background:#f6f8fa;border-bottom:.2mm solid #ccd6e0;padding:2mm 4mm;font-size:9.6pt}.grid{display:grid;grid-template-columns:1fr 1fr 1fr;gap:4mm;padding:4mm}.grid label{display:block;font-size:7.4pt;color:#6a7885}.grid .w{grid-column:span 3}.grid .m{grid-column:span 2}
.chip{background:#d9f2e1;color:#14683a;border-radius:3mm;padding:.4mm 2.4mm;font-size:7.6pt}.crumb{font-size:7.6pt;color:#6a7885}.foot{font-size:7pt;color:#6a7885}`

/** A page of a freight company's system, as the browser prints it: captions above the values in a grid of cards. */
export const layout: Layout = {
  name: 'blind-ad-stranger-web',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = capitals(motorist(random, { from: 2017, to: 2025, years: 5, kinds: ['E', 'AE', 'C'] }))
    const seen = addDays(m.issued, random.int(60, 600))
    const comments = 'EAR, CETPP'
    const field = (label: string, value: string, kind = '') =>
      html`<div class="${kind}"><label>${label}</label>${value}</div>`
    return {
      html: sheet(
        { font: 'Open Sans', sizePt: 9, css: CSS, margin: '0' },
        html`<div class="nav"><b>rotaclara</b><span>Cargas</span><span>Motoristas</span><span>Veículos</span><span>Faturas</span><span style="margin-left:auto">olá, operador ${random.digits(3)}</span></div>
<div class="main"><div class="menu"><p class="b">Motoristas</p><p>Novo cadastro</p><p>Pesquisar</p><p>Vencimentos do mês</p><p>Bloqueados</p><p>Relatórios</p></div>
<div class="body"><p class="crumb">Início › Motoristas › Pesquisar › ficha ${random.digits(6)}</p>
<p style="font-size:14pt;margin-bottom:2mm">Ficha do motorista <span class="chip">liberado</span></p>
<p class="crumb">Última alteração em ${shortDate(seen)} às 16:41 · criado em ${shortDate(addDays(seen, -700))}</p>
<div class="card"><h3>Identificação</h3>
<div class="grid">${field('Nome completo', m.name, 'm')}
${field('Data de nascimento', shortDate(m.born))}
${field('CPF', maskCpf(m.cpf))}
${field('RG / órgão / UF', m.rg.join(' '))}
${field('Celular', m.phone)}
${field('Nome da mãe', m.mother, 'm')}
${field('Vínculo', 'Terceiro')}
${field('Nome do pai', m.father, 'm')}
${field('Cidade natal', `${m.birthplace.city}/${m.birthplace.uf}`)}
${field('Endereço', `${m.street} – ${m.quarter} – ${m.postcode}`, 'w')}</div></div>
<div class="card"><h3>CNH</h3>
<div class="grid">${field('Nº de registro', m.register)}
${field('Categoria', m.kind)}
${field('Primeira habilitação', shortDate(m.first))}
${field('Emissão', shortDate(m.issued))}
${field('Validade', shortDate(m.expires))}
${field('Órgão emissor', `DETRAN-${m.seat.uf}`)}
${field('Local de emissão', `${m.seat.city}/${m.seat.uf}`)}
${field('Observações', comments)}
${field('Nº de segurança', m.security)}</div></div>
<div class="card"><h3>Gerenciadora de risco</h3>
<div class="grid">${field('Consulta', random.digits(8))}
${field('Feita em', shortDate(addDays(seen, -2)))}
${field('Vale por', '90 dias')}
${field('Toxicológico', `coletado em ${shortDate(addDays(seen, -150))}`, 'm')}
${field('Viagens', String(random.int(4, 90)))}</div></div>
<p class="foot">https://app.rotaclara.example/motoristas/${random.digits(6)} · versão 4.${random.int(0, 30)}.1 · suporte 0800 000 0${random.digits(3)}</p></div></div>`,
      ),
      data: reading(m, comments, true, { filiation: [m.mother, m.father] }),
    }
  },
}
