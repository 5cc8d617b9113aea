import { addMonths, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { fullName } from '../citizens.ts'
import { duties } from '../duties.ts'
import { firm } from '../firms.ts'
import { numbered, signature } from '../parts.ts'
import { asClerksWrite } from '../towns.ts'

/** Sergipe: everything in one sentence, the term in words counted from the signature. */
export const layout: Layout = {
  name: 'sergipe-letter',
  type: 51,
  variants: ['ceramics', 'storage'],
  print(random, variant) {
    const storage = variant === 'storage'
    const made = firm(random, 'SE', storage ? 'Distribuidora de Gás' : 'Cerâmica')
    const issued = randomDate(random, 2019, 2024)
    const years = storage ? 1 : 3
    const number = `${random.int(20, 390)}/${year(issued)}`
    const activity = storage
      ? 'armazenamento e comércio de GLP envasado, classe III'
      : 'fabricação de blocos e telhas cerâmicas'
    const body = html`<div class="c">${crest(18, '#0a6a3a')}<br>ESTADO DE SERGIPE<br><b>ADMINISTRAÇÃO ESTADUAL DO MEIO AMBIENTE - ADEMA</b></div>
<p class="c b" style="font-size:15pt;margin:8mm 0 1mm">LICENÇA DE OPERAÇÃO</p><p class="c b">LO Nº ${number}</p><p class="c s">Processo nº ${year(issued) - 1}/TEC/LO-0${random.digits(3)}</p>
<p class="j">A Administração Estadual do Meio Ambiente - ADEMA, no uso das atribuições que lhe confere a Lei Estadual nº 5.057, de 07 de novembro de 2003, concede a presente Licença de Operação a <b>${made.name}</b>, inscrita no CNPJ/MF sob o nº ${maskCnpj(made.id)}, estabelecida na ${asClerksWrite(made.address)}, para a atividade de <b>${activity}</b>, localizada no mesmo endereço, nas coordenadas UTM 24L 0${random.digits(6)} / 88${random.digits(5)}, de conformidade com os estudos apresentados e com as condições abaixo.</p>
<p class="j">O prazo de validade desta Licença é de ${years === 1 ? '01 (um) ano' : '03 (três) anos'}, contados a partir da data de sua assinatura, devendo a renovação ser solicitada com antecedência de 120 (cento e vinte) dias.</p>
<p class="b">CONDICIONANTES</p>${numbered(duties(random, 8), (index) => `${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'][index]} - `)}<p class="r" style="margin-top:6mm">Aracaju/SE, ${longDate(issued)}.</p>${signature(fullName(random, 'm').toUpperCase(), 'Diretor-Presidente da ADEMA')}`
    return {
      html: sheet({ font: 'Charis SIL', sizePt: 11.5, margin: '18mm 24mm' }, body),
      data: licenceData({
        id: made.id,
        number,
        scope: 'STATE',
        expirationDate: addMonths(issued, years * 12),
        mainActivity: [activity],
      }),
    }
  },
}
