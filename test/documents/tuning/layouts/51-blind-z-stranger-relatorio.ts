import { shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { holder, somebody, term } from '../blind-z.ts'

const css = 'pre { font: inherit; margin: 0; white-space: pre }'

/** What an old program prints: capitals without accents in one width, dots between caption and value. */
export const layout = licencePages('blind-z-stranger-relatorio', {
  one: (random) => {
    const { issued, expires } = term(random, 2, 2021, 2025)
    const firm = holder(random, 'Transportadora')
    const number = `${random.int(2010, 8890)}/${year(issued)}`
    const activity = 'TRANSPORTE RODOVIARIO DE CARGAS PERIGOSAS'
    const plain = (text: string): string =>
      text
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .replace('–', '-')
        .toUpperCase()
    const rows: readonly (readonly [string, string])[] = [
      ['ORGAO EMISSOR', 'SEC. DE ESTADO DO MEIO AMBIENTE - AMAPA'],
      ['DOCUMENTO', 'LICENCA DE OPERACAO'],
      ['NUMERO DA LICENCA', number],
      ['NUMERO DO PROCESSO', `${random.digits(5)}/${year(issued) - 1}`],
      ['TITULAR', plain(firm.name)],
      ['CNPJ', maskCnpj(firm.id)],
      ['ENDERECO', plain(firm.street)],
      ['CIDADE/UF', 'MACAPA/AP'],
      ['ATIVIDADE', activity],
      ['DATA DE EMISSAO', shortDate(issued)],
      ['DATA DE VALIDADE', shortDate(expires)],
      ['SITUACAO', 'CADASTRADA'],
    ]
    const text = [
      `RIOCARGA SEGUROS S.A.          CADASTRO DE SEGURADOS      PAG.: 1`,
      `USUARIO: ${plain(somebody(random, 'm')).padEnd(32)} EM ${shortDate(`${year(issued) + 1}-02-18`)}`,
      '='.repeat(66),
      'LICENCA AMBIENTAL DO SEGURADO',
      '-'.repeat(66),
      ...rows.flatMap(([label, value]) => [`${label.padEnd(22, '.')}: ${value}`, '']),
      '-'.repeat(66),
      `APOLICE N. ${random.digits(9)}   FIM DE VIGENCIA ${shortDate(`${year(issued) + 2}-11-30`)}`,
      '*** FIM DO RELATORIO ***',
    ].join('\n')
    return {
      paper: { font: 'Liberation Mono', sizePt: 10, css, margin: '20mm 18mm' },
      body: html`<pre>${text}</pre>`,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
        documentValidation: false,
      },
    }
  },
})
