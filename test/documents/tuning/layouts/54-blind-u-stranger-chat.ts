import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { expected, licence, type Story } from '../blind-u.ts'

const STORY: Story = {
  name: 'Cristóvão Miranda Salgueiro',
  sex: 'M',
  birth: '1987-05-08',
  first: '2008-08-22',
  issued: '2022-05-11',
  expires: '2032-04-29',
  classes: 'C',
  parents: ['Lindalva Miranda', 'Pedro Salgueiro'],
  bornIn: ['Serra Talhada', 'PE'],
  issuedIn: ['Caruaru', 'PE'],
  identity: ['SDS', 'PE'],
  notes: null,
}

/** The screen of a chat: someone asks for the data of a licence, the answers come in bubbles. */
export const layout: Layout = {
  name: 'blind-u-stranger-chat',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    const talk: readonly (readonly [who: 'me' | 'you', hour: string, lines: readonly string[]])[] = [
      ['me', '08:51', ['Bom dia! Me passa os dados da sua CNH pra eu cadastrar no frete']],
      ['you', '08:58', ['Bom dia dona Socorro, anota ai']],
      [
        'you',
        '08:59',
        [
          `Nome: ${held.name}`,
          `CPF: ${maskCpf(held.cpf)}`,
          'Nascimento: 08/05/1987',
          'Natural de: Serra Talhada/PE',
        ],
      ],
      [
        'you',
        '09:01',
        [
          `CNH registro: ${held.register}`,
          `Categoria: ${held.classes}`,
          'Emissão: 11/05/2022',
          'Validade: 29/04/2032',
        ],
      ],
      ['me', '09:03', ['E o nome dos pais?']],
      ['you', '09:04', [`Mãe: ${held.parents[0]}`, `Pai: ${held.parents[1]}`]],
      ['me', '09:06', ['Certo, o carregamento ficou pro dia 14/08 às 6h']],
    ]
    const css =
      '@page{size:100mm 190mm;margin:0}body{background:#e9e2d8}.to{background:#0b5d54;color:#fff;padding:4mm 5mm;font-size:12pt}.m{margin:2mm 4mm;padding:1.8mm 3mm;border-radius:2mm;width:max-content;max-width:78mm;background:#fff}.m.me{margin-left:auto;background:#d8f6c4}.m p{margin:0}.m span{display:block;text-align:right;color:#777;font-size:7pt}'
    return {
      html: sheet(
        { font: 'Noto Sans', sizePt: 9.5, css, margin: '0' },
        html`<div class="to">‹ &nbsp;Cristóvão Frete</div><p class="c s" style="margin:3mm">HOJE</p>${talk.map(([who, hour, lines]) => html`<div class="m ${who}">${lines.map((text) => html`<p>${text}</p>`)}<span>${hour}</span></div>`)}`,
      ),
      data: expected(held, [
        'name',
        'dateOfBirth',
        'issueDate',
        'expirationDate',
        'licenseNumber',
        'licenseClass',
        'filiation',
        'personalNumber',
        'placeOfBirth',
      ]),
    }
  },
}
