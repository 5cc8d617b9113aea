import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { holder, person, whole } from '../blind-q.ts'

/** A screenshot of an agency's page of search results: cards with small captions, menu and buttons around them. */
export const layout: Layout = licencePages('blind-q-stranger-portal', {
  one: (random) => {
    const firm = holder(random, '* MADEIRAS E COMPENSADOS LTDA', '0002')
    const issued = randomDate(random, 2020, 2024)
    const expires = addYears(issued, random.pick([3, 4, 5]))
    const number = `${random.int(10, 14)}${random.digits(3)}/${year(issued)}`
    const key = `${hex(random, 8)}-${hex(random, 4)}-${hex(random, 4)}`.toLowerCase()
    const link = 'https://titulos.semas.pa.gov.br/validar'
    const activity = 'Desdobro de madeira em tora e produção de lâminas'
    const field = (caption: string, value: string) =>
      html`<div class="f"><span>${caption}</span><br>${value}</div>`
    return {
      paper: {
        font: 'Roboto',
        sizePt: 11,
        margin: '8mm',
        css: '.bar { background: #174d3a; color: #fff; padding: 4mm 5mm } .card { border: .3mm solid #c8d0cc; border-radius: 2mm; padding: 4mm 5mm; margin: 5mm 0 } .f { display: inline-block; width: 47%; margin-bottom: 3.5mm; vertical-align: top } .f span { color: #6a7671; font-size: 9pt } .btn { display: inline-block; border: .3mm solid #174d3a; color: #174d3a; border-radius: 1.5mm; padding: 1.5mm 4mm; margin-right: 3mm } .tag { background: #d8efdd; color: #1c6b2f; padding: .5mm 3mm; border-radius: 3mm }',
      },
      body: html`<div class="bar"><b style="font-size:13pt">SEMAS – Secretaria de Estado de Meio Ambiente e Sustentabilidade</b><br>Governo do Estado do Pará</div>
<p style="margin:3mm 0;color:#6a7671">Início &gt; Consultas &gt; Títulos emitidos &nbsp;&nbsp;&nbsp;&nbsp; Olá, ${person(random)} | Sair</p>
<p style="font-size:15pt" class="b">Licença de Operação Nº ${number} &nbsp; <span class="tag" style="font-size:10pt">Emitida</span></p>
<div class="card"><p class="b">Empreendedor</p>${field('Nome / Razão social', firm.name)} ${field('CPF/CNPJ', maskCnpj(firm.id))} ${field('Município', `${firm.town} - PA`)} ${field('CEP', firm.postcode)}</div>
<div class="card"><p class="b">Título</p>${field('Data de emissão', shortDate(issued))} ${field('Data de validade', shortDate(expires))} ${field('Protocolo', `${year(issued) - 1}/00000${random.digits(5)}`)} ${field('Situação do processo', 'Concluído')} ${field('Atividade', activity)} ${field('Porte', 'Médio')}</div>
<div class="card"><p class="b">Autenticidade</p><p>Para conferir este título acesse ${whole(link)}</p>${field('Código de controle', key)}</div>
<span class="btn">Baixar PDF</span><span class="btn">Nova consulta</span>
<p class="s" style="margin-top:8mm;color:#6a7671">Consulta realizada em ${shortDate(randomDate(random, 2025, 2026))} às 09:17 – versão 4.12.1</p>`,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: expires,
        validationLink: link,
        mainActivity: [activity],
      },
    }
  },
})
