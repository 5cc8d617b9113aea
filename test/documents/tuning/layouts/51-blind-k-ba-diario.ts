import { addDays, addYears, longDate, randomDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { firm, someone } from '../blind-k.ts'

const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
]

/** Bahia: the portaria as the official gazette prints it, its term counted from the day of the gazette. */
export const layout: Layout = {
  name: 'blind-k-ba-diario',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, '* TRANSPORTE DE QUÍMICOS LTDA.')
    const signed = randomDate(random, 2021, 2024)
    const published = addDays(signed, 1)
    const weekday = WEEKDAYS[new Date(`${published}T00:00:00Z`).getUTCDay()] ?? ''
    const number = `2${random.int(4, 9)}.${random.digits(3)}`
    const activity = 'transporte rodoviário de produtos perigosos das classes 3 e 8'
    return {
      html: sheet(
        {
          font: 'Tinos',
          sizePt: 10,
          margin: '14mm 16mm',
          css: '.cols { columns: 2; column-gap: 7mm; text-align: justify } .head { border-bottom: .8mm solid #000; display: flex; justify-content: space-between; margin-bottom: 4mm } .mast { font-size: 22pt; font-weight: bold }',
        },
        html`<div class="head"><span class="mast">DIÁRIO OFICIAL</span><span class="r s">Estado da Bahia<br>Salvador, ${weekday}, ${longDate(published)}<br>Ano CVIII – Nº 23.${random.digits(3)} – EXECUTIVO – 41</span></div>
<div class="cols"><p class="b c">SECRETARIA DO MEIO AMBIENTE</p><p class="b c">INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS – INEMA</p>
<p><b>PORTARIA Nº ${number} DE ${longDate(signed).toUpperCase()}.</b> A DIRETORA-GERAL DO INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS – INEMA, no exercício da competência que lhe foi delegada pela Lei Estadual nº 12.212/11 e pelo Decreto Estadual nº 14.024/12, e tendo em vista o que consta do Processo nº ${year(signed) - 1}.001.00${random.digits(4)}/INEMA/LIC-0${random.digits(4)}, RESOLVE: <b>Art. 1º</b> Conceder RENOVAÇÃO DE LICENÇA DE OPERAÇÃO, válida pelo prazo de 03 (três) anos, contados da data da publicação desta Portaria, à empresa <b>${holder.name}</b>, inscrita no CNPJ sob o nº ${maskCnpj(holder.id)}, com sede na ${holder.street}, no município de Camaçari, para a atividade de ${activity}, mediante o cumprimento da legislação vigente e dos seguintes condicionantes: <b>I.</b> requerer previamente ao INEMA a competente licença para a alteração que venha a ocorrer; <b>II.</b> renovar, em até 90 dias, o seguro ambiental da frota; <b>III.</b> manter atualizado o Plano de Emergência, com simulado a cada 06 (seis) meses; <b>IV.</b> realizar a manutenção e a lavagem dos tanques apenas em estabelecimentos licenciados; <b>V.</b> apresentar, até 30 de março de ${year(signed) + 1}, a relação dos condutores habilitados. <b>Art. 2º</b> Esta Licença refere-se à análise de viabilidade ambiental de competência do INEMA, cabendo ao interessado obter a Anuência e/ou Autorização das outras instâncias no Âmbito Federal, Estadual ou Municipal, quando couber. <b>Art. 3º</b> Fica revogada a Portaria nº 1${random.digits(1)}.${random.digits(3)}, publicada no D.O.E. de ${longDate(addYears(published, -4))}. <b>Art. 4º</b> Estabelecer que esta Licença, bem como cópias dos documentos relativos ao cumprimento dos condicionantes, sejam mantidos disponíveis à fiscalização. <b>Art. 5º</b> Esta Portaria entrará em vigor na data de sua publicação.</p>
<p class="b c">${someone(random).toUpperCase()}<br>Diretora-Geral</p></div>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'STATE',
        expirationDate: addYears(published, 3),
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      }),
    }
  },
}
