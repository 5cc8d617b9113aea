import { addYears, inWords, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { fullName } from '../citizens.ts'
import { duties } from '../duties.ts'
import { firm } from '../firms.ts'
import { GRID, numbered, signature } from '../parts.ts'

/** An inter-municipal consortium of Minas or Santa Catarina: captions in the left column, values in the right. */
export const layout: Layout = {
  name: 'upper-valley-consortium',
  type: 51,
  variants: ['dairy', 'feed-mill'],
  print(random, variant) {
    const dairy = variant === 'dairy'
    const uf = dairy ? 'MG' : 'SC'
    const made = firm(random, uf, dairy ? 'Laticínios' : 'Rações')
    const issued = randomDate(random, 2020, 2025)
    const years = dairy ? 6 : 4
    const number = `0${random.int(10, 99)}/${year(issued)}`
    const activity = dairy
      ? 'D-01-06-1 Fabricação de produtos de laticínios, exceto envase de leite fluido'
      : '26.40.00 Fabricação de rações balanceadas para animais'
    const rows: readonly (readonly [string, string])[] = [
      ['Empreendedor', made.name],
      ['CNPJ', maskCnpj(made.id)],
      ['Endereço', `${made.address.street}, ${made.address.number} - ${made.address.district}`],
      ['Município', `${made.address.place.city} - ${uf}`],
      ['Atividade', activity],
      ['Processo administrativo', `${random.int(10, 300)}/${year(issued) - 1}`],
      ['Licença anterior', `LI nº 0${random.int(10, 99)}/${year(issued) - 2}`],
      ['Publicação', 'Diário Oficial dos Municípios'],
    ]
    const body = html`<div class="c">${crest(15, '#33691e')}<br><b>CONSÓRCIO INTERMUNICIPAL MULTIFINALITÁRIO DO ALTO VALE</b><br><span class="s">Setor de Licenciamento e Fiscalização Ambiental</span></div><p class="c b" style="font-size:15pt;margin:7mm 0">LICENÇA DE OPERAÇÃO - LO nº ${number}</p>
<table class="g">${rows.map(([label, value]) => html`<tr><th style="width:48mm">${label}</th><td>${value}</td></tr>`)}</table><p class="j">O Consórcio, no exercício da gestão associada do licenciamento ambiental delegada pelo município sede do empreendimento, concede a presente licença, válida pelo prazo de ${years} (${inWords(years)}) anos, a contar da data de sua expedição, condicionada ao atendimento do que segue:</p>${numbered(duties(random, 7), (index) => `${String.fromCharCode(65 + index)}. `)}
<p class="r" style="margin-top:5mm">${made.address.place.city} - ${uf}, ${longDate(issued)}</p>${signature(fullName(random, 'm'), 'Secretário Executivo do Consórcio')}`
    return {
      html: sheet(
        { font: 'Charis SIL', sizePt: 11, margin: '17mm 22mm', css: `${GRID}.g td,.g th{padding:1.2mm 2mm}` },
        body,
      ),
      data: licenceData({
        id: made.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: addYears(issued, years),
        mainActivity: [activity],
      }),
    }
  },
}
