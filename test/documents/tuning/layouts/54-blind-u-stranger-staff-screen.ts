import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { expected, licence, NEW_BACK, NEW_FRONT, type Story } from '../blind-u.ts'

const STORY: Story = {
  name: 'DANIELE KUHN WESTPHALEN',
  sex: 'F',
  birth: '1989-08-05',
  first: '2009-02-12',
  issued: '2019-04-16',
  expires: '2024-04-02',
  classes: 'AD',
  parents: ['IRIO WESTPHALEN', 'MARLENE KUHN WESTPHALEN'],
  bornIn: ['IJUI', 'RS'],
  issuedIn: ['SANTA MARIA', 'RS'],
  identity: ['SSP', 'RS'],
  notes: 'EAR, CETCP',
}

/** The window of a program for personnel, printed: captions above grey fields, three to a row. */
export const layout: Layout = {
  name: 'blind-u-stranger-staff-screen',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    const groups = [
      [
        'Dados pessoais',
        [
          ['Nome do colaborador', held.name],
          ['Data Nascto.', shortDate(held.birth)],
          ['CPF', maskCpf(held.cpf)],
          ['Naturalidade', held.bornIn.join('/')],
          ['Nome do Pai', held.parents[0]],
          ['Nome da Mãe', held.parents[1]],
        ],
      ],
      [
        'Carteira de Habilitação',
        [
          ['Número Registro', held.register],
          ['Categoria', held.classes],
          ['Data 1ª Habilitação', shortDate(held.first)],
          ['Data Emissão', shortDate(held.issued)],
          ['Data Vencimento', shortDate(held.expires)],
          ['Órgão Emissor', `DETRAN-${held.issuedIn[1]}`],
          ['Local Emissão', held.issuedIn.join('/')],
          ['Observações CNH', held.notes],
          ['', ''],
        ],
      ],
      [
        'Contrato',
        [
          ['Admissão', '03/08/2020'],
          ['PIS', `${random.digits(3)}.${random.digits(5)}.${random.digits(2)}-${random.digits(1)}`],
          ['Função', 'Motorista de ônibus'],
        ],
      ],
    ] as const
    const css =
      '@page{size:A4 landscape;margin:9mm}.win{border:.3mm solid #7a8899}.bar{background:#3b5b7c;color:#fff;padding:1.6mm 3mm}.mn{background:#eef1f4;padding:1.2mm 3mm;border-bottom:.2mm solid #bbb}.g{padding:2mm 4mm;display:grid;grid-template-columns:repeat(3,1fr);gap:1.8mm 5mm}.g h4{grid-column:1/4;margin:0;color:#3b5b7c}.g small{display:block;color:#333;font-size:8pt}.g p{margin:0;background:#f0f0f0;border:.2mm solid #b5b5b5;padding:.9mm 1.5mm;min-height:6.5mm}.g .no p{visibility:hidden}'
    return {
      html: sheet(
        { font: 'Open Sans', sizePt: 9, css },
        html`<div class="win"><div class="bar">Folha+ 7.2 – Cadastro de Colaboradores – Matrícula ${random.digits(6)}</div><div class="mn">Arquivo &nbsp; Editar &nbsp; Consultas &nbsp; Relatórios &nbsp; Ajuda</div>${groups.map(([title, fields]) => html`<div class="g"><h4>${title}</h4>${fields.map(([caption, value]) => html`<div class="${caption ? '' : 'no'}"><small>${caption}</small><p>${value}</p></div>`)}</div>`)}<div class="mn">Usuário: rh.vanessa &nbsp; Empresa: 003 – Viação Planalto Missioneiro &nbsp; 27/02/2024 16:35</div></div>`,
      ),
      data: expected(held, [...NEW_FRONT, ...NEW_BACK]),
    }
  },
}
