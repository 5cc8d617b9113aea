import { randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { hyphenated, maskCpf, plate } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** A vehicle licence: DETRAN, plate, CPF and RENAVAM, but nobody's licence to drive. */
export const layout: Layout = {
  name: 'other-crlv',
  type: 54,
  variants: ['digital'],
  print(random) {
    const owner = person(random)
    const issued = randomDate(random, 2022, 2025)
    const cell = (label: string, value: string) => html`<td><span class="l">${label}</span><br>${value}</td>`
    const body = html`<p class="b">REPÚBLICA FEDERATIVA DO BRASIL<br>MINISTÉRIO DOS TRANSPORTES<br>SECRETARIA NACIONAL DE TRÂNSITO - SENATRAN</p><p class="b">DETRAN-SP<br>CERTIFICADO DE REGISTRO E LICENCIAMENTO DE VEÍCULO - DIGITAL</p>
<table class="g"><tr>${cell('CÓDIGO RENAVAM', `0${random.digits(10)}`)}${cell('PLACA', hyphenated(plate(random, 'old')))}${cell('EXERCÍCIO', String(year(issued)))}</tr><tr>${cell('ANO FABRICAÇÃO', '2016')}${cell('ANO MODELO', '2017')}${cell('NÚMERO DO CRV', random.digits(12))}</tr>
<tr>${cell('MARCA / MODELO / VERSÃO', 'I/INVENTADA VENTO 1.6')}${cell('ESPÉCIE / TIPO', 'PASSAGEIRO AUTOMÓVEL')}${cell('CHASSI', `9BW${random.digits(14)}`)}</tr><tr>${cell('COR PREDOMINANTE', 'PRATA')}${cell('COMBUSTÍVEL', 'ÁLCOOL/GASOLINA')}${cell('CATEGORIA', 'PARTICULAR')}</tr>
<tr>${cell('NOME', owner.name.toUpperCase())}${cell('CPF / CNPJ', maskCpf(owner.cpf))}${cell('LOCAL / DATA', `${owner.address.place.city.toUpperCase()} SP ${shortDate(issued)}`)}</tr></table><p class="s">OBSERVAÇÕES DO VEÍCULO: SEM RESERVA DE DOMÍNIO. Documento emitido por SENATRAN (CDT).</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 9,
          css: '.g td{border:1px solid #666;padding:1mm 2mm}.l{font-size:.7em}',
        },
        body,
      ),
      error: 'wrong_document_type',
      detectedType: null,
    }
  },
}
