import { company } from '../../generator/companies.ts'
import { randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCnpj, plate } from '../../generator/numbers.ts'

/** A freight invoice: CNPJs, a plate, an access key and dangerous goods, but no licence. */
export const layout: Layout = {
  name: 'other-invoice',
  type: 51,
  variants: ['freight'],
  print(random) {
    const [from, to] = [company(random, 'SP', 'Transportes'), company(random, 'PR')]
    const day = shortDate(randomDate(random, 2022, 2025))
    const body = html`<table class="g"><tr><td class="b c">DANFE<br><span class="s">Documento Auxiliar da Nota Fiscal Eletrônica</span></td><td>Nº 000.${random.digits(3)}.${random.digits(3)}<br>SÉRIE 001<br>FOLHA 1/1</td><td><span class="s">CHAVE DE ACESSO</span><br>${Array.from({ length: 11 }, () => random.digits(4)).join(' ')}<br><span class="s">Consulta de autenticidade no portal nacional da NF-e www.nfe.fazenda.gov.br/portal</span></td></tr>
<tr><td colspan="2"><span class="s">EMITENTE</span><br>${from.name}<br>CNPJ ${maskCnpj(from.id)}</td><td><span class="s">DATA DA EMISSÃO</span><br>${day}</td></tr><tr><td colspan="2"><span class="s">DESTINATÁRIO / REMETENTE</span><br>${to.name}<br>CNPJ ${maskCnpj(to.id)}</td><td><span class="s">NATUREZA DA OPERAÇÃO</span><br>Venda de mercadoria</td></tr>
<tr><td><span class="s">TRANSPORTADOR - PLACA DO VEÍCULO</span><br>${plate(random, 'mercosul')} SP</td><td><span class="s">CÓDIGO ANTT</span><br>0${random.digits(7)}</td><td><span class="s">PRODUTO</span><br>ONU 1203 GASOLINA, CLASSE 3 - 10.000 L - R$ 48.900,00</td></tr></table><p class="s">INFORMAÇÕES COMPLEMENTARES: LO Nº 00123/2021 do estabelecimento.</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans Narrow',
          sizePt: 10,
          css: '.g td{border:1px solid #000;padding:1mm 2mm;vertical-align:top}',
        },
        body,
      ),
      error: 'wrong_document_type',
      detectedType: null,
    }
  },
}
