import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { business, type Cell, human } from '../blind-w.ts'

/** A web page of an agency's public search, printed from the browser: cards with captions above values. */
export const layout: Layout = licencePages('blind-w-stranger-portal', {
  one: (random) => {
    const owner = business(random, '# Galvanoplastia Ltda - ME')
    const issued = randomDate(random, 2023, 2025)
    const expires = addYears(issued, 2)
    const number = `05.${String(year(issued)).slice(2)}.0${random.int(1, 9)}.${random.digits(6)}-${random.digits(1)}`
    const key = hex(random, 14)
    const activity = 'Serviços de galvanotécnica, cromagem e anodização'
    const field = (caption: string, value: Cell) =>
      html`<td style="padding:2.4mm 3mm;vertical-align:top"><span style="color:#607d8b;font-size:.8em">${caption}</span><br>${value}</td>`
    const card = 'border:.25mm solid #cfd8dc;border-radius:2mm;margin-bottom:4mm'
    const title = 'background:#eceff1;padding:1.5mm 3mm;font-weight:bold'
    return {
      paper: { font: 'Roboto', sizePt: 10.5, margin: '10mm 12mm' },
      body: html`<div style="background:#00695c;color:#fff;padding:3mm 5mm"><b>CPRH</b> &nbsp; Agência Estadual de Meio Ambiente – Governo do Estado de Pernambuco</div>
<p class="s" style="color:#607d8b;margin:2mm 0 4mm">Início › Consultas públicas › Licenças emitidas › Detalhe</p>
<p style="font-size:16pt;margin-bottom:3mm">Licença de Operação Nº ${number}</p>
<div style="${card}"><div style="${title}">Situação</div><table><tr>${field('Status', 'Emitida')}${field('Emissão', shortDate(issued))}${field('Validade', shortDate(expires))}${field('Processo', `${random.digits(6)}/${year(issued) - 1}`)}</tr></table></div>
<div style="${card}"><div style="${title}">Empreendedor</div><table><tr>${field('Nome / Razão social', owner.name)}${field('CPF / CNPJ', maskCnpj(owner.id))}</tr><tr>${field('Logradouro', `${owner.street}, ${owner.door}`)}${field('Município', `${owner.town} / PE`)}</tr></table></div>
<div style="${card}"><div style="${title}">Empreendimento</div><table><tr>${field('Atividade', activity)}${field('Potencial degradador', 'Alto')}</tr><tr>${field('Analista', human(random))}${field('Última vistoria', shortDate(addYears(issued, -1)))}</tr></table></div>
<div style="${card}"><div style="${title}">Autenticidade</div><table><tr>${field('Código de autenticidade', key)}${field('Endereço para conferência', 'https://siga.cprh.pe.gov.br/conferir')}</tr></table></div>
<p class="c"><span style="background:#00695c;color:#fff;padding:1.5mm 5mm;border-radius:1.5mm">Baixar PDF</span> &nbsp;&nbsp; <span style="border:.25mm solid #00695c;color:#00695c;padding:1.5mm 5mm;border-radius:1.5mm">Voltar</span></p>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://siga.cprh.pe.gov.br/conferir',
        mainActivity: [activity],
      },
    }
  },
})
