import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licence } from '../blind-a-licence.ts'

/** An older licence as a plain list with capitals for labels; the term is in years from the issue. */
export const layout: Layout = {
  name: 'blind-a-amazonas-plastics',
  type: 51,
  variants: ['plastics'],
  print(random) {
    const firm = company(random, 'AM', 'Indústria de Embalagens Plásticas')
    const issued = randomDate(random, 2009, 2016)
    const yy = issued.slice(2, 4)
    const number = `${random.int(102, 480)}/0${random.int(4, 8)}-0${random.int(2, 9)}`
    const activity = 'Fabricação de artefatos de material plástico por injeção e sopro'
    const body = html`<p class="c"><b>GOVERNO DO ESTADO DO AMAZONAS</b><br>INSTITUTO DE PROTEÇÃO AMBIENTAL DO ESTADO DO AMAZONAS – IPAAM</p><p class="c" style="font-size:1.35em;margin:6mm 0"><b>LICENÇA DE OPERAÇÃO – L.O. N.º ${number}</b></p><p class="j">O INSTITUTO DE PROTEÇÃO AMBIENTAL DO ESTADO DO AMAZONAS – IPAAM, no uso das atribuições que lhe confere a Lei Estadual n.º 1.532, de 6 de julho de 1982, expede a presente Licença, que autoriza a:</p>
<p><b>INTERESSADO:</b> ${firm.name}</p><p><b>ENDEREÇO P/ CORRESPONDÊNCIA:</b> ${firm.address.street}, ${firm.address.number}, ${firm.address.district}, Manaus-AM</p><p><b>CNPJ/CPF:</b> ${maskCnpj(firm.id)} &nbsp;&nbsp;&nbsp; <b>INSCRIÇÃO ESTADUAL:</b> 04.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}</p><p><b>FONE:</b> (92) 3${random.digits(3)}-${random.digits(4)} &nbsp;&nbsp;&nbsp; <b>FAX:</b> (92) 3${random.digits(3)}-${random.digits(4)}</p><p><b>REGISTRO NO IPAAM:</b> 0${random.digits(3)}.${random.digits(4)} &nbsp;&nbsp;&nbsp; <b>PROCESSO N.º:</b> ${random.digits(4)}/T/0${random.digits(1)}</p><p><b>ATIVIDADE:</b> ${activity}</p><p><b>LOCALIZAÇÃO DA ATIVIDADE:</b> Distrito Industrial, lote 3.${random.int(10, 99)}, no município de Manaus-AM</p><p class="j"><b>FINALIDADE:</b> Autorizar o funcionamento da unidade fabril já instalada, com área útil de 2.${random.digits(3)} m².</p><p><b>POTENCIAL POLUIDOR/DEGRADADOR:</b> PEQUENO &nbsp;&nbsp;&nbsp; <b>PORTE:</b> MÉDIO</p><p><b>PRAZO DE VALIDADE DESTA LICENÇA:</b> 02 ANOS</p>
<p class="b" style="margin-top:5mm">Atenção:</p><ul class="s"><li>Esta licença é composta de 11 restrições e/ou condições constantes no verso, cujo não cumprimento/atendimento sujeitará a sua invalidação e/ou as penalidades previstas em normas.</li><li>Esta licença não comprova nem substitui o documento de propriedade, de posse ou de domínio do imóvel.</li><li>Esta licença deve permanecer na localização da atividade e exposta de forma visível (frente e verso).</li><li>A renovação deve ser requerida 120 dias antes do vencimento.</li></ul>
<p class="r" style="margin-top:8mm">Manaus-AM, ${longDate(issued)}</p><table style="margin-top:18mm"><tr><td class="c">${personName(random, 'm')}<br><b>Diretor Técnico</b></td><td class="c">${personName(random, 'f')}<br><b>Diretora-Presidente</b></td></tr></table><p class="s c" style="margin-top:10mm">Av. Mário Ypiranga Monteiro, 3280 – Parque Dez – Fone: (92) 2123-67${yy} – CEP 69050-030 – Manaus-AM – www.ipaam.am.gov.br</p>`
    return {
      html: sheet({ font: 'Liberation Serif', sizePt: 11, margin: '18mm 20mm' }, body),
      ...licence({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: addYears(issued, 2),
        mainActivity: [activity],
      }),
    }
  },
}
