import { company } from '../../generator/companies.ts'
import {
  addYears,
  inWords,
  longDate,
  officeTime,
  randomDate,
  shortDate,
  year,
} from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hex, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { obligations } from '../conditions.ts'

/** Porto Alegre: SEI without a form, labels in bold inside paragraphs, dangerous goods only stored. */
export const layout: Layout = {
  name: 'smamus-poa',
  type: 51,
  variants: ['years', 'date', 'draft'],
  print(random, variant) {
    const firm = company(random, 'RS')
    const legal = person(random, { uf: 'RS' })
    const issued = randomDate(random, 2020, 2025)
    const years = random.pick([3, 4, 5])
    const number = `0${random.digits(5)}/${year(issued)}`
    const [verifier, crc] = [`${random.int(10, 39)}${random.digits(6)}`, hex(random, 8)]
    const signer = person(random, { gender: 'f' })
    const activity = random.pick([
      'Depósito de produtos químicos e perigosos, sem manipulação',
      'Indústria gráfica',
      'Hospital com mais de 80 leitos',
    ])
    const url = 'https://sei.procempa.com.br/autenticidade/seipmpa'
    const body = html`${variant === 'draft' ? html`<p class="rs">RASCUNHO – SEM VALOR LEGAL</p>` : ''}<p class="c">PREFEITURA MUNICIPAL DE PORTO ALEGRE<br>Secretaria Municipal do Meio Ambiente, Urbanismo e Sustentabilidade</p><p class="c b">LICENÇA DE OPERAÇÃO – LO Nº ${number}</p>
<p class="j"><b>PROCESSO:</b> 2${random.int(0, 4)}.0.000${random.digits(6)}-${random.digits(1)}. <b>EMPREENDEDOR:</b> ${firm.name}. <b>CNPJ:</b> ${maskCnpj(firm.id)}. <b>REPRESENTANTE LEGAL:</b> ${legal.name}, <b>CPF</b> ${maskCpf(legal.cpf)}. <b>ENDEREÇO:</b> ${firm.address.street}, ${firm.address.number}.</p>
<p class="j"><b>OBJETO DA LICENÇA:</b> ${activity}.</p>
<p class="j">1. DO PRAZO</p><p class="j">${variant === 'years' ? `Esta licença tem vigência e validade de ${years} (${inWords(years)}) anos, contados da data da assinatura eletrônica.` : `Licença válida de ${longDate(issued)} até ${longDate(addYears(issued, years))}.`}</p>
<p class="j">2. DAS OBRIGAÇÕES</p>${obligations(random, 15, (n) => `2.${n}`)}
<div class="f"><p>Documento assinado eletronicamente por ${signer.name}, Diretor(a), em ${shortDate(issued)}, às ${officeTime(random).slice(0, 5)}, conforme o art. 1º, III, "b", da Lei 11.419/2006, e o Decreto Municipal 18.916/2015.</p><p>A autenticidade do documento pode ser conferida no site ${url} informando o código verificador ${verifier} e o código CRC ${crc}.</p></div>`
    return {
      html: sheet(
        {
          font: 'PT Serif',
          sizePt: 11,
          margin: '22mm 25mm',
          css: '.f{font-size:8.5pt;border-top:1px solid #000;margin-top:6mm;padding-top:2mm}.rs{text-align:right;color:#900;font-weight:bold}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: `${verifier} ${crc}`,
        expirationDate: addYears(issued, years),
        validationLink: url,
        mainActivity: [activity],
        // The municipal data company's host is not a government domain, but it is the city's official one.
        documentValidation: variant !== 'draft',
      }),
    }
  },
}
