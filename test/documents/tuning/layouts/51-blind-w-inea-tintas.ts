import { addYears, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { business, clauses, duties, human, undersigned, whole } from '../blind-w.ts'

/** INEA of Rio de Janeiro: prose that grants, the activity between two half sentences, a long date as the term. */
export const layout: Layout = licencePages('blind-w-inea-tintas', {
  one: (random) => {
    const owner = business(random, '# TINTAS E VERNIZES S.A.', '0003')
    const issued = randomDate(random, 2021, 2024)
    const expires = addYears(issued, 6)
    const number = `IN0${random.int(47110, 58900)}`
    const activity = 'fabricação de tintas imobiliárias à base de água e de vernizes para madeira'
    return {
      paper: { font: 'PT Serif', sizePt: 11, margin: '15mm 22mm' },
      body: html`<div class="c">${crest(15, '#1f4e79')}<br>GOVERNO DO ESTADO DO RIO DE JANEIRO<br>SECRETARIA DE ESTADO DO AMBIENTE E SUSTENTABILIDADE<br><b>INSTITUTO ESTADUAL DO AMBIENTE – INEA</b></div>
<p class="c" style="font-size:17pt;margin:5mm 0"><b>LICENÇA DE OPERAÇÃO</b><br><span style="font-size:13pt">LO Nº ${number}</span></p>
<p class="j">O Instituto Estadual do Ambiente, no uso das atribuições que lhe são conferidas pela Lei nº 5.101, de 04 de outubro de 2007, e pelo Decreto nº 46.890, de 23 de dezembro de 2019, concede a presente Licença de Operação a</p>
<p style="margin-left:10mm"><b>${owner.name.toUpperCase()}</b><br>CNPJ/CPF: ${maskCnpj(owner.id)} &nbsp;&nbsp;&nbsp; Código INEA: UN0${random.digits(5)}/20.71.10<br>Endereço: ${owner.street}, ${owner.door} – ${owner.quarter} – ${owner.town}</p>
<p>para realizar a atividade de</p>
<p style="margin-left:10mm">${activity}</p>
<p>no seguinte local:</p>
<p style="margin-left:10mm">Estrada do Rio Fundo, lote 14, quadra C – Distrito Industrial, município ${owner.town}</p>
<p class="b">Condições de Validade</p>
${clauses(duties(random, 6, issued), (place) => `${place} -`)}
<p class="j" style="margin-top:4mm">Esta licença é válida até ${whole(longDate(expires))}, respeitadas as condições nela estabelecidas, e é concedida com base nos documentos e informações constantes do Processo nº SEI-070002/${random.digits(6)}/${year(issued) - 1} e seus anexos. O inadimplemento das condições sujeita o titular às sanções da Lei nº 3.467/2000.</p>
<p class="r">Rio de Janeiro, ${longDate(issued)}</p>
${undersigned(human(random), 'Diretoria de Licenciamento Ambiental – ID 5.087.221-4')}`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [activity],
      },
    }
  },
})
