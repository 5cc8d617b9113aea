import { randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { firm } from '../firms.ts'
import { cell, GRID } from '../parts.ts'

/** The registration card of a company, often uploaded in place of its licence. */
export const layout: Layout = {
  name: 'other-company-register',
  type: 51,
  variants: ['carrier'],
  print(random) {
    const made = firm(random, 'PR', 'Transportes')
    const where = made.address
    const body = html`<p class="c b">REPÚBLICA FEDERATIVA DO BRASIL<br>CADASTRO NACIONAL DA PESSOA JURÍDICA</p><table class="g"><tr>${cell('NÚMERO DE INSCRIÇÃO', html`<b>${maskCnpj(made.id)}</b><br>MATRIZ`)}<td class="c b" style="text-align:center">COMPROVANTE DE INSCRIÇÃO E DE SITUAÇÃO CADASTRAL</td>${cell('DATA DE ABERTURA', shortDate(randomDate(random, 1995, 2015)))}</tr></table>
<table class="g"><tr>${cell('NOME EMPRESARIAL', made.name.toUpperCase())}</tr><tr>${cell('CÓDIGO E DESCRIÇÃO DA ATIVIDADE ECONÔMICA PRINCIPAL', '49.30-2-03 - Transporte rodoviário de produtos perigosos')}</tr><tr>${cell('CÓDIGO E DESCRIÇÃO DAS ATIVIDADES ECONÔMICAS SECUNDÁRIAS', '49.30-2-02 - Transporte rodoviário de carga, exceto produtos perigosos e mudanças, intermunicipal, interestadual e internacional')}</tr><tr>${cell('CÓDIGO E DESCRIÇÃO DA NATUREZA JURÍDICA', '206-2 - Sociedade Empresária Limitada')}</tr></table>
<table class="g"><tr>${cell('LOGRADOURO', where.street.toUpperCase())}${cell('NÚMERO', where.number)}${cell('CEP', where.postcode)}</tr><tr>${cell('BAIRRO/DISTRITO', where.district.toUpperCase())}${cell('MUNICÍPIO', where.place.city.toUpperCase())}${cell('UF', 'PR')}</tr><tr>${cell('SITUAÇÃO CADASTRAL', 'ATIVA')}${cell('DATA DA SITUAÇÃO CADASTRAL', shortDate(randomDate(random, 2005, 2015)))}${cell('SITUAÇÃO ESPECIAL', '********')}</tr></table>
<p>Aprovado pela Instrução Normativa RFB nº 2.119, de 06 de dezembro de 2022.</p><p>Emitido no dia ${shortDate(randomDate(random, 2023, 2025))} às 10:41:07 (data e hora de Brasília). Página: 1/1</p>`
    return {
      html: sheet({ font: 'Go', sizePt: 9.4, css: GRID }, body),
      error: 'wrong_document_type',
      detectedType: null,
    }
  },
}
