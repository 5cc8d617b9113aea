import { company } from '../../generator/companies.ts'
import { addMonths, inWords, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** A municipal agency of Paraná: numbered clauses, the object as a clause of its own, then the place as another. */
export const layout: Layout = {
  name: 'paragraph-object',
  type: 51,
  variants: ['clauses', 'referring'],
  print(random, variant) {
    const clauses = variant === 'clauses'
    const firm = company(random, 'PR', 'Indústria Química')
    const issued = randomDate(random, 2019, 2025)
    const months = 36
    const number = `${random.int(100, 999)}-${String(year(issued)).slice(2)}`
    const code = random.digits(9)
    const activity = clauses
      ? 'Fabricação de tintas, vernizes, esmaltes e lacas, com depósito de matérias-primas e expedição'
      : 'recauchutagem de pneus e comércio de borracha triturada'
    const body = html`<p class="c b">MUNICÍPIO DE ARAUCÁRIA DO NORTE<br>Estado do Paraná<br>Secretaria Municipal do Meio Ambiente</p><p class="b" style="font-size:13pt">Licença Ambiental de Operação nº ${number}</p>
${
  clauses
    ? html`<p class="j"><b>1. Outorgada:</b> ${firm.name}, CNPJ ${maskCnpj(firm.id)}.</p><p class="j"><b>2. Objeto da licença:</b> ${activity}.</p><p class="j"><b>3. Local:</b> ${firm.address.street}, ${firm.address.number}, neste Município.</p><p class="j"><b>4. Prazo:</b> ${months} (${inWords(months)}) meses, a partir da expedição, ocorrida em ${shortDate(issued)}.</p>`
    : html`<p class="j">O Município, por sua Secretaria do Meio Ambiente, atendendo ao requerido por ${firm.name} (CNPJ ${maskCnpj(firm.id)}), concede esta Licença Ambiental de Operação referente à atividade de ${activity}, exercida no imóvel de indicação fiscal ${random.digits(2)}.${random.digits(3)}.${random.digits(3)}, com prazo de validade de ${months} meses contados desta data.</p>`
}
<p class="b">${clauses ? '5. Condições:' : 'Condicionantes'}</p>${conditions(random, 9)}
<p>Araucária do Norte, ${longDate(issued)}.</p><p class="c" style="margin-top:9mm">${person(random, { gender: 'm' }).name}<br>Diretor do Departamento de Licenciamento</p>
<p class="s j">Assinado eletronicamente. A conferência da autenticidade faz-se no sítio https://processos.araucariadonorte.pr.gov.br/conferir mediante o código identificador ${code}.</p>`
    return {
      html: sheet(
        {
          font: clauses ? 'Gentium Book Plus' : 'Liberation Sans',
          sizePt: clauses ? 11 : 10,
          margin: '20mm 25mm',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: code,
        expirationDate: addMonths(issued, months),
        validationLink: 'https://processos.araucariadonorte.pr.gov.br/conferir',
        mainActivity: [activity],
      }),
    }
  },
}
