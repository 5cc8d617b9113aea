import { company } from '../../generator/companies.ts'
import { addYears, inWords, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Bahia: the licence is a portaria; everything is inside one article. */
export const layout: Layout = {
  name: 'inema-ba',
  type: 51,
  variants: ['plant', 'carrier', 'rural'],
  print(random, variant) {
    const firm = company(random, 'BA', variant === 'carrier' ? 'Transportes' : undefined)
    const owner = person(random, { uf: 'BA', gender: 'm' })
    const rural = variant === 'rural'
    const issued = randomDate(random, 2014, 2024)
    const years = random.pick([3, 4, 5, 8])
    const number = `${random.int(10, 29)}.${random.digits(3)}`
    const activity =
      {
        plant: 'fabricar resinas termoplásticas, com capacidade instalada de 120.000 t/ano',
        carrier: 'transportar produtos perigosos das classes de risco 2, 3, 6 e 8, em todo o Estado da Bahia',
        rural: 'operar agricultura irrigada em área de 180,5 ha',
      }[variant] ?? ''
    const city = firm.address.place.city
    const director = person(random, { gender: 'f' })
    const key = `LIC-${random.digits(5)}-${year(issued)}`
    const body = html`<table><tr><td>${crest(16, '#1b4f9c')}</td><td class="r s b">GOVERNO DO ESTADO DA BAHIA<br>SECRETARIA DO MEIO AMBIENTE<br>INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS - INEMA</td></tr></table>
<p class="j b" style="margin-top:8mm">PORTARIA Nº ${number} DE ${longDate(issued)}.</p>
<p class="j">A DIRETORA GERAL DO INSTITUTO DO MEIO AMBIENTE E RECURSOS HÍDRICOS - INEMA, com fulcro nas atribuições e competências que lhe foram delegadas pela Lei Estadual nº 12.212/11 e Lei Estadual nº 10.431/06, alterada pela Lei nº 12.377/11, regulamentada pelo Decreto Estadual nº 14.024/12 e, tendo em vista o que consta do Processo nº ${year(issued) - 1}.001.${random.digits(6)}/INEMA/LIC-0${random.digits(4)}, RESOLVE:</p>
<p class="j"><b>Art. 1º</b> - Conceder <b>${variant === 'plant' ? 'RENOVAÇÃO DA LICENÇA DE OPERAÇÃO' : 'LICENÇA DE OPERAÇÃO'}</b>, válida pelo prazo de 0${years} (${inWords(years)}) anos, a ${rural ? html`<b>${owner.name.toUpperCase()}</b>, inscrito no CPF sob o nº ${maskCpf(owner.cpf)}, com endereço na Fazenda Cocal Inventado` : html`<b>${firm.name.toUpperCase()}</b>, inscrita no CNPJ sob o nº ${maskCnpj(firm.id)}, com sede na ${firm.address.street}, nº ${firm.address.number}`}, no município de ${city}, para ${activity}, mediante o cumprimento da legislação vigente e dos condicionantes constantes da íntegra da Portaria que se encontra no referido Processo.</p>
<p class="j"><b>Art. 2º</b> - Esta Licença refere-se à análise de viabilidade ambiental de competência do INEMA, cabendo ao interessado obter a Anuência e/ou Autorização das outras instâncias no âmbito Federal, Estadual ou Municipal, quando couber, para que a mesma alcance seus efeitos legais.</p>
${variant === 'plant' ? html`<p class="j">Parágrafo único. Fica revogada a Portaria nº ${random.int(10, 99)}.${random.digits(3)}, publicada no D.O.E. de ${longDate(addYears(issued, -5))}, válida por 04 (quatro) anos.</p>` : ''}
<p class="j"><b>Art. 3º</b> - Estabelecer os seguintes condicionantes:</p>${conditions(random, 10)}
<p class="j"><b>Art. 4º</b> - Estabelecer que esta Licença, bem como cópias dos documentos relativos ao cumprimento dos condicionantes acima citados, sejam mantidas disponíveis à fiscalização do INEMA e aos demais órgãos do Sistema Estadual de Administração dos Recursos Ambientais - SEARA.</p>
<p class="j"><b>Art. 5º</b> - Esta Portaria entrará em vigor na data de sua publicação.</p>
<p class="c" style="margin-top:10mm"><b>${director.name.toUpperCase()}</b><br>Diretora Geral</p>
<p class="s">A veracidade deste documento pode ser verificada em http://www.seia.ba.gov.br/portal/validar<br>Código: ${key}</p>`
    return {
      html: sheet({ font: 'Liberation Serif', sizePt: 11.5, margin: '20mm 25mm' }, body),
      data: licenceData({
        id: rural ? owner.cpf : firm.id,
        number,
        scope: 'STATE',
        accessKey: key,
        expirationDate: addYears(issued, years),
        validationLink: 'http://www.seia.ba.gov.br/portal/validar',
        mainActivity: [activity],
        authorizationDangerousProducts: variant === 'carrier',
      }),
    }
  },
}
