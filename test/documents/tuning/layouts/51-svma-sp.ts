import { company } from '../../generator/companies.ts'
import { addYears, longDate, officeTime, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'

/** City of São Paulo in SEI: a form of lines, validity in years from publication or without an end. */
export const layout: Layout = {
  name: 'svma-sp',
  type: 51,
  variants: ['years', 'indeterminate', 'draft'],
  print(random, variant) {
    const firm = company(random, 'SP')
    const issued = randomDate(random, 2021, 2025)
    const published = issued
    const number = `${random.int(4, 98)}/CLA-SVMA/${year(issued)}`
    const [verifier, crc] = [`0${random.digits(8)}`, hex(random, 8)]
    const signer = person(random, { gender: 'f' })
    const cnae = random.pick(['2229-3/02', '1011-2/01', '3839-4/99'])
    const activities = [
      `${cnae} - ${cnae.startsWith('22') ? 'Fabricação de artefatos de material plástico para usos industriais' : cnae.startsWith('10') ? 'Frigorífico - abate de bovinos' : 'Recuperação de materiais não especificados anteriormente'}`,
      '5211-7/99 - Depósitos de mercadorias para terceiros, exceto armazéns gerais e guarda-móveis',
    ]
    const link = 'http://processos.prefeitura.sp.gov.br'
    const line = (label: string, value: string) => html`<p class="ln"><b>${label}</b> ${value}</p>`
    const body = html`${variant === 'draft' ? html`<div class="wm">MINUTA</div>` : ''}<table><tr><td style="width:22mm">${crest(18, '#b03030')}</td><td><b>PREFEITURA DO MUNICÍPIO DE SÃO PAULO</b><br>SECRETARIA MUNICIPAL DO VERDE E DO MEIO AMBIENTE<br>Coordenação de Licenciamento Ambiental<br><span class="s">Rua do Paraíso Fictício, 387, - São Paulo/SP - CEP 04103-000</span></td></tr></table>
<p class="b u">Licença Ambiental de Operação - LAO SVMA/CLA</p><p class="c b">LICENÇA AMBIENTAL DE OPERAÇÃO - LAO Nº ${number}</p>
${line('Processo SEI nº', `6027.${year(issued)}/000${random.digits(4)}-${random.digits(1)}`)}${line('Interessado:', firm.name)}${line('CNPJ:', maskCnpj(firm.id))}${line('Endereço:', oneLine(firm.address))}${line('SQL:', `0${random.digits(2)}.${random.digits(3)}.0${random.digits(3)}-${random.digits(1)}`)}
<p class="b">Atividades licenciadas (CNAE):</p><ul>${activities.map((item) => html`<li>${item}</li>`)}</ul>
<p class="j">A Coordenação de Licenciamento Ambiental, nos termos da Resolução CADES nº 207/2020, da Lei Complementar nº 140/2011 e da Resolução CONSEMA nº 01/2018, CONCEDE a presente licença, observadas as exigências abaixo. A Licença Ambiental de Instalação LAI nº ${random.int(2, 60)}/CLA-SVMA/${year(issued) - 1} perde os efeitos com a emissão desta.</p>
<p class="b">EXIGÊNCIAS TÉCNICAS</p>${conditions(random, 9)}
<p class="j"><b>${variant === 'indeterminate' ? 'A presente licença é concedida por prazo indeterminado, enquanto mantidas as condições em que foi emitida.' : `A presente licença tem validade de 05 (cinco) anos, a contar da data de sua publicação no Diário Oficial da Cidade, ocorrida em ${shortDate(published)}.`}</b></p>
<p class="r">São Paulo, ${longDate(issued)}.</p>
<p class="s sei"><b>${signer.name}</b><br>Coordenador(a) Geral<br>Em ${shortDate(issued)}, às ${officeTime(random).slice(0, 5)}.</p>
<p class="s">A autenticidade deste documento pode ser conferida no site ${link}, informando o código verificador <b>${verifier}</b> e o código CRC <b>${crc}</b>.</p><p class="s">Referência: Processo nº 6027.${year(issued)} <span style="float:right">SEI nº ${verifier}</span></p>`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 9.5,
          css: '.u{text-decoration:underline;margin-top:4mm}.ln{margin:0 0 .8mm}.sei{border-left:3px solid #999;padding-left:3mm}.wm{position:fixed;top:90mm;left:30mm;font-size:90pt;color:#ddd;transform:rotate(-35deg);z-index:-1}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: `${verifier} ${crc}`,
        expirationDate: variant === 'indeterminate' ? null : addYears(published, 5),
        validationLink: link,
        mainActivity: activities,
        documentValidation: variant !== 'draft',
      }),
    }
  },
}
