import { randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { firm, somebody } from '../blind-t.ts'

/** Typed in one width with dots up to the values: the term was left out, and there is nothing to check it with. */
export const layout: Layout = licencePages('blind-t-stranger-ficha', {
  one: (random) => {
    const owner = firm(random, '~ SERRARIA E BENEFICIAMENTO LTDA')
    const issued = randomDate(random, 2016, 2022)
    const number = `${random.int(10200, 13900)}/${year(issued)}`
    const activities = ['Desdobro de madeira em tora', 'Produção de carvão vegetal de resíduos da serraria']
    const line = (caption: string, value: string) => html`${caption.padEnd(24, '.')}: ${value}<br>`
    return {
      paper: { font: 'DejaVu Sans Mono', sizePt: 9.5, margin: '20mm 18mm' },
      body: html`<p>LICENCA DE OPERACAO - RESUMO PARA ARQUIVO</p><p>------------------------------------------------------------</p>
<p style="line-height:1.7">${line('ORGAO', 'SEMAS - GOVERNO DO ESTADO DO PARA')}${line('LO NUMERO', number)}${line('PROTOCOLO', `${year(issued) - 1}/00000${random.digits(5)}`)}${line('TITULAR', owner.name.toUpperCase())}${line('CNPJ', maskCnpj(owner.id))}${line('ENDERECO', owner.road.toUpperCase())}${line('MUNICIPIO', `${owner.city.toUpperCase()} - PA`)}${line('ATIVIDADE 1', activities[0] ?? '')}${line('ATIVIDADE 2', activities[1] ?? '')}${line('EMITIDA EM', shortDate(issued))}${line('PASTA', `ARMARIO ${random.int(2, 9)}, GAVETA ${random.int(1, 4)}`)}${line('CONFERIDO POR', somebody(random).toUpperCase())}</p>
<p>------------------------------------------------------------</p><p>OBS: ORIGINAL COM O ESCRITORIO DE CONTABILIDADE.</p>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        mainActivity: activities,
        documentValidation: false,
      },
    }
  },
})
