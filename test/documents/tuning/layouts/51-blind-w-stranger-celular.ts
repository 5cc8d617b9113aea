import { addYears, longDate, randomDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { business, type Cell } from '../blind-w.ts'

/** A telephone's screen: an application's card with each value over its small caption. */
export const layout: Layout = licencePages('blind-w-stranger-celular', {
  one: (random) => {
    const owner = business(random, '# Pescados Ltda')
    const issued = randomDate(random, 2022, 2025)
    const expires = addYears(issued, 3)
    const number = `1${random.digits(4)}/${year(issued)}`
    const key = hex(random, 8)
    const activity = 'Beneficiamento e congelamento de pescado'
    const line = (value: Cell, caption: string) =>
      html`<div style="border-bottom:.2mm solid #ddd;padding:2mm 0">${value}<br><span style="font-size:.76em;color:#666">${caption}</span></div>`
    return {
      paper: { font: 'Lato', sizePt: 13, margin: '12mm 0' },
      body: html`<div style="width:112mm;margin:0 auto;border:.6mm solid #333;border-radius:7mm;padding:4mm 8mm 7mm">
<table class="s"><tr><td>14:07</td><td class="r">4G &nbsp; 78%</td></tr></table>
<p style="font-size:.85em;margin:3mm 0 1mm">Governo do Estado do Pará<br>Secretaria de Estado de Meio Ambiente e Sustentabilidade</p>
<p class="b" style="font-size:1.35em;margin:3mm 0 2mm">Licença de Operação</p>
${line(html`<b>${number}</b>`, 'Número da licença')}
${line(owner.name, 'Titular')}
${line(maskCnpj(owner.id), 'CNPJ do titular')}
${line(activity, 'Atividade')}
${line(longDate(issued), 'Data de emissão')}
${line(html`<b>${longDate(expires)}</b>`, 'Data de vencimento')}
${line(`${year(issued) - 1}/0000${random.digits(6)}`, 'Protocolo')}
${line(key, 'Código de autenticidade')}
${line('https://monitoramento.semas.pa.gov.br/validar', 'Endereço para validar o documento')}
<p class="c s" style="margin:5mm 0 0;color:#666">Início &nbsp;&nbsp;&nbsp; Documentos &nbsp;&nbsp;&nbsp; Avisos (2) &nbsp;&nbsp;&nbsp; Perfil</p></div>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://monitoramento.semas.pa.gov.br/validar',
        mainActivity: [activity],
      },
    }
  },
})
