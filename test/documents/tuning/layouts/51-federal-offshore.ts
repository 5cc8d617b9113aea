import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** IBAMA in prose: the licence `relativa a` or `referente ao empreendimento`, then numbered conditions of validity. */
export const layout: Layout = {
  name: 'federal-offshore',
  type: 51,
  variants: ['relative', 'production'],
  print(random, variant) {
    const relative = variant === 'relative'
    const firm = company(random, 'RJ', 'Logística')
    const issued = randomDate(random, 2019, 2025)
    const years = relative ? 6 : 8
    const number = `${random.int(1400, 1790)}/${year(issued)}`
    const verifier = random.digits(8)
    const crc = hex(random, 8)
    const link = 'https://sei.ibama.gov.br/documento/conferir'
    const activity = relative
      ? 'Sistema de Escoamento de Óleo da Bacia Imaginária, composto por duto de 24 polegadas com 96 km de extensão e duas estações de bombeamento'
      : 'Produção e Escoamento de Petróleo e Gás Natural no Campo de Albatroz'
    const body = html`<p class="c">${crest(17)}<br>MINISTÉRIO DO MEIO AMBIENTE E MUDANÇA DO CLIMA<br>INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS</p><p class="c b">LICENÇA DE OPERAÇÃO (LO) Nº ${number}</p><p class="b">VALIDADE: ${years} ANOS</p><p class="s">(A partir da data da assinatura)</p>
<p class="j">O PRESIDENTE DO INSTITUTO BRASILEIRO DO MEIO AMBIENTE E DOS RECURSOS NATURAIS RENOVÁVEIS, no uso das atribuições que lhe conferem o Decreto nº 8.973/2017 e o Regimento Interno, RESOLVE expedir a presente Licença de Operação a:</p>
<p><b>EMPRESA:</b> ${firm.name}<br><b>CNPJ:</b> ${maskCnpj(firm.id)}<br><b>CTF:</b> ${random.digits(6)}<br><b>ENDEREÇO:</b> ${firm.address.street}, ${firm.address.number}<br><b>CEP:</b> ${random.digits(5)}-${random.digits(3)} <b>CIDADE:</b> Rio de Janeiro <b>UF:</b> RJ<br><b>TELEFONE:</b> (21) 3${random.digits(3)}-${random.digits(4)}</p>
${relative ? html`<p class="j">Relativa ao empreendimento: ${activity}.</p>` : html`<p class="j">Referente à Atividade de ${activity}, localizado na Bacia de Santos, a 180 km da costa do Estado do Rio de Janeiro.</p>`}
<p class="j">Esta licença é válida pelo período acima, a partir da data de assinatura, observadas as condições deste documento e seus anexos, que, embora não transcritos, são partes integrantes desta licença.</p><p class="c">Brasília, ${longDate(issued)}.</p><p class="c b">${person(random, { gender: 'm' }).name.toUpperCase()}<br>Presidente do Ibama</p><p class="s">A autenticidade deste documento pode ser conferida no site ${link}, informando o código verificador ${verifier} e o código CRC ${crc}.</p><div class="break"><p class="c b">CONDIÇÕES DE VALIDADE DA LICENÇA DE OPERAÇÃO Nº ${number}</p>${conditions(random, 12)}</div>`
    return {
      html: sheet({ font: relative ? 'Carlito' : 'Liberation Sans', sizePt: 11 }, body),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'FEDERAL',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(issued, years),
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}
