import { addDays, officeTime, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { CORE, holding, type Motorist, reading } from '../blind-r.ts'

const MOTORIST: Motorist = {
  name: 'IRINEU SCHMOELLER PALOTINA',
  bornIn: ['CIANORTE', 'PR'],
  kin: ['BALDUINO PALOTINA', 'HILDA SCHMOELLER'],
  rgBy: ['SESP', 'PR'],
  classes: 'AC',
  issuedIn: ['CIANORTE', 'PR'],
  notes: 'A, EAR, CETVE',
  years: [1977, 2022],
  term: 10,
}

/** A print of the register's old terminal: capitals without accents, dots between caption and value. */
export const layout: Layout = {
  name: 'blind-r-register-print',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    const asked = addDays(held.issued, random.int(100, 900))
    const line = (caption: string, value: string) => `${caption.padEnd(27, '.')}: ${value}`
    const two = (a: string, b: string) => `${a.padEnd(46)}${b}`
    const rule = '='.repeat(78)
    const lines = [
      two('DETRAN-PR   SISTEMA DE HABILITACAO', `DATA ${shortDate(asked)} HORA ${officeTime(random)}`),
      two('TRANSACAO HB042 - CONSULTA CONDUTOR', `TERMINAL CIA0${random.int(1, 9)} PAG 01/01`),
      rule,
      line('NOME', held.name),
      line('CPF', maskCpf(held.cpf)),
      line('IDENTIDADE', `${held.rg} ${held.rgBy.join(' ')}`),
      line('DATA NASCIMENTO', shortDate(held.birth)),
      line('NATURALIDADE', held.bornIn.join('/')),
      line('PAI', held.kin[0] ?? ''),
      line('MAE', held.kin[1] ?? ''),
      '-'.repeat(78),
      line('NUMERO DE REGISTRO', held.register),
      line('NUMERO RENACH', held.renach),
      line('NUMERO PGU ANTERIOR', random.digits(9)),
      line('NUMERO DO ESPELHO', held.espelho),
      line('CATEGORIA', held.classes),
      line('PRIMEIRA HABILITACAO', shortDate(held.first)),
      line('EXPEDICAO DA CNH', shortDate(held.issued)),
      line('VALIDADE DA CNH', shortDate(held.expires)),
      line('ORGAO EXPEDIDOR DA CNH', 'DETRAN/PR'),
      line('LOCAL DE EXPEDICAO', held.issuedIn.join('/')),
      line('OBSERVACOES', held.notes ?? ''),
      line('SITUACAO', 'CNH LIBERADA'),
      '-'.repeat(78),
      'BLOQUEIOS: NADA CONSTA',
      'PROCESSOS DE SUSPENSAO: NADA CONSTA',
      rule,
      two('FIM DA CONSULTA', `OPERADOR ${random.digits(6)}`),
    ]
    return {
      html: sheet(
        { font: 'PT Mono', sizePt: 9.4, margin: '18mm 16mm' },
        html`<pre style="font:inherit;margin:0;line-height:1.55">${lines.join('\n')}</pre>`,
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
