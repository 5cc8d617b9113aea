import { addDays, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { motorist, phone, reading } from '../blind-ad.ts'

const CSS =
  'pre{margin:0;font:inherit;white-space:pre-wrap}.hr{border-top:.3mm solid #000;margin:4mm 0}.page-no{text-align:right;font-size:8pt}'

/** What somebody typed into a text editor and printed: captions and values, a line each, no design at all. */
export const layout: Layout = {
  name: 'blind-ad-stranger-list',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { from: 2018, to: 2025, years: 5, kinds: ['AC', 'C', 'D'] })
    const sent = addDays(m.issued, random.int(100, 500))
    const brief = (date: string): string => shortDate(date).replace(/\d\d(?=\d\d$)/, '')
    const comments = 'EAR, CETVE'
    const lines = [
      `nome do motorista....: ${m.name}`,
      `nascido em...........: ${brief(m.born)}`,
      `cidade onde nasceu...: ${m.birthplace.city}/${m.birthplace.uf}`,
      `cpf..................: ${m.cpf}`,
      `identidade...........: ${m.rg.join(' ')}`,
      `mãe..................: ${m.mother}`,
      `pai..................: ${m.father}`,
      '',
      `cnh registro.........: ${m.register}`,
      `cnh categoria........: ${m.kind}`,
      `cnh emissão..........: ${brief(m.issued)}`,
      `cnh validade.........: ${brief(m.expires)}`,
      `cnh 1ª habilitação...: ${brief(m.first)}`,
      `cnh órgão............: DETRAN-${m.seat.uf}`,
      `cnh local............: ${m.seat.city}, ${m.seat.uf}`,
      `cnh observações......: ${comments}`,
      `cnh espelho..........: ${m.form}`,
      `cnh cód. segurança...: ${m.security}`,
      '',
      `celular..............: ${m.phone}`,
      `recado (vizinha).....: ${phone(random)}`,
      `onde mora............: ${m.street} - ${m.quarter}`,
      `cep..................: ${m.postcode}`,
      `conta p/ frete.......: ag ${random.digits(4)} cc ${random.digits(6)}-${random.int(0, 9)}`,
      `antt (rntrc).........: ${random.digits(9)} vence ${shortDate(addDays(sent, 800))}`,
      `tipo sanguíneo.......: ${random.pick(['O+', 'A+', 'B-'])}`,
      `última viagem........: ${shortDate(addDays(sent, -11))}, voltou ${shortDate(addDays(sent, -7))}`,
    ]
    return {
      html: sheet(
        { font: 'Liberation Mono', sizePt: 10, css: CSS, margin: '20mm 18mm' },
        html`<p>dados do agregado p/ liberar carregamento - passado em ${shortDate(sent)}</p><div class="hr"></div><pre>${lines.join('\n')}</pre><div class="hr"></div>
<p>qualquer coisa falar na portaria 2, com a Lindalva. cadastro velho do agregado era o ${random.digits(4)}, não usar mais.</p><p class="page-no">motorista_novo.txt - 1</p>`,
      ),
      data: reading(m, comments, false, { filiation: [m.mother, m.father] }),
    }
  },
}
