import { addYears, inWords, longDate, randomDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { fullName } from '../citizens.ts'
import { duties } from '../duties.ts'
import { firm } from '../firms.ts'

/** Bahia: a portaria in articles; its own number is the licence's. */
export const layout: Layout = {
  name: 'bahia-ordinance',
  type: 51,
  variants: ['wind-farm', 'dangerous-waste'],
  print(random, variant) {
    const waste = variant === 'dangerous-waste'
    const made = firm(random, 'BA', waste ? 'Ambiental Coletas' : 'Energias Renováveis')
    const issued = randomDate(random, 2019, 2024)
    const years = waste ? 3 : 5
    const serial = `${random.int(18, 29)}.${random.digits(3)}`
    const activity = waste
      ? 'transporte rodoviário de resíduos perigosos - Classe I'
      : 'geração de energia elétrica a partir de fonte eólica'
    const body = html`<p class="c"><b>GOVERNO DO ESTADO DA BAHIA</b><br>Secretaria do Meio Ambiente<br><b>INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS - INEMA</b></p>
<p class="b" style="margin:8mm 0">PORTARIA Nº ${serial} DE ${longDate(issued).toUpperCase()}.</p><p class="j"><b>A DIRETORA GERAL DO INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS - INEMA</b>, com fulcro nas atribuições e competências que lhe foram delegadas pela Lei Estadual nº 12.212/11 e Lei Estadual nº 10.431/06, alterada pela Lei nº 12.377/11, regulamentada pelo Decreto Estadual nº 14.024/12 e, tendo em vista o que consta do Processo nº ${year(issued) - 1}.001.00${random.digits(4)}/INEMA/LIC-0${random.digits(4)}, <b>RESOLVE</b>:</p>
<p class="j"><b>Art. 1º</b> - Conceder LICENÇA DE OPERAÇÃO, válida pelo prazo de 0${years} (${inWords(years)}) anos, à <b>${made.name}</b>, inscrita no CNPJ sob o nº ${maskCnpj(made.id)}, com sede na ${made.address.street}, nº ${made.address.number}, ${made.address.district}, no município de ${made.address.place.city}, para ${activity}${waste ? '' : ', localizada na zona rural do mesmo município'}, mediante o cumprimento da legislação vigente e dos seguintes condicionantes:</p>
${duties(random, 6).map((text, index) => html`<p class="j"><b>${['I', 'II', 'III', 'IV', 'V', 'VI'][index]}.</b> ${text.replace(/\.$/, ';')}</p>`)}
<p class="j"><b>Art. 2º</b> - Esta Licença refere-se à análise de viabilidade ambiental de competência do INEMA, cabendo ao interessado obter a anuência e/ou autorização das outras instâncias no âmbito Federal, Estadual ou Municipal, quando couber, para que a mesma alcance seus efeitos legais.</p><p class="j"><b>Art. 3º</b> - Estabelecer que esta Licença, bem como cópias dos documentos relativos ao cumprimento dos condicionantes acima citados, sejam mantidos disponíveis à fiscalização do INEMA e aos demais órgãos do Sistema Estadual de Administração dos Recursos Ambientais - SEARA.</p><p class="j"><b>Art. 4º</b> - Esta Portaria entrará em vigor na data de sua publicação.</p><p class="c b" style="margin-top:14mm">${fullName(random, 'f').toUpperCase()}<br>Diretora Geral</p>`
    return {
      html: sheet({ font: 'Charis SIL', sizePt: 11.5, margin: '20mm 24mm' }, body),
      data: licenceData({
        id: made.id,
        number: serial,
        scope: 'STATE',
        expirationDate: addYears(issued, years),
        mainActivity: [activity],
        authorizationDangerousProducts: waste,
      }),
    }
  },
}
