import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj, plate } from '../../generator/numbers.ts'
import { firm, GRID, rows, someone } from '../blind-k.ts'

/** A city at the border: captions in Portuguese and Spanish, a Uruguayan partner with a RUT. */
export const layout: Layout = {
  name: 'blind-k-rs-bilingue',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, '* Transportes Internacionais Ltda.')
    const issued = randomDate(random, 2021, 2024)
    const expires = addDays(addYears(issued, 4), -1)
    const number = `0${random.int(11, 98)}/${year(issued)}`
    const plates = [plate(random, 'mercosul'), plate(random, 'mercosul'), plate(random, 'old')]
    const activity = 'Transporte rodoviário internacional de produtos perigosos'
    const both = (here: string, there: string) => html`${here} / <i>${there}</i>`
    return {
      html: sheet(
        {
          font: 'Andika',
          sizePt: 9.5,
          margin: '14mm 18mm',
          css: `${GRID} i { color: #555 } .grid { margin: 2mm 0 } .grid td:first-child { width: 58mm }`,
        },
        html`<div class="c">${crest(14, '#8a2b1b')}<br><b>PREFEITURA MUNICIPAL DE SANT'ANA DO LIVRAMENTO</b><br>SECRETARIA MUNICIPAL DE MEIO AMBIENTE<br>
<b style="font-size:14pt">LICENÇA DE OPERAÇÃO</b><br><i>Licencia de Operación</i><br><b>LO Nº ${number}</b></div>
${rows([
  [both('Empresa', 'Empresa'), holder.name],
  [both('CNPJ', 'Identificación tributaria brasileña'), maskCnpj(holder.id)],
  [both('Endereço', 'Domicilio'), `${holder.street}, Sant'Ana do Livramento, RS, Brasil`],
  [both('Atividade', 'Actividad'), activity],
  [
    both('Vigência', 'Vigencia'),
    html`de/<i>desde</i> ${shortDate(issued)} até/<i>hasta</i> ${shortDate(expires)}`,
  ],
  [both('Processo', 'Expediente'), `${random.int(1000, 8000)}/${year(issued) - 1}`],
  [
    both('Representante no Uruguai', 'Representante en Uruguay'),
    `Fletes del Cuareim S.R.L., RUT 21 ${random.digits(6)} 0015, Rivera`,
  ],
])}
<p class="b">${both('Veículos', 'Vehículos')}</p>
${rows(
  plates.map((item, index) => [
    item,
    ['Caminhão-trator', 'Semirreboque tanque', 'Semirreboque graneleiro'][index] ?? '',
    String(random.int(2010, 2023)),
  ]),
  ['Placa / Matrícula', 'Tipo', 'Ano / Año'],
)}
<p class="b">${both('Condições', 'Condiciones')}</p>
<p class="j">1. Atender ao Acordo sobre Transporte de Mercadorias Perigosas no Mercosul e à Resolução ANTT 5998.</p><p class="j"><i>1. Cumplir el Acuerdo sobre Transporte de Mercancías Peligrosas en el Mercosur.</i></p>
<p class="j">2. Não pernoitar com carga no perímetro urbano (Lei Municipal nº 6731).</p><p class="j"><i>2. No pernoctar con carga en la zona urbana.</i></p>
<p class="j">3. Renovar com 120 dias de antecedência. Seguro ambiental: apólice até ${shortDate(addYears(issued, 1))}.</p><p class="j"><i>3. Renovar con 120 días de anticipación.</i></p>
<p>Sant'Ana do Livramento, ${longDate(issued)}.</p>
<p class="c" style="margin-top:12mm">______________________________<br>${someone(random)}<br>Secretário Municipal de Meio Ambiente</p>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        licensePlate: plates,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      }),
    }
  },
}
