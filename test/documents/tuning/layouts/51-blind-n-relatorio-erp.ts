import { addDays, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { federalProcess, maskCnpj } from '../../generator/numbers.ts'
import { licensee } from '../blind-n.ts'

/** A company system's report in one width of letter: labels with dots, a federal licence of a pipeline. */
export const layout: Layout = {
  name: 'blind-n-relatorio-erp',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, '% DUTOS E BASES S.A.')
    const issued = randomDate(random, 2017, 2023)
    const expires = addYears(issued, 10)
    const number = `${random.int(1105, 1690)}/${year(issued)}`
    const activity = 'OLEODUTO PARA DERIVADOS CLAROS'
    const line = (label: string, value: string): string => `${label.padEnd(24, '.')}: ${value}`
    const text = [
      `SGD 7.2    GESTAO DE DOCUMENTOS LEGAIS          PAG 001`,
      `CONSULTA DE DOCUMENTO                     ${shortDate(addDays(issued, 410))} 09:15`,
      '-'.repeat(64),
      line('TIPO', 'LICENCA DE OPERACAO'),
      line('ORGAO EMISSOR', 'IBAMA'),
      line('NUMERO DA LICENCA', number),
      line('PROCESSO DO ORGAO', federalProcess(random, year(issued) - 5)),
      line('TITULAR', firm.name),
      line('CNPJ DO TITULAR', maskCnpj(firm.id)),
      line('ATIVIDADE', activity),
      line('DT EMISSAO', shortDate(issued)),
      line('DT VENCIMENTO', shortDate(expires)),
      line('ALERTA DE RENOVACAO', shortDate(addDays(expires, -180))),
      line('CENTRO DE CUSTO', random.digits(6)),
      line('COD INTERNO', `DOC-${random.digits(7)}`),
      line('INCLUIDO POR', `USR0${random.digits(3)} EM ${shortDate(addDays(issued, 5))}`),
      '-'.repeat(64),
      'CONDICIONANTES CADASTRADAS: 14   CUMPRIDAS: 11   EM ABERTO: 3',
      `PROXIMA ENTREGA: ${shortDate(addDays(issued, 450))} RELATORIO DE INSPECAO DE FAIXA`,
      'FIM DO RELATORIO',
    ]
    return {
      html: sheet(
        {
          font: 'DejaVu Sans Mono',
          sizePt: 10,
          margin: '18mm 16mm',
          css: 'pre { font: inherit; margin: 0; line-height: 1.5 }',
        },
        html`<pre>${text.join('\n')}</pre>`,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'FEDERAL',
        expirationDate: expires,
        mainActivity: [activity],
        documentValidation: false,
      }),
    }
  },
}
