import { company } from '../../generator/companies.ts'
import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Minas, a town: the activity shares its line with class and criterion; the text of a long one goes on below. */
export const layout: Layout = {
  name: 'split-across',
  type: 51,
  variants: ['pairs-in-line', 'grid'],
  print(random, variant) {
    const pairs = variant === 'pairs-in-line'
    const firm = company(random, 'MG', 'Tecelagem')
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, 10)
    const number = `${random.int(100, 499)}/${year(issued)}`
    const code = `${hex(random, 3)}-${hex(random, 3)}-${hex(random, 3)}`
    const activity = pairs
      ? 'Fiação e/ou tecelagem, exceto tricô e crochê'
      : 'Acabamento de fios e/ou tecidos planos ou tubulares, com lavagem, tingimento, estamparia e engomagem em regime contínuo'
    const body = html`<p class="c b">PREFEITURA MUNICIPAL DE NOVA LIMEIRA DE MINAS<br>CONSELHO MUNICIPAL DE DEFESA DO MEIO AMBIENTE – CODEMA</p><p class="c">CERTIFICADO DE LICENÇA AMBIENTAL Nº ${number}<br>LICENÇA DE OPERAÇÃO</p>
<p class="j">O CODEMA, nos termos da Deliberação Normativa COPAM nº 213/2017, concede licença ao empreendimento abaixo.</p>
<table class="g"><tr><td colspan="2"><b>Empreendedor:</b> ${firm.name}</td><td><b>CNPJ:</b> ${maskCnpj(firm.id)}</td></tr>
${pairs ? html`<tr><td><b>Atividade:</b> ${activity}</td><td><b>Classe:</b> 4</td><td><b>Critério locacional:</b> 1</td></tr>` : html`<tr><td><b>Código DN:</b> C-08-07-9</td><td><b>Atividade:</b> ${activity}</td><td><b>Classe:</b> 5</td></tr>`}
<tr><td colspan="2"><b>Endereço:</b> ${firm.address.street}, ${firm.address.number}</td><td><b>Fase:</b> LO</td></tr><tr><td><b>Emissão:</b> ${shortDate(issued)}</td><td><b>Vencimento:</b> ${shortDate(expires)}</td><td><b>Processo:</b> ${random.digits(4)}/${year(issued) - 1}</td></tr></table>
<p class="b">Condicionantes</p>${conditions(random, 8)}<p class="c" style="margin-top:8mm">${person(random, { gender: 'm' }).name}<br>Presidente do CODEMA</p><p class="s">Certificado digital verificável por meio do link https://novalimeirademinas.mg.gov.br/codema/verifica e da senha ${code}.</p>`
    return {
      html: sheet(
        {
          font: pairs ? 'PT Serif' : 'Roboto',
          sizePt: 9.5,
          css: '.g td{border:.2mm solid #444;padding:1mm 1.5mm;vertical-align:top}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: code,
        expirationDate: expires,
        validationLink: 'https://novalimeirademinas.mg.gov.br/codema/verifica',
        mainActivity: [activity],
      }),
    }
  },
}
