import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { expected, licence, NEW_BACK, NEW_FRONT, type Story } from '../blind-u.ts'

const STORY: Story = {
  name: 'MOACIR DAL PIZZOL',
  sex: 'M',
  birth: '1960-04-29',
  first: '1979-03-05',
  issued: '2023-08-17',
  expires: '2028-08-01',
  classes: 'AC',
  parents: ['ARLINDO DAL PIZZOL', 'GENOEFA TONIOLO DAL PIZZOL'],
  bornIn: ['CONCORDIA', 'SC'],
  issuedIn: ['CHAPECO', 'SC'],
  identity: ['SSP', 'SC'],
  notes: 'A',
}

/** A text file printed from an editor: captions filled up with dots, all in letters of one width. */
export const layout: Layout = {
  name: 'blind-u-stranger-notepad',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    const lines = [
      ['nome completo', held.name],
      ['dt nasc', shortDate(held.birth)],
      ['cidade onde nasceu', held.bornIn.join('/')],
      ['pai', held.parents[0]],
      ['mae', held.parents[1]],
      ['cpf', maskCpf(held.cpf)],
      ['rg', `${held.rg} ${held.identity.join('-')}`],
      ['num registro cnh', held.register],
      ['categoria', held.classes],
      ['dt 1a habilitacao', shortDate(held.first)],
      ['dt emissao', shortDate(held.issued)],
      ['dt validade', shortDate(held.expires)],
      ['local emissao', held.issuedIn.join('/')],
      ['orgao emissor', `DETRAN-${held.issuedIn[1]}`],
      ['observacoes', held.notes ?? ''],
      ['renach', held.renach],
      ['telefone', `49 9${random.digits(8)}`],
    ].map(([caption = '', value = '']) => `${caption.padEnd(22, '.')}: ${value}`)
    return {
      html: sheet(
        { font: 'Liberation Mono', sizePt: 10, css: 'pre{font:inherit;line-height:1.45;margin:0}' },
        html`<p class="c s">moacir cnh.txt</p><pre>DADOS DA HABILITACAO - MOTORISTA NOVO

${lines.join('\n')}

mandar p/ seguradora ate 22/11/2024</pre><p class="c s" style="margin-top:120mm">Página 1</p>`,
      ),
      data: expected(held, [...NEW_FRONT, ...NEW_BACK]),
    }
  },
}
