import { addDays, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hyphenated, maskCpf, plate } from '../../generator/numbers.ts'
import { motorist, phone, reading } from '../blind-ad.ts'

const CSS = `.f{display:grid;grid-template-columns:repeat(12,1fr);border-top:.3mm solid #1b1b1b;border-left:.3mm solid #1b1b1b;margin-bottom:3mm}
.f>div{border-right:.3mm solid #1b1b1b;border-bottom:.3mm solid #1b1b1b;padding:.6mm 1.2mm 1mm;min-height:9mm}.f small{display:block;font-size:6.4pt;color:#333}.f b{font-weight:normal;font-size:10pt}
.q{background:#d9d9d9;font-weight:bold;font-size:8.6pt;padding:1mm;margin:0}.foto{float:right;width:26mm;height:32mm;border:.2mm dashed #555;font-size:7pt;text-align:center;padding-top:12mm}h2{font-size:13pt;margin:0}`

/** A town's registration of a taxi driver: numbered boxes with the caption above the value, parts of another hand. */
export const layout: Layout = {
  name: 'blind-ad-taxi-form',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { from: 2015, to: 2024, years: 5, kinds: ['B', 'AB', 'D'] })
    const filed = addDays(m.issued, random.int(30, 400))
    const comments = 'A EAR'
    const cell = (span: number, label: string, value: string) =>
      html`<div style="grid-column:span ${span}"><small>${label}</small><b>${value}</b></div>`
    return {
      html: sheet(
        { font: 'Caladea', sizePt: 9, css: CSS, margin: '12mm 15mm' },
        html`<div class="foto">foto 3×4<br>recente</div><h2>Prefeitura de ${m.seat.city}</h2><p>Superintendência de Transporte Individual de Passageiros<br>Praça do Bonde, 1 – ramal ${random.int(200, 899)}</p>
<p class="b">FICHA CADASTRAL DE CONDUTOR AUXILIAR DE TÁXI<br>Nº de ordem ${random.int(100, 999)} – protocolada em ${shortDate(filed, '-')}</p><div style="clear:both"></div>
<p class="q">QUADRO A – CONDUTOR</p><div class="f">${cell(9, '01. Nome por extenso', m.name)}${cell(3, '02. Nascimento', shortDate(m.born, '-'))}
${cell(6, '03. Pai', m.father)}${cell(6, '04. Mãe', m.mother)}${cell(5, '05. Natural de (cidade/UF)', `${m.birthplace.city}/${m.birthplace.uf}`)}${cell(3, '06. CPF', maskCpf(m.cpf))}${cell(4, '07. Carteira de identidade', m.rg.join(' '))}
${cell(7, '08. Logradouro e número', m.street)}${cell(3, '09. Bairro', m.quarter)}${cell(2, '10. CEP', m.postcode)}${cell(4, '11. Telefone', m.phone)}${cell(4, '12. Recado com', phone(random))}${cell(4, '13. Inscrição INSS', random.digits(11))}</div>
<p class="q">QUADRO B – CARTEIRA NACIONAL DE HABILITAÇÃO APRESENTADA</p>
<div class="f">${cell(4, '14. Registro nº', m.register)}
${cell(2, '15. Categ.', m.kind)}
${cell(3, '16. Emitida em', shortDate(m.issued, '-'))}
${cell(3, '17. Vence em', shortDate(m.expires, '-'))}
${cell(3, '18. Primeira CNH em', shortDate(m.first, '-'))}${cell(3, '19. Órgão emissor', `DETRAN-${m.seat.uf}`)}${cell(2, '20. UF', m.seat.uf)}${cell(4, '21. Observações da CNH', comments)}</div>
<p class="q">QUADRO C – VEÍCULO E PERMISSÃO</p>
<div class="f">${cell(3, '22. Placa', hyphenated(plate(random, 'mercosul')))}
${cell(3, '23. Prefixo', `T-${random.digits(3)}`)}
${cell(3, '24. Alvará nº', `${random.digits(4)}/${filed.slice(0, 4)}`)}
${cell(3, '25. Vistoria até', shortDate(addDays(filed, 180), '-'))}
${cell(8, '26. Curso de taxista (Lei 12.468/2011)', `Escola Volante Certo, 28 h/a, concluído em ${shortDate(addDays(m.issued, -60), '-')}`)}
${cell(4, '27. Ponto', `nº ${random.int(2, 40)} – Rodoviária`)}</div>
<p class="q">QUADRO D – DECLARAÇÃO</p>
<p class="j" style="margin:2mm 0">Declaro que exerço atividade remunerada ao volante, que não respondo a processo por crime de trânsito e que comunicarei em 30 (trinta) dias qualquer mudança dos dados acima, sob as penas do art. 299 do Código Penal e da Lei Municipal nº 1.${random.int(100, 998)}, de 4 de maio de 2009.</p>
<p class="r" style="margin-top:12mm">________________________________________<br>assinatura do condutor, igual à do documento</p>
<div class="f" style="margin-top:4mm">${cell(6, 'Uso da repartição: conferido por', `servidor ${random.digits(5)}`)}${cell(3, 'Data', shortDate(addDays(filed, 2), '-'))}${cell(3, 'Crachá válido até', shortDate(addDays(filed, 365), '-'))}</div>`,
      ),
      data: reading(m, comments, false),
    }
  },
}
