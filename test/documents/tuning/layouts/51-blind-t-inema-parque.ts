import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { demands, firm, listed, signs, somebody } from '../blind-t.ts'

/** INEMA: a portaria in articles; the term runs from the day of publication, which is printed at the end. */
export const layout: Layout = licencePages('blind-t-inema-parque', {
  one: (random) => {
    const owner = firm(random, 'EÓLICA ~ GERADORA DE ENERGIA SPE S.A.')
    const issued = randomDate(random, 2019, 2023)
    const published = addDays(issued, 3)
    const number = `${random.int(17, 29)}.${random.digits(3)}`
    const activity = 'Geração de energia elétrica de fonte eólica'
    return {
      paper: { font: 'Liberation Serif', sizePt: 12, margin: '20mm 24mm' },
      body: html`<p class="c b">GOVERNO DO ESTADO DA BAHIA<br>Secretaria do Meio Ambiente<br>INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS – INEMA</p>
<p class="c b" style="margin:7mm 0">PORTARIA Nº ${number} DE ${longDate(issued).toUpperCase()}</p>
<p class="j">A DIRETORA-GERAL DO INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS – INEMA, com fulcro nas atribuições e competências que lhe foram delegadas pela Lei Estadual nº 12.212/11 e Lei Estadual nº 10.431/06, regulamentada pelo Decreto Estadual nº 14.024/12, e tendo em vista o que consta do Processo nº ${year(issued) - 1}.001.${random.digits(6)}/INEMA/LIC-${random.digits(5)}, RESOLVE:</p>
<p class="j"><b>Art. 1º</b> Conceder LICENÇA DE OPERAÇÃO, válida pelo prazo de 05 (cinco) anos, a contar da data da publicação desta Portaria, a ${owner.name.toUpperCase()}, pessoa jurídica inscrita no CNPJ sob nº ${maskCnpj(owner.id)}, com sede na ${owner.road}, município de ${owner.city}.</p>
<p class="j"><b>Art. 2º</b> Fica definida como atividade licenciada:<br>${activity}.</p>
<p class="j"><b>Art. 3º</b> A titular cumprirá a legislação vigente e os seguintes condicionantes:</p>
${listed(demands(random, 5, issued), (place) => `${['I', 'II', 'III', 'IV', 'V'][place - 1]} –`)}
<p class="j"><b>Art. 4º</b> Fica revogada a Portaria nº ${random.int(11, 16)}.${random.digits(3)}, de ${shortDate(addYears(issued, -3))}.</p>
<p class="j"><b>Art. 5º</b> Esta Portaria entrará em vigor na data de sua publicação.</p>
${signs(somebody(random).toUpperCase(), 'Diretora-Geral')}
<p class="s" style="margin-top:8mm">Publicada no Diário Oficial do Estado de ${shortDate(published)}.</p>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        expirationDate: addYears(published, 5),
        mainActivity: [activity],
      },
    }
  },
})
