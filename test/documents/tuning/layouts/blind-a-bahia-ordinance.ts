import { company } from '../../generator/companies.ts'
import { addDays, addYears, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licence } from '../blind-a-licence.ts'

/** Ordinances that grant a licence article by article: from the publication on, or until a day. */
export const layout: Layout = {
  name: 'blind-a-bahia-ordinance',
  type: 51,
  variants: ['quarry', 'terminal'],
  print(random, variant) {
    const quarry = variant === 'quarry'
    const firm = company(random, 'BA', quarry ? 'Pedreira' : 'Terminal Portuário')
    const signed = randomDate(random, quarry ? 2014 : 2022, quarry ? 2019 : 2024)
    const published = addDays(signed, 1)
    const number = `${quarry ? random.int(8, 19) : random.int(25, 31)}.${random.digits(3)}`
    const process = `${Number(signed.slice(0, 4)) - 1}.001.00${random.digits(4)}/INEMA/LIC-0${random.digits(4)}`
    const boss = personName(random, quarry ? 'f' : 'm')
    const key = alphanumeric(random, 10).toUpperCase()
    const ends = addYears(signed, 4)
    const activity = quarry
      ? 'lavra a céu aberto e britagem de gnaisse para uso na construção civil'
      : 'armazenamento de granéis sólidos de origem vegetal em terminal portuário'
    const term = quarry
      ? html`válida pelo prazo de 05 (cinco) anos, contados da publicação desta Portaria,`
      : html`com validade até ${longDate(ends)},`
    const body = html`<p class="c"><b>GOVERNO DO ESTADO DA BAHIA</b><br>SECRETARIA DO MEIO AMBIENTE – SEMA<br>INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS – INEMA</p><p class="b">PORTARIA Nº ${number} DE ${longDate(signed).toUpperCase()}. ${quarry ? `Publicada no D.O.E. de ${shortDate(published)}.` : ''}</p>
<p class="j">${quarry ? 'A DIRETORA GERAL' : 'O DIRETOR-GERAL'} DO INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS – INEMA, com fulcro nas atribuições e competências que lhe foram delegadas pela Lei Estadual nº 12.212/2011 e Lei Estadual nº 10.431/2006, alterada pela Lei nº 12.377/2011, regulamentada pelo Decreto Estadual nº 14.024/2012 e, tendo em vista o que consta do Processo nº ${process}, RESOLVE:</p>
<p class="j"><b>Art. 1º</b> - Conceder ${quarry ? 'RENOVAÇÃO DE LICENÇA DE OPERAÇÃO' : 'LICENÇA DE OPERAÇÃO'}, ${term} a ${firm.name.toUpperCase()}, pessoa jurídica inscrita no CNPJ sob o nº ${maskCnpj(firm.id)}, com sede na ${firm.address.street}, nº ${firm.address.number}, ${firm.address.district}, no município de ${firm.address.place.city}, para a atividade de ${activity}, no mesmo município, nas coordenadas 12°4${random.digits(1)}'1${random.digits(1)}''S e 38°2${random.digits(1)}'0${random.digits(1)}''W, mediante o cumprimento da legislação vigente e dos seguintes condicionantes: I. ${quarry ? 'realizar o monitoramento de vibração e de pressão acústica a cada detonação' : 'manter em operação o sistema de despoeiramento das moegas'}; II. apresentar, anualmente, relatório de gestão dos resíduos sólidos, acompanhado dos certificados de destinação; III. executar o Programa de Educação Ambiental, conforme cronograma, no prazo de 180 dias; IV. requerer previamente ao INEMA a competente licença para alteração que venha a ocorrer no projeto ora licenciado.</p>
<p class="j"><b>Art. 2º</b> - ${quarry ? `Esta renovação sucede à Portaria nº 3.${random.digits(3)}, de ${longDate(addYears(signed, -4))}, cuja vigência fora de 04 (quatro) anos.` : `Fica revogada a Licença de Implantação objeto da Portaria nº 17.${random.digits(3)}/2018, válida até ${shortDate(addYears(signed, -1))}.`}</p><p class="j"><b>Art. 3º</b> - Esta licença refere-se à análise de viabilidade ambiental de competência do INEMA, cabendo ao interessado obter a anuência e/ou autorização das outras instâncias no âmbito federal, estadual ou municipal, quando couber.</p><p class="j"><b>Art. 4º</b> - Estabelecer que esta licença, bem como cópias dos documentos relativos ao cumprimento dos condicionantes acima citados, sejam mantidas disponíveis à fiscalização.</p><p class="j"><b>Art. 5º</b> - Esta Portaria entrará em vigor na data de sua publicação.</p><p class="c" style="margin-top:12mm">${boss.toUpperCase()}<br>${quarry ? 'Diretora Geral' : 'Diretor-Geral'}</p>
${quarry ? '' : html`<p class="s" style="border-top:1px solid #999;margin-top:12mm">A autenticidade deste documento pode ser verificada em http://sistema.seia.ba.gov.br/validar com o código ${key}.</p>`}`
    return {
      html: sheet(
        quarry
          ? { font: 'Liberation Sans', sizePt: 10.5, margin: '20mm 24mm' }
          : { font: 'Caladea', sizePt: 11, margin: '22mm' },
        body,
      ),
      ...licence({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: quarry ? null : key,
        expirationDate: quarry ? addYears(published, 5) : ends,
        validationLink: quarry ? null : 'http://sistema.seia.ba.gov.br/validar',
        mainActivity: [activity],
      }),
    }
  },
}
