import { company } from '../../generator/companies.ts'
import { addMonths, inWords, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'

/** A small town in Rio Grande do Sul that copies the state's form: only the letterhead says whose it is. */
export const layout: Layout = {
  name: 'prefeitura-form',
  type: 51,
  variants: ['months', 'words', 'none', 'person'],
  print(random, variant) {
    const firm = company(random, 'RS')
    const town = random.pick(['Vista do Jacuí', 'Nova Pinhal', 'Três Arroios do Sul'])
    const owner = person(random, { uf: 'RS', gender: 'm' })
    const natural = variant === 'person'
    const issued = randomDate(random, 2015, 2024)
    const months = random.pick([24, 36, 48])
    const number = `${random.int(9, 240)}/${year(issued)}`
    const activity = random.pick([
      'OFICINA MECÂNICA COM TROCA DE ÓLEO',
      'SERRARIA E BENEFICIAMENTO DE MADEIRA',
      'LAVAGEM COMERCIAL DE VEÍCULOS',
      'FABRICAÇÃO DE MÓVEIS COM PINTURA',
    ])
    const term = {
      months: html`Esta licença é válida por ${months} (${inWords(months)}) meses a partir da data de emissão.`,
      words: html`A presente licença tem prazo de validade de ${inWords(months / 12)} anos, contados da data de sua expedição.`,
      none: html`A presente licença perde a validade caso os dados fornecidos não correspondam à realidade.`,
      person: html`Válida até: ${shortDate(addMonths(issued, months))}`,
    }[variant]
    const line = (label: string, value: string) => html`<p class="ln"><b>${label}</b> ${value}</p>`
    const body = html`<div class="c">${crest(17, '#8a5a00')}<br><b>ESTADO DO RIO GRANDE DO SUL<br>PREFEITURA MUNICIPAL DE ${town.toUpperCase()}</b><br>SECRETARIA MUNICIPAL DE AGRICULTURA E MEIO AMBIENTE</div>
<h1>LICENÇA DE OPERAÇÃO</h1><p class="c"><b>LO Nº ${number}</b></p><p class="s">Processo Administrativo nº ${random.int(100, 999)}/${year(issued)} - Protocolo ${random.digits(5)}</p>
<p class="j">A Secretaria Municipal de Agricultura e Meio Ambiente, criada pela Lei Municipal nº ${random.int(800, 2400)}, no uso das atribuições que lhe confere a Lei Federal nº 6.938, de 31/08/81, e a Resolução CONSEMA nº 372/2018, que trata das atividades de impacto local, expede a presente LICENÇA DE OPERAÇÃO, que autoriza:</p>
<h3>I - Identificação</h3>
${line('EMPREENDEDOR:', natural ? owner.name.toUpperCase() : firm.name.toUpperCase())}${line('CPF/CNPJ:', natural ? maskCpf(owner.cpf) : maskCnpj(firm.id))}${line('ENDEREÇO:', oneLine(firm.address))}${line('ATIVIDADE:', activity)}${line('CODRAM:', random.pick(['3.430,20', '1.510,10', '3.422,20']))}${line('PORTE:', 'Pequeno')}${line('POTENCIAL POLUIDOR:', 'Médio')}
${natural ? '' : line('RESPONSÁVEL LEGAL:', `${owner.name}, CPF ${maskCpf(owner.cpf)}`)}
<h3>II - Condições e restrições</h3>${conditions(random, 7)}
<h3>III - Da validade</h3><p class="j">${term}</p>
<p class="r">${town}, ${longDate(issued)}.</p>
<table style="margin-top:16mm"><tr><td class="c">_________________________<br>${person(random, { gender: 'f' }).name}<br><span class="s">Licenciadora Ambiental - CRBio 0${random.digits(4)}-03</span></td><td class="c">_________________________<br>${person(random, { gender: 'm' }).name}<br><span class="s">Secretário Municipal</span></td></tr></table>`
    return {
      html: sheet(
        {
          font: 'DejaVu Serif',
          sizePt: 9.5,
          css: 'h1{text-align:center;font-size:16pt;margin:4mm 0 1mm}h3{font-size:10pt;margin:3mm 0 1mm}.ln{margin:0 0 1mm}',
        },
        body,
      ),
      data: licenceData({
        id: natural ? owner.cpf : firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: variant === 'none' ? null : addMonths(issued, variant === 'words' ? months : months),
        mainActivity: [activity],
        // Without a term the minimum set of docs/domain.md 4.2 is not complete.
        documentValidation: variant !== 'none',
      }),
    }
  },
}
