import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Amapá: captions on lines of their own, the activity in capitals over several lines, measures right under it. */
export const layout: Layout = {
  name: 'amapa-lined',
  type: 51,
  variants: ['wrapped', 'heading-twice'],
  print(random, variant) {
    const twice = variant === 'heading-twice'
    const firm = company(random, 'PA', 'Mineração')
    const issued = randomDate(random, 2019, 2025)
    const years = random.pick([2, 3, 4])
    const number = `0${random.digits(3)}/${year(issued)}`
    const code = `${hex(random, 8)}-${hex(random, 4)}`
    const activity = twice
      ? 'EXPLORAÇÃO FLORESTAL DE AÇAÍ NATIVO PARA PALMITO, COM AGROINDÚSTRIA DE CONSERVAS'
      : 'LAVRA GARIMPEIRA DE OURO COM USO DE RETROESCAVADEIRA E RECUPERAÇÃO CONCOMITANTE DAS CAVAS, INCLUINDO OFICINA DE MANUTENÇÃO E PONTO DE ABASTECIMENTO DA FROTA PRÓPRIA'
    const field = (label: string, value: string) =>
      html`<p class="f"><span class="l">${label}</span><br>${value}</p>`
    const body = html`<p class="c">${crest(15, '#274')}<br>GOVERNO DO ESTADO DO AMAPÁ<br>SECRETARIA DE ESTADO DO MEIO AMBIENTE</p><p class="c b" style="font-size:14pt">LICENÇA DE OPERAÇÃO N.º ${number}</p>
<p class="j">O Secretário de Estado do Meio Ambiente, com base na Lei Complementar nº 005/94, expede a presente licença, que autoriza a:</p>
${field('RAZÃO SOCIAL', firm.name.toUpperCase())}${field('CNPJ', maskCnpj(firm.id))}${field('ENDEREÇO', `${firm.address.street.toUpperCase()}, ${firm.address.number}`)}
${twice ? html`<p class="h">ATIVIDADE</p><p class="s">Atividade desenvolvida conforme requerimento nº ${random.digits(4)}/${year(issued)}</p>${field('ATIVIDADE LICENCIADA', activity)}` : field('DESCRIÇÃO DA ATIVIDADE A SER DESENVOLVIDA', activity)}
${field('PORTE', 'MÉDIO')}${field('POTENCIAL POLUIDOR/DEGRADADOR', 'ALTO')}${field('VENCIMENTO DA LICENÇA', shortDate(addYears(issued, years)))}
<p>Macapá - AP, ${longDate(issued)}</p><p class="c" style="margin-top:8mm">${person(random, { gender: 'f' }).name}<br>Secretária de Estado</p>
<p class="h">CONDICIONANTES</p>${conditions(random, 6)}<p class="s">Verifique este documento em sema.ap.gov.br/autenticar digitando o código ${code}.</p>`
    return {
      html: sheet(
        {
          font: twice ? 'Carlito' : 'Liberation Serif',
          sizePt: 10.5,
          css: '.f{margin:0 0 1.5mm}.l{font-size:.78em;font-weight:bold}.h{background:#ddd;font-weight:bold}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: addYears(issued, years),
        validationLink: 'sema.ap.gov.br/autenticar',
        mainActivity: [activity],
      }),
    }
  },
}
