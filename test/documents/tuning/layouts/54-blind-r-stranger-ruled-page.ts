import { longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { CORE, holding, type Motorist, reading } from '../blind-r.ts'

const MOTORIST: Motorist = {
  name: 'Antenor Pimentel da Bocaina',
  bornIn: ['Castro', 'PR'],
  kin: ['Joel Pimentel', 'Iracema da Bocaina'],
  rgBy: ['SESP', 'PR'],
  classes: 'AB',
  issuedIn: ['Ponta Grossa', 'PR'],
  notes: 'A',
  years: [1978, 2021],
  term: 10,
}

/** A page of a stranger's own making: each value stands on a line and its caption small beneath it. */
export const layout: Layout = {
  name: 'blind-r-stranger-ruled-page',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    const under = (share: number, value: string, caption: string) =>
      html`<div style="flex:${share}"><div style="border-bottom:.25mm solid #000;padding:0 1mm">${value}</div><div style="font-size:7.6pt;padding:0 1mm;color:#333">${caption}</div></div>`
    const row = (...cells: readonly ReturnType<typeof under>[]) =>
      html`<div style="display:flex;gap:6mm;margin-bottom:6mm">${cells}</div>`
    return {
      html: sheet(
        { font: 'PT Serif', sizePt: 11, margin: '22mm 22mm' },
        html`<div class="c b" style="font-size:13pt;margin-bottom:9mm">Clube de Jipeiros Trilha do Pinhão – ficha do motorista</div>
${row(under(1, held.name, 'nome'))}${row(under(2, longDate(held.birth), 'data de nascimento'), under(2, held.bornIn.join('/'), 'naturalidade'), under(2, maskCpf(held.cpf), 'CPF'))}
${row(under(1, held.kin.join(' e '), 'filiação'))}
${row(under(3, held.register, 'nº de registro da CNH'), under(1, held.classes, 'categoria'), under(2, shortDate(held.first), '1ª habilitação'))}
${row(under(2, longDate(held.issued), 'data de emissão da CNH'), under(2, longDate(held.expires), 'validade da CNH'))}
${row(under(2, 'DETRAN/PR', 'órgão emissor da CNH'), under(2, held.notes ?? '', 'observações da CNH'))}
${row(under(2, 'Jipe Bandeirante 1987', 'veículo'), under(1, 'O+', 'tipo sanguíneo'), under(2, `(42) 9${random.digits(4)}-${random.digits(4)}`, 'telefone'))}`,
      ),
      data: reading(held, [
        ...CORE,
        'filiation',
        'issueDate',
        'placeOfBirth',
        'placeOfIssue',
        'cardIssuer',
        'comments',
        'hasCetpp',
      ]),
    }
  },
}
