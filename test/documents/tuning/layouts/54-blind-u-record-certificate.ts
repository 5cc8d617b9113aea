import { longDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { expected, licence, NEW_BACK, NEW_FRONT, type Story } from '../blind-u.ts'

const STORY: Story = {
  name: 'OSVALDIR PEREIRA GIMENES',
  sex: 'M',
  birth: '1976-10-03',
  first: '1996-04-18',
  issued: '2021-06-21',
  expires: '2026-06-09',
  classes: 'AD',
  parents: ['ADÃO GIMENES', 'NEUSA PEREIRA GIMENES'],
  bornIn: ['AQUIDAUANA', 'MS'],
  issuedIn: ['CAMPO GRANDE', 'MS'],
  identity: ['SEJUSP', 'MS'],
  notes: 'A, EAR, CETCP',
}

/** A traffic department's certificate of a driver's record: prose, then the licence, then what was found. */
export const layout: Layout = {
  name: 'blind-u-record-certificate',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    const pairs = [
      ['Número de registro', held.register, 'Categoria', held.classes],
      ['Data de nascimento', shortDate(held.birth), 'CPF', maskCpf(held.cpf)],
      ['Naturalidade', held.bornIn.join('/'), 'Identidade', `${held.rg} ${held.identity.join('/')}`],
      ['Primeira habilitação', shortDate(held.first), 'RENACH', held.renach],
      ['Emissão da CNH', shortDate(held.issued), 'Validade da CNH', shortDate(held.expires)],
      ['Órgão expedidor', 'DETRAN/MS', 'Local de expedição', held.issuedIn.join('/')],
    ]
    const css =
      '.top{display:flex;gap:5mm;align-items:center;border-bottom:.6mm solid #1f5130;padding-bottom:3mm}.d{margin:4mm 0}.d td{padding:1.1mm 2mm;border-bottom:.15mm solid #999;width:25%}.d td:nth-child(odd){color:#444;font-size:.88em}'
    return {
      html: sheet(
        { font: 'Noto Serif', sizePt: 10.5, css },
        html`<div class="top">${crest(17)}<div><div>ESTADO DE MATO GROSSO DO SUL</div><div class="b">DEPARTAMENTO ESTADUAL DE TRÂNSITO – DETRAN-MS</div><div class="s">Diretoria de Habilitação – Gerência de Registro de Condutores</div></div></div>
<h2 class="c">CERTIDÃO DE PRONTUÁRIO DE CONDUTOR</h2><p class="r s">Protocolo ${random.digits(7)}/2025 – Guia recolhida em 04/08/2025</p>
<p class="j">CERTIFICAMOS, a requerimento da parte interessada e para fins de comprovação junto a empregador, que do banco de dados deste Departamento consta o prontuário de ${held.name}, com filiação ${held.parents.join(' e ')}, portador da Carteira Nacional de Habilitação a seguir descrita:</p>
<table class="d">${pairs.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}<tr><td>Observações da CNH</td><td colspan="3">${held.notes}</td></tr></table>
<p class="j">Certificamos ainda que, nos últimos 12 (doze) meses, foram anotadas 2 (duas) infrações, com 8 (oito) pontos, e que não consta penalidade de suspensão ou de cassação em vigor até a data de 05/08/2025.</p>
<p class="j">Esta certidão tem prazo de 30 (trinta) dias e não substitui o documento de habilitação.</p><p class="r">Campo Grande, ${longDate('2025-08-05')}.</p>
<p class="c" style="margin-top:16mm">________________________________<br>Hildebrando Pache Arruda<br><span class="s">Chefe da Divisão de Prontuários – matrícula ${random.digits(6)}</span></p>`,
      ),
      data: expected(held, [...NEW_FRONT, ...NEW_BACK]),
    }
  },
}
