import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { business, clauses, duties, human, undersigned, whole } from '../blind-w.ts'

/** INEMA of Bahia: a portaria in articles, its term counted from the publication, which a line under it tells. */
export const layout: Layout = licencePages('blind-w-inema-portaria', {
  one: (random) => {
    const owner = business(random, '# Artefatos de Borracha S/A')
    const issued = randomDate(random, 2021, 2025)
    const published = addDays(issued, 2)
    const number = `${random.int(21, 32)}.${random.digits(3)}`
    const key = `INEMA-${hex(random, 4)}-${hex(random, 6)}`
    const activity = 'fabricação de artefatos de borracha para uso industrial'
    return {
      paper: { font: 'Gentium Plus', sizePt: 11.5, margin: '18mm 24mm' },
      body: html`<p class="c">GOVERNO DO ESTADO DA BAHIA<br>SECRETARIA DO MEIO AMBIENTE – SEMA<br><b>INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS – INEMA</b></p>
<p class="c b" style="margin:6mm 0">PORTARIA Nº ${number} DE ${longDate(issued).toUpperCase()}</p>
<p class="j">A DIREÇÃO GERAL DO INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS – INEMA, com fulcro nas atribuições e competências que lhe foram delegadas pela Lei Estadual nº 12.212/11 e pela Lei Estadual nº 10.431/06, alterada pela Lei nº 12.377/11, e tendo em vista o que consta do Processo nº ${year(issued) - 1}.001.${random.digits(6)}/INEMA/LIC-${random.digits(5)}, RESOLVE:</p>
<p class="j"><b>Art. 1º</b> Conceder <b>LICENÇA DE OPERAÇÃO</b>, válida pelo prazo de 05 (cinco) anos, contados da data da publicação desta Portaria, à <b>${owner.name.toUpperCase()}</b>, pessoa jurídica inscrita no ${whole(`CNPJ sob o nº ${maskCnpj(owner.id)}`)}, com sede na ${owner.street}, nº ${owner.door}, ${owner.quarter}, no município de ${owner.town}, para a atividade de ${activity}, no mesmo endereço, mediante o cumprimento da legislação vigente e dos seguintes condicionantes:</p>
${clauses(duties(random, 9, issued), (place) => `${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][place - 1] ?? ''} –`)}
<p class="j"><b>Art. 2º</b> Esta Licença refere-se à análise de viabilidade ambiental de competência do INEMA, cabendo ao interessado obter a anuência e/ou autorização das outras instâncias no âmbito federal, estadual ou municipal, quando couber.</p>
<p class="j"><b>Art. 3º</b> Fica revogada a Portaria nº 14.${random.digits(3)}, de ${longDate(addYears(issued, -5))}.</p>
<p class="j"><b>Art. 4º</b> Esta Portaria entrará em vigor na data de sua publicação.</p>
${undersigned(human(random).toUpperCase(), 'Direção-Geral')}
<p class="s" style="margin-top:8mm">Publicada no Diário Oficial do Estado de ${shortDate(published)}.<br>Verifique a autenticidade deste documento em www.seia.ba.gov.br com a chave ${whole(key)}.</p>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: addYears(published, 5),
        validationLink: 'www.seia.ba.gov.br',
        mainActivity: [activity],
      },
    }
  },
})
