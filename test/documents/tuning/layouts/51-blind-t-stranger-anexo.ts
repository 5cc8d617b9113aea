import { randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, breakCheckDigit, cnpj, maskCnpj } from '../../generator/numbers.ts'
import { firm, GRID, somebody } from '../blind-t.ts'

/** A word processor's table in a tender: a city's simplified licence without an end, two pairs of columns; the CNPJ is wrong. */
export const layout: Layout = licencePages('blind-t-stranger-anexo', {
  one: (random) => {
    const owner = firm(random, '~ Marcenaria e Móveis Ltda')
    const id = breakCheckDigit(owner.id)
    const issued = randomDate(random, 2020, 2025)
    const number = `${random.int(14, 97)}/${year(issued)}`
    const code = alphanumeric(random, 8).toUpperCase()
    const activity = 'Fabricação de móveis com predominância de madeira'
    const th = (text: string) => html`<td style="background:#ededed;width:34mm"><b>${text}</b></td>`
    return {
      paper: { font: 'Liberation Serif', sizePt: 12, margin: '22mm 24mm', css: GRID },
      body: html`<p class="c b">ANEXO IV<br>DADOS DA LICENÇA AMBIENTAL SIMPLIFICADA</p>
<p class="j">Em atendimento ao item 7.3 do edital do Pregão Eletrônico nº ${random.int(10, 99)}/${year(issued)}, informamos:</p>
<table class="grid"><tr>${th('Documento')}<td colspan="3">Licença Ambiental Simplificada – LAS Nº ${number}</td></tr>
<tr>${th('Órgão emissor')}<td colspan="3">Prefeitura Municipal de Itapoama – Secretaria Municipal de Meio Ambiente</td></tr>
<tr>${th('Licenciado')}<td colspan="3">${owner.name}</td></tr>
<tr>${th('CNPJ')}<td>${maskCnpj(id)}</td>${th('Cidade')}<td>Itapoama</td></tr>
<tr>${th('Atividade')}<td colspan="3">${activity}</td></tr>
<tr>${th('Expedida em')}<td>${shortDate(issued)}</td>${th('Validade')}<td>Prazo indeterminado</td></tr>
<tr>${th('Código de autenticidade')}<td>${code}</td>${th('Processo')}<td>${random.digits(4)}/${year(issued) - 1}</td></tr></table>
<p class="j">Declaramos que as informações acima são cópia fiel do documento original, que segue em anexo.</p>
<p class="j">Dados do órgão que promove o certame: Fundo Escolar Regional, CNPJ ${maskCnpj(cnpj(random))}, entrega das propostas até ${shortDate(`${year(issued) + 1}-03-1${random.int(0, 9)}`)}.</p>
<p style="margin-top:16mm">_______________________________<br>${somebody(random)}<br>Sócio-administrador</p>`,
      read: {
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: code,
        mainActivity: [activity],
        documentValidation: false,
      },
    }
  },
})
