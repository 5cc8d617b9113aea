import { company } from '../../generator/companies.ts'
import { addYears, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { licence } from '../blind-a-licence.ts'

/** A town's form with a coloured head and labels over values; the CNPJ has a wrong digit. */
export const layout: Layout = {
  name: 'blind-a-goias-town',
  type: 51,
  variants: ['wrong-cnpj'],
  print(random) {
    const firm = company(random, 'GO', 'Cerâmica')
    const id = breakCheckDigit(firm.id)
    const issued = randomDate(random, 2018, 2024)
    const ends = addYears(issued, 2)
    const number = `${random.int(11000, 29000)}`
    const activity = 'Fabricação de tijolos e telhas cerâmicas'
    const box = (label: string, value: string, width: number) =>
      html`<div style="width:${width}%"><small>${label}</small>${value}</div>`
    const body = html`<div style="background:#1f6b3b;color:#fff;padding:3mm 4mm;display:flex;gap:4mm">${crest(14, '#dfe')}<div><b>MUNICÍPIO DE ANÁPOLIS</b><br>Secretaria Municipal de Meio Ambiente, Habitação e Planejamento Urbano<br>Diretoria de Licenciamento</div></div>
<div class="w">${box('DOCUMENTO', 'LICENÇA AMBIENTAL DE FUNCIONAMENTO', 55)}${box('Nº', number, 20)}${box('VIA', '1ª – requerente', 25)}${box('NOME / RAZÃO SOCIAL', firm.name.toUpperCase(), 65)}${box('CPF / CNPJ', maskCnpj(id), 35)}${box('NOME DE FANTASIA', 'Cerâmica do Planalto', 50)}${box('INSCRIÇÃO MUNICIPAL', random.digits(6), 25)}${box('PROCESSO', `000${random.digits(6)}/${issued.slice(0, 4)}`, 25)}${box('LOGRADOURO', `${firm.address.street}, ${firm.address.number}`, 60)}${box('BAIRRO', firm.address.district, 40)}${box('ATIVIDADE', activity, 60)}${box('GRAU DE IMPACTO', 'Médio', 20)}${box('CNAE', '2342-7/02', 20)}${box('EMISSÃO', shortDate(issued), 25)}${box('VALIDADE', shortDate(ends), 25)}${box('HORÁRIO', '7h às 18h', 25)}${box('ÁREA (m²)', '3.450,00', 25)}</div>
<p class="b" style="margin-top:4mm">CONDIÇÕES</p><p class="j s">1 – A argila deve provir de jazida licenciada e registrada na ANM. 2 – A lenha deve ter origem comprovada por Documento de Origem Florestal. 3 – Emissões da chaminé dentro dos limites da Resolução CONAMA 436/2011, com medição até ${shortDate(addYears(issued, 1))}. 4 – Cacos e cinzas reaproveitados ou destinados a aterro. 5 – A falta de renovação, requerida 30 dias antes do vencimento, sujeita o infrator às penas da Lei nº 9.605/98. 6 – Esta licença sucede à de nº ${random.int(100, 999)}, de ${shortDate(addYears(issued, -2))}.</p>
<table style="margin-top:22mm"><tr><td class="c">${personName(random, 'm')}<br><small>Diretor de Licenciamento</small></td><td class="c">${personName(random, 'f')}<br><small>Secretária Municipal</small></td></tr></table><p class="c s" style="margin-top:10mm">AFIXAR EM LOCAL VISÍVEL – Denúncias: 156</p>`
    return {
      html: sheet(
        {
          font: 'Noto Sans',
          sizePt: 10,
          css: '.w { display: flex; flex-wrap: wrap; margin-top: 2mm } .w div { border: .5px solid #1f6b3b; padding: 1mm 2mm } small { display: block; font-size: 6.6pt; color: #1f6b3b }',
        },
        body,
      ),
      ...licence({
        id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: ends,
        mainActivity: [activity],
        documentValidation: false,
      }),
    }
  },
}
