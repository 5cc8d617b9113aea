import { addDays, addYears, longDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hex, maskCpf } from '../../generator/numbers.ts'
import { STATES } from '../../generator/places.ts'
import { capitals, motorist, other, reading } from '../blind-ad.ts'

const CSS = `.top{display:flex;gap:6mm;align-items:center;border-bottom:.6mm double #333;padding-bottom:3mm;margin-bottom:5mm}
h1{font-size:13pt;text-align:center;letter-spacing:.6mm;margin:4mm 0 5mm}h3{font-size:9.6pt;margin:5mm 0 1.5mm;border-left:2mm solid #777;padding-left:2mm}
.hist td,.hist th{border:.2mm solid #777;padding:.9mm 1.6mm;font-size:8.6pt;text-align:left}.dot{display:flex;align-items:baseline;gap:1mm;margin:.7mm 0}.dot u{flex:1;border-bottom:.2mm dotted #666;text-decoration:none}.note{font-size:7.6pt;text-align:justify;margin-top:6mm}`

/** A state's certificate on the record of one driver: dotted leaders, history in a ruled table, a second page. */
export const layout: Layout = {
  name: 'blind-ad-register-certificate',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = capitals(
      motorist(random, { from: 2017, to: 2024, years: 5, kinds: ['AD', 'D', 'AE'], bornTo: 1985 }),
    )
    const { uf } = m.seat
    const asked = addDays(m.issued, random.int(90, 600))
    const printed = addDays(asked, random.int(1, 6))
    const earlier = addYears(m.issued, -5)
    const comments = 'EAR / CETCP / CETPP'
    const pair = (label: string, value: string) =>
      html`<div class="dot"><span>${label}</span><u></u><b>${value}</b></div>`
    return {
      html: sheet(
        { font: 'Gentium Book Plus', sizePt: 10, css: CSS, margin: '15mm 20mm' },
        html`<div class="top">${crest(17, '#44506b')}<div><b>GOVERNO DO ESTADO – ${(STATES[uf] ?? '').toUpperCase()}</b><br>Departamento Estadual de Trânsito – DETRAN/${uf}<br><span class="s">Diretoria de Habilitação · Gerência de Registros e Prontuários</span></div></div>
<h1>CERTIDÃO DE PRONTUÁRIO DE CONDUTOR</h1>
<p class="j">Certifico, a pedido da parte interessada (requerimento nº ${random.digits(6)}/${printed.slice(2, 4)}, de ${shortDate(asked)}), que, revendo os assentamentos do Registro Nacional de Carteiras de Habilitação, deles consta o prontuário do condutor abaixo, nos termos do art. 19 da Lei nº 9.503, de 23 de setembro de 1997.</p>
<h3>I – Do condutor</h3>${pair('Nome civil', m.name)}
${pair('Inscrição no CPF', maskCpf(m.cpf))}
${pair('Cédula de identidade', m.rg.join(' '))}
${pair('Nascido(a) em', shortDate(m.born))}
${pair('Município e UF de nascimento', `${m.birthplace.city}/${m.birthplace.uf}`)}
${pair('Nome do pai', m.father)}
${pair('Nome da mãe', m.mother)}
<h3>II – Da habilitação vigente</h3>${pair('Número de registro', m.register)}
${pair('Número do formulário (espelho)', m.form)}
${pair('Categoria', m.kind)}
${pair('Data da primeira habilitação', shortDate(m.first))}
${pair('Data de expedição', shortDate(m.issued))}
${pair('Data de validade', shortDate(m.expires))}
${pair('Órgão expedidor', `DETRAN/${uf}`)}
${pair('Local de expedição', `${m.seat.city}/${uf}`)}
${pair('Código RENACH', m.renach)}
${pair('Observações', comments)}
<h3>III – Das expedições anteriores</h3>
<table class="hist"><tr><th>Espelho</th><th>Expedição</th><th>Vencimento</th><th>Motivo</th></tr>
<tr><td>${random.digits(9)}</td><td>${shortDate(earlier)}</td><td>${shortDate(m.issued)}</td><td>Renovação</td></tr>
<tr><td>${random.digits(9)}</td><td>${shortDate(addYears(earlier, -3))}</td><td>${shortDate(earlier)}</td><td>Segunda via por extravio</td></tr></table>
<div class="break"></div>
<h3>IV – Das penalidades</h3>
<p class="j">Não constam suspensão nem cassação do direito de dirigir. Constam ${random.int(3, 9)} pontos de infrações cometidas nos doze meses anteriores a ${shortDate(printed)}, com autuação mais recente em ${shortDate(addDays(printed, -random.int(30, 200)))}.</p>
<p class="j">O referido é verdade e dou fé. ${m.seat.city}, ${longDate(printed)}.</p><p class="c" style="margin-top:14mm">______________________________<br>${other(random)}<br>Agente de trânsito, matrícula ${random.digits(5)}-${random.int(0, 9)}</p>
<p class="note">Esta certidão tem fins de informação, vale por 30 (trinta) dias e não habilita a conduzir veículos. Controle ${hex(random, 4)}.${hex(random, 4)}.${hex(random, 4)}. Taxa recolhida: guia ${random.digits(11)}, R$ 38,90. Central de atendimento: 0800 000 0${random.digits(3)}.</p>`,
      ),
      data: reading(m, comments, true),
    }
  },
}
