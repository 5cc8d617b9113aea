import { addYears, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { firm } from '../firms.ts'
import { line } from '../parts.ts'

/** A fire brigade's inspection certificate: company, term, code and link, but no environmental licence. */
export const layout: Layout = {
  name: 'other-fire-brigade',
  type: 51,
  variants: ['warehouse'],
  print(random) {
    const made = firm(random, 'SP', 'Armazéns Gerais')
    const issued = randomDate(random, 2021, 2025)
    const body = html`<div class="c">${crest(18, '#b71c1c')}<br><b>CORPO DE BOMBEIROS<br>POLÍCIA MILITAR DO ESTADO DE SÃO PAULO</b></div><p class="c b" style="font-size:15pt;margin:6mm 0">AUTO DE VISTORIA DO CORPO DE BOMBEIROS<br>AVCB Nº ${random.digits(6)}</p>
<p class="j">O Corpo de Bombeiros expede o presente Auto de Vistoria, por meio do Sistema Via Fácil Bombeiros, para a edificação ou área de risco abaixo, nos termos do Regulamento de Segurança contra Incêndio do Estado de São Paulo.</p>${line('Projeto nº:', `${random.digits(6)}/3552205/${issued.slice(0, 4)}`)}${line('Endereço:', `${made.address.street}, ${made.address.number}`)}${line('Município:', made.address.place.city)}${line('Ocupação:', 'J-4 - Depósito')}${line('Proprietário:', made.name)}${line('CNPJ:', maskCnpj(made.id))}${line('Área total aprovada:', '3.410,00 m²')}${line('Validade:', shortDate(addYears(issued, 3)))}
<p class="j">NOTAS: 1) O AVCB deve ser afixado na entrada principal da edificação, em local visível ao público. 2) Compete ao proprietário ou responsável pelo uso a renovação do AVCB.</p><p class="r">${made.address.place.city}, ${longDate(issued)}</p><p class="s">Documento emitido eletronicamente. Para verificar sua autenticidade acesse a página do Corpo de Bombeiros www.corpodebombeiros.sp.gov.br.</p>`
    return { html: sheet({ font: 'Go', sizePt: 11 }, body), error: 'wrong_document_type', detectedType: null }
  },
}
