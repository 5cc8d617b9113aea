import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Pará, a town: bold labels run on in one paragraph, the activity among them. */
export const layout: Layout = {
  name: 'tropical-letter',
  type: 51,
  variants: ['run-on', 'typology'],
  print(random, variant) {
    const runOn = variant === 'run-on'
    const firm = company(random, 'PA', 'Agroindustrial')
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, 2)
    const number = `${random.int(10, 299)}/${year(issued)}`
    const code = random.digits(8)
    const activity = runOn
      ? 'Beneficiamento de polpa de frutas regionais com câmara fria'
      : '0205 - Cultivo de dendê (palma de óleo) e extração do óleo bruto'
    const body = html`<p class="c">${crest(16, '#a40')}<br><b>ESTADO DO PARÁ – PREFEITURA MUNICIPAL DE TOMÉ-AÇU DO SUL</b><br>SECRETARIA MUNICIPAL DE MEIO AMBIENTE – SEMMA</p><h1>LICENÇA DE OPERAÇÃO – L.O. Nº ${number}</h1>
${
  runOn
    ? html`<p class="j"><b>Nome/Razão Social:</b> ${firm.name}. <b>CNPJ:</b> ${maskCnpj(firm.id)}. <b>Endereço:</b> ${firm.address.street}, ${firm.address.number}. <b>Atividade:</b> ${activity}. <b>Capacidade instalada:</b> 12 t/dia. <b>Porte:</b> C-I. <b>Potencial poluidor:</b> II. <b>Validade da licença:</b> ${shortDate(expires)}.</p>`
    : html`<p>Razão Social: ${firm.name}<br>CNPJ: ${maskCnpj(firm.id)}<br>Endereço da sede: ${firm.address.street}, ${firm.address.number}<br>Tipologia: ${activity}<br>Enquadramento: Resolução COEMA nº 162/2021<br>Porte do empreendimento: D – 400 ha<br>Válida até: ${shortDate(expires)}</p>`
}
<p class="j">Esta licença não autoriza supressão vegetal nem o transporte de cargas perigosas.</p><p>Tomé-Açu do Sul, ${longDate(issued)}</p><p class="c" style="margin-top:9mm">${person(random, { gender: 'f' }).name}<br>Secretária Municipal de Meio Ambiente</p>${conditions(random, 8)}
<p class="s">Consulta pública de licenças: https://semma.tomeacudosul.pa.gov.br/consulta-licenca. Para validar este título informe o código ${code}.</p>`
    return {
      html: sheet(
        { font: runOn ? 'Lato' : 'DejaVu Serif', sizePt: 10, css: 'h1{font-size:13pt;text-align:center}' },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: code,
        expirationDate: expires,
        validationLink: 'https://semma.tomeacudosul.pa.gov.br/consulta-licenca',
        mainActivity: [activity],
      }),
    }
  },
}
