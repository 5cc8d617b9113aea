import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { branchOf, maskCnpj } from '../../generator/numbers.ts'
import { fullName } from '../citizens.ts'
import { duties } from '../duties.ts'
import { firm } from '../firms.ts'
import { numbered, signature } from '../parts.ts'
import { inOneLine } from '../towns.ts'

/** A state capital: head office and branch, a consultant's CNPJ and the city's own in the footer. */
export const layout: Layout = {
  name: 'capital-dispatch',
  type: 51,
  variants: ['clinic', 'garage'],
  print(random, variant) {
    const clinic = variant === 'clinic'
    const made = firm(random, 'PR', clinic ? 'Serviços de Saúde' : 'Viação')
    const consultant = firm(random, 'PR', 'Consultoria Ambiental')
    const issued = randomDate(random, 2019, 2024)
    const expires = addYears(issued, 2)
    const number = `${issued.slice(2, 4)}/${random.int(100, 990)}`
    const activity = clinic
      ? 'Atividades de atendimento hospitalar, com 84 leitos'
      : 'Garagem de ônibus com abastecimento, lavagem e manutenção mecânica'
    const body = html`<table><tr><td>${crest(17, '#0d5c4d')}</td><td class="r"><b>PREFEITURA MUNICIPAL DE CURITIBA</b><br>SECRETARIA MUNICIPAL DO MEIO AMBIENTE<br>DEPARTAMENTO DE LICENCIAMENTO E FISCALIZAÇÃO</td></tr></table>
<p class="c t">LICENÇA DE OPERAÇÃO</p><p class="c b">Nº ${number}</p><p class="c">VÁLIDA ATÉ ${shortDate(expires)}</p>
<p class="j">A Secretaria Municipal do Meio Ambiente, nos termos da Lei Municipal nº 15.852, de 1º de julho de 2021, e do Decreto nº 1.819/2011, considerando o contido no protocolo nº 01-${random.digits(6)}/${year(issued)}, expede a presente LICENÇA DE OPERAÇÃO a:</p>
<div class="bx"><p><b>REQUERENTE:</b> ${made.name.toUpperCase()}<br><b>CNPJ (MATRIZ):</b> ${maskCnpj(made.id)}<br><b>ENDEREÇO:</b> ${inOneLine(made.address)}</p><p><b>UNIDADE LICENCIADA (FILIAL):</b> ${maskCnpj(branchOf(made.id, '0004'))}<br><b>LOCAL DA ATIVIDADE:</b> Rua Engenheiro Ostoja, 871 - Cidade Industrial - Curitiba/PR<br><b>INDICAÇÃO FISCAL:</b> ${random.digits(2)}.${random.digits(3)}.${random.digits(3)}</p>
<p><b>ATIVIDADE:</b> ${activity}</p><p class="s"><b>Estudo elaborado por:</b> ${consultant.name}, CNPJ ${maskCnpj(consultant.id)}</p></div><p class="b">Condições a serem observadas:</p>${numbered(duties(random, 10), (index) => `${index + 1} - `)}
<p style="margin-top:6mm">Curitiba, ${longDate(issued)}.</p>${signature(fullName(random, 'f'), 'Diretora do Departamento de Licenciamento e Fiscalização')}<p class="c s" style="margin-top:14mm">Av. Manoel Ribas, 2727 - Mercês - CEP 80810-000 - Curitiba/PR - CNPJ ${maskCnpj(firm(random, 'PR', 'x').id)} - (41) 3350-8484</p>`
    return {
      html: sheet(
        {
          font: 'Go',
          sizePt: 10.4,
          margin: '16mm 20mm',
          css: '.t{font-size:16pt;font-weight:bold;margin-top:7mm}.bx{border:.3mm solid #0d5c4d;padding:3mm;margin:3mm 0}',
        },
        body,
      ),
      data: licenceData({
        id: made.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: [activity],
      }),
    }
  },
}
