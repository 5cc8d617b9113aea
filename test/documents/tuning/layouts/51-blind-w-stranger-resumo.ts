import { addYears, isoDate, shortDate } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumericCnpj, cnpj, hex, maskCnpj } from '../../generator/numbers.ts'
import { business, human, town } from '../blind-w.ts'

/** A consultant's plain text in a fixed pitch: captions, dots, values; a CNPJ with letters and those of two others. */
export const layout: Layout = licencePages('blind-w-stranger-resumo', {
  one: (random) => {
    const owner = business(random, '# Usinagem de Precisão Ltda')
    const id = alphanumericCnpj(random)
    const issued = isoDate(2026, random.int(8, 10), random.int(1, 28))
    const expires = addYears(issued, 4)
    const city = town(random)
    const number = `${random.int(110, 590)}/2026`
    const key = `${hex(random, 5)}-${hex(random, 5)}`
    const activity = 'Usinagem, tornearia e solda de peças metálicas'
    const rows: readonly (readonly [string, string])[] = [
      ['Quem emitiu', `Secretaria Municipal do Meio Ambiente de ${city}`],
      ['Documento', 'Licença de Operação'],
      ['Licença nº', number],
      ['Dono da licença', owner.name],
      ['CNPJ do dono', maskCnpj(id)],
      ['Onde fica', `${owner.street}, ${owner.door}, ${owner.quarter}`],
      ['Atividade', activity],
      ['Saiu em', shortDate(issued)],
      ['Vence em', shortDate(expires)],
      ['Pedir renovação até', shortDate(addYears(issued, 3))],
      ['Processo', `${random.digits(6)}/2025`],
      ['Licença de instalação', `${random.int(30, 99)}/2024`],
      ['Quem retira os resíduos', `Coletora Beira Rio, CNPJ ${maskCnpj(cnpj(random))}`],
      ['Quem fez este resumo', `${human(random)}, consultoria de CNPJ ${maskCnpj(cnpj(random))}`],
      ['Código de autenticidade', key],
      ['Site para conferir', 'https://meioambiente.licencas.rs.gov.br/conferir'],
    ]
    return {
      paper: { font: 'Liberation Mono', sizePt: 9, margin: '22mm 18mm' },
      body: html`<p>RESUMO DA LICENÇA DE OPERAÇÃO<br>=============================</p>
${rows.map(([caption, value]) => html`<div style="white-space:pre-wrap;margin-bottom:1.4mm">${caption.padEnd(24, '.')}: ${value}</div>`)}
<p style="margin-top:8mm">Obs.: guardar junto com o alvará e o AVCB da fábrica.</p>`,
      read: {
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://meioambiente.licencas.rs.gov.br/conferir',
        mainActivity: [activity],
      },
    }
  },
})
